// A turn: pick up, see where it may go and what it would bring, place. The same for all games:
// every legal move has the places that it takes from and the one that it goes to.

import { make } from './board.js'
import { refill } from './refill.js'
import { say as tell } from './words.js'

const DIRECT = /:hand|:tray$|^drawn$|^$/ // where a move goes that needs no second click
const DRAG = 7

export class Turn {
  constructor(board, dom, { play, ask, say, look, prefs }) {
    Object.assign(this, { board, dom, play, ask, say, lookFrom: look, prefs })
    this.hits = board.layer('hits')
    this.areas = [...this.hits.children] // what is shared, and the own board
    this.reset()
    this.listen()
  }

  reset() {
    this.moves = []
    this.spots = {}
    this.where = {}
    this.tries = {}
    this.closed = {}
    this.chosen = null
    this.options = null
    this.proposed = null
    this.drag = null
  }

  // --- what may be done now ---

  offer(choices) {
    const focus = this.focused()
    this.reset()
    if (choices) Object.assign(this, choices)
    const sources = new Set(this.moves.flatMap(m => m.from.slice(0, 1)))
    const placed = this.moves.filter(m => !DIRECT.test(m.to))
    if (sources.size === 1 && placed.length && placed.length === this.moves.filter(m => m.from.length).length) {
      this.choose(placed[0].from[0], false)
    } else this.draw()
    if (focus !== null) this.focus(focus)
  }

  sources() {
    return this.moves.filter(m => m.from.length && !this.isButton(m))
  }

  // Moves that go nowhere are buttons, unless they begin with tiles that can be clicked.
  isButton(move) {
    return !move.to && !move.from.some(key => this.spots[key].tiles.length)
  }

  ownSources() {
    return this.moves.filter(m => m.from.length && m.to && /^\d:hand/.test(m.from[0]) && !DIRECT.test(m.to))
  }

  targets() {
    if (this.chosen) return this.moves.filter(m => m.to && m.from.includes(this.chosen) && !DIRECT.test(m.to))
    return this.ownSources()
  }

  keys() {
    const sources = new Set(this.sources().flatMap(m => m.from))
    const targets = new Set(this.targets().map(m => m.to))
    return { sources, targets, all: [...new Set([...targets, ...sources])] }
  }

  // --- drawing it ---

  draw() {
    const { sources, targets, all } = this.keys()
    const nodes = all.map(key => this.hit(key, sources.has(key), targets.has(key)))
    this.settle(nodes)
    this.board.layer('shuts').replaceChildren(...Object.entries(this.closed).map(([key, why]) => this.shut(key, why)).filter(Boolean))
    this.board.layer('lit').replaceChildren(...[...targets].map(key => make('path', { d: this.spots[key].d, class: this.chosen ? 'lit' : 'maybe' })))
    this.marks()
    this.rove()
    this.buttons()
    this.dom.back.hidden = !(this.chosen || this.options || this.proposed) || (this.auto && !this.options && !this.proposed)
    document.body.classList.toggle('holding', !this.dom.back.hidden)
    document.body.classList.toggle('confirming', Boolean(this.proposed))
    document.dispatchEvent(new Event('held'))
  }

  // A place stays the same element as long as it can be chosen: focus and fingers stay on it.
  hit(key, isSource, isTarget) {
    const spot = this.spots[key]
    const words = isTarget ? this.promised(key) : ''
    const node = this.find(key) ?? make('g', { role: 'button', tabindex: -1, 'data-key': key }, make('path', { class: 'reach' }), make('path'))
    node.firstChild.setAttribute('d', spot.reach)
    node.lastChild.setAttribute('d', spot.d)
    node.setAttribute('aria-label', spot.label + (words ? `: ${words}` : ''))
    node.setAttribute('class', `hit${isSource ? ' source' : ''}${isTarget ? ' target' : ''}${key === this.chosen ? ' chosen' : ''}`)
    if (isSource) node.setAttribute('aria-pressed', key === this.chosen)
    else node.removeAttribute('aria-pressed')
    return node
  }

  find(key) {
    return this.all().find(node => node.dataset.key === key)
  }

  all() {
    return [...this.hits.querySelectorAll('.hit')]
  }

