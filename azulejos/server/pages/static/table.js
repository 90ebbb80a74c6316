// A table: views come over the WebSocket, pictures from /scene, and everything else follows.

import { Board } from './board.js'
import { Turn, capital, signed } from './turn.js'
import { Panel } from './panel.js'
import { Why } from './why.js'
import { get, post, prefs, watchLook } from './prefs.js'
import { bound, say as tell } from './words.js'
import { listenKeys } from './keys.js'
import { sound } from './sounds.js'

const $ = id => document.getElementById(id)
const facts = JSON.parse($('facts').textContent)
const table = facts.view.table
const HOLD = 650 // how long a step of the scoring is shown after its tiles have landed
const wait = time => new Promise(resolve => setTimeout(resolve, time))

const state = {
  view: facts.view,
  at: facts.at, // the ply of a replay; null: live
  shown: facts.ply, // the ply that the picture shows
  seat: facts.seat, // whose board is the large one
  look: `shape=${document.body.dataset.shape}&theme=${document.documentElement.dataset.theme}`,
  looksAt: null, // a seat that somebody wants to look at
  offered: -1, // the version of the view for which choices are shown
  skip: false,
  base: '', // what was said last
  clause: '', // and the rule behind it
}

const board = new Board($('board'), prefs)
const turn = new Turn(board, { choices: $('choices'), back: $('back') }, { play, ask, say, look: lookFrom, prefs })
new Why(board, turn, state, say)
const panel = new Panel(table, { goTo, act, say, lookFrom, view: () => state.view })

// --- saying ---

// What is said stays until something else is; what passes goes with the pointer. A clause of the
// rules becomes a link to where it is explained.
function say(words, passing = false, clause = '') {
  if (!passing && words !== null) Object.assign(state, { base: words, clause })
  const lasting = !(passing && words)
  $('say').textContent = bound((lasting ? null : words) || state.base || instruction())
  if (lasting && state.base && state.clause && facts.rules) $('say').append(' ', rule(state.clause))
}

function rule(clause) {
  const link = document.createElement('a')
  link.href = `${facts.rules}#${clause}`
  link.target = '_blank'
  link.textContent = tell('scripts-rule', { clause })
  return link
}

function announce(words) {
  const region = $('live-region')
  const line = document.createElement('p')
  line.textContent = words
  region.append(line)
  while (region.children.length > 6) region.firstChild.remove()
}

const mine = () => state.view.mine.includes(state.view.turn)

function instruction() {
  if (elsewhere()) return tell('scripts-looking', { name: state.view.names[state.looksAt] })
  if (state.at !== null) return tell('scripts-earlier')
  if (state.view.turn === null) return tell('scripts-game-over')
  if (mine()) return $('status').textContent
  const bot = state.view.seats[state.view.turn].kind === 'bot'
  return tell('scripts-waiting', { name: state.view.names[state.view.turn], bot })
}

// What is to be done, said to who is to do it; several people at one screen are called by name.
const personal = step => (mine() && state.view.mine.length === 1 ? step.yours : step.status)

// --- showing ---

function band(step) {
  $('status').textContent = state.at === null && step.ply === state.view.ply ? personal(step) : step.status
  if (step.notice && step.notice !== $('notice').textContent && $('notice').dataset.heard) announce(step.notice)
  $('notice').dataset.heard = 'yes'
  $('notice').textContent = step.notice
  $('notice').className = step.warn ? 'warn' : ''
  $('where').textContent = [tell('scripts-round', { round: step.round }), step.notice].filter(Boolean).join(' · ')
  $('round').textContent = `${facts.title} · ${tell('scripts-round', { round: step.round })}`
  panel.scores(step, state.seat)
}

let working = null
let again = false

// Brings the picture to what should be shown; one at a time, however often it is called.
function sync() {
  again = true
  working ??= work().finally(() => {
    working = null
    if (again) sync()
  })
  return working
}

async function work() {
  while (again) {
    again = false
    try {
      await catchUp()
    } catch (error) {
      if (error.status) say(error.message)
      again = false
      if (!socket || socket.readyState > 1) return
      await wait(500)
      again = true
    }
  }
}

async function catchUp() {
  const wished = state.at ?? state.view.ply
  const look = prefs.look
  if (look !== state.look) await reground(state.seat, look)
  if (state.shown !== wished || state.offered !== state.view.version) {
    await advance(wished)
  }
  const seat = viewpoint()
  if (seat !== state.seat && !again) {
    await reground(seat, look)
    await advance(wished, false)
  }
}

