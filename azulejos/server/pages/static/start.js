// The start page: start a game, continue a running one, look at a finished one.

/** @import { Summary } from '../types' */

import { get, post } from './api.js'
import { byId, element, targetOf } from './dom.js'
import { listed, message } from './messages.js'
import { prefs } from './prefs.js'
import './learn.js' // pictures follow the theme here, too

/**
 * The first element inside another one; the page must have it.
 * @template {HTMLElement} T
 * @param {Element} inside
 * @param {string} selector
 * @param {new () => T} type
 * @returns {T}
 */
const part = (inside, selector, type) => {
  const found = inside.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`no ${selector}`)
  return found
}

/** @param {Element} seat */
const kindOf = seat => part(seat, 'select', HTMLSelectElement).value

/** @type {Record<string, string>} */
const titles = {}
const articles = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.game'))
for (const article of articles) {
  const form = part(article, 'form', HTMLFormElement)
  const seats = /** @type {HTMLElement[]} */ ([...form.querySelectorAll('.seats li')])
  const ownName = part(form, '[name=name]', HTMLInputElement)
  titles[article.dataset.game ?? ''] = part(article, 'h2', HTMLElement).textContent ?? ''
  ownName.value = prefs.name
  form.addEventListener('change', event => {
    const changed = /** @type {HTMLInputElement} */ (targetOf(event))
    if (changed.name === 'players') {
      for (const [n, seat] of seats.entries()) seat.hidden = n >= Number(changed.value)
    }
    if (changed === ownName) prefs.name = ownName.value
    for (const seat of seats) describe(seat)
  })
  form.dispatchEvent(new Event('change'))
  form.addEventListener('submit', event => {
    event.preventDefault()
    const visible = seats.filter(seat => !seat.hidden)
    start(article, form, visible)
  })
}

/**
 * Shows how a bot plays, where persons have their name.
 * @param {HTMLElement} seat
 */
function describe(seat) {
  const choice = part(seat, 'select', HTMLSelectElement)
  seat.classList.toggle('bot', choice.value.startsWith('bot:'))
  part(seat, '.about', HTMLElement).textContent = choice.selectedOptions[0].dataset.about ?? ''
}

/**
 * Makes a table, and goes there.
 * @param {HTMLElement} article
 * @param {HTMLFormElement} form
 * @param {HTMLElement[]} seats
 */
async function start(article, form, seats) {
  const problem = part(form, '.problem', HTMLElement)
  const button = part(form, 'button', HTMLButtonElement)
  button.disabled = true
  problem.textContent = ''
  const variant = form.querySelector('[name=variant]:checked')
  const options =
    variant instanceof HTMLInputElement
      ? { options: { [article.dataset.option ?? '']: variant.value } }
      : {}
  const requested = seats.map(seat => newSeat(seat, seats))
  try {
    const body = { game: article.dataset.game, seats: requested, ...options }
    const made = await post('/api/tables', body)
    prefs.save(`links.${made.table}`, made.links)
    location.href = `/t/${made.table}`
  } catch (error) {
    problem.textContent = error instanceof Error ? error.message : String(error)
    button.disabled = false
  }
}

/**
 * A seat for the request.
 * @param {HTMLElement} seat
 * @param {HTMLElement[]} all
 */
function newSeat(seat, all) {
  const kind = kindOf(seat)
  if (kind.startsWith('bot:')) {
    const same = all.slice(0, all.indexOf(seat)).filter(other => kindOf(other) === kind)
    const choice = part(seat, 'select', HTMLSelectElement)
    const level = choice.selectedOptions[0].textContent ?? ''
    const name = same.length ? `${level} ${same.length + 1}` : level
    return { kind: 'bot', player: kind.slice(4), name }
  }
  const name = part(seat, 'input', HTMLInputElement).value.trim()
  return { kind: 'person', name, mine: kind !== 'friend' }
}

/**
 * @param {string} id
 * @param {Summary[]} tables
 */
const list = (id, tables) => {
  const section = byId(id)
  section.hidden = !tables.length
  part(section, 'ul', HTMLElement).replaceChildren(...tables.map(entry))
}

/** @param {Summary} table */
function status(table) {
  if (table.turn === null) {
    const names = listed(table.winners.map(seat => table.names[seat]))
    return message('scripts-won', { names, winners: table.winners.length })
  }
  if (table.mine.includes(table.turn)) return message('scripts-your-turn')
  return message('scripts-to-move', { name: table.names[table.turn] })
}

/** @param {Summary} table */
function entry(table) {
  const picture = new Image(180, 121)
  picture.loading = 'lazy'
  picture.alt = ''
  picture.src = `/t/${table.table}/picture.svg?shape=wide&theme=${prefs.theme}`
  const scores = table.names.map((name, seat) => `${name} ${table.scores[seat]}`).join(' · ')
  const date = new Date(table.at * 1000).toLocaleString(document.documentElement.lang)
  const words = element(
    'span',
    {},
    element('strong', { textContent: titles[table.game] }),
    scores,
    element('small', { textContent: `${status(table)} · ${date}` }),
  )
  const link = element('a', { href: `/t/${table.table}` }, picture, words)
  return element('li', {}, link)
}

get('/api/tables')
  .then((/** @type {{ tables: Summary[] }} */ { tables }) => {
    list(
      'running',
      tables.filter(table => table.turn !== null),
    )
    list(
      'finished',
      tables.filter(table => table.turn === null),
    )
  })
  .catch(() => {})
