// The start page: one card for each game. A click on "Play" starts one; the last choice is kept.

import { change } from './api.js'
import { byId, targetOf } from './dom.js'
import { message } from './messages.js'
import { prefs } from './prefs.js'
import './site.js'

/** @typedef {{ player: string, name: string, about: string }} Level */
/** @typedef {{ level?: number, players?: string, variant?: string, kinds?: string[] }} Choice */

/** @type {Level[]} */
const levels = JSON.parse(byId('levels').textContent ?? '[]')
const LAST = 'last-game'

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

/** The card of a game. */
class Card {
  /** @param {HTMLElement} article */
  constructor(article) {
    this.article = article
    this.game = article.dataset.game ?? ''
    this.form = part(article, 'form.setup', HTMLFormElement)
    this.dialog = part(article, 'dialog', HTMLDialogElement)
    this.slider = part(article, '[name=level]', HTMLInputElement)
    this.seats = /** @type {HTMLElement[]} */ ([...this.form.querySelectorAll('.seats li')])
    this.recall()
    this.show()
    this.listen()
  }

  /** Takes over the choice of last time. */
  recall() {
    /** @type {Choice} */
    const choice = prefs.load(`choice.${this.game}`) ?? {}
    if (choice.level !== undefined) this.slider.value = String(choice.level)
    for (const name of /** @type {const} */ (['players', 'variant'])) {
      const radio = this.form.querySelector(`[name=${name}][value="${choice[name]}"]`)
      if (radio instanceof HTMLInputElement) radio.checked = true
    }
    for (const [n, seat] of this.seats.entries()) {
      const select = part(seat, 'select', HTMLSelectElement)
      const kind = choice.kinds?.[n]
      if (kind && [...select.options].some(option => option.value === kind)) select.value = kind
    }
    part(this.form, '[name=name]', HTMLInputElement).value = prefs.name
  }

  /** Keeps the choice for next time. */
  keep() {
    const kinds = this.seats.map(seat => part(seat, 'select', HTMLSelectElement).value)
    const { players, variant } = this
    prefs.save(`choice.${this.game}`, { level: this.level, players, variant, kinds })
  }

  get level() {
    return Number(this.slider.value)
  }

  get players() {
    return this.checked('players') || '2'
  }

  get variant() {
    return this.checked('variant')
  }

  /** @param {string} name */
  checked(name) {
    const radio = this.form.querySelector(`[name=${name}]:checked`)
    return radio instanceof HTMLInputElement ? radio.value : ''
  }

  listen() {
    this.slider.addEventListener('input', () => {
      this.changeBots()
      this.changed()
    })
    this.form.addEventListener('change', event => {
      const field = /** @type {HTMLInputElement} */ (targetOf(event))
      if (field === part(this.form, '[name=name]', HTMLInputElement)) prefs.name = field.value
      this.changed()
    })
    this.form.addEventListener('submit', event => {
      event.preventDefault()
      this.start(this.visible().map(seat => this.chosenSeat(seat)))
    })
    part(this.form, '[data-closes]', HTMLElement).addEventListener('click', () =>
      this.dialog.close(),
    )
    part(this.article, '.unfold', HTMLElement).addEventListener('click', () => unfold(this))
    for (const button of this.article.querySelectorAll('[data-way]')) {
      const { way } = /** @type {HTMLElement} */ (button).dataset
      button.addEventListener('click', () => this.start(this.seatsFor(way ?? '')))
    }
  }

  /** Gives the bots among the options the level of the slider. */
  changeBots() {
    for (const seat of this.seats) {
      const select = part(seat, 'select', HTMLSelectElement)
      const isLevel = select.selectedOptions[0].dataset.level !== undefined
      if (isLevel) select.value = `bot:${levels[this.level].player}`
    }
  }

  changed() {
    this.keep()
    this.show()
  }

  /** Shows what is chosen. */
  show() {
    const { name, about } = levels[this.level]
    this.slider.setAttribute('aria-valuetext', name)
    for (const node of this.article.querySelectorAll('.level-name')) node.textContent = name
    part(this.article, '.body .about', HTMLElement).textContent = about
    for (const [n, lozenge] of this.article.querySelectorAll('.lozenges i').entries()) {
      lozenge.className = n < this.level ? 'below' : n === this.level ? 'here' : ''
    }
    part(this.article, '.lozenges', HTMLElement).style.setProperty(
      '--part',
      String(this.level / (levels.length - 1)),
    )
    const others = Number(this.players) - 1
    const friends = message('scripts-with-friends', { others })
    part(this.article, '.friend-label', HTMLElement).textContent = friends
    this.showChosen()
    for (const [n, seat] of this.seats.entries()) this.showSeat(seat, n)
  }