async function reground(seat, look) {
  const ground = await get(`/t/${table}/ground?seat=${seat}&${look}`)
  const scene = await get(`/t/${table}/scene?since=${state.shown}&at=${state.shown}&seat=${seat}&${look}`)
  board.setGround(ground)
  board.show(scene.steps.at(-1), { fly: false })
  document.body.dataset.shape = scene.shape
  Object.assign(state, { seat, look, offered: -1 })
  settled() // busy: what is chosen before the choices of this picture come would be lost
}

async function advance(wished, fly = true) {
  const near = state.at === null ? '' : `&at=${wished}`
  const scene = await get(`/t/${table}/scene?since=${state.shown}${near}&seat=${state.seat}&${state.look}`)
  accept(scene.view)
  const moved = scene.ply !== state.shown
  if (moved) turn.offer(null)
  await playSteps(scene.steps, fly && moved)
  state.shown = scene.ply
  state.offered = scene.view.version
  $('text').replaceChildren(...scene.text.map(words => Object.assign(document.createElement('p'), { textContent: words })))
  const last = scene.steps.at(-1)
  band(last)
  if (moved) state.base = ''
  const choices = state.at === null && scene.view.version === state.view.version && !elsewhere() ? scene.choices : null
  turn.offer(choices)
  suggest(choices)
  say(null)
  panel.table(state)
  settled()
  if (moved && scene.choices && state.at === null) {
    announce(personal(last))
    sound('turn')
  }
  if (choices && (moved || state.revealed !== state.seat)) reveal()
  state.revealed = state.seat
}

// Whether somebody looks at the board of another seat than their own: nothing can be played there.
const elsewhere = () => state.looksAt !== null && state.view.mine.length > 0 && !state.view.mine.includes(state.looksAt)

// The legal moves, with their words, for who types them.
function suggest(choices) {
  $('legal').replaceChildren(...(choices?.moves ?? []).map(m => new Option(capital(m.words), m.move)))
}

// On phones, what can be chosen is brought out from under band and bar.
function reveal() {
  if (!prefs.handy) return
  const [bar, band] = [$('bar'), document.querySelector('.band')].map(node => node.getBoundingClientRect())
  const lid = band.top < bar.top ? band.bottom : 0
  const spots = turn.all().map(node => node.getBoundingClientRect())
  if (!spots.length) return
  const top = Math.min(...spots.map(spot => spot.top)) - lid - 6
  const bottom = Math.max(...spots.map(spot => spot.bottom - (spot.left < bar.right ? bar.top : innerHeight))) + 6
  const by = top < 0 ? top : Math.min(top, Math.max(0, bottom))
  if (by) scrollBy({ top: by, behavior: prefs.calm || !prefs.speed ? 'instant' : 'smooth' })
}

// What the page shows now, for style sheets and for tests.
function settled() {
  const { view, at, shown, offered } = state
  const what = view.version !== offered ? 'busy' : at !== null ? 'replay' : view.turn === null ? 'over' : mine() ? 'mine' : 'waiting'
  Object.assign(document.body.dataset, { state: what, ply: shown })
  document.dispatchEvent(new Event('settled'))
  document.title = `${what === 'mine' ? `● ${tell('scripts-your-turn')} · ` : ''}${facts.title} · Azulejos`
}

async function playSteps(steps, fly) {
  state.skip = false
  const told = steps.filter(step => step.words)
  $('skip').hidden = !(fly && prefs.speed && told.length > 2)
  for (const [n, step] of steps.entries()) {
    if (step.words && fly) announce(sentence(step))
    const last = n === steps.length - 1
    if (!last && (!fly || !prefs.speed || state.skip)) continue
    band(step)
    if (step.words && fly) {
      $('say').textContent = bound(sentence(step))
      sound(last && step.turn === null ? 'end' : step.points > 0 ? 'gain' : step.points < 0 ? 'loss' : 'tile')
    }
    await Promise.race([board.show(step, { fly }), skipped()])
    const scoring = n > 0 && step.words
    if (scoring && !state.skip && fly && prefs.speed) await Promise.race([wait(HOLD / prefs.speed), skipped()])
  }
  $('skip').hidden = true
}

const sentence = step => (step.seat === null ? capital(step.words) : `${state.view.names[step.seat]}: ${step.words}`)

let skipping = []
const skipped = () => new Promise(resolve => skipping.push(resolve))
function skip() {
  state.skip = true
  skipping.forEach(resolve => resolve())
  skipping = []
}

