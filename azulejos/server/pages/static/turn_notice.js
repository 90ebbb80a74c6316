// Tells a person whose page is out of sight that it is their turn: by the title and the icon of the
// tab, and, if they want it, by a notice of the system. They are asked while they wait for a person.

/** @import { View } from '../types' */

import { byId } from './dom.js'
import { message } from './messages.js'
import { prefs } from './prefs.js'

const PREF = 'notices'
const canNotify = () => 'Notification' in window && isSecureContext
const isWanted = () => prefs.get(PREF) === '1' && Notification.permission === 'granted'

export class TurnNotice {
  /**
   * @param {string} table
   * @param {string} title
   */
  constructor(table, title) {
    this.table = table
    this.title = title
    this.wasMine = true // a page that has just been opened gives no notice
    /** @type {Notification | undefined} */
    this.shown = undefined
    this.icon = document.querySelector('link[rel=icon]')
    byId('notify').addEventListener('click', () => this.ask())
    addEventListener('preference', event => {
      if (/** @type {CustomEvent} */ (event).detail === PREF && prefs.get(PREF) === '1') this.ask()
    })
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.shown?.close()
    })
  }

  /** @param {View} view */
  update(view) {
    const isMine = view.turn !== null && view.mine.includes(view.turn) && !view.closed
    const mark = isMine ? `● ${message('scripts-your-turn')} · ` : ''
    document.title = `${mark}${this.title} · Azulejos`
    this.icon?.setAttribute('href', iconAddress(this.icon.getAttribute('href') ?? '', isMine))
    if (isMine && !this.wasMine && document.hidden) this.notify()
    this.wasMine = isMine
    this.offer(view, isMine)
  }

  /**
   * Offers notices to a player who waits for a person.
   * @param {View} view
   * @param {boolean} isMine
   */
  offer(view, isMine) {
    const awaitsPerson = view.turn !== null && !isMine && view.seats[view.turn].kind === 'person'
    const isPlayer = view.mine.length > 0
    const isOpen = canNotify() && Notification.permission !== 'denied' && !isWanted()
    byId('notify').hidden = !(isPlayer && awaitsPerson && isOpen)
  }

  async ask() {
    if (!canNotify()) return
    const answer = await Notification.requestPermission()
    const value = answer === 'granted' ? '1' : '0'
    if (prefs.get(PREF) !== value) prefs.choose(PREF, value)
    byId('notify').hidden = true
  }

  async notify() {
    if (!canNotify() || !isWanted()) return
    const icon = iconAddress(this.icon?.getAttribute('href') ?? '', false)
    const options = { body: message('scripts-your-turn'), tag: this.table, icon }
    try {
      this.shown = new Notification(this.title, options)
      this.shown.onclick = () => {
        window.focus()
        this.shown?.close()
      }
    } catch {
      // Phones show notices of service workers only.
      const worker = await navigator.serviceWorker?.getRegistration()
      worker?.showNotification(this.title, { ...options, data: location.pathname })
    }
  }
}

/**
 * The address of the tab's icon, with a mark or without.
 * @param {string} address
 * @param {boolean} isMarked
 */
const iconAddress = (address, isMarked) =>
  address.replace(/icon(-turn)?\.svg/, isMarked ? 'icon-turn.svg' : 'icon.svg')
