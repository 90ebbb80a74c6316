// The end of a game: who won, how, and what one can do now. On a desk it stands in the place of the
// market, which is empty then.

/** @import { MoveLine, View } from '../types' */
/** @import { Board } from './board.js' */

import { byId, capital, element, link, refill, svgElement } from './dom.js'
import { ending } from './giving_up.js'
import { listed, message } from './messages.js'

const FALLING = 9

export class Result {
  /** @param {{ act: (path: string) => void, board: Board, title: string }} actions */
  constructor(actions) {
    this.actions = actions
    /** What is shown. */
    this.shown = ''
  }

  /**
   * @param {View} view
   * @param {MoveLine[]} lines
   */
  show(view, lines) {
    const shown = JSON.stringify([view.winners, view.rematch, view.ended, lines.length, view.names])
    if (shown === this.shown) return
    this.shown = shown
    const card = byId('result')
    const next = link('next-game') // in a replay, where the result is out of sight
    next.hidden = !view.rematch.table
    next.href = `/t/${view.rematch.table}`
    const isOver = view.turn === null && (lines.length > 0 || Boolean(view.ended))
    card.hidden = !isOver
    document.body.classList.toggle('over', view.turn === null)
    if (!isOver) return this.crown([])
    const hasWon = view.mine.length > 0 && view.winners.some(seat => view.mine.includes(seat))
    const isLost = view.mine.length > 0 && !hasWon
    card.classList.toggle('lost', isLost)
    this.crown(isLost ? [] : view.winners)
    const round = lines.at(-1)?.round ?? 0
    const rounds = message('scripts-after-rounds', { title: this.actions.title, round })
    const after = ending(view) ?? rounds
    refill(
      card,
      element('p', { className: 'after', textContent: after }),
      element('h2', { textContent: this.heading(view, hasWon) }),
      this.table(view, lines.at(-1)?.then ?? []),
      this.buttons(view),
      ...(isLost ? [] : [this.falling()]),
    )
  }

  /**
   * @param {View} view
   * @param {boolean} hasWon
   */
  heading(view, hasWon) {
    if (hasWon && view.mine.length === 1 && view.winners.length === 1) {
      return message('scripts-you-win')
    }
    const names = listed(view.winners.map(seat => view.names[seat]))
    return message('scripts-won', { names, winners: view.winners.length })
  }

  /**
   * Everybody's points, best first, with the bonuses that the end brought.
   * @param {View} view
   * @param {MoveLine['then']} then
   */
  table(view, then) {
    const order = view.names.map((_, n) => n).sort((a, b) => view.scores[b] - view.scores[a])
    const rows = order.map(n => {
      const bonuses = then.filter(([seat, , isBonus]) => seat === n && isBonus)
      const words = bonuses.map(([, text]) => element('li', { textContent: capital(text) }))
      const count = view.hints.used[n]
      const textContent = message('scripts-hints-used', { count })
      if (count) words.push(element('li', { textContent }))
      return element(
        'tr',
        { className: view.winners.includes(n) ? 'won' : '' },
        element('th', { scope: 'row' }, view.names[n], element('ul', {}, ...words)),
        element('td', { className: 'points', textContent: view.scores[n] }),
      )
    })
    return element('table', {}, ...rows)
  }

  /** @param {View} view */
  buttons(view) {
    const buttons = element('p', { className: 'row' })
    if (view.rematch.table) buttons.append(this.rematchLink(view.rematch.table))
    else if (view.mine.length) buttons.append(this.rematchButton(view))
    buttons.append(
      element('a', {
        className: 'button',
        href: `/t/${view.table}/review`,
        textContent: message('scripts-review'),
      }),
      element('button', {
        type: 'button',
        textContent: message('scripts-share'),
        onclick: () => byId('share-open').click(),
      }),
      element('a', { className: 'button', href: '/', textContent: message('scripts-new-game') }),
    )
    return buttons
  }

  /** @param {string} table */
  rematchLink(table) {
    return element('a', {
      id: 'to-rematch',
      className: 'button primary',
      href: `/t/${table}`,
      textContent: message('scripts-to-rematch'),
    })
  }

  /** @param {View} view */
  rematchButton(view) {
    const { agreed } = view.rematch
    const hasAgreed = view.mine.every(seat => agreed.includes(seat))
    const offer = agreed.length ? message('scripts-rematch-wanted') : message('scripts-rematch')
    return element('button', {
      type: 'button',
      id: 'rematch',
      className: 'primary',
      disabled: hasAgreed,
      textContent: hasAgreed ? message('scripts-waiting-others') : offer,
      onclick: () => this.actions.act('rematch'),
    })
  }

  /**
   * A gold rim for the boards of the winners.
   * @param {number[]} winners
   */
  crown(winners) {
    for (const rect of this.actions.board.layer('boards').children) {
      const seat = Number(/** @type {SVGElement} */ (rect).dataset.seat)
      rect.classList.toggle('won', winners.includes(seat))
    }
  }

  /** Tiles that fall around the result of a game that was won. */
  falling() {
    const kinds = new Map(this.actions.board.tiles().map(tile => [tile.getAttribute('href'), tile]))
    const tiles = [...kinds.values()].filter(tile => tile.localName === 'use').slice(0, FALLING)
    const box = element('div', { className: 'falling' })
    box.setAttribute('aria-hidden', 'true')
    for (let n = 0; tiles.length && n < FALLING; n++) {
      const copy = /** @type {SVGElement} */ (tiles[n % tiles.length].cloneNode())
      for (const name of ['id', 'class']) copy.removeAttribute(name)
      copy.setAttribute('transform', `rotate(${((n * 47) % 50) - 25})`)
      const look = { viewBox: '-30 -30 60 60', class: `tile${n}` }
      box.append(svgElement('svg', look, copy))
    }
    return box
  }
}