  settle(nodes) {
    const kept = new Set(nodes)
    if (this.hits.contains(document.activeElement) && !kept.has(document.activeElement)) this.rest()
    for (const node of this.all()) if (!kept.has(node)) node.remove()
    for (const [n, area] of this.areas.entries()) {
      const inside = nodes.filter(node => Number(node.dataset.key.includes(':')) === n)
      if (inside.some((node, i) => area.children[i] !== node)) this.arrange(area, inside)
      area.toggleAttribute('hidden', !inside.length)
    }
  }

  // In the order of the table, around the one that has the focus: to be moved would take it away.
  arrange(area, nodes) {
    const held = nodes.indexOf(document.activeElement)
    for (const [i, node] of nodes.entries()) {
      if (i < held) area.insertBefore(node, nodes[held])
      else if (i > held) area.append(node)
    }
  }

  // The focus stays at the table while there is nothing to choose, and comes back with the choices.
  rest() {
    this.lost = true
    this.board.svg.focus({ preventScroll: true })
  }

  shut(key, why) {
    const place = this.board.svg.querySelector(`.ground [data-place="${key}"]`)
    if (!place) return null
    const copy = place.cloneNode()
    for (const name of ['fill', 'stroke', 'id']) copy.removeAttribute(name)
    copy.setAttribute('class', 'shut')
    copy.setAttribute('data-why', why)
    copy.append(make('title', {}, why))
    return copy
  }

  marks(hover = null) {
    const over = []
    const { targets } = this.keys()
    if (this.chosen) {
      for (const key of targets) {
        const moves = this.targets().filter(m => m.to === key)
        const points = moves.map(m => this.tries[m.move]?.points).filter(p => p !== null && p !== undefined)
        if (!points.length) continue
        const best = Math.max(...points)
        const [x, y, w, h] = this.spots[key].box
        const [cx, cy] = this.spots[key].at
        const cell = Math.abs(w - h) < 1 || h > w * 1.5
        // on a line at its lower corner: what the floor costs is written above it
        over.push(this.board.badge(cell ? cx : x + 4, cell ? cy - (h > w ? 0 : h / 2) : y + h - 4, signed(best), best < 0 ? 'loss' : 'gain'))
      }
    }
    if (hover && targets.has(hover)) {
      const move = this.targets().find(m => m.to === hover)
      const seen = move && this.tries[move.move]
      if (seen) over.unshift(...this.board.ghosts(this.where, seen.fly))
      const words = this.promised(hover)
      this.say(capital(words ? `${this.spots[hover].label}: ${words}` : this.spots[hover].label), true)
    }
    this.board.layer('over').replaceChildren(...over)
  }

  promised(key) {
    const said = this.targets().filter(m => m.to === key).map(m => this.tries[m.move]?.words).filter(Boolean)
    return [...new Set(said)].slice(0, 2).join(' / ')
  }

  buttons() {
    if (this.proposed) return refill(this.dom.choices, this.confirmation())
    const shown = this.options ?? this.moves.filter(m => this.isButton(m))
    const nodes = shown.map(m => {
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset.move = button.dataset.f = m.move
      button.textContent = capital((this.options && m.short) || m.words)
      if (m.icon) button.prepend(icon(m.icon))
      button.addEventListener('click', () => this.ready(m))
      for (const kind of ['pointerenter', 'focus']) {
        button.addEventListener(kind, () => this.peek(m))
      }
      return button
    })
    if (!this.options && nodes.length === 1 && !this.sources().length) nodes[0].classList.add('primary')
    refill(this.dom.choices, ...nodes)
  }

  confirmation() {
    const move = this.proposed
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', className: 'primary', textContent: tell('scripts-play') })
    button.dataset.move = button.dataset.f = move.move
    button.addEventListener('click', () => this.commit(move))
    return button
  }

  peek(move) {
    const seen = this.tries[move.move]
    if (!seen) return
    this.board.layer('over').replaceChildren(...this.board.ghosts(this.where, seen.fly))
    if (seen.words) this.say(`${capital(move.words)}: ${seen.words}`, true)
  }

  // --- doing it ---

  choose(key, byHand = true) {
    this.proposed = null
    this.chosen = key
    this.auto = !byHand
    this.options = null
    this.closed = {}
    this.draw()
    if (byHand) this.say(tell('scripts-where-to', { what: capital(this.spots[key].label) }))
    this.look(key)
  }

