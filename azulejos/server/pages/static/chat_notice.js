// A badge and a short notice for chat messages that come while the chat is out of sight.

import { byId } from './dom.js'

const SHOWN = 5000 // how long a notice stays, in milliseconds

export class ChatNotice {
  constructor() {
    this.isChatVisible = false
    this.unread = 0
    this.timer = 0
    new IntersectionObserver(entries => {
      this.isChatVisible = entries[entries.length - 1].isIntersecting
      if (this.isChatVisible) this.clear()
    }).observe(byId('chat'))
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  show(name, text) {
    if (this.isChatVisible) return
    this.unread += 1
    byId('menu').dataset.unread = String(this.unread)
    const notice = byId('chat-notice')
    notice.textContent = `${name}: ${text}`
    notice.hidden = false
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      notice.hidden = true
    }, SHOWN)
  }

  clear() {
    this.unread = 0
    delete byId('menu').dataset.unread
    byId('chat-notice').hidden = true
  }
}
