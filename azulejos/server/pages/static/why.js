// Why can't I? Pointing at a place that cannot be chosen is answered by the server, in a sentence.
// A click or tap always asks; resting with the pointer asks while tiles are in hand.

import { get } from './prefs.js'
import { capital } from './turn.js'

const REST = 350

export class Why {
  constructor(board, turn, state, say) {
    Object.assign(this, { board, turn, state, say })
    const { svg } = board
    svg.addEventListener('pointerdown', () => { this.held = turn.chosen ?? '' }, true)
    svg.addEventListener('click', event => this.ask(event, this.held))
    svg.addEventListener('pointermove', event => this.rest(event))
    svg.addEventListener('pointerleave', () => clearTimeout(this.timer))
    svg.addEventListener('keydown', event => { if (event.key === 'y') this.explain() })
  }

  rest(event) {
    clearTimeout(this.timer)
    if (event.pointerType !== 'mouse' || !this.turn.chosen || this.turn.drag) return
    this.timer = setTimeout(() => this.ask(event, this.turn.chosen ?? ''), REST)
  }

  async ask(event, held) {
    const { at, shown, view, seat, look } = this.state
    if (at !== null || shown !== view.ply || this.turn.options || event.target.closest('.hit')) return
    const { x, y } = this.board.point(event)
    const point = `x=${x.toFixed(1)}&y=${y.toFixed(1)}&held=${encodeURIComponent(held)}`
    const asked = (this.asked = Symbol('question'))
    const answer = await get(`/t/${view.table}/why?ply=${shown}&seat=${seat}&${point}&${look}`).catch(() => null)
    if (asked !== this.asked || !answer?.words || shown !== this.state.view.ply) return
    this.say(capital(answer.words), false, answer.clause)
  }

  // For who plays with keys: all lines that are closed, at once.
  explain() {
    const reasons = Object.values(this.turn.closed)
    if (reasons.length) this.say(reasons.map(capital).join('. ') + '.')
  }
}