  async look(key) {
    const moves = this.moves
    const seen = await this.ask(key)
    if (!seen || moves !== this.moves) return
    Object.assign(this.tries, seen.moves)
    if (this.chosen !== key && !this.options) return
    if (this.chosen === key) this.closed = seen.closed
    if (this.drag?.moving) return this.marks()
    const focus = this.focused()
    this.draw()
    if (focus !== null) this.focus(focus)
    if (this.proposed) this.peek(this.proposed)
    else if (this.byKey && focus) this.marks(focus)
  }

  putBack() {
    const was = this.chosen ?? this.focused()
    this.proposed = null
    this.chosen = null
    this.options = null
    this.closed = {}
    this.offer({ moves: this.moves, spots: this.spots, where: this.where })
    this.say('')
    if (was) this.focus(was)
  }

  press(key) {
    const { sources, targets } = this.keys()
    if (targets.has(key)) {
      const moves = this.targets().filter(m => m.to === key)
      if (moves.length === 1) return this.ready(moves[0])
      return this.decide(key, moves)
    }
    if (!sources.has(key)) return
    if (key === this.chosen) return this.auto ? undefined : this.putBack()
    const moves = this.moves.filter(m => m.from.includes(key))
    if (moves.length === 1 && DIRECT.test(moves[0].to)) return this.ready(moves[0])
    this.choose(key)
    if (this.byKey) this.focus([...this.keys().targets][0])
  }

  // Several moves start and end alike: a small choice in the bar.
  decide(key, moves) {
    this.proposed = null
    this.options = moves
    this.say(tell('scripts-which-way', { what: capital(this.spots[key].label) }))
    this.draw()
    this.look(key)
    this.dom.choices.querySelector('button')?.focus()
  }

  // A move has been pointed at: it is played, or asked for once more. The same again plays it.
  ready(move) {
    if (!this.prefs.confirm || move === this.proposed) return this.commit(move)
    this.proposed = move
    this.say(capital(move.words))
    this.draw()
    this.board.layer('over').replaceChildren()
    this.peek(move)
    if (!this.tries[move.move]) this.look(move.from[0] ?? move.to)
    if (this.byKey) this.dom.choices.querySelector('button').focus()
  }

  commit(move) {
    const seen = this.tries[move.move]
    const where = this.where
    this.board.layer('over').replaceChildren()
    this.board.layer('lit').replaceChildren()
    this.board.layer('shuts').replaceChildren()
    if (this.dom.choices.contains(document.activeElement)) this.rest()
    this.settle([])
    this.dom.choices.replaceChildren()
    this.dom.back.hidden = true
    document.body.classList.remove('holding', 'confirming')
    if (seen) this.board.hurry(where, seen.fly)
    this.play(move.move)
  }

  // --- pointer, keys ---

  listen() {
    const { svg } = this.board
    const keyOf = node => node?.closest?.('[data-key]')?.dataset.key
    svg.addEventListener('pointerover', event => this.hover(event, keyOf(event.target)))
    svg.addEventListener('pointerout', event => { if (!keyOf(event.relatedTarget)) this.unhover() })
    svg.addEventListener('focusin', event => { if (this.byKey) this.hover(event, keyOf(event.target)) })
    svg.addEventListener('pointerdown', event => this.down(event, keyOf(event.target)))
    svg.addEventListener('pointermove', event => this.move(event))
    svg.addEventListener('pointerup', event => this.up(event))
    svg.addEventListener('pointercancel', () => this.drop())
    // a finger on tiles drags them, anywhere else it scrolls the page
    svg.addEventListener('touchmove', event => { if (this.drag) event.preventDefault() }, { passive: false })
    svg.addEventListener('click', event => {
      const key = keyOf(event.target)
      const why = event.target.dataset?.why
      if (this.dragged) this.dragged = false
      else if (key) this.press(key)
      else if (why) this.say(capital(why), true)
      else if ((this.chosen && !this.auto) || this.proposed) this.putBack()
      else if (event.target.dataset?.seat) this.lookFrom(Number(event.target.dataset.seat))
    })
    svg.addEventListener('keydown', event => this.key(event))
    svg.addEventListener('pointerdown', () => { this.byKey = false }, true)
  }

  hover(event, key) {
    const why = event.target.dataset?.why
    if (why) this.say(capital(why), true)
    if (!key || this.drag?.moving) return
    for (const node of this.hits.querySelectorAll('.near')) node.classList.remove('near')
    this.find(key)?.classList.add('near')
    if (this.options || this.proposed) return
    this.marks(key)
    if (!this.chosen && this.keys().targets.has(key) && !this.asked?.has(key)) this.look(key)
  }

