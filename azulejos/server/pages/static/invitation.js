// Invites friends to the empty seats of a table: a link to copy or to share, and its QR code.

/** @import { View } from '../types' */

import { post } from './api.js'
import { byId, element } from './dom.js'
import { listed, message } from './messages.js'
import { openDialog, prefs } from './prefs.js'
import { sound } from './sounds.js'

/**
 * The seats of persons who have not come yet.
 * @param {View} view
 */
export const awaited = view =>
  view.turn === null ? [] : [...view.seats.keys()].filter(n => !view.seats[n].seated)

export class Invitation {
  /**
   * @param {string} table
   * @param {() => View} view
   */
  constructor(table, view) {
    this.table = table
    this.view = view
    this.dialog = byId('invitation', HTMLDialogElement)
    /** The seats that were empty at the last look. @type {number[]} */
    this.missing = []
    byId('invitation-close').addEventListener('click', () => this.dialog.close())
  }

  /** Opens the dialog. */
  open() {
    openDialog('invitation')
    this.fill()
  }

  /** Shows who has come since, and closes the dialog when everybody is there. */
  update() {
    const view = this.view()
    const missing = awaited(view)
    const came = this.missing.filter(seat => !missing.includes(seat))
    if (came.length) sound('turn')
    if (came.length && this.dialog.open) {
      if (missing.length) this.fill()
      else this.dialog.close()
    }
    this.missing = missing
    if (this.dialog.open) this.showAwaited(view)
  }

  /** @param {View} view */
  showAwaited(view) {
    const names = listed(awaited(view).map(seat => view.names[seat]))
    byId('invitation-awaited').textContent = message('scripts-awaits', { names })
  }

  fill() {
    const view = this.view()
    const seats = awaited(view)
    this.showAwaited(view)
    byId('invitation-title').textContent = message('scripts-send-link', { links: seats.length })
    const parts = seats.map(seat => {
      const part = element('section', {})
      this.fillSeat(part, seat, seats.length > 1 ? view.names[seat] : '')
      return part
    })
    byId('invitation-links').replaceChildren(...parts)
  }

  /**
   * @param {HTMLElement} part
   * @param {number} seat
   * @param {string} name
   */
  async fillSeat(part, seat, name) {
    const link = await this.link(seat)
    if (!link) {
      part.textContent = message('scripts-seat-taken')
      return
    }
    if (name) part.append(element('h3', { textContent: name }))
    part.append(this.linkField(link), this.buttons(link))
    if (!part.previousElementSibling) part.querySelector('button')?.focus()
    try {
      const { svg } = await post(`/t/${this.table}/qr`, { link })
      const code = element('div', { className: 'qr', innerHTML: svg })
      code.role = 'img'
      code.ariaLabel = message('scripts-qr-code')
      part.append(code)
    } catch {
      /* the link is enough */
    }
  }

  /** @param {string} link */
  linkField(link) {
    const text = element('input', { readOnly: true, value: link, onfocus: () => text.select() })
    text.setAttribute('aria-label', message('scripts-link'))
    return text
  }

  /** @param {string} link */
  buttons(link) {
    const copy = element('button', {
      type: 'button',
      className: 'primary',
      textContent: message('scripts-copy-link'),
      onclick: async () => {
        try {
          await navigator.clipboard.writeText(link)
          copy.textContent = message('scripts-copied')
        } catch {
          copy.parentElement?.parentElement?.querySelector('input')?.focus()
        }
      },
    })
    const row = element('p', { className: 'row' }, copy)
    if ('share' in navigator) row.append(this.shareButton(link))
    return row
  }

  /** @param {string} link */
  shareButton(link) {
    return element('button', {
      type: 'button',
      textContent: message('scripts-share'),
      onclick: () => navigator.share({ title: document.title, url: link }).catch(() => {}),
    })
  }

  /**
   * The link of a seat; null if somebody has the seat already.
   * @param {number} seat
   * @returns {Promise<string | null>}
   */
  async link(seat) {
    const links = prefs.load(`links.${this.table}`) ?? []
    if (links[seat]) return links[seat]
    try {
      const made = await post(`/api/tables/${this.table}/seats/${seat}/invite`)
      links[seat] = made.link
      prefs.save(`links.${this.table}`, links)
      return made.link
    } catch {
      return null
    }
  }
}
