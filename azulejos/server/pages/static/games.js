// The page of all games: continue a running one, look at a finished one.

/** @import { Summary } from '../types' */

import { get, post } from './api.js'
import { byId, element } from './dom.js'
import { listed, message } from './messages.js'
import { prefs } from './prefs.js'
import './site.js'

/** @type {Record<string, string>} */
const titles = JSON.parse(byId('titles').textContent ?? '{}')

/** @param {Summary} table */
const isMyTurn = table => table.turn !== null && table.mine.includes(table.turn)

/** @param {Summary} table */
function status(table) {
  if (table.turn === null) {
    const names = listed(table.winners.map(seat => table.names[seat]))
    return message('scripts-won', { names, winners: table.winners.length })
  }
  if (isMyTurn(table)) return message('scripts-your-turn')
  return message('scripts-to-move', { name: table.names[table.turn] })
}

/** @param {Summary} table */
function entry(table) {
  const picture = new Image(120, 84)
  picture.loading = 'lazy'
  picture.alt = ''
  picture.src = `/t/${table.table}/board.svg?theme=${prefs.theme}`
  const scores = table.names.map((name, seat) => `${name} ${table.scores[seat]}`).join(' · ')
  const date = new Date(table.at * 1000).toLocaleString(document.documentElement.lang)
  const words = element(
    'span',
    {},
    element('strong', { textContent: titles[table.game] }),
    scores,
    element('b', { className: 'status', textContent: status(table) }),
    element('small', { textContent: date }),
  )
  const link = element('a', { href: `/t/${table.table}` }, picture, words)
  const item = element('li', { className: isMyTurn(table) ? 'turn' : '' }, link)
  if (table.removable) item.append(removeButton(table))
  return item
}

/**
 * A button that takes a game off the list. A running game needs a second click.
 * @param {Summary} table
 */
function removeButton(table) {
  const words = message('scripts-remove', { game: titles[table.game] })
  let isSure = table.turn === null
  const button = element('button', { type: 'button', className: 'remove', textContent: '×' })
  button.title = words
  button.ariaLabel = words
  button.onclick = async () => {
    if (isSure) show((await post(`/api/tables/${table.table}/remove`)).tables)
    else button.textContent = message('scripts-remove-really')
    button.ariaLabel = isSure ? words : message('scripts-remove-really')
    isSure = true
  }
  return button
}

/**
 * @param {string} id
 * @param {Summary[]} tables
 */
function list(id, tables) {
  const section = byId(id)
  section.hidden = !tables.length
  section.querySelector('ul')?.replaceChildren(...tables.map(entry))
}

/** @param {Summary[]} tables */
function show(tables) {
  const running = tables.filter(table => table.turn !== null)
  const waiting = running.filter(table => !isMyTurn(table))
  list('running', [...running.filter(isMyTurn), ...waiting])
  list(
    'finished',
    tables.filter(table => table.turn === null),
  )
  byId('none').hidden = tables.length > 0
}

show((await get('/api/tables')).tables)
