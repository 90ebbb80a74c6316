// Beside the board: who plays, what was played, what is said, what may be asked for.

import { capital } from './turn.js'
import { get, prefs } from './prefs.js'
import { refill } from './refill.js'
import { bound, listed, say as tell } from './words.js'

const $ = id => document.getElementById(id)
const node = (tag, { f, ...properties } = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  if (f !== undefined) made.dataset.f = f // by this the focus is found again
  made.append(...children)
  return made
}

export class Panel {
  constructor(table, doing) {
    Object.assign(this, { name: table, ...doing })
    this.doing = doing
    this.lines = []
    this.told = -1
    this.invited = new Map()
    this.listen()
  }

  listen() {
    $('first').addEventListener('click', () => this.first())
    $('prev').addEventListener('click', () => this.step(-1))
    $('next').addEventListener('click', () => this.step(1))
    $('live').addEventListener('click', () => this.goTo(null))
    $('slider').addEventListener('input', event => this.goTo(this.plies()[event.target.value]))
    $('log').addEventListener('click', event => {
      const link = event.target.closest('a')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      this.goTo(Number(link.dataset.ply))
    })
    $('speak').addEventListener('submit', event => {
      event.preventDefault()
      const field = event.target.elements.text
      if (field.value.trim()) this.act('chat', { text: field.value.trim() })
      field.value = ''
    })
    const fold = folded => {
      document.body.classList.toggle('folded', folded)
      $('menu').setAttribute('aria-expanded', !folded)
      prefs.keep('folded', folded)
    }
    fold(Boolean(prefs.kept('folded')))
    $('menu').addEventListener('click', () => {
      if (prefs.handy) this.jump()
      else fold(!document.body.classList.contains('folded'))
    })
    $('scores').addEventListener('click', event => {
      const seat = event.target.closest('[data-seat]')?.dataset.seat
      if (seat !== undefined) this.lookFrom(Number(seat))
    })
  }

  // On phones the panel is below the board: there and back.
  jump() {
    const down = $('panel').getBoundingClientRect().top > innerHeight / 2
    scrollTo({ top: down ? $('panel').offsetTop - 48 : 0, behavior: prefs.calm ? 'instant' : 'smooth' })
    if (down) $('panel').focus({ preventScroll: true })
  }

  // --- replay ---

  plies() {
    return [this.begun ?? 0, ...this.lines.map(line => line.ply)]
  }

  index() {
    const plies = this.plies()
    if (this.at === null || this.at === undefined) return plies.length - 1
    let n = plies.findIndex(ply => ply >= this.at)
    return n < 0 ? plies.length - 1 : n
  }

  step(by) {
    const plies = this.plies()
    const n = Math.min(Math.max(0, this.index() + by), plies.length - 1)
    this.goTo(n === plies.length - 1 ? null : plies[n])
  }

  first() { this.goTo(this.plies()[0]) }

  // --- everything, after every change ---

  table(state) {
    const { view } = state
    this.at = state.at
    this.people(view)
    this.chat(view)
    this.undo(view, state.at)
    $('mine').hidden = state.looksAt === null || !view.mine.length
    $('typed').hidden = !view.mine.length || view.turn === null
    $('speak').hidden = !view.mine.length
    $('record').href = `/api/tables/${this.name}/record`
    $('picture').href = `/t/${this.name}/picture.svg?at=${state.at ?? view.ply}&${prefs.look}`
    this.replay()
    if (state.shown === view.ply) this.end(view)
    // moves are listed when they have been shown, not before
    if (this.told < 0 || (this.told < state.shown && state.at === null)) this.tell(state.shown)
  }

  async tell(shown) {
    this.told = shown
    try {
      const story = await get(`/t/${this.name}/story`)
      if (shown !== this.told) return // a newer one is on its way
      this.lines = story.lines.filter(line => line.ply <= shown || this.at !== null)
      this.begun ??= 0
      if (story.begun !== undefined) this.begun = story.begun
    } catch {
      this.told = -1
      return
    }
    const view = this.doing.view()
    this.log(view)
    this.replay()
    if (view.turn === null) this.end(view)
  }

  // The end, when everything was shown.
  end(view) {
    const said = JSON.stringify([view.winners, view.rematch, this.lines.length])
    if (said !== this.ended) this.result(view)
    this.ended = said
  }

