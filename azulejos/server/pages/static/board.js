// The picture of a table: its layers, flying tiles, and marks that follow the pointer.
// The picture is a function of the position. Animations only decorate it.

/** @import { Frame, Ground, Layers, TilePlace } from '../types' */
/** @import { Prefs } from './prefs.js' */

import { svgElement } from './dom.js'

const FLIGHT = 450
const DROP = 220 // from where tiles were dropped to their place
const LIFT = 140
const NARROW_BAR = 620 // in pixels of the usual size
const SWAP = 160 // half of the time in which boards change their places
const LIFTED = 5 // how high, in picture units
const EASE = 'cubic-bezier(.3,.1,.2,1)'

export class Board {
  /**
   * @param {SVGSVGElement} svg
   * @param {Prefs} prefs
   */
  constructor(svg, prefs) {
    this.svg = svg
    this.prefs = prefs
    /** The box for the page's bar. @type {Frame['bar']} */
    this.bar = null
    /** A box for the coach. @type {Frame['aside']} */
    this.aside = null
    /** Where the market ends, in picture units. */
    this.market = 0
    new ResizeObserver(() => this.placeAround()).observe(svg)
  }

  /**
   * A layer of the picture.
   * @param {string} name
   * @returns {SVGGElement}
   */
  layer(name) {
    const found = this.svg.querySelector(`:scope > .${name}`)
    if (!found) throw new Error(`no layer ${name}`)
    return /** @type {SVGGElement} */ (found)
  }

  /** The tiles of the picture. */
  tiles() {
    return /** @type {SVGGElement[]} */ ([...this.layer('tiles').children])
  }

  /**
   * A tile by its id.
   * @param {string} id
   */
  tile(id) {
    return /** @type {SVGGElement | null} */ (this.svg.getElementById(id))
  }

  // --- Showing ---

  /** @param {Ground} ground */
  setGround({ ground, ...frame }) {
    this.layer('ground').innerHTML = ground
    this.setFrame(frame)
  }

  /**
   * Sets the visible part of the picture, and where the boards are.
   * @param {Frame} frame
   */
  setFrame({ box, fold, boards, bar, aside, market }) {
    this.bar = bar
    this.aside = aside
    this.market = market
    document.body.style.setProperty('--fold', String(fold)) // bars are as wide as the picture
    const rects = Object.entries(boards).map(([seat, [x, y, width, height]]) =>
      svgElement('rect', { x, y, width, height, rx: 8, 'data-seat': seat }),
    )
    this.layer('boards').replaceChildren(...rects)
    this.svg.setAttribute('viewBox', box)
    const crop = this.svg.querySelector('#crop rect')
    const names = ['x', 'y', 'width', 'height']
    for (const [n, value] of box.split(' ').entries()) crop?.setAttribute(names[n], value)
    this.placeAround()
  }

