// Hints: first where to look, then the move. The server decides who may have them, and counts them.

/** @import { PageState, Say } from '../types' */

import { post } from './api.js'
import { byId, element } from './dom.js'
import { message } from './messages.js'

export class Hints {
  /**
   * @param {PageState} state
   * @param {Say} say
   */
  constructor(state, say) {
    this.state = state
    this.say = say
    this.told = -1 // the ply at which somebody was told where to look
    /** @type {string[]} places on the board */
    this.keys = []
    this.button = element('button', { id: 'hint', type: 'button', onclick: () => this.ask() })
    byId('back').before(this.button)
    for (const event of ['settled', 'held']) document.addEventListener(event, () => this.update())
    this.update()
  }

  update() {
    const { view, at } = this.state
    const isMine = view.turn !== null && view.mine.includes(Number(view.turn))
    this.button.hidden = !(view.hints.allowed && isMine && at === null)
    const isTold = this.told === view.ply
    this.button.textContent = message(isTold ? 'scripts-hint-move' : 'scripts-hint')
    if (!isTold) this.keys = []
    this.point() // the board may have been drawn again
  }

  async ask() {
    const { ply, table } = this.state.view
    this.button.disabled = true
    try {
      const full = this.told === ply
      const hint = await post(`/api/tables/${table}/hint`, { ply, full })
      if (this.state.view.ply !== ply) return
      this.told = ply
      this.keys = hint.keys
      this.say(hint.words)
      this.update()
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error), true)
    } finally {
      this.button.disabled = false
    }
  }

  point() {
    for (const hit of document.querySelectorAll('#board .hit.hinted'))
      hit.classList.remove('hinted')
    for (const key of this.keys)
      document.querySelector(`#board .hit[data-key="${key}"]`)?.classList.add('hinted')
  }
}
