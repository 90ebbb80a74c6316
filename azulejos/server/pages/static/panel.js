// The panel beside the board: players, list of moves, chat, result.

/** @import { MoveLine, MoveList, PageState, PanelActions, SceneStep, SeatView, View } from '../types' */

import { get } from './api.js'
import { ChatNotice } from './chat_notice.js'
import { button, byId, element, field, input, link, refill, svgElement, targetOf } from './dom.js'
import { listed, message, unbroken } from './messages.js'
import { prefs } from './prefs.js'
import { fold, isFolded, openTab } from './tabs.js'

export class Panel {
  /**
   * @param {string} table
   * @param {PanelActions} actions
   */
  constructor(table, actions) {
    this.table = table
    this.actions = actions
    /** @type {MoveLine[]} */
    this.lines = []
    /** The ply of the list of moves; -1 before it is loaded. */
    this.listed = -1
    /** The rounds that the player has opened or folded. @type {Map<number, boolean>} */
    this.unfolded = new Map()
    /** The ply of a replay. @type {number | null} */
    this.at = null
    /** The ply of the first move. */
    this.firstPly = 0
    /** The newest chat message that is shown. @type {number | undefined} */
    this.lastChat = undefined
    this.chatNotice = new ChatNotice()
    /** Whether the player edits a name. */
    this.naming = false
    /** The step whose scores are shown. @type {Pick<SceneStep, 'turn' | 'scores'>} */
    this.scored = { turn: null, scores: [] }
    this.listen()
  }

  listen() {
    const { goTo, act, lookFrom } = this.actions
    byId('first').addEventListener('click', () => this.first())
    byId('prev').addEventListener('click', () => this.step(-1))
    byId('next').addEventListener('click', () => this.step(1))
    byId('live').addEventListener('click', () => goTo(null))
    byId('slider').addEventListener('input', () =>
      goTo(this.plies()[Number(input('slider').value)]),
    )
    byId('log').addEventListener('click', event => {
      const heading = targetOf(event).closest('summary')
      if (heading) this.rememberFolding(heading)
      const link = targetOf(event).closest('a')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      goTo(Number(link.dataset.ply))
    })
    byId('speak').addEventListener('submit', event => {
      event.preventDefault()
      const text = field(byId('speak', HTMLFormElement), 'text')
      if (text.value.trim()) act('chat', { text: text.value.trim() })
      text.value = ''
    })
    byId('scores').addEventListener('click', event => {
      const tab = /** @type {HTMLElement | null} */ (targetOf(event).closest('[data-seat]'))
      if (tab) lookFrom(Number(tab.dataset.seat))
    })
    this.listenToMenu()
  }

  listenToMenu() {
    byId('menu').addEventListener('click', () => {
      if (prefs.handy) this.scrollToPanel()
      else fold(!isFolded())
    })
    byId('type-move').addEventListener('click', () => this.typeMove())
  }

  /** Opens the text field for moves in notation. */
  typeMove() {
    if (!this.actions.view().mine.length || this.actions.view().turn === null) return
    openTab('moves')
    byId('typed').hidden = false
    field(byId('typed', HTMLFormElement), 'move').focus()
  }

  /** Scrolls to the panel, which is below the board on phones; or back to the top. */
  scrollToPanel() {
    const panel = byId('panel')
    const isBelow = panel.getBoundingClientRect().top > innerHeight / 2
    const behavior = prefs.calm ? 'instant' : 'smooth'
    scrollTo({ top: isBelow ? panel.offsetTop - 48 : 0, behavior })
    if (isBelow) panel.focus({ preventScroll: true })
  }

  // --- Replay ---

  plies() {
    return [this.firstPly, ...this.lines.map(line => line.ply)]
  }

  index() {
    const plies = this.plies()
    const { at } = this
    if (at === null) return plies.length - 1
    const n = plies.findIndex(ply => ply >= at)
    return n < 0 ? plies.length - 1 : n
  }

  /**
   * Whether one position of the replay follows directly on another.
   * @param {number} ply
   * @param {number} next
   */
  isNext(ply, next) {
    return this.plies().find(later => later > ply) === next
  }

