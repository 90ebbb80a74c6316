// Move input: pick up tiles, see where they can go and what that brings, put them down.
// It is the same for all games: every legal move has the places that it takes from and the place
// that it goes to.

/** @import { Choices, Drag, MoveActions, MoveChoice, Spot, TilePlace, TriedMove } from '../types' */
/** @import { Board } from './board.js' */

import { capital, refill, svgElement, targetOf } from './dom.js'
import { message } from './messages.js'
import {
  arrange,
  closedPlace,
  DIRECTIONS,
  icon,
  keyOf,
  nearest,
  newButton,
  newHit,
  targetUnder,
} from './move_elements.js'
import * as marks from './move_marks.js'

const DIRECT = /:hand|:tray$|^drawn$|^$/ // targets that need no second click
const DRAG_DISTANCE = 7
const MOST_GHOSTS = 7 // more targets at once would hide the board

export class MoveInput {
  /**
   * @param {Board} board
   * @param {{ choices: HTMLElement, back: HTMLElement, held: HTMLElement }} dom
   * @param {MoveActions} actions
   */
  constructor(board, dom, { play, tryMoves, say, lookFrom, prefs }) {
    this.board = board
    this.dom = dom
    this.play = play
    this.tryMoves = tryMoves
    this.say = say
    this.lookFrom = lookFrom
    this.prefs = prefs
    this.hits = board.layer('hits')
    this.areas = [...this.hits.children] // the shared part of the table, and the own board
    /** @type {MoveChoice[]} */
    this.moves = []
    /** @type {Record<string, Spot>} */
    this.spots = {}
    /** @type {Record<string, TilePlace>} */
    this.where = {}
    /** @type {Record<string, TriedMove>} */
    this.tried = {}
    /** Why places are closed for what is picked up. @type {Record<string, string>} */
    this.closed = {}
    /** The key of what is picked up. @type {string | null} */
    this.chosen = null
    /** Whether it was picked up without a click, because there is nothing else. */
    this.auto = false
    /** Moves with the same ends, to be chosen by a button. @type {MoveChoice[] | null} */
    this.options = null
    /** The move that waits for a confirmation. @type {MoveChoice | null} */
    this.proposed = null
    /** @type {Drag | null} */
    this.drag = null
    /** Whether a drag has just ended, so that its click does not count. */
    this.dragged = false
    /** Whether the player uses the keyboard. */
    this.byKey = false
    /** Whether the focus waits at the board for the next choices. */
    this.focusWaits = false
    this.listen()
  }

  reset() {
    this.moves = []
    this.spots = {}
    this.where = {}
    this.tried = {}
    this.closed = {}
    this.chosen = null
    this.options = null
    this.proposed = null
    this.drag = null
  }

  // --- What can be chosen now ---

  /** @param {Choices | null} choices */
  offer(choices) {
    const focus = this.focused()
    this.reset()
    if (choices) Object.assign(this, choices)
    const sources = new Set(this.moves.flatMap(m => m.from.slice(0, 1)))
    const placed = this.moves.filter(m => !DIRECT.test(m.to))
    const fromSomewhere = this.moves.filter(m => m.from.length)
    if (sources.size === 1 && placed.length && placed.length === fromSomewhere.length) {
      this.choose(placed[0].from[0], false)
    } else this.draw()
    if (focus !== null) this.focus(focus)
  }

  sources() {
    return this.moves.filter(m => m.from.length && !this.isButton(m))
  }

  /**
   * Whether a move is chosen by a button: it has no target, and no tiles to click.
   * @param {MoveChoice} move
   */
  isButton(move) {
    return !move.to && !move.from.some(key => this.spots[key].tiles.length)
  }

  /** The moves from the player's own hand to a place. */
  handMoves() {
    const isFromHand = (/** @type {MoveChoice} */ m) => m.from.length && /^\d:hand/.test(m.from[0])
    return this.moves.filter(m => isFromHand(m) && m.to && !DIRECT.test(m.to))
  }

  targets() {
    const { chosen } = this
    if (!chosen) return this.handMoves()
    return this.moves.filter(m => m.to && m.from.includes(chosen) && !DIRECT.test(m.to))
  }

