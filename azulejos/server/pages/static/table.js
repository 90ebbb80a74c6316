// The page of a table. Views come over the WebSocket, pictures from /scene.

/** @import { Choices, Facts, PageState, Scene, SceneStep, Tried, View } from '../types' */

import { change, endRequests, get, HttpError } from './api.js'
import { Board } from './board.js'
import { Connection } from './connection.js'
import { byId, capital, element, field, signed, targetOf } from './dom.js'
import { Explanations } from './explanations.js'
import { ending, GivingUp } from './giving_up.js'
import { Hints } from './hints.js'
import { awaited, Invitation } from './invitation.js'
import { Lens } from './lens.js'
import { listed, message, unbroken } from './messages.js'
import { MoveInput } from './move_input.js'
import { Panel } from './panel.js'
import { prefs, watchLook } from './prefs.js'
import { Result } from './result.js'
import { share } from './share.js'
import { listenForShortcuts } from './shortcuts.js'
import { sound } from './sounds.js'
import './switches.js'
import { openTab } from './tabs.js'
import { TurnNotice } from './turn_notice.js'
import { recent, Watching } from './watching.js'

/** @type {Facts} */
const facts = JSON.parse(byId('facts').textContent ?? '')
const table = facts.view.table
const HOLD = 110 // how long a step of the scoring stays after its tiles have landed
const HOLD_BONUS = 450 // the same at the end of the game
const SCORING = 2.6 // how much faster tiles fly while a round is scored

/**
 * A view with the names that this page shows: seats without a name have one of its language.
 * @param {View} view
 * @returns {View}
 */
function withNames(view) {
  const isMe = (/** @type {number} */ seat) => view.mine.length === 1 && view.mine[0] === seat
  const names = view.names.map((name, seat) => {
    if (view.seats[seat].named) return name
    return isMe(seat) ? message('scripts-you') : message('scripts-player', { number: seat + 1 })
  })
  const seats = view.seats.map((seat, n) => ({ ...seat, name: names[n] }))
  return { ...view, names, seats }
}

/** @param {number} time */
const wait = time => new Promise(resolve => setTimeout(resolve, time))

/** @type {PageState} */
const state = {
  view: withNames(facts.view),
  at: facts.at,
  shown: facts.ply,
  seat: facts.seat,
  look: `shape=${document.body.dataset.shape}&theme=${document.documentElement.dataset.theme}`,
  looksAt: null,
  offered: -1,
  replayed: facts.at !== null,
  told: '',
  skip: false,
  base: '',
  clause: '',
}

const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId('board')))
const board = new Board(svg, prefs)
const moveInput = new MoveInput(
  board,
  { choices: byId('choices'), back: byId('back'), held: byId('held') },
  { play, tryMoves, say, lookFrom, prefs },
)
new Explanations(board, moveInput, state, say)
const invitation = new Invitation(table, () => state.view)
const givingUp = new GivingUp(() => state.view, act)
const result = new Result({ act, board, title: facts.title })
const showResult = result.show.bind(result)
const panel = new Panel(table, {
  goTo,
  act,
  say,
  lookFrom,
  showResult,
  view: () => state.view,
  invite: () => invitation.open(),
  canInvite: facts.invites,
})
const hints = new Hints(state, say)
const lens = new Lens(board, () => lookFrom(lens.seat))

const turnNotice = new TurnNotice(table, facts.title)
const watching = new Watching(state, panel, goTo)

// --- Messages ---

/**
 * Shows a message below the board. A passing message goes with the pointer; others stay until the
 * next one. A clause of the rules becomes a link to its explanation.
 * @param {string | null} words
 * @param {boolean} [passing]
 * @param {string} [clause]
 */
function say(words, passing = false, clause = '') {
  if (!passing && words !== null) Object.assign(state, { base: words, clause })
  const isLasting = !(passing && words)
  byId('say').textContent = unbroken((isLasting ? null : words) || state.base || instruction())
  const hasRule = isLasting && state.base && state.clause && facts.rules
  if (hasRule) byId('say').append(' ', ruleLink(state.clause))
}

