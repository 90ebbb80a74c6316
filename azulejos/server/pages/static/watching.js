// Watching at one's own pace: pause, play on, and how fast. It works for running games, whose moves
// go on meanwhile, and for the replay of finished ones.

/** @import { PageState } from '../types' */
/** @import { Panel } from './panel.js' */

import { byId } from './dom.js'
import { message } from './messages.js'
import { prefs } from './prefs.js'

const PACE = 1600 // milliseconds from one move to the next, at usual speed
const KEPT = 4 // moves that a page shows one after the other; of more, it shows the last ones

/**
 * The steps to show after some moves. A page that is many moves behind leaves out the earlier ones,
 * so that it keeps up with any table.
 * @template {{ ply: number }} Step
 * @param {Step[]} steps
 */
export function recent(steps) {
  const plies = [...new Set(steps.map(step => step.ply))].slice(-KEPT)
  return steps.filter(step => plies.includes(step.ply))
}

export class Watching {
  /**
   * @param {PageState} state
   * @param {Panel} panel
   * @param {(ply: number | null, holds?: boolean) => void} goTo
   */
  constructor(state, panel, goTo) {
    this.state = state
    this.panel = panel
    this.goTo = goTo
    this.timer = 0
    for (const id of ['pause', 'autoplay']) {
      byId(id).addEventListener('click', () => this.toggle())
    }
    byId('pace').addEventListener('change', () => {
      if (this.timer) this.play()
    })
  }

  /** Whether the page moves on by itself: it plays, or it shows a running game as it is. */
  get isMoving() {
    return this.timer > 0 || (this.state.at === null && this.state.view.turn !== null)
  }

  toggle() {
    if (this.isMoving) this.pause()
    else this.play()
  }

  pause() {
    this.stop()
    this.goTo(this.state.shown, true)
    this.update()
  }

  play() {
    this.stop()
    if (this.state.view.turn === null && this.state.at === null) this.panel.first()
    const pace = Number(byId('pace', HTMLSelectElement).value)
    this.timer = setInterval(() => this.next(), PACE / pace)
    this.update()
  }

  stop() {
    clearInterval(this.timer)
    this.timer = 0
  }

  /** Shows the next move, if the last one has been shown. */
  next() {
    const { at, shown, view } = this.state
    if (at === null)
      this.stop() // the current position is reached
    else if (this.panel.listed < view.ply) this.panel.loadMoves(view.ply)
    else if (shown === at) this.panel.step(1)
    this.update()
  }

  /** Shows the buttons: in the replay, and for those who watch others play. */
  update() {
    const { view } = this.state
    const isMoving = this.isMoving
    const words = isMoving ? message('scripts-pause') : message('scripts-go-on')
    const watches = !view.mine.length && view.turn !== null
    byId('pause').hidden = !watches
    byId('pause').textContent = words
    byId('autoplay').classList.toggle('moving', isMoving)
    byId('autoplay').setAttribute('aria-label', words)
    byId('autoplay').title = words
    byId('autoplay').hidden = view.turn !== null && !watches
    byId('pace').hidden = byId('autoplay').hidden || !prefs.speed
  }
}