  /** @param {number} by */
  step(by) {
    const plies = this.plies()
    const n = Math.min(Math.max(0, this.index() + by), plies.length - 1)
    this.actions.goTo(n === plies.length - 1 ? null : plies[n])
  }

  first() {
    this.actions.goTo(this.plies()[0])
  }

  // --- After every change ---

  /** @param {PageState} state */
  update(state) {
    const { view } = state
    this.at = state.at
    this.showPeople(view)
    this.showChat(view)
    this.showUndo(view, state.at)
    byId('mine').hidden = state.looksAt === null || !view.mine.length
    const canType = view.mine.length && view.turn !== null
    if (!canType) byId('typed').hidden = true
    byId('type-move').hidden = !canType
    byId('speak').hidden = !view.mine.length
    this.showTabs(view)
    link('record').href = `/api/tables/${this.table}/record`
    const at = state.at ?? view.ply
    link('picture').href = `/t/${this.table}/picture.svg?at=${at}&${prefs.look}`
    this.showReplay()
    if (state.shown === view.ply) this.actions.showResult(view, this.lines)
    // Moves are listed after the board has shown them.
    const isBehind = this.listed < state.shown && state.at === null
    if (this.listed < 0 || isBehind) this.loadMoves(state.shown)
  }

  /**
   * Bots do not chat; and who is at the table needs to be seen only where people come and go.
   * @param {View} view
   */
  showTabs(view) {
    const people = view.seats.filter(({ kind }) => kind === 'person').length
    const chats = people > 1 && view.mine.length < people
    byId('tab-chat').hidden = !chats
    byId('talk').hidden = !chats
    byId('panel').classList.toggle('social', people > view.mine.length)
  }

  /** @param {number} shown */
  async loadMoves(shown) {
    this.listed = shown
    try {
      /** @type {MoveList} */
      const answer = await get(`/t/${this.table}/story`)
      if (shown !== this.listed) return // a newer list is on its way
      this.lines = answer.lines.filter(line => line.ply <= shown || this.at !== null)
      this.firstPly = answer.begun
    } catch {
      this.listed = -1
      return
    }
    const view = this.actions.view()
    this.showMoves(view)
    this.showReplay()
    if (view.turn === null) this.actions.showResult(view, this.lines)
  }

  /** @param {View} view */
  showMoves(view) {
    const rounds = [...new Set(this.lines.map(line => line.round))]
    const items = rounds.map(round => this.roundItem(view, round, round === rounds.at(-1)))
    refill(byId('log'), ...items)
  }

  /**
   * A round under its heading. Earlier rounds are folded, unless the player has opened them.
   * @param {View} view
   * @param {number} round
   * @param {boolean} isLast
   */
  roundItem(view, round, isLast) {
    const lines = this.lines.filter(line => line.round === round)
    const heading = element(
      'summary',
      { focusKey: `round${round}` },
      element('span', { textContent: message('scripts-round', { round }) }),
      element('small', { textContent: message('scripts-moves', { count: lines.length }) }),
    )
    const moves = lines.map(line => this.moveItem(view, line))
    const open = this.unfolded.get(round) ?? isLast
    const details = element('details', { open }, heading, element('ol', {}, ...moves))
    details.dataset.round = String(round)
    return element('li', {}, details)
  }

  /**
   * The list is written anew after every move: it stays as the player has folded it.
   * @param {HTMLElement} heading
   */
  rememberFolding(heading) {
    const details = /** @type {HTMLDetailsElement} */ (heading.parentElement)
    this.unfolded.set(Number(details.dataset.round), !details.open) // before it changes
  }

  /**
   * @param {View} view
   * @param {MoveLine} line
   */
  moveItem(view, line) {
    const link = element('a', {
      href: `/t/${this.table}/at/${line.ply}`,
      textContent: unbroken(line.words),
      focusKey: line.ply,
    })
    link.dataset.ply = String(line.ply)
    const name = element('b', { textContent: view.names[line.seat] })
    if (line.icon) link.prepend(this.tileOf(line), ' ')
    const item = element('li', { className: `seat${line.seat}` }, name, ' ', link)
    if (line.then.length) {
      const steps = line.then.map(([seat, words]) =>
        element('li', { textContent: unbroken(`${view.names[seat]}: ${words}`) }),
      )
      item.append(element('ul', {}, ...steps))
    }
    return item
  }