/** @param {string} clause */
function ruleLink(clause) {
  return element('a', {
    href: `${facts.rules}#${clause}`,
    target: '_blank',
    textContent: message('scripts-rule', { clause }),
  })
}

/**
 * Tells something to screen readers.
 * @param {string} words
 */
function announce(words) {
  const region = byId('live-region')
  region.append(element('p', { textContent: words }))
  while (region.children.length > 6) region.firstChild?.remove()
}

const isMyTurn = () => {
  const { turn, mine, closed } = state.view
  return turn !== null && mine.includes(turn) && !closed
}

function instruction() {
  const { view, looksAt } = state
  if (looksAt !== null && looksElsewhere()) {
    return message('scripts-looking', { name: view.names[looksAt] })
  }
  if (state.at !== null) return message('scripts-earlier')
  if (view.closed && view.turn !== null) return prefs.handy ? message('scripts-closed') : ''
  if (!isMyTurn() && awaited(view).length) {
    const names = listed(awaited(view).map(seat => view.names[seat]))
    return message('scripts-awaits', { names })
  }
  // A phone has no other place for the sentence; elsewhere the band says it already.
  const sentence = prefs.handy ? byId('status').textContent : state.told
  if (view.turn === null && !prefs.handy) return ''
  if (view.turn === null || isMyTurn()) return sentence ?? ''
  const bot = view.seats[view.turn].kind === 'bot'
  return message('scripts-waiting', { name: view.names[view.turn], bot })
}

/**
 * The status, spoken to the player to move; several people at one screen are called by name.
 * @param {SceneStep} step
 */
const personalStatus = step => {
  const { view } = state
  if (view.closed && view.turn !== null) return message('scripts-closed')
  return ending(view) ?? (isMyTurn() && view.mine.length === 1 ? step.yours : step.status)
}

// --- The picture ---

/** @param {SceneStep} step */
function showBand(step) {
  const isNow = state.at === null && step.ply === state.view.ply
  byId('status').textContent = isNow ? personalStatus(step) : step.status
  const notice = byId('notice')
  const isNew = step.notice && step.notice !== notice.textContent
  if (isNew && notice.dataset.heard) announce(step.notice)
  notice.dataset.heard = 'yes'
  notice.textContent = step.notice
  notice.className = step.warn ? 'warn' : ''
  const round = message('scripts-round', { round: step.round })
  byId('where').textContent = [round, step.notice].filter(Boolean).join(' · ')
  byId('round').textContent = `${facts.title} · ${round}`
  panel.showScores(step, state.seat)
}

/** @type {Promise<void> | null} */
let working = null
let again = false

// Updates the picture. Only one update runs at a time, however often this is called.
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
      if (error instanceof HttpError) say(error.message)
      again = false
      if (!connection.isThere) return
      await wait(500)
      again = true
    }
  }
}

async function catchUp() {
  const wanted = state.at ?? state.view.ply
  const look = prefs.look
  if (look !== state.look) await redrawGround(state.seat, look)
  if (state.shown !== wanted || state.offered !== state.view.version) await advance(wanted)
  const seat = pointOfView()
  if (seat !== state.seat && !again) {
    await redrawGround(seat, look)
    await advance(wanted, false)
  }
}

/**
 * @param {number} seat
 * @param {string} look
 */
async function redrawGround(seat, look) {
  const isSwap = seat !== state.seat
  const ground = await get(`/t/${table}/ground?seat=${seat}&${look}`)
  const range = `since=${state.shown}&at=${state.shown}`
  /** @type {Scene} */
  const scene = await get(`/t/${table}/scene?${range}&seat=${seat}&${look}`)
  if (isSwap) await board.fadeOut()
  board.setGround(ground)
  board.show(lastStep(scene), { fly: false })
  if (isSwap) board.fadeIn()
  document.body.dataset.shape = scene.shape
  Object.assign(state, { seat, look, offered: -1 })
  showState() // busy: the choices of this picture have not come yet
}