function viewpoint() {
  const { view, looksAt, at } = state
  if (looksAt !== null) return looksAt
  if (at === null && view.mine.includes(view.turn)) return view.turn
  if (view.mine.includes(state.seat)) return state.seat
  return view.mine[0] ?? state.seat
}

function lookFrom(seat) {
  state.looksAt = seat === state.looksAt || (state.view.mine.length === 1 && state.view.mine[0] === seat) ? null : seat
  state.offered = -1
  panel.scores(null, state.looksAt)
  if (prefs.handy) scrollTo({ top: 0, behavior: 'instant' })
  sync()
}

// --- what comes from the server ---

// Of two views of one version only presence differs, and only the socket sends those in order.
function accept(view, live = false) {
  if (view.version < state.view.version || (view.version === state.view.version && !live)) return
  state.view = view
  panel.table(state)
  if (view.rematch.table && view.mine.length && !state.leaving) {
    state.leaving = true
    location.href = `/t/${view.rematch.table}`
  }
}

let socket = null
let delay = 300

function connect() {
  socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/live`)
  socket.onmessage = event => {
    const view = JSON.parse(event.data)
    if (view.error) return say(view.error.message)
    delay = 300
    $('away').hidden = true
    accept(view, true)
    sync()
  }
  socket.onclose = () => {
    $('away').hidden = false
    setTimeout(connect, delay)
    delay = Math.min(delay * 1.6, 5000)
  }
}
addEventListener('online', () => socket?.readyState > 1 && connect())

// --- what goes to the server ---

let attempts = 0

async function play(move) {
  document.body.dataset.state = 'busy'
  const body = { move, ply: state.view.ply, client: `${Date.now()}-${Math.random().toString(36).slice(2)}-${attempts++}` }
  for (;;) {
    try {
      accept(await post(`/api/tables/${table}/moves`, body))
      break
    } catch (error) {
      if (error.status) {
        refuse(error)
        break
      }
      $('away').hidden = false
      await wait(800) // the same attempt again: it is played once
    }
  }
  sync()
}

function refuse(error) {
  if (error.content?.view) accept(error.content.view)
  state.offered = -1
  say(capital(error.message), false, error.content?.error?.clause)
  announce(error.message)
}

async function ask(key) {
  try {
    return await get(`/t/${table}/try?ply=${state.shown}&key=${encodeURIComponent(key)}&seat=${state.seat}&${state.look}`)
  } catch {
    return null
  }
}

async function act(path, body) {
  try {
    accept(await post(`/api/tables/${table}/${path}`, body))
  } catch (error) {
    refuse(error)
  }
  sync()
}

// --- replay ---

function goTo(ply) {
  state.at = ply === null || ply >= state.view.ply ? null : ply
  const path = state.at === null ? `/t/${table}` : `/t/${table}/at/${state.at}`
  if (location.pathname !== path) history.replaceState(null, '', path + location.search)
  skip()
  panel.table(state)
  sync()
}

listenKeys({
  ArrowLeft: () => panel.step(-1), ArrowRight: () => panel.step(1),
  Home: () => panel.first(), End: () => goTo(null),
  Escape: () => {
    if ((turn.chosen && !turn.auto) || turn.proposed) turn.putBack()
    else if (state.looksAt !== null) lookFrom(state.looksAt)
    else if (state.at !== null) goTo(null)
  },
  ' ': event => ($('skip').hidden || event.target.closest('button') ? false : skip()),
}, {
  u: () => $('undo').hidden || $('undo').click(),
  g: () => turn.focus(''),
  m: () => $('typed').hidden || $('typed').elements.move.focus(),
  w: () => { $('inwords').open = true; $('inwords').firstElementChild.focus() },
  s: () => announce([$('status').textContent, $('notice').textContent, panel.spokenScores()].filter(Boolean).join('. ')),
})

// --- beginning ---

$('skip').addEventListener('click', skip)
$('back').addEventListener('click', () => turn.putBack())
$('undo').addEventListener('click', () => act('undo'))
$('mine').addEventListener('click', () => lookFrom(state.looksAt))
$('typed').addEventListener('submit', event => {
  event.preventDefault()
  const field = event.target.elements.move
  if (field.value.trim()) play(field.value.trim())
  field.value = ''
})
watchLook(() => sync())
document.addEventListener('spoken', reveal) // the coach's card may cover what can be chosen
board.setFrame(facts.frame)
panel.table(state)
say(null)
sync()
connect()
if (facts.lesson && facts.view.mine.length) import('./coach.js').then(({ Coach }) => new Coach(board, turn, state))
window.azulejos = { state, prefs, turn, signed } // for the console, and for tests