  /**
   * The moves to a target.
   * @param {string | null} key
   */
  movesTo(key) {
    return this.targets().filter(m => m.to === key)
  }

  keys() {
    const sources = new Set(this.sources().flatMap(m => m.from))
    const targets = new Set(this.targets().map(m => m.to))
    return { sources, targets, all: [...new Set([...targets, ...sources])] }
  }

  // --- Drawing it ---

  draw() {
    const { sources, targets, all } = this.keys()
    this.setHits(all.map(key => this.hit(key, sources.has(key), targets.has(key))))
    const shut = Object.entries(this.closed).flatMap(([key, why]) =>
      closedPlace(this.board, key, why),
    )
    this.board.layer('shuts').replaceChildren(...shut)
    const lit = [...targets].map(key =>
      svgElement('path', { d: this.spots[key].d, class: this.chosen ? 'lit' : 'maybe' }),
    )
    this.board.layer('lit').replaceChildren(...lit)
    this.board.lift(this.chosen && !this.auto ? this.spots[this.chosen].tiles : [])
    this.drawMarks()
    this.dom.held.replaceChildren(...marks.held(this))
    this.setTabStops()
    this.drawButtons()
    const canPutBack = this.chosen && !this.auto
    this.dom.back.hidden = !(canPutBack || this.options || this.proposed)
    document.body.classList.toggle('holding', !this.dom.back.hidden)
    document.body.classList.toggle('confirming', Boolean(this.proposed))
    document.dispatchEvent(new Event('held'))
  }

  /**
   * The element for a place. It stays the same as long as the place can be chosen, so that focus
   * and fingers stay on it.
   * @param {string} key
   * @param {boolean} isSource
   * @param {boolean} isTarget
   */
  hit(key, isSource, isTarget) {
    const spot = this.spots[key]
    const words = isTarget ? this.previewWords(key) : ''
    const node = this.find(key) ?? newHit(key)
    node.firstElementChild?.setAttribute('d', spot.reach)
    node.lastElementChild?.setAttribute('d', spot.d)
    node.setAttribute('aria-label', spot.label + (words ? `: ${words}` : ''))
    const classes = ['hit', isSource && 'source', isTarget && 'target']
    if (key === this.chosen) classes.push('chosen')
    node.setAttribute('class', classes.filter(Boolean).join(' '))
    if (isSource) node.setAttribute('aria-pressed', String(key === this.chosen))
    else node.removeAttribute('aria-pressed')
    return node
  }

  /** @param {string} key */
  find(key) {
    return this.all().find(node => node.dataset.key === key)
  }

  all() {
    return /** @type {SVGGElement[]} */ ([...this.hits.querySelectorAll('.hit')])
  }

  /** @param {SVGGElement[]} nodes */
  setHits(nodes) {
    const kept = new Set(nodes)
    const active = /** @type {SVGGElement} */ (/** @type {unknown} */ (document.activeElement))
    if (this.hits.contains(active) && !kept.has(active)) this.parkFocus()
    for (const node of this.all()) if (!kept.has(node)) node.remove()
    for (const [n, area] of this.areas.entries()) {
      const inside = nodes.filter(node => Number(node.dataset.key?.includes(':')) === n)
      if (inside.some((node, i) => area.children[i] !== node)) arrange(area, inside)
      area.toggleAttribute('hidden', !inside.length)
    }
  }

  /** Keeps the focus at the board while there is nothing to choose. */
  parkFocus() {
    this.focusWaits = true
    this.board.svg.focus({ preventScroll: true })
  }

