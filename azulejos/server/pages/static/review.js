// The page of a review: asks until it is done, shows moves, and lets people try their mistakes again.

import { post } from './api.js'
import { byId } from './dom.js'
import './prefs.js'

const PAUSE = 1000 // milliseconds between two questions

const { table, seat: firstSeat, ply: firstPly } = document.body.dataset
let seat = firstSeat || ''
let picked = firstPly || '' // the ply that somebody chose
let shown = picked
let nodes = 0 // what the review on the page was made with
/** @type {string[]} plies of mistakes that are still to be tried */
let lessons = []

/** @param {string} path */
const get = async path => {
  const response = await fetch(`/t/${table}/review/${path}`)
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

const ofSeat = () => (seat ? `&seat=${seat}` : '')

const load = async () => {
  const news = await get(`body?${ofSeat()}`)
  const progress = byId('the-progress')
  const bar = /** @type {HTMLProgressElement} */ (progress.firstElementChild)
  if (news.total) bar.value = news.done / news.total
  progress.hidden = news.state === 'done'
  byId('the-failed').hidden = news.state !== 'failed' && news.state !== 'busy'
  if (news.html && news.nodes !== nodes) show(news)
  if (news.state !== 'done') setTimeout(follow, PAUSE)
}

const follow = () => load().catch(() => setTimeout(follow, 3 * PAUSE))

/** @param {{ html: string, nodes: number }} news */
const show = news => {
  const scroll = document.querySelector('.list')?.scrollTop || 0
  byId('the-main').innerHTML = news.html
  nodes = news.nodes
  const list = document.querySelector('.list')
  if (list) list.scrollTop = scroll
  const worst = document.querySelector('.moments a.own, .moments a, .list a')
  showMove(picked || /** @type {HTMLElement} */ (worst)?.dataset.ply || '', false)
}

/**
 * @param {string} ply
 * @param {boolean} quiz
 */
const showMove = async (ply, quiz) => {
  if (!ply) return
  shown = ply
  const { html } = await get(`move?ply=${ply}${ofSeat()}${quiz ? '&quiz=true' : ''}`)
  byId('the-move').innerHTML = html
  for (const link of document.querySelectorAll('a[data-ply], svg [data-ply]'))
    link.toggleAttribute('aria-current', link.getAttribute('data-ply') === ply)
  if (!quiz) reveal()
}

/** Scrolls the list, and nothing else, to the move that is shown. */
const reveal = () => {
  const list = document.querySelector('.list')
  const row = /** @type {HTMLElement | null} */ (list?.querySelector('[aria-current]'))
  if (!list || !row) return
  const top = row.offsetTop - list.scrollTop
  if (top < 0 || top + row.offsetHeight > list.clientHeight)
    list.scrollTop = row.offsetTop - list.clientHeight / 2
}

/** @param {string} ply */
const choose = ply => {
  lessons = []
  picked = ply
  history.replaceState(null, '', `?ply=${ply}${ofSeat()}`)
  showMove(ply, false)
}

const nextLesson = () => {
  const [ply] = lessons
  if (ply) showMove(ply, true).then(() => byId('the-move').scrollIntoView({ block: 'nearest' }))
  else showMove(shown, false)
}

/** @param {DOMStringMap} from the position, and the seats of the new table */
const playOn = async ({ game, position, seats = '[]' }) => {
  const made = await post('/api/tables', { game, position, seats: JSON.parse(seats) })
  location.href = `/t/${made.table}`
}

/** @param {HTMLElement} answer */
const judge = answer => {
  byId('the-answer').textContent = answer.dataset.said || ''
  const isRight = answer.dataset.right === 'yes'
  answer.classList.add(isRight ? 'right' : 'wrong')
  if (!isRight) return
  lessons.shift()
  setTimeout(nextLesson, 1500)
}

document.addEventListener('click', event => {
  const target = /** @type {Element} */ (event.target)
  const learn = target.closest('#the-learn')
  const answer = target.closest('[data-right]')
  const link = target.closest('[data-ply]:not(body)')
  const person = target.closest('a[data-seat]')
  const play = target.closest('#the-play')
  if (learn) {
    lessons = (learn.getAttribute('data-plies') || '').split(' ')
    nextLesson()
  } else if (play) playOn(/** @type {HTMLElement} */ (play).dataset)
  else if (answer) judge(/** @type {HTMLElement} */ (answer))
  else if (link) {
    event.preventDefault()
    choose(link.getAttribute('data-ply') || '')
  } else if (person) {
    event.preventDefault()
    seat = /** @type {HTMLElement} */ (person).dataset.seat || ''
    nodes = 0
    follow()
  }
})

document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const step = { ArrowLeft: 0, ArrowRight: 1 }[event.key]
  if (step === undefined || /** @type {Element} */ (event.target).closest('input, select')) return
  const links = [...document.querySelectorAll('.list a[data-ply]')]
  const at = links.findIndex(link => link.getAttribute('data-ply') === shown)
  const next = links[at + (step ? 1 : -1)]
  if (next) choose(next.getAttribute('data-ply') || '')
})

follow()
