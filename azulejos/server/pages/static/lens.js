// Another's board, enlarged beside the own one. It takes part in nothing: the turn goes on.

/** @import { Board } from './board.js' */

import { byId, element, svgElement } from './dom.js'
import { message } from './messages.js'

const MARGIN = 4

export class Lens {
  /**
   * @param {Board} board
   * @param {() => void} closed
   */
  constructor(board, closed) {
    this.board = board
    /** The seat whose board is shown. @type {number | null} */
    this.seat = null
    this.picture = svgElement('svg', { 'aria-hidden': true })
    const close = element('button', { type: 'button', textContent: '✕', onclick: closed })
    close.setAttribute('aria-label', message('scripts-close-look'))
    this.box = element('section', { id: 'lens', hidden: true }, close)
    this.box.append(this.picture)
    byId('panel').after(this.box)
    document.addEventListener('settled', () => this.draw())
  }

  /**
   * Shows a seat's board; the same seat again, or null, closes the lens.
   * @param {number | null} seat
   */
  look(seat) {
    this.seat = seat === this.seat ? null : seat
    this.draw()
  }

  draw() {
    const rect = this.board.layer('boards').querySelector(`[data-seat="${this.seat}"]`)
    this.box.hidden = !(rect instanceof SVGGraphicsElement)
    if (!(rect instanceof SVGGraphicsElement)) return
    const { x, y, width, height } = rect.getBBox()
    const view = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]
    this.picture.setAttribute('viewBox', view.join(' '))
    const layers = ['ground', 'ink', 'tiles', 'marks'].map(name => this.copyOf(name))
    this.picture.replaceChildren(...layers)
  }

  /**
   * A copy of a layer, without the ids that the board needs.
   * @param {string} name
   */
  copyOf(name) {
    const copy = /** @type {SVGGElement} */ (this.board.layer(name).cloneNode(true))
    copy.querySelector('defs')?.remove()
    for (const node of [copy, ...copy.querySelectorAll('[id]')]) node.removeAttribute('id')
    for (const attribute of ['class', 'clip-path']) copy.removeAttribute(attribute)
    for (const node of copy.querySelectorAll('[data-place]')) node.removeAttribute('data-place')
    return copy
  }
}
