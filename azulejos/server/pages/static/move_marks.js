// What is drawn around a choice: points beside places, reasons, tiles that wait, tiles in hand.

/** @import { TilePlace } from '../types' */
/** @import { MoveInput } from './move_input.js' */

import { signed, svgElement } from './dom.js'

/**
 * The tiles of a target's first move, where they would lie.
 * @param {MoveInput} input
 * @param {string} key
 */
export const ghostsAt = (input, key) => {
  const [move] = input.movesTo(key)
  const tried = move && input.tried[move.move]
  return tried ? input.board.ghosts(input.where, tried.fly) : []
}

/**
 * What a move to a target would bring: beside a line, at the inner tip of a rhombus, above a cell.
 * It never covers a price, a cost or a tile.
 * @param {MoveInput} input
 * @param {string} key
 * @returns {SVGElement[]}
 */
export const pointsBadge = (input, key) => {
  const { board, spots } = input
  const all = input.movesTo(key).map(m => input.tried[m.move]?.points)
  const points = all.filter(p => p !== null && p !== undefined)
  if (!points.length) return []
  const best = Math.max(...points)
  const kind = best < 0 ? 'loss' : 'gain'
  const [x, y, w, h, turn] = spots[key].box
  const [cx, cy] = spots[key].at
  if (hasPrice(input, key)) {
    const angle = (turn * Math.PI) / 180
    const [dx, dy] = [-0.42 * w * Math.sin(angle), 0.42 * w * Math.cos(angle)]
    return [board.badge(cx + dx, cy + dy, signed(best), kind, 0.66)]
  }
  if (key.includes('@')) return [board.badge(cx, y - 2, signed(best), kind, 0.8)]
  if (input.prefs.handy) return [board.badge(x + 4, y + h - 4, signed(best), kind)]
  const badge = board.badge(x - 26, cy, signed(best), kind)
  const words = input.previewWords(key)
  if (words.startsWith(signed(best))) return [badge] // it says no more than the badge
  return [badge, ...board.note(x - 50, cy, words, roomBefore(input, x, cy) - 46, '')]
}

/**
 * Whether a price is printed on a place, which a half transparent tile would hide.
 * @param {MoveInput} input
 * @param {string} key
 */
export const hasPrice = ({ spots }, key) => spots[key].box[3] > spots[key].box[2] * 1.5

/**
 * How much room there is on the own board before a point.
 * @param {MoveInput} input
 * @param {number} x
 * @param {number} y
 */
const roomBefore = ({ board }, x, y) => {
  const rects = /** @type {SVGGraphicsElement[]} */ ([...board.layer('boards').children])
  const isAround = (/** @type {DOMRect} */ b) =>
    b.x < x && x < b.x + b.width && b.y < y && y < b.y + b.height
  const around = rects.map(rect => rect.getBBox()).find(isAround)
  return x - (around?.x ?? 0) - 14
}

/**
 * Why the other lines are closed, written before them.
 * @param {MoveInput} input
 * @returns {SVGElement[]}
 */
export const reasons = input => {
  if (input.prefs.handy || input.auto) return []
  return Object.entries(input.closed).flatMap(([key, why]) => {
    const place = input.board.svg.querySelector(`.ground [data-place="${key}"]`)
    if (!(place instanceof SVGGraphicsElement)) return []
    const { x, y, height } = place.getBBox()
    const middle = y + height / 2
    return input.board.note(x - 10, middle, why, roomBefore(input, x, middle), 'shut-note')
  })
}

/**
 * The tiles that stay behind at a place, and their way to the centre.
 * @param {MoveInput} input
 * @param {string} key
 * @returns {SVGElement[]}
 */
export const rest = (input, key) => {
  const [move] = input.targets()
  const fly = move && input.tried[move.move]?.fly
  if (!fly || key.includes(':')) return []
  const isBeside = (/** @type {string} */ k) => k !== key && k.slice(0, -1) === key.slice(0, -1)
  const left = Object.keys(input.spots).filter(isBeside)
  const ids = left.flatMap(k => input.spots[k].tiles).filter(id => fly[id] && !fly[id][4])
  if (!ids.length) return []
  const [x, y] = input.where[ids[0]]
  const [u, v] = fly[ids[0]]
  const far = Math.hypot(u - x, v - y) || 1
  const at = (/** @type {number} */ way) =>
    `${x + ((u - x) * way) / far} ${y + ((v - y) * way) / far}`
  const isFree = ids.every(id => isClear(fly[id], Object.values(input.where)))
  const end = Math.max(far / 2, far - 26) // other tiles are not crossed
  const d = `M${at(Math.min(28, far / 2))}L${at(isFree ? end : Math.min(end, SHORT_WAY))}`
  const ghosts = ids.flatMap(id => (isFree ? input.board.ghost(id, input.where, fly[id]) : []))
  return [...ghosts, svgElement('path', { d, class: 'way' })]
}

const SHORT_WAY = 84

/**
 * Whether no tile lies where another would come to lie.
 * @param {TilePlace} spot
 * @param {TilePlace[]} tiles
 */
const isClear = ([x, y, size], tiles) =>
  tiles.every(([u, v]) => Math.hypot(u - x, v - y) > 0.8 * size)

/**
 * The tiles that are picked up, as a picture for the bar.
 * @param {MoveInput} input
 */
export const held = input => {
  const { chosen, auto, board } = input
  const ids = chosen && !auto ? input.spots[chosen].tiles.slice(0, 6) : []
  const copies = ids.flatMap((id, n) => {
    const copy = board.tile(id)?.cloneNode(true)
    if (!(copy instanceof SVGElement)) return []
    for (const name of ['id', 'class']) copy.removeAttribute(name)
    const turn = (n - (ids.length - 1) / 2) * 4
    copy.setAttribute('transform', `translate(${24 + 18 * n} 24) rotate(${turn})`)
    return [copy]
  })
  if (!copies.length) return []
  const wide = 48 + 18 * (copies.length - 1)
  return [svgElement('svg', { viewBox: `0 0 ${wide} 48`, width: wide, height: 48 }, ...copies)]
}

const MOST_IN_BAR = 3

/**
 * The place that a choice among buttons is about: where the tiles go, or what is paid with.
 * @param {MoveInput} input
 */
const subjectOf = ({ dom, options, moves, spots }) => {
  if (options) return options[0].to
  const isLong = dom.choices.children.length > MOST_IN_BAR
  return isLong ? moves.flatMap(move => move.from).find(key => spots[key]) : undefined
}

/**
 * Puts the ways to play a move beside its place; on phones they stay in the bar.
 * @param {MoveInput} input
 */
export const placeOptions = input => {
  const { board, dom, prefs, proposed, spots } = input
  const { choices } = dom
  const key = subjectOf(input)
  const isBeside = Boolean(key) && !prefs.handy && !proposed
  choices.classList.toggle('beside', isBeside)
  if (!key || !isBeside) return
  const matrix = board.screenMatrix()
  const [x, y, w] = spots[key].box
  const right = new DOMPoint(x + w, y).matrixTransform(matrix)
  const left = new DOMPoint(x, y).matrixTransform(matrix)
  const { width, height } = choices.getBoundingClientRect()
  const fits = right.x + 10 + width < innerWidth
  const across = fits ? right.x + 10 : Math.max(8, left.x - 10 - width)
  const down = Math.max(64, Math.min(right.y, innerHeight - height - 12))
  choices.style.left = `${across / prefs.scale}px`
  choices.style.top = `${down / prefs.scale}px`
}