  log(view) {
    let round = 0
    const items = []
    for (const line of this.lines) {
      if (line.round !== round) items.push(node('li', { className: 'round', textContent: tell('scripts-round', { round: round = line.round }) }))
      const link = node('a', { href: `/t/${this.name}/at/${line.ply}`, textContent: bound(line.words), f: line.ply })
      link.dataset.ply = line.ply
      const item = node('li', { className: `seat${line.seat}` }, node('b', { textContent: view.names[line.seat] }), ' ', link)
      if (line.then.length) {
        item.append(node('ul', {}, ...line.then.map(([seat, words]) => node('li', { textContent: bound(`${view.names[seat]}: ${words}`) }))))
      }
      items.push(item)
    }
    refill($('log'), ...items)
  }

  replay() {
    const n = this.index()
    $('slider').max = this.lines.length
    $('slider').value = n
    const current = this.plies()[n]
    for (const link of $('log').querySelectorAll('a')) {
      if (Number(link.dataset.ply) === current && n > 0) {
        link.setAttribute('aria-current', 'step')
        const log = $('log')
        const top = link.parentNode.offsetTop - log.offsetTop
        if (top < log.scrollTop || top > log.scrollTop + log.clientHeight - 40) log.scrollTop = top - log.clientHeight / 2
      } else link.removeAttribute('aria-current')
    }
    $('live').disabled = this.at === null
    $('next').disabled = this.at === null
    $('prev').disabled = $('first').disabled = n === 0
    document.body.classList.toggle('replaying', this.at !== null)
  }

  // Who plays, with their points; each is a button that shows their board as the large one.
  scores(step, seat) {
    if (step) this.scored = step
    const view = this.doing.view()
    const many = view.names.length
    const first = view.mine[0] ?? 0
    const order = view.names.map((_, n) => (first + n) % many)
    refill($('scores'), ...order.map(n => {
      const turn = this.scored.turn === n
      const tab = node('button', { type: 'button', f: n, title: tell('scripts-look', { name: view.names[n] }) },
        node('span', { textContent: view.names[n] }), node('b', { textContent: this.scored.scores[n] }))
      if (turn) tab.append(node('span', { className: 'sr', textContent: tell('scripts-is-to-move') }))
      tab.dataset.seat = n
      tab.setAttribute('aria-pressed', n === seat)
      return node('li', { className: turn ? 'turn' : '' }, tab)
    }))
  }

  spokenScores() {
    return listed(this.doing.view().names.map((name, n) => `${name} ${this.scored.scores[n]}`))
  }

  people(view) {
    if (this.naming) return
    const items = view.seats.map((seat, n) => {
      const item = node('li', { className: `${seat.present ? 'here' : 'gone'}${view.turn === n ? ' turn' : ''}` },
        node('button', { type: 'button', className: 'plain', textContent: seat.name, title: tell('scripts-look-from'), f: `look${n}`, onclick: () => this.lookFrom(n) }),
        node('small', { textContent: this.about(view, seat, n) }))
      if (view.mine.includes(n)) item.append(this.renaming(n, seat.name))
      if (!seat.present && seat.kind === 'person' && !view.mine.includes(n)) item.append(this.inviting(n))
      return item
    })
    refill($('people'), node('ul', {}, ...items))
  }

  renaming(seat, name) {
    return node('button', {
      type: 'button', className: 'quiet', textContent: tell('scripts-rename'), f: `name${seat}`,
      onclick: event => {
        const field = node('input', { value: name, maxLength: 40, className: 'link' })
        field.setAttribute('aria-label', tell('scripts-new-name', { name }))
        const form = node('form', {
          onsubmit: submitted => {
            submitted.preventDefault()
            this.naming = false
            if (field.value.trim()) this.act('name', { seat, name: field.value.trim() })
          },
        }, field)
        this.naming = true
        event.target.replaceWith(form)
        field.select()
        field.addEventListener('blur', () => { this.naming = false; this.people(this.doing.view()) })
      },
    })
  }

  about(view, seat, n) {
    if (seat.kind === 'bot') {
      const level = seat.player
      return seat.name.startsWith(tell('scripts-level', { level })) ? tell('scripts-bot') : tell('scripts-bot-called', { level })
    }
    if (view.mine.includes(n)) return view.mine.length > 1 ? tell('scripts-at-this-screen') : tell('scripts-that-is-you')
    return seat.present ? tell('scripts-here') : tell('scripts-away')
  }

