// The start page: choose a game and who plays, go on with a running one, look at a finished one.

import { get, post, prefs } from './prefs.js'
import { listed, say } from './words.js'
import './learn.js' // pictures follow the theme here, too

const titles = {}
for (const article of document.querySelectorAll('.game')) {
  const form = article.querySelector('form')
  const seats = [...form.querySelectorAll('.seats li')]
  titles[article.dataset.game] = article.querySelector('h2').textContent
  form.querySelector('[name=name]').value = prefs.name
  form.addEventListener('change', event => {
    if (event.target.name === 'players') seats.forEach((seat, n) => { seat.hidden = n >= Number(event.target.value) })
    if (event.target.name === 'name' && event.target === form.querySelector('[name=name]')) prefs.name = event.target.value
    for (const seat of seats) describe(seat)
  })
  form.dispatchEvent(new Event('change'))
  form.addEventListener('submit', event => {
    event.preventDefault()
    begin(article, form, seats.filter(seat => !seat.hidden))
  })
}

// A bot has a line about how it plays where people have their names.
function describe(seat) {
  const choice = seat.querySelector('select')
  seat.classList.toggle('bot', choice.value.startsWith('bot:'))
  seat.querySelector('.about').textContent = choice.selectedOptions[0].dataset.about ?? ''
}

async function begin(article, form, seats) {
  const problem = form.querySelector('.problem')
  const button = form.querySelector('button')
  button.disabled = true
  problem.textContent = ''
  const body = { game: article.dataset.game, seats: seats.map(seat => wanted(seat, seats)) }
  const variant = form.querySelector('[name=variant]:checked')
  if (variant) body.options = { [article.dataset.option]: variant.value }
  try {
    const made = await post('/api/tables', body)
    prefs.keep(`links.${made.table}`, made.links)
    location.href = `/t/${made.table}`
  } catch (error) {
    problem.textContent = error.message
    button.disabled = false
  }
}

function wanted(seat, all) {
  const kind = seat.querySelector('select').value
  const alone = all.every(other => other === seat || other.querySelector('select').value.startsWith('bot:'))
  if (kind.startsWith('bot:')) {
    const alike = all.slice(0, all.indexOf(seat)).filter(other => other.querySelector('select').value === kind)
    const called = seat.querySelector('select').selectedOptions[0].textContent
    return { kind: 'bot', player: kind.slice(4), name: alike.length ? `${called} ${alike.length + 1}` : called }
  }
  const name = seat.querySelector('input').value.trim()
  return { kind: 'person', name: name || (alone ? say('scripts-you') : ''), mine: kind !== 'friend' }
}

const list = (id, tables) => {
  const section = document.getElementById(id)
  section.hidden = !tables.length
  section.querySelector('ul').replaceChildren(...tables.map(entry))
}

function entry(table) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `/t/${table.table}`
  const picture = new Image(180, 121)
  picture.loading = 'lazy'
  picture.alt = ''
  picture.src = `/t/${table.table}/picture.svg?shape=wide&theme=${prefs.theme}`
  const words = document.createElement('span')
  const scores = table.names.map((name, seat) => `${name} ${table.scores[seat]}`).join(' · ')
  const state = table.turn === null
    ? say('scripts-won', { names: listed(table.winners.map(seat => table.names[seat])), winners: table.winners.length })
    : table.mine.includes(table.turn) ? say('scripts-your-turn') : say('scripts-to-move', { name: table.names[table.turn] })
  words.append(strong(titles[table.game]), scores, small(`${state} · ${new Date(table.at * 1000).toLocaleString(document.documentElement.lang)}`))
  link.append(picture, words)
  item.append(link)
  return item
}

const element = tag => text => Object.assign(document.createElement(tag), { textContent: text })
const strong = element('strong')
const small = element('small')

get('/api/tables').then(({ tables }) => {
  list('running', tables.filter(table => table.turn !== null))
  list('finished', tables.filter(table => table.turn === null))
}).catch(() => {})