  /** @param {MoveLine} line */
  tileOf(line) {
    const picture = svgElement('svg', { class: 'tile', viewBox: '0 0 100 100' })
    picture.setAttribute('aria-hidden', 'true')
    picture.innerHTML = line.icon
    return picture
  }

  showReplay() {
    const n = this.index()
    input('slider').max = String(this.lines.length)
    input('slider').value = String(n)
    const current = this.plies()[n]
    for (const link of byId('log').querySelectorAll('a')) {
      if (Number(link.dataset.ply) === current && n > 0) {
        link.setAttribute('aria-current', 'step')
        if (this.at !== null) this.unfoldRoundOf(link)
        this.scrollToMove(/** @type {HTMLElement} */ (link.parentNode))
      } else link.removeAttribute('aria-current')
    }
    button('live').disabled = this.at === null
    button('next').disabled = this.at === null
    button('prev').disabled = n === 0
    button('first').disabled = n === 0
    document.body.classList.toggle('replaying', this.at !== null)
  }

  /**
   * A replay shows its move in the list.
   * @param {Element} link
   */
  unfoldRoundOf(link) {
    const details = link.closest('details')
    if (!details || details.open) return
    details.open = true
    this.unfolded.set(Number(details.dataset.round), true)
  }

  /** @param {HTMLElement} item */
  scrollToMove(item) {
    const log = byId('log')
    const top = item.offsetTop - log.offsetTop
    const isVisible = top >= log.scrollTop && top <= log.scrollTop + log.clientHeight - 40
    if (!isVisible) log.scrollTop = top - log.clientHeight / 2
  }

  /**
   * Shows the players with their points. Each is a button that makes their board the large one.
   * @param {SceneStep | null} step
   * @param {number | null} seat
   */
  showScores(step, seat) {
    if (step) this.scored = step
    const view = this.actions.view()
    const count = view.names.length
    const first = view.mine[0] ?? 0
    const order = view.names.map((_, n) => (first + n) % count)
    const tabs = order.map(n => {
      const isToMove = this.scored.turn === n
      const tab = element(
        'button',
        {
          type: 'button',
          focusKey: n,
          title: message('scripts-look', { name: view.names[n] }),
        },
        element('span', { textContent: view.names[n] }),
        element('b', { textContent: this.scored.scores[n] }),
      )
      if (isToMove) {
        const textContent = message('scripts-is-to-move')
        tab.append(element('span', { className: 'sr', textContent }))
      }
      tab.dataset.seat = String(n)
      tab.setAttribute('aria-pressed', String(n === seat))
      return element('li', { className: isToMove ? 'turn' : '' }, tab)
    })
    refill(byId('scores'), ...tabs)
  }

  spokenScores() {
    const { names } = this.actions.view()
    return listed(names.map((name, n) => `${name} ${this.scored.scores[n]}`))
  }

  // --- Players ---

