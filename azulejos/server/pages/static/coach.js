// The coach of a guided game: says what the server's lessons say, and points at it on the board.

import { make } from './board.js'
import { get, prefs } from './prefs.js'
import { bound } from './words.js'

const node = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

export class Coach {
  constructor(board, turn, state) {
    Object.assign(this, { turn, state, tips: [], page: 0, heard: '' })
    this.table = state.view.table
    this.pointing = make('g', { class: 'pointing', 'aria-hidden': true })
    board.layer('marks').after(this.pointing)
    this.words = node('p', { className: 'words' })
    this.words.setAttribute('aria-live', 'polite')
    this.count = node('small')
    this.next = node('button', { type: 'button', className: 'primary', onclick: () => this.turnPage() })
    this.hide = node('button', { type: 'button', className: 'quiet', onclick: () => this.setHidden(!this.hidden) })
    this.card = node('section', { id: 'coach', hidden: true }, this.words, node('div', { className: 'buttons' }, this.count, this.next, this.hide))
    document.getElementById('bar').prepend(this.card)
    document.addEventListener('settled', () => this.listen())
    document.addEventListener('held', () => this.show())
    this.listen()
  }

  get hidden() { return Boolean(prefs.kept(`coach.${this.table}`)) }

  setHidden(value) {
    prefs.keep(`coach.${this.table}`, value)
    this.show()
  }

  // What the coach says belongs to the position that is shown, and to no other.
  async listen() {
    const { at, shown, view } = this.state
    const speaks = at === null && shown === view.ply && (view.turn === null || view.mine.includes(view.turn))
    if (!speaks) return this.forget()
    const now = `${shown} ${this.state.look}`
    if (now === this.heard) return
    this.heard = now
    try {
      const said = await get(`/t/${this.table}/coach?${this.state.look}`)
      if (now !== this.heard || said.ply !== shown) return
      if (said.ply !== this.ply) this.page = 0
      Object.assign(this, { ply: said.ply, tips: said.tips, labels: said.labels })
      this.show()
      document.dispatchEvent(new Event('spoken'))
      document.body.dataset.heard = said.ply // for tests
    } catch {
      this.heard = ''
    }
  }

  forget() {
    this.heard = ''
    this.tips = []
    this.show()
  }

  turnPage() {
    this.page = Math.min(this.page + 1, this.tips.length - 1)
    this.show()
  }

  show() {
    const tip = this.tips[this.page]
    this.card.hidden = !tip
    document.body.classList.toggle('coached', Boolean(tip))
    document.body.dataset.coach = tip && !this.hidden ? `${this.ply}.${this.page}` : ''
    this.pointing.innerHTML = tip && !this.hidden ? tip.marks : ''
    if (!tip) return
    const last = this.page === this.tips.length - 1
    const words = bound(this.hidden ? '' : (this.turn.chosen && !this.turn.auto && tip.held) || tip.words)
    if (this.words.textContent !== words) this.words.textContent = words
    this.card.classList.toggle('closed', this.hidden)
    this.count.textContent = this.tips.length > 1 && !this.hidden ? `${this.page + 1}/${this.tips.length}` : ''
    this.next.hidden = last || this.hidden
    this.next.textContent = this.labels.next
    this.hide.textContent = this.hidden ? this.labels.show : this.labels.hide
  }
}