/** @param {Scene} scene */
const lastStep = scene => scene.steps[scene.steps.length - 1]

/**
 * Shows the wanted ply. A replay animates a single step forwards; any other jump shows its
 * position at once.
 * @param {number} wanted
 * @param {boolean} [fly]
 */
async function advance(wanted, fly = true) {
  const { at } = state
  const jumps = (at !== null || state.replayed) && !panel.isNext(state.shown, wanted)
  const until = at === null ? '' : `&at=${wanted}`
  const range = `since=${jumps ? wanted : state.shown}${until}`
  /** @type {Scene} */
  const scene = await get(`/t/${table}/scene?${range}&seat=${state.seat}&${state.look}`)
  accept(scene.view)
  if (at !== state.at) return // the player has gone elsewhere meanwhile
  const moved = scene.ply !== state.shown
  if (moved) moveInput.offer(null)
  await playSteps(recent(scene.steps), fly && moved && !jumps)
  state.shown = scene.ply
  state.replayed = at !== null
  state.offered = scene.view.version
  const sentences = scene.text.map(words => element('p', { textContent: words }))
  byId('text').replaceChildren(...sentences)
  const last = lastStep(scene)
  showBand(last)
  if (moved) state.base = ''
  const isCurrent = state.at === null && scene.view.version === state.view.version
  const choices = isCurrent && !looksElsewhere() ? scene.choices : null
  moveInput.offer(choices)
  suggestMoves(choices)
  say(null)
  panel.update(state)
  showState()
  if (moved && scene.choices && state.at === null) {
    announce(personalStatus(last))
    sound('turn')
  }
  if (choices && (moved || state.revealed !== state.seat)) scrollToChoices()
  state.revealed = state.seat
}

/** Whether the player looks at another player's board: nothing can be played there. */
const looksElsewhere = () => {
  const { looksAt, view } = state
  return looksAt !== null && view.mine.length > 0 && !view.mine.includes(looksAt)
}

/**
 * Suggests the legal moves in the text field for moves.
 * @param {Choices | null} choices
 */
function suggestMoves(choices) {
  const moves = choices?.moves ?? []
  byId('legal').replaceChildren(...moves.map(m => new Option(capital(m.words), m.move)))
}

/** On phones, scrolls what can be chosen out from under the bars. */
function scrollToChoices() {
  if (!prefs.handy) return
  const bar = byId('bar').getBoundingClientRect()
  const band = document.querySelector('.band')?.getBoundingClientRect()
  const lid = band && band.top < bar.top ? band.bottom : 0
  const spots = moveInput.all().map(node => node.getBoundingClientRect())
  if (!spots.length) return
  const top = Math.min(...spots.map(spot => spot.top)) - lid - 6
  const below = spots.map(spot => spot.bottom - (spot.left < bar.right ? bar.top : innerHeight))
  const bottom = Math.max(...below) + 6
  const by = top < 0 ? top : Math.min(top, Math.max(0, bottom))
  if (by) scrollBy({ top: by, behavior: prefs.calm || !prefs.speed ? 'instant' : 'smooth' })
}

/** What the page shows now. It is busy until the picture and its choices have come. */
function stateName() {
  const { view, at, shown, offered } = state
  if (view.version !== offered || shown !== (at ?? view.ply)) return 'busy'
  if (at !== null) return 'replay'
  if (view.turn === null) return 'over'
  return isMyTurn() ? 'mine' : 'waiting'
}

/** Publishes the state for style sheets and for tests. */
function publishState() {
  document.body.dataset.state = stateName()
}

/** Publishes that the picture has changed. */
function showState() {
  publishState()
  document.body.dataset.ply = String(state.shown)
  document.dispatchEvent(new Event('settled'))
  watching.update()
}

/**
 * Shows steps one after the other; without animation, only the last one.
 * @param {SceneStep[]} steps
 * @param {boolean} fly
 */