  /** @param {View} view */
  showPeople(view) {
    if (this.naming) return
    const items = view.seats.map((seat, n) => {
      const classes = [seat.present ? 'here' : 'gone', view.turn === n ? 'turn' : '']
      const name = element('button', {
        type: 'button',
        className: 'plain',
        textContent: seat.name,
        title: message('scripts-look-from'),
        focusKey: `look${n}`,
        onclick: () => this.actions.lookFrom(n),
      })
      const about = element('small', { textContent: this.about(view, seat, n) })
      const item = element('li', { className: classes.filter(Boolean).join(' ') }, name, about)
      const isMine = view.mine.includes(n)
      if (isMine) item.append(this.renameButton(n, seat.name))
      if (!seat.seated && this.actions.canInvite) item.append(this.inviteButton(n))
      return item
    })
    refill(byId('people'), element('ul', {}, ...items))
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  renameButton(seat, name) {
    return element('button', {
      type: 'button',
      className: 'quiet',
      textContent: message('scripts-rename'),
      focusKey: `name${seat}`,
      onclick: event => this.rename(targetOf(event), seat, name),
    })
  }

  /**
   * Replaces the button by a text field.
   * @param {HTMLElement} replaced
   * @param {number} seat
   * @param {string} name
   */
  rename(replaced, seat, name) {
    const text = element('input', { value: name, maxLength: 40, className: 'link' })
    text.setAttribute('aria-label', message('scripts-new-name', { name }))
    const form = element('form', {}, text)
    form.addEventListener('submit', event => {
      event.preventDefault()
      this.naming = false
      const newName = text.value.trim()
      if (newName) this.actions.act('name', { seat, name: newName })
    })
    this.naming = true
    replaced.replaceWith(form)
    text.select()
    text.addEventListener('blur', () => {
      this.naming = false
      this.showPeople(this.actions.view())
    })
  }

  /**
   * @param {View} view
   * @param {SeatView} seat
   * @param {number} n
   */
  about(view, seat, n) {
    if (seat.gave_up && seat.kind === 'bot') {
      return message('scripts-substitute', { level: seat.player })
    }
    if (seat.kind === 'bot') {
      const level = seat.player
      const isNamedAfterLevel = seat.name.startsWith(message('scripts-level', { level }))
      return isNamedAfterLevel ? message('scripts-bot') : message('scripts-bot-called', { level })
    }
    if (view.mine.includes(n)) {
      if (view.mine.length > 1) return message('scripts-at-this-screen')
      return seat.named ? message('scripts-that-is-you') : '' // without a name it is called "You"
    }
    if (!seat.seated) return message('scripts-not-here-yet')
    return seat.present ? message('scripts-here') : message('scripts-away')
  }

  /**
   * A button that invites to an empty seat.
   * @param {number} seat
   */
  inviteButton(seat) {
    return element('button', {
      type: 'button',
      textContent: message('scripts-invite'),
      focusKey: `invite${seat}`,
      onclick: () => this.actions.invite(),
    })
  }

  // --- Chat, undo, result ---

  /** @param {View} view */
  showChat(view) {
    const last = view.chat.at(-1)?.number ?? -1
    if (this.lastChat === last) return
    const known = this.lastChat ?? last
    for (const { number, seat, text } of view.chat) {
      const isNew = number > known && !view.mine.includes(seat)
      if (isNew) this.chatNotice.show(view.names[seat], text)
    }
    this.lastChat = last
    const items = view.chat.map(({ seat, text }) =>
      element('li', {}, element('b', { textContent: view.names[seat] }), ` ${text}`),
    )
    refill(byId('chat'), ...items)
    byId('chat').scrollTop = byId('chat').scrollHeight
  }

  /**
   * @param {View} view
   * @param {number | null} at
   */
  showUndo(view, at) {
    const { undo } = view
    const isWaiting = undo.asked !== null && view.mine.includes(undo.asked)
    byId('undo').hidden = at !== null || undo.ply === null || isWaiting
    const words = undo.at_once ? message('scripts-take-back') : message('scripts-ask-back')
    byId('undo').textContent = words
    document.querySelector('#asked')?.remove()
    if (undo.answer && undo.asked !== null) {
      byId('stage').prepend(this.undoQuestion(view.names[undo.asked]))
    } else if (isWaiting) {
      const waiting = element('span', { textContent: message('scripts-asked') })
      byId('stage').prepend(element('div', { id: 'asked' }, waiting))
    }
  }

  /** @param {string} name */
  undoQuestion(name) {
    const answer = (/** @type {boolean} */ agree) => () => {
      this.actions.act('undo/answer', { agree })
    }
    return element(
      'div',
      { id: 'asked', role: 'group' },
      element('span', { textContent: message('scripts-asks-back', { name }) }),
      element('button', {
        type: 'button',
        className: 'primary',
        textContent: message('scripts-agree'),
        onclick: answer(true),
      }),
      element('button', {
        type: 'button',
        textContent: message('scripts-decline'),
        onclick: answer(false),
      }),
    )
  }
}