  /** Names the number of players and the variant, if they are not the usual ones. */
  showChosen() {
    const radios = [...this.form.querySelectorAll('[name=variant]')]
    const variant = /** @type {HTMLInputElement | undefined} */ (
      radios.find(r => r.matches(':checked'))
    )
    const words = []
    if (this.players !== '2') {
      words.push(message('scripts-players', { players: Number(this.players) }))
    }
    if (variant && variant !== radios[0]) words.push(variant.parentElement?.textContent?.trim())
    const chosen = part(this.article, '.chosen', HTMLElement)
    chosen.textContent = words.join(' · ')
    chosen.hidden = !words.length
  }

  /**
   * Shows a seat among the options: how a bot plays, or a person's name.
   * @param {HTMLElement} seat
   * @param {number} n
   */
  showSeat(seat, n) {
    seat.hidden = n >= Number(this.players)
    const choice = part(seat, 'select', HTMLSelectElement)
    seat.classList.toggle('bot', choice.value.startsWith('bot:'))
    part(seat, '.about', HTMLElement).textContent = choice.selectedOptions[0].dataset.about ?? ''
  }

  visible() {
    return this.seats.filter(seat => !seat.hidden)
  }

  /**
   * The seats for a click on one of the buttons.
   * @param {string} way
   */
  seatsFor(way) {
    const { player, name } = levels[this.level]
    const me = { kind: 'person', name: prefs.name.trim(), mine: true }
    const others = Array.from({ length: Number(this.players) - 1 }, (_, n) => {
      if (way === 'bots') return { kind: 'bot', player, name: n ? `${name} ${n + 1}` : name }
      return { kind: 'person', name: '', mine: way === 'here' }
    })
    return [me, ...others]
  }

  /**
   * A seat as the options say.
   * @param {HTMLElement} seat
   */
  chosenSeat(seat) {
    const kindOf = (/** @type {HTMLElement} */ of) => part(of, 'select', HTMLSelectElement).value
    const kind = kindOf(seat)
    if (kind.startsWith('bot:')) {
      const before = this.seats.slice(0, this.seats.indexOf(seat))
      const same = before.filter(other => kindOf(other) === kind).length
      const choice = part(seat, 'select', HTMLSelectElement)
      const level = choice.selectedOptions[0].textContent ?? ''
      return { kind: 'bot', player: kind.slice(4), name: same ? `${level} ${same + 1}` : level }
    }
    const name = part(seat, 'input', HTMLInputElement).value.trim()
    return { kind: 'person', name, mine: kind !== 'friend' }
  }

  /**
   * Makes a table, and goes there.
   * @param {object[]} seats
   */
  async start(seats) {
    const inside = this.dialog.open ? this.form : this.article
    const problem = part(inside, ':scope > .problem, .end .problem', HTMLElement)
    const buttons = /** @type {HTMLButtonElement[]} */ ([
      ...this.article.querySelectorAll('button'),
    ])
    const disable = (/** @type {boolean} */ disabled) => {
      for (const button of buttons) button.disabled = disabled
    }
    disable(true)
    problem.textContent = ''
    prefs.save(LAST, this.game)
    const option = this.article.dataset.option ?? ''
    const options = option && this.variant ? { options: { [option]: this.variant } } : {}
    try {
      const body = { game: this.game, seats, ...options }
      const made = await change('/api/tables', body, () => {
        problem.textContent = message('scripts-server-away')
      })
      prefs.save(`links.${made.table}`, made.links)
      location.href = `/t/${made.table}`
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
      disable(false)
    }
  }
}

const articles = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.game'))
const cards = [...articles].map(article => new Card(article))

/**
 * On phones one card is open, and the others are folded.
 * @param {Card} opened
 */
function unfold(opened) {
  for (const card of cards) {
    card.article.classList.toggle('open', card === opened)
    part(card.article, '.unfold', HTMLElement).setAttribute(
      'aria-expanded',
      String(card === opened),
    )
  }
}

// A page that comes back from the browser's cache shows old games, and its buttons are disabled.
addEventListener('pageshow', event => {
  if (event.persisted) location.reload()
})
unfold(cards.find(card => card.game === prefs.load(LAST)) ?? cards[0])
document.documentElement.classList.toggle('still', !prefs.speed)
