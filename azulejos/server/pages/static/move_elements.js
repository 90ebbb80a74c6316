// The elements of move input: hit areas, buttons, veils; and which element an event means.

/** @import { MoveChoice, Spot } from '../types' */
/** @import { Board } from './board.js' */

import { svgElement } from './dom.js'

/** @type {Record<string, [number, number]>} */
export const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The key of the place that an event happened on.
 * @param {EventTarget | null} target
 */
export const keyOf = target =>
  target instanceof Element
    ? /** @type {SVGElement | null} */ (target.closest('[data-key]'))?.dataset.key
    : undefined

/**
 * The target under the pointer.
 * @param {PointerEvent} event
 */
export const targetUnder = event => {
  const nodes = document.elementsFromPoint(event.clientX, event.clientY)
  const targets = nodes.map(n => /** @type {SVGElement | null} */ (n.closest('.target')))
  return targets.find(Boolean)?.dataset.key ?? null
}

/** @param {string} key */
export const newHit = key =>
  svgElement(
    'g',
    { role: 'button', tabindex: -1, 'data-key': key },
    svgElement('path', { class: 'reach' }),
    svgElement('path'),
  )

/**
 * Puts nodes in order around the focused one, because moving that one would take its focus away.
 * @param {Element} area
 * @param {Element[]} nodes
 */
export const arrange = (area, nodes) => {
  const active = nodes.indexOf(/** @type {Element} */ (document.activeElement))
  for (const [i, node] of nodes.entries()) {
    if (i < active) area.insertBefore(node, nodes[active])
    else if (i > active) area.append(node)
  }
}

/**
 * @param {MoveChoice} move
 * @param {string} words
 */
export const newButton = (move, words) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.move = move.move
  button.dataset.f = move.move
  button.textContent = words
  return button
}

/** @param {string} content */
export const icon = content => {
  const picture = svgElement('svg', { class: 'icon', 'aria-hidden': true })
  picture.innerHTML = content
  const last = picture.lastElementChild?.getAttribute('transform') ?? ''
  const right = Number(/translate\(([\d.]+)/.exec(last)?.[1] ?? 50)
  const first = Number(
    /translate\(([\d.]+)/.exec(picture.firstElementChild?.getAttribute('transform') ?? '')?.[1] ??
      50,
  )
  const wide = right + first // as much room after the last piece as before the first
  picture.setAttribute('viewBox', `0 0 ${wide} 100`)
  picture.setAttribute('width', String(0.4 * wide))
  picture.setAttribute('height', '40')
  return picture
}

/**
 * A veil over a closed place, with the reason.
 * @param {Board} board
 * @param {string} key
 * @param {string} why
 */
export const closedPlace = (board, key, why) => {
  const place = board.svg.querySelector(`.ground [data-place="${key}"]`)
  if (!place) return []
  const copy = /** @type {Element} */ (place.cloneNode())
  for (const name of ['fill', 'stroke', 'id']) copy.removeAttribute(name)
  copy.setAttribute('class', 'shut')
  copy.setAttribute('data-why', why)
  copy.append(svgElement('title', {}, why))
  return [copy]
}

/**
 * The nearest place in a direction; null if there is none.
 * @param {Record<string, Spot>} spots
 * @param {string[]} keys
 * @param {string} key
 * @param {[number, number]} direction
 */
export const nearest = (spots, keys, key, [dx, dy]) => {
  const [x, y] = spots[key].at
  let best = null
  let least = Number.POSITIVE_INFINITY
  for (const other of keys) {
    const [u, v] = spots[other].at
    const along = (u - x) * dx + (v - y) * dy
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx)
    if (other === key || along < 1 || along + 2 * aside >= least) continue
    best = other
    least = along + 2 * aside
  }
  return best
}
