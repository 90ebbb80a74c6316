// The coach of a guided game: shows the tips of the server, and points at the board.

/** @import { CoachAnswer, PageState, Tip } from '../types' */
/** @import { Board } from './board.js' */
/** @import { MoveInput } from './move_input.js' */

import { get } from './api.js'
import { byId, element, svgElement } from './dom.js'
import { unbroken } from './messages.js'
import { prefs } from './prefs.js'

export class Coach {
  /**
   * @param {Board} board
   * @param {MoveInput} moveInput
   * @param {PageState} state
   */
  constructor(board, moveInput, state) {
    this.moveInput = moveInput
    this.state = state
    this.table = state.view.table
    /** @type {Tip[]} */
    this.tips = []
    this.page = 0
    this.ply = -1
    this.labels = { next: '', hide: '', show: '' }
    /** What the tips belong to: the ply and the look of the page. */
    this.loaded = ''
    this.pointing = svgElement('g', { class: 'pointing', 'aria-hidden': true })
    board.layer('marks').after(this.pointing)
    this.words = element('p', { className: 'words' })
    this.words.setAttribute('aria-live', 'polite')
    this.count = element('small')
    this.next = element('button', {
      type: 'button',
      className: 'primary',
      onclick: () => this.turnPage(),
    })
    this.hide = element('button', {
      type: 'button',
      className: 'quiet',
      onclick: () => this.setHidden(!this.hidden),
    })
    const buttons = element('div', { className: 'buttons' }, this.count, this.next, this.hide)
    this.card = element('section', { id: 'coach', hidden: true }, this.words, buttons)
    byId('bar').prepend(this.card)
    document.addEventListener('settled', () => this.update())
    document.addEventListener('held', () => this.show())
    this.update()
  }

  get hidden() {
    return Boolean(prefs.load(`coach.${this.table}`))
  }

  /** @param {boolean} value */
  setHidden(value) {
    prefs.save(`coach.${this.table}`, value)
    this.show()
  }

  /** Loads the tips for the position that the page shows, if the learner is to move. */
  async update() {
    const { at, shown, view, look } = this.state
    const isLearnersTurn = view.turn === null || view.mine.includes(view.turn)
    if (at !== null || shown !== view.ply || !isLearnersTurn) return this.clear()
    const wanted = `${shown} ${look}`
    if (wanted === this.loaded) return
    this.loaded = wanted
    try {
      /** @type {CoachAnswer} */
      const answer = await get(`/t/${this.table}/coach?${look}`)
      if (wanted !== this.loaded || answer.ply !== shown) return
      if (answer.ply !== this.ply) this.page = 0
      this.ply = answer.ply
      this.tips = answer.tips
      this.labels = answer.labels
      this.show()
      document.dispatchEvent(new Event('spoken'))
      document.body.dataset.heard = String(answer.ply) // for tests
    } catch {
      this.loaded = ''
    }
  }

  clear() {
    this.loaded = ''
    this.tips = []
    this.show()
  }

  turnPage() {
    this.page = Math.min(this.page + 1, this.tips.length - 1)
    this.show()
  }

  show() {
    /** @type {Tip | undefined} */
    const tip = this.tips[this.page]
    this.card.hidden = !tip
    document.body.classList.toggle('coached', Boolean(tip))
    document.body.dataset.coach = tip && !this.hidden ? `${this.ply}.${this.page}` : ''
    this.pointing.innerHTML = tip && !this.hidden ? tip.marks : ''
    if (!tip) return
    const last = this.page === this.tips.length - 1
    const holding = this.moveInput.chosen && !this.moveInput.auto
    const words = unbroken(this.hidden ? '' : (holding && tip.held) || tip.words)
    if (this.words.textContent !== words) this.words.textContent = words
    const several = this.tips.length > 1 && !this.hidden
    this.card.classList.toggle('closed', this.hidden)
    this.count.textContent = several ? `${this.page + 1}/${this.tips.length}` : ''
    this.next.hidden = last || this.hidden
    this.next.textContent = this.labels.next
    this.hide.textContent = this.hidden ? this.labels.show : this.labels.hide
  }
}