  unhover() {
    for (const node of this.hits.querySelectorAll('.near')) node.classList.remove('near')
    if (!this.options && !this.proposed) this.marks()
    this.say(null)
  }

  down(event, key) {
    if (event.button || !key || !this.keys().sources.has(key)) return
    this.drag = { key, x: event.clientX, y: event.clientY, moving: false }
  }

  move(event) {
    const drag = this.drag
    if (!drag) return
    if (!drag.moving) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG) return
      drag.moving = true
      this.board.svg.setPointerCapture(event.pointerId)
      if (this.chosen !== drag.key) this.choose(drag.key)
      drag.ghost = make('g', { class: 'carried' }, ...this.spots[drag.key].tiles.map(id => {
        const copy = this.board.svg.getElementById(id).cloneNode(true)
        copy.removeAttribute('id')
        return copy
      }))
      this.board.svg.append(drag.ghost)
    }
    const at = this.board.point(event)
    const [x, y] = this.spots[drag.key].at
    drag.ghost.setAttribute('transform', `translate(${at.x - x} ${at.y - y})`)
    const under = this.under(event)
    if (under !== drag.under) {
      drag.under = under
      this.marks(under)
    }
  }

  under(event) {
    const nodes = document.elementsFromPoint(event.clientX, event.clientY).map(n => n.closest('.target'))
    return nodes.find(Boolean)?.dataset.key ?? null
  }

  up(event) {
    const drag = this.drag
    if (!drag?.moving) { this.drag = null; return }
    const key = this.under(event) // before anything is redrawn under the pointer
    const direct = this.moves.filter(m => m.from.includes(drag.key) && DIRECT.test(m.to))
    this.drop()
    this.dragged = true
    setTimeout(() => { this.dragged = false })
    const moves = this.targets().filter(m => m.to === key)
    if (moves.length === 1) this.commit(moves[0]) // who has dragged it there means it
    else if (key) this.press(key)
    else if (direct.length === 1) this.ready(direct[0])
    else this.draw()
  }

  drop() {
    this.drag?.ghost?.remove()
    this.drag = null
  }

  key(event) {
    const key = event.target.dataset?.key
    if (!key) return
    this.byKey = true
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
    if (event.key === 'Enter' || event.key === ' ') this.press(key)
    else if (event.key === 'Escape' && ((this.chosen && !this.auto) || this.proposed)) this.putBack()
    else if (ways[event.key]) this.step(key, ways[event.key])
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  step(key, [dx, dy]) {
    const [x, y] = this.spots[key].at
    let best = null
    let least = Infinity
    for (const other of this.keys().all) {
      const [u, v] = this.spots[other].at
      const along = (u - x) * dx + (v - y) * dy
      const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx)
      if (other === key || along < 1 || along + 2 * aside >= least) continue
      best = other
      least = along + 2 * aside
    }
    if (best) this.focus(best)
  }

  // One stop for the Tab key in each area; arrows go on from there.
  rove() {
    for (const area of this.areas) {
      const nodes = [...area.children]
      const held = nodes.find(n => n === document.activeElement)
      const first = held ?? nodes.find(n => n.classList.contains('target')) ?? nodes[0]
      for (const node of nodes) node.setAttribute('tabindex', node === first ? 0 : -1)
    }
  }

  focused() {
    const node = document.activeElement
    if (this.hits.contains(node)) return node.dataset.key
    return this.lost && (node === document.body || node === this.board.svg) ? '' : null
  }

  focus(key) {
    const nodes = this.all()
    const stops = nodes.filter(n => n.getAttribute('tabindex') === '0')
    const open = this.chosen && stops.find(n => n.classList.contains('target'))
    const node = nodes.find(n => n.dataset.key === key) || open || stops[0]
    const button = this.dom.choices.querySelector('button')
    if (!node && !button) { this.lost = true; return }
    this.lost = false
    if (node) for (const other of node.parentNode.children) other.setAttribute('tabindex', other === node ? 0 : -1)
    ;(node ?? button).focus({ preventScroll: !this.prefs.handy })
  }
}

export const capital = words => words.charAt(0).toUpperCase() + words.slice(1)
export const signed = n => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

const icon = content => {
  const picture = make('svg', { class: 'icon', 'aria-hidden': true })
  picture.innerHTML = content
  const many = picture.children.length
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${100 * many} 100`, width: 40 * many, height: 40 })) picture.setAttribute(name, value)
  return picture
}
