// Resigning, or leaving a game that goes on: a button, and a question before it happens.

/** @import { View } from '../types' */

import { byId } from './dom.js'
import { message } from './messages.js'
import { openDialog } from './prefs.js'

/**
 * Why a game is over before its last round, in a sentence; null if it is not.
 * @param {View} view
 */
export function ending(view) {
  if (!view.ended) return null
  const { seat, reason } = view.ended
  return message('scripts-ended', { reason, name: view.names[seat], winner: view.names[1 - seat] })
}

export class GivingUp {
  /**
   * @param {() => View} view
   * @param {(path: string, body: object) => void} act
   */
  constructor(view, act) {
    this.view = view
    byId('give-up').addEventListener('click', () => this.ask())
    byId('give-up-no').addEventListener('click', () => this.dialog.close())
    byId('give-up-yes').addEventListener('click', () => {
      this.dialog.close()
      act('give-up', { seat: this.seat, reason: this.reason })
    })
  }

  get dialog() {
    return byId('giving-up', HTMLDialogElement)
  }

  /** The seat that gives up: at a shared screen, the one to move. */
  get seat() {
    const { mine, turn } = this.view()
    return turn !== null && mine.includes(turn) ? turn : mine[0]
  }

  /** Two resign; with more players somebody leaves, and the others play on. */
  get reason() {
    return this.view().seats.length > 2 ? 'leave' : 'resign'
  }

  update() {
    const { mine, turn } = this.view()
    const canGiveUp = mine.length > 0 && turn !== null
    byId('give-up').hidden = !canGiveUp
    if (canGiveUp) byId('give-up').textContent = message('scripts-give-up', { reason: this.reason })
    else if (this.dialog.open) this.dialog.close()
  }

  ask() {
    const { names } = this.view()
    const { reason, seat } = this
    byId('giving-up-title').textContent = message('scripts-give-up-question', { reason })
    const winner = names[1 - seat] ?? ''
    byId('giving-up-about').textContent = message('scripts-give-up-about', { reason, winner })
    byId('give-up-yes').textContent = message('scripts-give-up', { reason })
    openDialog('giving-up')
  }
}