async function playSteps(steps, fly) {
  state.skip = false
  const narrated = steps.filter(step => step.words)
  byId('skip').hidden = !(fly && prefs.speed && narrated.length > 2)
  for (const [n, step] of steps.entries()) {
    if (step.words && fly) announce(sentence(step))
    if (n === 0 && step.words) state.told = sentence(step)
    const isLast = n === steps.length - 1
    if (!isLast && (!fly || !prefs.speed || state.skip)) continue
    showBand(step)
    if (step.words && fly) {
      byId('say').textContent = unbroken(sentence(step))
      sound(soundOf(step, isLast))
    }
    const isScoring = n > 0 && Boolean(step.words)
    const flight = { fly: fly && !state.skip, pace: isScoring ? SCORING : 1 }
    await Promise.race([board.show(step, flight), skipped()])
    if (isScoring && !state.skip && fly && prefs.speed) {
      const hold = step.turn === null ? HOLD_BONUS : HOLD
      await Promise.race([wait(hold / prefs.speed), skipped()])
    }
  }
  byId('skip').hidden = true
}

/**
 * @param {SceneStep} step
 * @param {boolean} isLast
 */
function soundOf(step, isLast) {
  if (isLast && step.turn === null) return 'end'
  const points = step.points ?? 0
  if (points === 0) return 'tile'
  return points > 0 ? 'gain' : 'loss'
}

/** @param {SceneStep} step */
const sentence = step =>
  step.seat === null ? capital(step.words) : `${state.view.names[step.seat]}: ${step.words}`

/** @type {((value?: unknown) => void)[]} */
let waiting = []
const skipped = () => new Promise(resolve => waiting.push(resolve))
function skip() {
  state.skip = true
  for (const resolve of waiting) resolve()
  waiting = []
}

/** The seat whose board is large. */
function pointOfView() {
  const { view, looksAt, at } = state
  if (looksAt !== null) return looksAt
  if (at === null && view.turn !== null && view.mine.includes(view.turn)) return view.turn
  if (view.mine.includes(state.seat)) return state.seat
  return view.mine[0] ?? state.seat
}

/** @param {number | null} seat */
function lookFrom(seat) {
  const { mine } = state.view
  const isOwn = mine.length === 1 && mine[0] === seat
  if (!prefs.handy && mine.length) {
    // beside the own board: the turn goes on
    lens.look(isOwn ? null : seat)
    return panel.showScores(null, lens.seat ?? state.seat)
  }
  state.looksAt = seat === state.looksAt || isOwn ? null : seat
  state.offered = -1
  publishState()
  panel.showScores(null, state.looksAt)
  if (prefs.handy) scrollTo({ top: 0, behavior: 'instant' })
  sync()
}

// --- From the server ---

/**
 * Takes over a newer view. Views of the same version differ only in presence, and only the socket
 * sends those in order.
 * @param {View} view
 * @param {boolean} [fromSocket]
 */
function accept(view, fromSocket = false) {
  const { version, rematch } = state.view
  if (view.version < version || (view.version === version && !fromSocket)) return
  state.view = withNames(view)
  invitation.update()
  givingUp.update()
  turnNotice.update(state.view)
  publishState()
  panel.update(state)
  // A page that was opened later stays: it shows the finished game, with a link to the rematch.
  const begins = view.rematch.table && !rematch.table
  if (begins && view.mine.length) location.href = `/t/${view.rematch.table}`
}

/** @param {View & import('../types').ErrorContent} view */
function receive(view) {
  if (view.error) return say(view.error.message)
  accept(view, true)
  sync()
}

/** @param {boolean} isThere */
function showConnection(isThere) {
  if (!isThere) endRequests()
  showAway(!isThere)
}

/** @param {boolean} isAway */
function showAway(isAway) {
  byId('away').hidden = !isAway
}

// --- To the server ---

/** @param {string} move */
function play(move) {
  document.body.dataset.state = 'busy'
  return act('moves', { move, ply: state.view.ply })
}