  /** Puts the bar and the result, which are no part of the picture, where it has room for them. */
  placeAround() {
    const { style } = document.body
    const [, top, wide, high] = (this.svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const at = this.svg.getBoundingClientRect()
    const unit = Math.min(at.width / wide, at.height / high)
    const left = at.left + (at.width - wide * unit) / 2
    document.body.classList.toggle('has-bar', Boolean(this.bar))
    if (!this.bar) return
    const place = (/** @type {string} */ name, /** @type {number[]} */ [x, y, ...sizes]) => {
      const all = [x * unit + left, (y - top) * unit + at.top, ...sizes.map(size => size * unit)]
      for (const [n, side] of ['left', 'top', 'width', 'height', 'most'].entries()) {
        if (n < all.length) style.setProperty(`--${name}-${side}`, `${all[n] / this.prefs.scale}px`)
      }
    }
    place('bar', this.bar)
    const isNarrow = (this.bar[2] * unit) / this.prefs.scale < NARROW_BAR
    document.body.classList.toggle('narrow-bar', isNarrow)
    if (this.aside) place('aside', this.aside)
    style.setProperty('--market', `${this.market * unit + left}px`)
  }

  /**
   * Replaces the layers of a step. Tiles that were elsewhere fly from where they are drawn now;
   * the promise resolves when they have landed.
   * @param {Layers} step
   * @param {{ fly?: boolean, pace?: number }} [options] `pace`: how much faster than usual
   * @returns {Promise<unknown>}
   */
  show(step, { fly = true, pace = 1 } = {}) {
    const speed = this.prefs.speed * pace
    const before = fly && speed ? this.places() : null
    this.layer('ink').innerHTML = step.ink
    this.layer('tiles').innerHTML = step.tiles
    this.layer('marks').innerHTML = step.marks
    if (!before) {
      this.layer('gone').replaceChildren()
      return Promise.resolve()
    }
    return this.fly(step, before, FLIGHT / speed)
  }

  /** Before another's board becomes the large one: the picture fades away. */
  fadeOut() {
    return this.fadeTo(0)
  }

  fadeIn() {
    return this.fadeTo(1)
  }

  /** @param {number} opacity */
  fadeTo(opacity) {
    if (!this.prefs.speed) return Promise.resolve()
    const path = [{ opacity: 1 - opacity }, { opacity }]
    return finished(this.svg.animate(path, { duration: SWAP / this.prefs.speed }))
  }

  /** Each tile by its id, with its place. */
  places() {
    /** @type {Map<string, [DOMMatrix, SVGGElement]>} */
    const all = new Map()
    for (const tile of this.tiles()) if (tile.id) all.set(tile.id, [this.matrix(tile), tile])
    return all
  }

  /**
   * Where a tile is drawn at this moment, animations included: its matrix in picture units.
   * @param {SVGGElement} tile
   */
  matrix(tile) {
    return this.screenMatrix()
      .inverse()
      .multiply(/** @type {DOMMatrix} */ (tile.getScreenCTM()))
  }

  screenMatrix() {
    return /** @type {DOMMatrix} */ (this.svg.getScreenCTM())
  }

  /**
   * @param {Layers} step
   * @param {Map<string, [DOMMatrix, SVGGElement]>} before
   * @param {number} time
   */
  fly(step, before, time) {
    /** @type {Promise<unknown>[]} */
    const flights = []
    const gone = new Map(before)
    let fresh = 0
    for (const tile of this.tiles()) {
      if (!tile.id) continue
      const from = step.came[tile.id] ?? tile.id
      gone.delete(from)
      const old = before.get(from)
      if (old) this.land(tile, old[0], time, flights)
      else flights.push(this.appear(tile, time, fresh++))
    }
    this.fade(gone, time)
    return Promise.all(flights)
  }

  /**
   * @param {SVGGElement} tile
   * @param {DOMMatrix} was
   * @param {number} time
   * @param {Promise<unknown>[]} flights
   */
  land(tile, was, time, flights) {
    const now = this.matrix(tile)
    const distance = Math.abs(was.e - now.e) + Math.abs(was.f - now.f)
    if (distance < 0.5 && Math.abs(was.a - now.a) < 0.01) return
    const path = this.prefs.calm
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [{ transform: css(was) }, { transform: css(now) }]
    tile.parentNode?.append(tile) // moving tiles are above the others
    flights.push(finished(tile.animate(path, { duration: time, easing: EASE })))
  }

  /**
   * @param {SVGGElement} tile
   * @param {number} time
   * @param {number} order
   */
  appear(tile, time, order) {
    const delay = Math.min(order * 18, 500) * (time / FLIGHT)
    /** @type {KeyframeAnimationOptions} */
    const options = { duration: time * 0.6, delay, fill: 'backwards' }
    return finished(tile.animate([{ opacity: 0 }, { opacity: 1 }], options))
  }

  /**
   * @param {Map<string, [DOMMatrix, SVGGElement]>} gone
   * @param {number} time
   */
  fade(gone, time) {
    const layer = this.layer('gone')
    layer.replaceChildren()
    for (const [, tile] of gone.values()) {
      tile.removeAttribute('id')
      layer.append(tile)
      /** @type {KeyframeAnimationOptions} */
      const options = { duration: time * 0.8, fill: 'forwards' }
      finished(tile.animate([{ opacity: 1 }, { opacity: 0 }], options)).then(() => tile.remove())
    }
  }

  /**
   * Starts the flight of a move before the server has answered; the next step continues it.
   * Tiles that were dragged start where they were dropped.
   * @param {Record<string, TilePlace>} where
   * @param {Record<string, TilePlace>} targets
   * @param {{ tiles: string[], by: [number, number] } | null} [dropped]
   */
  startFlight(where, targets, dropped = null) {
    if (!this.prefs.speed || this.prefs.calm) return
    for (const [id, [x, y, size, turn]] of Object.entries(targets)) {
      const tile = this.tile(id)
      if (!tile || !where[id]) continue
      const isDropped = dropped?.tiles.includes(id)
      const scale = scaleOf(tile) * (size / where[id][2])
      const there = `translate(${x}px,${y}px) rotate(${turn}deg) scale(${scale})`
      const start = this.matrix(tile)
      if (isDropped) {
        start.e += dropped?.by[0] ?? 0
        start.f += dropped?.by[1] ?? 0
      }
      tile.parentNode?.append(tile)
      tile.animate([{ transform: css(start) }, { transform: there }], {
        duration: (isDropped ? DROP : FLIGHT) / this.prefs.speed,
        easing: EASE,
        fill: 'forwards',
      })
    }
  }

  /**
   * Lifts tiles from their place; all others lie down again.
   * @param {string[]} ids
   */
  lift(ids) {
    for (const tile of this.svg.querySelectorAll('.lifted')) {
      if (ids.includes(tile.id)) continue
      tile.classList.remove('lifted')
      for (const animation of tile.getAnimations()) animation.cancel()
    }
    const time = this.prefs.speed ? LIFT / this.prefs.speed : 0
    for (const id of ids) {
      const tile = this.tile(id)
      if (!tile || tile.classList.contains('lifted')) continue
      const flat = this.matrix(tile)
      const high = new DOMMatrix([flat.a, flat.b, flat.c, flat.d, flat.e, flat.f - LIFTED])
      tile.parentNode?.append(tile)
      tile.classList.add('lifted')
      const path = [{ transform: css(flat) }, { transform: css(high.scale(1.1)) }]
      if (!this.prefs.calm)
        tile.animate(path, { duration: time, easing: 'ease-out', fill: 'forwards' })
    }
  }

  /**
   * Copies of tiles, to be carried in their place; badges stay above them.
   * @param {string[]} ids
   */
  carry(ids) {
    const carried = svgElement('g', { class: 'carried' })
    for (const id of ids) {
      const copy = this.tile(id)?.cloneNode(true)
      if (!(copy instanceof SVGElement)) continue
      for (const name of ['id', 'class']) copy.removeAttribute(name)
      carried.append(copy)
      this.tile(id)?.classList.add('carried-away')
    }
    this.layer('over').before(carried)
    return carried
  }

  /** Shows the tiles again whose copies were carried. */
  putDown() {
    for (const tile of this.tiles()) tile.classList.remove('carried-away')
  }

  // --- Marks that follow the pointer ---

  /**
   * Half transparent copies of tiles, where a move would put them.
   * @param {Record<string, TilePlace>} where
   * @param {Record<string, TilePlace>} targets
   */
  ghosts(where, targets) {
    const moving = Object.keys(targets).filter(id => targets[id][4])
    return moving.flatMap(id => this.ghost(id, where, targets[id]))
  }

  /**
   * A half transparent copy of a tile, where a move would put it.
   * @param {string} id
   * @param {Record<string, TilePlace>} where
   * @param {TilePlace} target
   */
  ghost(id, where, [x, y, size, turn]) {
    const tile = this.tile(id)
    if (!tile || !where[id]) return []
    const copy = /** @type {SVGGElement} */ (tile.cloneNode(true))
    const scale = scaleOf(tile) * (size / where[id][2])
    copy.removeAttribute('id')
    copy.setAttribute('transform', `translate(${x} ${y}) rotate(${turn}) scale(${scale})`)
    copy.setAttribute('class', 'ghost')
    return [copy]
  }

  /**
   * Words in the free room beside a place, in at most two lines that end at x.
   * @param {number} x
   * @param {number} y
   * @param {string} words
   * @param {number} room how wide they may be
   * @param {string} kind
   */
  note(x, y, words, room, kind) {
    const lines = brokenIn(words, room / 6.6)
    if (!lines) return []
    const first = y + 4.5 - (lines.length - 1) * 7.5
    const spans = lines.map((line, n) => svgElement('tspan', { x, y: first + 15 * n }, line))
    return [svgElement('text', { class: `note ${kind}`, 'text-anchor': 'end' }, ...spans)]
  }

  /**
   * A badge with a few characters.
   * @param {number} x
   * @param {number} y
   * @param {string} words
   * @param {string} kind
   * @param {number} [size]
   */
  badge(x, y, words, kind, size = 1) {
    const wide = Number(this.svg.getAttribute('viewBox')?.split(' ')[2])
    const scale = (wide < 600 ? 0.75 : 1) * size
    const width = Math.max(26, words.length * 8.2 + 14)
    const half = (width * scale) / 2
    const middle = Math.min(Math.max(half + 2, x), wide - half - 2)
    return svgElement(
      'g',
      { class: `badge ${kind}`, transform: `translate(${middle} ${y}) scale(${scale})` },
      svgElement('rect', { x: -width / 2, y: -13, width, height: 26, rx: 13 }),
      svgElement('text', { y: 5, 'text-anchor': 'middle' }, words),
    )
  }

  /**
   * A point of the screen in picture units.
   * @param {MouseEvent} event
   */
  point(event) {
    const point = new DOMPoint(event.clientX, event.clientY)
    return point.matrixTransform(this.screenMatrix().inverse())
  }
}

/**
 * Words in one line or two of at most so many letters; null if they need more.
 * @param {string} words
 * @param {number} most
 */
const brokenIn = (words, most) => {
  if (words.length <= most) return [words]
  const all = words.split(' ')
  for (let n = Math.ceil(all.length / 2); n > 0; n--) {
    const lines = [all.slice(0, n).join(' '), all.slice(n).join(' ')]
    if (lines.every(line => line.length <= most)) return lines
  }
  return null
}

/** @param {DOMMatrix} m */
const css = m => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`

/** @param {Animation} animation */
const finished = animation => animation.finished.catch(() => {})

/** @param {Element} tile */
const scaleOf = tile =>
  Number(/scale\(([\d.]+)\)/.exec(tile.getAttribute('transform') ?? '')?.[1] ?? 1)