  // The list is drawn anew with every view: what an invitation came to is kept beside it.
  inviting(seat) {
    const shown = this.invited.get(seat)
    if (shown?.link) return node('input', { readOnly: true, value: shown.link, className: 'link' })
    return node('button', {
      type: 'button', textContent: shown?.words ?? tell('scripts-copy-link'), f: `invite${seat}`,
      onclick: async () => {
        this.invited.set(seat, await this.invite(seat))
        this.people(this.doing.view())
      },
    })
  }

  async invite(seat) {
    const link = await this.link(seat)
    if (!link) return { words: tell('scripts-seat-taken') }
    try {
      await navigator.clipboard.writeText(link)
      return { words: tell('scripts-copied') }
    } catch {
      return { link }
    }
  }

  async link(seat) {
    const links = prefs.kept(`links.${this.name}`)
    if (links?.[seat]) return links[seat]
    const answer = await fetch(`/api/tables/${this.name}/seats/${seat}/invite`, { method: 'POST' })
    return answer.ok ? (await answer.json()).link : null
  }

  chat(view) {
    const last = view.chat.at(-1)?.number ?? -1
    if (this.heard === last) return
    this.heard = last
    refill($('chat'), ...view.chat.map(said => node('li', {}, node('b', { textContent: view.names[said.seat] }), ` ${said.text}`)))
    $('chat').scrollTop = $('chat').scrollHeight
  }

  undo(view, at) {
    const { undo } = view
    const button = $('undo')
    const waiting = undo.asked !== null && view.mine.includes(undo.asked)
    button.hidden = at !== null || undo.ply === null || waiting
    button.textContent = undo.at_once ? tell('scripts-take-back') : tell('scripts-ask-back')
    document.querySelector('#asked')?.remove()
    if (undo.answer) {
      const answer = agree => () => this.act('undo/answer', { agree })
      $('bar').prepend(node('div', { id: 'asked', role: 'group' },
        node('span', { textContent: tell('scripts-asks-back', { name: view.names[undo.asked] }) }),
        node('button', { type: 'button', className: 'primary', textContent: tell('scripts-agree'), onclick: answer(true) }),
        node('button', { type: 'button', textContent: tell('scripts-decline'), onclick: answer(false) })))
    } else if (waiting) {
      $('bar').prepend(node('div', { id: 'asked' }, node('span', { textContent: tell('scripts-asked') })))
    }
  }

  result(view) {
    const card = $('result')
    card.hidden = view.turn !== null || !this.lines.length
    document.body.classList.toggle('over', view.turn === null)
    if (view.turn !== null) return
    const winners = view.winners.map(seat => view.names[seat])
    const won = tell('scripts-won', { names: listed(winners), winners: winners.length })
    const order = view.names.map((_, n) => n).sort((a, b) => view.scores[b] - view.scores[a])
    const rows = order.map(n => node('tr', { className: view.winners.includes(n) ? 'won' : '' },
      node('th', { textContent: view.names[n], scope: 'row' }),
      node('td', { textContent: this.bonuses(n) }),
      node('td', { className: 'points', textContent: view.scores[n] })))
    const buttons = node('p', { className: 'row' })
    if (view.mine.length) {
      const agreed = view.mine.every(seat => view.rematch.agreed.includes(seat))
      const text = agreed ? tell('scripts-waiting-others') : view.rematch.agreed.length ? tell('scripts-rematch-wanted') : tell('scripts-rematch')
      buttons.append(node('button', { type: 'button', id: 'rematch', className: 'primary', disabled: agreed, textContent: text, onclick: () => this.act('rematch') }))
    }
    buttons.append(node('button', { type: 'button', textContent: tell('scripts-review'), onclick: () => this.first() }), node('a', { className: 'button', href: '/', textContent: tell('scripts-new-game') }))
    refill(card, node('h2', { textContent: won }), node('table', {}, ...rows), buttons)
  }

  bonuses(seat) {
    const last = this.lines.at(-1)?.then ?? []
    return last.filter(([who, , bonus]) => who === seat && bonus).map(([, words]) => capital(words)).join('; ')
  }
}