/**
 * @param {string} path
 * @param {object} [body]
 */
async function act(path, body) {
  try {
    accept(await change(`/api/tables/${table}/${path}`, body, () => showAway(true)))
    showAway(!connection.isThere)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    showError(error instanceof HttpError ? error : new HttpError(text, 0))
  }
  sync()
}

/** @param {HttpError} error */
function showError(error) {
  if (error.content.view) accept(error.content.view)
  state.offered = -1
  say(capital(error.message), false, error.content.error?.clause)
  announce(error.message)
}

/**
 * What the moves that begin or end at a place would bring.
 * @param {string} key
 * @returns {Promise<Tried | null>}
 */
async function tryMoves(key) {
  const where = `key=${encodeURIComponent(key)}&seat=${state.seat}&${state.look}`
  return get(`/t/${table}/try?ply=${state.shown}&${where}`).catch(() => null)
}

// --- Replay ---

/**
 * Shows a position: null for the current one. `holds`: it stays when the game goes on.
 * @param {number | null} ply
 * @param {boolean} [holds]
 */
function goTo(ply, holds = false) {
  state.at = ply === null || (ply >= state.view.ply && !holds) ? null : ply
  const path = state.at === null ? `/t/${table}` : `/t/${table}/at/${state.at}`
  if (location.pathname !== path) history.replaceState(null, '', path + location.search)
  publishState()
  skip()
  panel.update(state)
  sync()
}

const typed = byId('typed', HTMLFormElement)
const inWords = byId('inwords', HTMLDetailsElement)
listenForShortcuts(
  {
    ArrowLeft: () => panel.step(-1),
    ArrowRight: () => panel.step(1),
    Home: () => panel.first(),
    End: () => goTo(null),
    Escape: () => {
      if (moveInput.canPutBack) moveInput.putBack()
      else if (lens.seat !== null) lookFrom(lens.seat)
      else if (state.looksAt !== null) lookFrom(state.looksAt)
      else if (state.at !== null) goTo(null)
    },
    ' ': event => (byId('skip').hidden || targetOf(event).closest('button') ? false : skip()),
  },
  {
    u: () => byId('undo').hidden || byId('undo').click(),
    g: () => moveInput.focus(''),
    h: () => hints.button.hidden || hints.ask(),
    m: () => panel.typeMove(),
    w: () => {
      openTab('more')
      inWords.open = true
      inWords.querySelector('summary')?.focus()
    },
    s: () => {
      const lines = [byId('status').textContent, byId('notice').textContent, panel.spokenScores()]
      announce(lines.filter(Boolean).join('. '))
    },
  },
)

// --- Start ---

byId('skip').addEventListener('click', skip)
svg.addEventListener('pointerdown', () => byId('skip').hidden || skip())
byId('back').addEventListener('click', () => moveInput.putBack())
byId('undo').addEventListener('click', () => act('undo'))
byId('mine').addEventListener('click', () => lookFrom(state.looksAt))
typed.addEventListener('submit', event => {
  event.preventDefault()
  const text = field(typed, 'move')
  if (text.value.trim()) play(text.value.trim())
  text.value = ''
})
watchLook(() => sync())
document.addEventListener('spoken', scrollToChoices) // the coach's card may cover the choices
board.setFrame(facts.frame)
byId('share-open').addEventListener('click', () => {
  share(table, state.at ?? state.view.ply, state.at === null)
})
givingUp.update()
turnNotice.update(state.view)
invitation.update()
if (facts.invites && facts.at === null && awaited(state.view).length) invitation.open()
panel.update(state)
say(null)
const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
const address = `${scheme}://${location.host}/api/tables/${table}/live`
const connection = new Connection(address, receive, showConnection)
sync()
if (facts.lesson && facts.view.mine.length) {
  import('./coach.js').then(({ Coach }) => new Coach(board, moveInput, state))
}
window.azulejos = { state, prefs, board, turn: moveInput, signed }
