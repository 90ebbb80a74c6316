// The picture: layers that are replaced, tiles that fly, places that can be chosen.
// The board is always a function of the position; flights are decoration on top of it.

const SVG = 'http://www.w3.org/2000/svg'
const FLIGHT = 450
const EASE = 'cubic-bezier(.3,.1,.2,1)'

export const make = (name, attributes = {}, ...children) => {
  const node = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children)
  return node
}

export class Board {
  constructor(svg, prefs) {
    this.svg = svg
    this.prefs = prefs
    this.layer = name => svg.querySelector(`:scope > .${name}`)
  }

  // --- showing ---

  setGround({ ground, ...frame }) {
    this.layer('ground').innerHTML = ground
    this.setFrame(frame)
  }

  // What of the picture is shown, how high its part to play with is, and where boards are.
  setFrame({ box, fold, boards }) {
    document.body.style.setProperty('--fold', fold) // bars and panel are as wide as the picture
    this.layer('boards').replaceChildren(...Object.entries(boards).map(([seat, [x, y, width, height]]) =>
      make('rect', { x, y, width, height, rx: 8, 'data-seat': seat })))
    this.svg.setAttribute('viewBox', box)
    const crop = this.svg.getElementById('crop').firstElementChild
    box.split(' ').forEach((value, n) => crop.setAttribute(['x', 'y', 'width', 'height'][n], value))
  }

  // Puts a step's layers in place; tiles that were elsewhere fly from where they are drawn now.
  // Answers a promise that is kept when they have landed.
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

  places() {
    const all = new Map()
    for (const tile of this.layer('tiles').children) if (tile.id) all.set(tile.id, [this.spot(tile), tile])
    return all
  }

  // Where a tile is drawn at this moment, flights included: its matrix in the picture's units.
  spot(tile) {
    return this.svg.getScreenCTM().inverse().multiply(tile.getScreenCTM())
  }

  fly(step, before, time) {
    const flights = []
    const gone = new Map(before)
    let fresh = 0
    for (const tile of this.layer('tiles').children) {
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

  land(tile, was, time, flights) {
    const now = this.spot(tile)
    if (Math.abs(was.e - now.e) + Math.abs(was.f - now.f) < 0.5 && Math.abs(was.a - now.a) < 0.01) return
    const path = this.prefs.calm
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [{ transform: css(was) }, { transform: css(now) }]
    tile.parentNode.append(tile) // what moves is above what lies
    flights.push(done(tile.animate(path, { duration: time, easing: EASE })))
  }

  appear(tile, time, order) {
    const options = { duration: time * 0.6, delay: Math.min(order * 18, 500) * (time / FLIGHT), fill: 'backwards' }
    return done(tile.animate([{ opacity: 0 }, { opacity: 1 }], options))
  }

  fade(gone, time) {
    const layer = this.layer('gone')
    layer.replaceChildren()
    for (const [, tile] of gone.values()) {
      tile.removeAttribute('id')
      layer.append(tile)
      done(tile.animate([{ opacity: 1 }, { opacity: 0 }], { duration: time * 0.8, fill: 'forwards' })).then(() => tile.remove())
    }
  }

  // Tiles leave at once for where a move will put them; the next step continues from there.
  hurry(where, targets) {
    if (!this.prefs.speed || this.prefs.calm) return
    for (const [id, [x, y, size, turn]] of Object.entries(targets)) {
      const tile = this.svg.getElementById(id)
      if (!tile || !where[id]) continue
      const scale = scaleOf(tile) * (size / where[id][2])
      const there = `translate(${x}px,${y}px) rotate(${turn}deg) scale(${scale})`
      tile.parentNode.append(tile)
      tile.animate([{ transform: css(this.spot(tile)) }, { transform: there }],
        { duration: FLIGHT / this.prefs.speed, easing: EASE, fill: 'forwards' })
    }
  }

  // --- marks that come and go with the pointer ---

  ghosts(where, targets) {
    const out = []
    for (const [id, [x, y, size, turn, elsewhere]] of Object.entries(targets)) {
      const tile = this.svg.getElementById(id)
      if (!tile || !where[id] || !elsewhere) continue
      const copy = tile.cloneNode(true)
      copy.removeAttribute('id')
      copy.setAttribute('transform', `translate(${x} ${y}) rotate(${turn}) scale(${scaleOf(tile) * (size / where[id][2])})`)
      copy.setAttribute('class', 'ghost')
      out.push(copy)
    }
    return out
  }

  badge(x, y, words, kind) {
    const [, , wide] = this.svg.getAttribute('viewBox').split(' ').map(Number)
    const scale = wide < 600 ? 0.75 : 1
    const width = Math.max(26, words.length * 8.2 + 14)
    const half = (width * scale) / 2
    const middle = Math.min(Math.max(half + 2, x), wide - half - 2)
    return make('g', { class: `badge ${kind}`, transform: `translate(${middle} ${y}) scale(${scale})` },
      make('rect', { x: -width / 2, y: -13, width, height: 26, rx: 13 }),
      make('text', { y: 5, 'text-anchor': 'middle' }, words))
  }

  // A point of the screen in the picture's units.
  point(event) {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse())
  }
}

const css = m => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`
const done = animation => animation.finished.catch(() => {})
const scaleOf = tile => Number(/scale\(([\d.]+)\)/.exec(tile.getAttribute('transform'))?.[1] ?? 1)
