// "Why can't I?" The server explains why a place cannot be chosen, when somebody points at it.
// A click or tap always asks. A resting mouse asks while tiles are picked up.

/** @import { PageState, Say } from '../types' */
/** @import { Board } from './board.js' */
/** @import { MoveInput } from './move_input.js' */

import { get } from './api.js'
import { capital, targetOf } from './dom.js'

const REST = 350

export class Explanations {
  /**
   * @param {Board} board
   * @param {MoveInput} moveInput
   * @param {PageState} state
   * @param {Say} say
   */
  constructor(board, moveInput, state, say) {
    this.board = board
    this.moveInput = moveInput
    this.state = state
    this.say = say
    this.held = ''
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined
    this.request = 0
    const { svg } = board
    const remember = () => {
      this.held = moveInput.chosen ?? ''
    }
    svg.addEventListener('pointerdown', remember, true)
    svg.addEventListener('click', event => this.ask(event, this.held))
    svg.addEventListener('pointermove', event => this.rest(event))
    svg.addEventListener('pointerleave', () => clearTimeout(this.timer))
    svg.addEventListener('keydown', event => {
      if (event.key === 'y') this.explainAll()
    })
  }

  /** @param {PointerEvent} event */
  rest(event) {
    clearTimeout(this.timer)
    if (event.pointerType !== 'mouse' || !this.moveInput.chosen || this.moveInput.drag) return
    this.timer = setTimeout(() => this.ask(event, this.moveInput.chosen ?? ''), REST)
  }

  /**
   * @param {MouseEvent} event
   * @param {string} held what is picked up
   */
  async ask(event, held) {
    const { at, shown, view, seat, look } = this.state
    if (at !== null || shown !== view.ply || this.moveInput.options) return
    if (targetOf(event).closest('.hit')) return
    const { x, y } = this.board.point(event)
    const point = `x=${x.toFixed(1)}&y=${y.toFixed(1)}&held=${encodeURIComponent(held)}`
    this.request += 1
    const request = this.request
    const path = `/t/${view.table}/why?ply=${shown}&seat=${seat}&${point}&${look}`
    const answer = await get(path).catch(() => null)
    if (request !== this.request || !answer?.words || shown !== this.state.view.ply) return
    this.say(capital(answer.words), false, answer.clause)
  }

  /** For players with a keyboard: explains all closed lines at once. */
  explainAll() {
    const reasons = Object.values(this.moveInput.closed)
    if (reasons.length) this.say(`${reasons.map(capital).join('. ')}.`)
  }
}