  /**
   * Badges with points; with `hover`, where the tiles would go.
   * @param {string | null} [hover]
   */
  drawMarks(hover = null) {
    const { targets } = this.keys()
    /** @type {SVGElement[]} */
    const over = this.chosen ? [...targets].flatMap(key => marks.pointsBadge(this, key)) : []
    if (this.chosen) over.unshift(...marks.rest(this, this.chosen), ...marks.reasons(this))
    const isShown = this.chosen && targets.size <= MOST_GHOSTS
    const all = isShown ? [...targets].filter(key => !marks.hasPrice(this, key)) : []
    for (const key of all) if (key !== hover) over.unshift(...marks.ghostsAt(this, key))
    if (hover && targets.has(hover)) {
      over.unshift(...marks.ghostsAt(this, hover))
      const words = this.previewWords(hover)
      const { label } = this.spots[hover]
      this.say(capital(words ? `${label}: ${words}` : label), true)
    }
    this.board.layer('over').replaceChildren(...over)
  }

  /**
   * What the moves to a target would bring.
   * @param {string} key
   */
  previewWords(key) {
    const words = this.movesTo(key).map(m => this.tried[m.move]?.words)
    return [...new Set(words.filter(Boolean))].slice(0, 2).join(' / ')
  }

  drawButtons() {
    if (this.proposed) return refill(this.dom.choices, this.confirmButton(this.proposed))
    const shown = this.options ?? this.moves.filter(m => this.isButton(m))
    const nodes = shown.map(m => this.moveButton(m))
    const isOnly = !this.options && nodes.length === 1 && !this.sources().length
    if (isOnly) nodes[0].classList.add('primary')
    refill(this.dom.choices, ...nodes)
    marks.placeOptions(this)
  }

  /** @param {MoveChoice} move */
  moveButton(move) {
    const button = newButton(move, capital((this.options && move.short) || move.words))
    if (move.icon) button.prepend(icon(move.icon))
    button.addEventListener('click', () => this.propose(move))
    for (const kind of ['pointerenter', 'focus']) {
      button.addEventListener(kind, () => this.preview(move))
    }
    return button
  }

  /** @param {MoveChoice} move */
  confirmButton(move) {
    const button = newButton(move, message('scripts-play'))
    button.className = 'primary'
    button.addEventListener('click', () => this.commit(move))
    return button
  }

  focusFirstButton() {
    this.dom.choices.querySelector('button')?.focus()
  }

  /**
   * Shows where the tiles of a move would go.
   * @param {MoveChoice} move
   */
  preview(move) {
    const tried = this.tried[move.move]
    if (!tried) return
    this.board.layer('over').replaceChildren(...this.board.ghosts(this.where, tried.fly))
    if (tried.words) this.say(`${capital(move.words)}: ${tried.words}`, true)
  }

  // --- Choosing ---

  /**
   * Picks something up.
   * @param {string} key
   * @param {boolean} [byHand]
   */
  choose(key, byHand = true) {
    this.proposed = null
    this.chosen = key
    this.auto = !byHand
    this.options = null
    this.closed = {}
    this.draw()
    if (byHand) this.say(message('scripts-where-to', { what: capital(this.spots[key].label) }))
    this.loadPreview(key)
  }

