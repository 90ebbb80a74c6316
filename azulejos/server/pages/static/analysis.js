// The form of the analysis board: makes a table from a position or a record.

import { post } from './api.js'
import { byId, field } from './dom.js'

const form = byId('setup', HTMLFormElement)

/**
 * The seats of a table: all of them the visitor's, or one of them against bots.
 * @param {{ players: number, turn: number | null }} about
 * @param {string} opponent
 */
const seatsFor = ({ players, turn }, opponent) =>
  Array.from({ length: players }, (_, seat) =>
    !opponent || seat === (turn ?? 0)
      ? { kind: 'person', mine: true }
      : { kind: 'bot', player: opponent },
  )

const begin = async () => {
  const text = field(form, 'text').value
  const given = field(form, 'plies').value
  const plies = given === '' ? null : Number(given)
  const about = await post('/api/positions', { text, plies })
  const seats = seatsFor(about, field(form, 'opponent').value)
  const { table } = await post('/api/tables', { game: about.game, seats, position: text, plies })
  location.href = `/t/${table}`
}

form.addEventListener('submit', event => {
  event.preventDefault()
  byId('problem').textContent = ''
  begin().catch(error => {
    byId('problem').textContent = error.message
  })
})
