// The picture of a table: its layers, flying tiles, and marks that follow the pointer.
// The picture is a function of the position. Animations only decorate it.

/** @import { Frame, Ground, Layers, TilePlace } from '../types' */
/** @import { Prefs } from './prefs.js' */

import { svgElement } from './dom.js'

const FLIGHT = 450
const EASE = 'cubic-bezier(.3,.1,.2,1)'

export class Board {
  /**
   * @param {SVGSVGElement} svg
   * @param {Prefs} prefs
   */
  constructor(svg, prefs) {
    this.svg = svg
    this.prefs = prefs
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
  setFrame({ box, fold, boards }) {
    document.body.style.setProperty('--fold', String(fold)) // bars are as wide as the picture
    const rects = Object.entries(boards).map(([seat, [x, y, width, height]]) =>
      svgElement('rect', { x, y, width, height, rx: 8, 'data-seat': seat }),
    )
    this.layer('boards').replaceChildren(...rects)
    this.svg.setAttribute('viewBox', box)
    const crop = this.svg.querySelector('#crop rect')
    const names = ['x', 'y', 'width', 'height']
    for (const [n, value] of box.split(' ').entries()) crop?.setAttribute(names[n], value)
  }

  /**
   * Replaces the layers of a step. Tiles that were elsewhere fly from where they are drawn now;
   * the promise resolves when they have landed.
   * @param {Layers} step
   * @param {{ fly?: boolean }} [options]
   * @returns {Promise<unknown>}
   */
  show(step, { fly = true } = {}) {
    const speed = this.prefs.speed
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
   * @param {Record<string, TilePlace>} where
   * @param {Record<string, TilePlace>} targets
   */
  startFlight(where, targets) {
    if (!this.prefs.speed || this.prefs.calm) return
    for (const [id, [x, y, size, turn]] of Object.entries(targets)) {
      const tile = this.tile(id)
      if (!tile || !where[id]) continue
      const scale = scaleOf(tile) * (size / where[id][2])
      const there = `translate(${x}px,${y}px) rotate(${turn}deg) scale(${scale})`
      tile.parentNode?.append(tile)
      tile.animate([{ transform: css(this.matrix(tile)) }, { transform: there }], {
        duration: FLIGHT / this.prefs.speed,
        easing: EASE,
        fill: 'forwards',
      })
    }
  }

  // --- Marks that follow the pointer ---

  /**
   * Half transparent copies of tiles, where a move would put them.
   * @param {Record<string, TilePlace>} where
   * @param {Record<string, TilePlace>} targets
   */
  ghosts(where, targets) {
    const copies = []
    for (const [id, [x, y, size, turn, elsewhere]] of Object.entries(targets)) {
      const tile = this.tile(id)
      if (!tile || !where[id] || !elsewhere) continue
      const copy = /** @type {SVGGElement} */ (tile.cloneNode(true))
      const scale = scaleOf(tile) * (size / where[id][2])
      copy.removeAttribute('id')
      copy.setAttribute('transform', `translate(${x} ${y}) rotate(${turn}) scale(${scale})`)
      copy.setAttribute('class', 'ghost')
      copies.push(copy)
    }
    return copies
  }

  /**
   * A badge with a few characters.
   * @param {number} x
   * @param {number} y
   * @param {string} words
   * @param {string} kind
   */
  badge(x, y, words, kind) {
    const wide = Number(this.svg.getAttribute('viewBox')?.split(' ')[2])
    const scale = wide < 600 ? 0.75 : 1
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

/** @param {DOMMatrix} m */
const css = m => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`

/** @param {Animation} animation */
const finished = animation => animation.finished.catch(() => {})

/** @param {Element} tile */
const scaleOf = tile =>
  Number(/scale\(([\d.]+)\)/.exec(tile.getAttribute('transform') ?? '')?.[1] ?? 1)