  /**
   * Asks the server what the moves at a place would bring.
   * @param {string} key
   */
  async loadPreview(key) {
    const { moves } = this
    const answer = await this.tryMoves(key)
    if (!answer || moves !== this.moves) return
    Object.assign(this.tried, answer.moves)
    if (this.chosen !== key && !this.options) return
    if (this.chosen === key) this.closed = answer.closed
    if (this.drag?.moving) return this.drawMarks()
    const focus = this.focused()
    this.draw()
    if (focus !== null) this.focus(focus)
    if (this.proposed) this.preview(this.proposed)
    else if (this.byKey && focus) this.drawMarks(focus)
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

  /** Whether there is something that the player can put back. */
  get canPutBack() {
    return Boolean((this.chosen && !this.auto) || this.proposed)
  }

  /**
   * A click on a place.
   * @param {string} key
   */
  press(key) {
    const { sources, targets } = this.keys()
    if (targets.has(key)) {
      const moves = this.movesTo(key)
      return moves.length === 1 ? this.propose(moves[0]) : this.offerOptions(key, moves)
    }
    if (!sources.has(key)) return
    if (key === this.chosen) return this.auto ? undefined : this.putBack()
    const moves = this.moves.filter(m => m.from.includes(key))
    if (moves.length === 1 && DIRECT.test(moves[0].to)) return this.propose(moves[0])
    this.choose(key)
    if (this.byKey) this.focus([...this.keys().targets][0])
  }

  /**
   * Several moves have the same ends: buttons in the bar distinguish them.
   * @param {string} key
   * @param {MoveChoice[]} moves
   */
  offerOptions(key, moves) {
    this.proposed = null
    this.options = moves
    this.say(message('scripts-which-way', { what: capital(this.spots[key].label) }))
    this.draw()
    this.loadPreview(key)
    this.focusFirstButton()
  }

  /**
   * Plays a move, or asks for a confirmation first. The same move again confirms it.
   * @param {MoveChoice} move
   */
  propose(move) {
    if (!this.prefs.confirm || move === this.proposed) return this.commit(move)
    this.proposed = move
    this.say(capital(move.words))
    this.draw()
    this.board.layer('over').replaceChildren()
    this.preview(move)
    if (!this.tried[move.move]) this.loadPreview(move.from[0] ?? move.to)
    if (this.byKey) this.focusFirstButton()
  }

  /**
   * @param {MoveChoice} move
   * @param {{ tiles: string[], by: [number, number] } | null} [dropped] what was dragged, how far
   */
  commit(move, dropped = null) {
    const tried = this.tried[move.move]
    const { where } = this
    if (dropped) this.board.lift([])
    for (const name of ['over', 'lit', 'shuts']) this.board.layer(name).replaceChildren()
    if (this.dom.choices.contains(document.activeElement)) this.parkFocus()
    this.setHits([])
    this.dom.choices.replaceChildren()
    this.dom.back.hidden = true
    document.body.classList.remove('holding', 'confirming')
    this.dom.held.replaceChildren()
    this.dom.choices.classList.remove('beside')
    if (tried) this.board.startFlight(where, tried.fly, dropped)
    this.play(move.move)
  }

  // --- Pointer and keyboard ---

  listen() {
    const { svg } = this.board
    svg.addEventListener('pointerover', event => this.hover(event))
    svg.addEventListener('pointerout', event => {
      if (!keyOf(event.relatedTarget)) this.unhover()
    })
    svg.addEventListener('focusin', event => {
      if (this.byKey) this.hover(event)
    })
    svg.addEventListener('pointerdown', event => this.startDrag(event))
    svg.addEventListener('pointermove', event => this.moveDrag(event))
    svg.addEventListener('pointerup', event => this.endDrag(event))
    svg.addEventListener('pointercancel', () => this.removeGhost())
    // A finger on tiles drags them. Anywhere else it scrolls the page.
    const keepPage = (/** @type {Event} */ event) => {
      if (this.drag) event.preventDefault()
    }
    svg.addEventListener('touchmove', keepPage, { passive: false })
    svg.addEventListener('click', event => this.click(event))
    svg.addEventListener('keydown', event => this.keyDown(event))
    const usePointer = () => {
      this.byKey = false
    }
    svg.addEventListener('pointerdown', usePointer, true)
  }

  /** @param {MouseEvent} event */
  click(event) {
    const key = keyOf(event.target)
    const { why, seat } = targetOf(event).dataset
    if (this.dragged) this.dragged = false
    else if (key) this.press(key)
    else if (why) this.say(capital(why), true)
    else if (this.canPutBack) this.putBack()
    else if (seat) this.lookFrom(Number(seat))
  }

  /** @param {Event} event */
  hover(event) {
    const key = keyOf(event.target)
    const { why } = targetOf(event).dataset
    if (why) this.say(capital(why), true)
    if (!key || this.drag?.moving) return
    for (const node of this.hits.querySelectorAll('.near')) node.classList.remove('near')
    this.find(key)?.classList.add('near')
    if (this.options || this.proposed) return
    this.drawMarks(key)
    if (!this.chosen && this.keys().targets.has(key)) this.loadPreview(key)
  }

  unhover() {
    for (const node of this.hits.querySelectorAll('.near')) node.classList.remove('near')
    if (!this.options && !this.proposed) this.drawMarks()
    this.say(null)
  }

  /** @param {PointerEvent} event */
  startDrag(event) {
    const key = keyOf(event.target)
    if (event.button || !key || !this.keys().sources.has(key)) return
    this.drag = { key, x: event.clientX, y: event.clientY, moving: false }
  }

  /** @param {PointerEvent} event */
  moveDrag(event) {
    const { drag } = this
    if (!drag) return
    if (!drag.moving) {
      const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y)
      if (distance < DRAG_DISTANCE) return
      drag.moving = true
      this.board.svg.setPointerCapture(event.pointerId)
      if (this.chosen !== drag.key) this.choose(drag.key)
      drag.ghost = this.board.carry(this.spots[drag.key].tiles)
    }
    const at = this.board.point(event)
    const [x, y] = this.spots[drag.key].at
    drag.by = [at.x - x, at.y - y]
    drag.ghost?.setAttribute('transform', `translate(${drag.by[0]} ${drag.by[1]})`)
    const under = targetUnder(event)
    if (under !== drag.under) {
      drag.under = under
      this.drawMarks(under)
    }
  }

