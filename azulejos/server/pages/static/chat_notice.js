// A badge and a short notice for chat messages that come while the chat is out of sight.

import { byId } from './dom.js'

const SHOWN = 5000 // how long a notice stays, in milliseconds

export class ChatNotice {
  constructor() {
    this.isChatVisible = false
    this.unread = 0
    this.timer = 0
    this.badged = [byId('menu'), byId('tab-chat')]
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
    for (const badged of this.badged) badged.dataset.unread = String(this.unread)
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
    for (const badged of this.badged) delete badged.dataset.unread
    byId('chat-notice').hidden = true
  }
}