  /** @param {PointerEvent} event */
  endDrag(event) {
    const { drag } = this
    if (!drag?.moving) {
      this.drag = null
      return
    }
    const key = targetUnder(event) // before anything under the pointer is drawn again
    const direct = this.moves.filter(m => m.from.includes(drag.key) && DIRECT.test(m.to))
    this.removeGhost()
    this.dragged = true
    setTimeout(() => {
      this.dragged = false
    })
    const moves = this.movesTo(key)
    const dropped = { tiles: this.spots[drag.key].tiles, by: drag.by ?? [0, 0] }
    if (moves.length === 1)
      this.commit(moves[0], dropped) // a drag needs no confirmation
    else if (key) this.press(key)
    else if (direct.length === 1) this.propose(direct[0])
    else this.draw()
  }

  removeGhost() {
    this.drag?.ghost?.remove()
    this.board.putDown()
    this.drag = null
  }

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    const { key } = targetOf(event).dataset
    if (!key) return
    this.byKey = true
    if (event.key === 'Enter' || event.key === ' ') this.press(key)
    else if (event.key === 'Escape' && this.canPutBack) this.putBack()
    else if (DIRECTIONS[event.key]) this.moveFocus(key, DIRECTIONS[event.key])
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /**
   * Moves the focus to the nearest place in a direction.
   * @param {string} key
   * @param {[number, number]} direction
   */
  moveFocus(key, direction) {
    const best = nearest(this.spots, this.keys().all, key, direction)
    if (best) this.focus(best)
  }

  /** Makes one place of each area a stop of the Tab key; arrow keys go on from there. */
  setTabStops() {
    for (const area of this.areas) {
      const nodes = [...area.children]
      const active = nodes.find(n => n === document.activeElement)
      const first = active ?? nodes.find(n => n.classList.contains('target')) ?? nodes[0]
      for (const node of nodes) node.setAttribute('tabindex', node === first ? '0' : '-1')
    }
  }

  /** The key of the focused place; empty if the focus waits at the board; null if elsewhere. */
  focused() {
    const node = /** @type {HTMLElement | null} */ (document.activeElement)
    if (node && this.hits.contains(node)) return node.dataset.key ?? ''
    const isParked = node === document.body || node === /** @type {unknown} */ (this.board.svg)
    return this.focusWaits && isParked ? '' : null
  }

  /**
   * Focuses a place, or the first one if it cannot be chosen any more.
   * @param {string} key
   */
  focus(key) {
    const nodes = this.all()
    const stops = nodes.filter(n => n.getAttribute('tabindex') === '0')
    const target = this.chosen ? stops.find(n => n.classList.contains('target')) : undefined
    const node = nodes.find(n => n.dataset.key === key) ?? target ?? stops[0]
    const chosen = node ?? this.dom.choices.querySelector('button')
    this.focusWaits = !chosen
    if (!chosen) return
    for (const other of node?.parentNode?.children ?? []) {
      other.setAttribute('tabindex', other === node ? '0' : '-1')
    }
    chosen.focus({ preventScroll: !this.prefs.handy })
  }
}
