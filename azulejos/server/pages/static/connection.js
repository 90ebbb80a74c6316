// The WebSocket of a table. It notices a connection that has silently died, and connects again.

import { isReachable } from './api.js'

// All in milliseconds.
const CHECK = 400 // between two looks at the clock
const PING = 4000 // of silence, after which the page asks whether the server is there
const DEAD = 5000 // without an answer, after which a connection counts as dead
const PAUSE = 1000 // from the beginning of an attempt to connect to the next
const SHORT = 2000 // that an attempt has: in a dead network it would hang for minutes
const LONG = 12000 // that every third attempt has, for slow networks
const PROBE = 700 // between two questions whether the network is back
const REFUSED = 15000 // until the next attempt after the server has refused one

/** A connection to the server that comes back by itself. */
export class Connection {
  /**
   * @param {string} address
   * @param {(content: any) => void} onMessage
   * @param {(isThere: boolean) => void} onChange called when the server is lost and found
   */
  constructor(address, onMessage, onChange) {
    this.address = address
    this.onMessage = onMessage
    this.onChange = onChange
    /** @type {boolean | null} */
    this.isThere = null
    /** @type {WebSocket | null} */
    this.socket = null
    this.attempts = 0
    this.begun = 0 // when the attempt began
    this.heard = 0 // when the server was heard last
    this.pinged = 0 // when the ping was sent that has no answer yet
    this.probed = 0
    this.until = 0 // when the attempt ends
    this.wait = 0 // until when nothing is tried
    this.connect()
    setInterval(() => this.check(), CHECK)
    for (const event of ['online', 'focus', 'pageshow', 'visibilitychange']) {
      addEventListener(event, () => this.check(true))
    }
  }

  /** @param {number} [patience] */
  connect(patience = this.attempts % 3 === 2 ? LONG : SHORT) {
    const socket = new WebSocket(this.address)
    this.leave()
    this.socket = socket
    this.attempts += 1
    this.begun = Date.now()
    this.until = this.begun + patience
    socket.onmessage = event => this.receive(JSON.parse(event.data))
    socket.onclose = () => this.lose()
  }

  /** @param {any} content */
  receive(content) {
    this.heard = Date.now()
    this.pinged = 0
    if (content.error) this.wait = this.heard + REFUSED
    else if (!this.isThere) this.change(true)
    if (!content.pong) this.onMessage(content)
  }

  /** @param {boolean} isThere */
  change(isThere) {
    if (this.isThere === isThere) return
    this.isThere = isThere
    this.attempts = 0
    this.onChange(isThere)
  }

  lose() {
    this.leave()
    this.change(false)
  }

  /** Leaves the socket. A dead one would take a minute to close, so nobody waits for that. */
  leave() {
    if (!this.socket) return
    this.socket.onmessage = null
    this.socket.onclose = null
    this.socket.close()
    this.socket = null
    this.pinged = 0
  }

  /**
   * Looks whether the connection lives; tries again if there is none.
   * @param {boolean} [isSoon] whether the network may have come back just now
   */
  check(isSoon = false) {
    const now = Date.now()
    if (this.isThere) {
      if (this.pinged && now - this.pinged > DEAD) this.lose()
      else if (!this.pinged && (isSoon || now - this.heard >= PING)) this.ping()
    }
    if (this.isThere || now < this.wait) return
    if (this.socket && now > this.until) this.lose()
    if (!this.socket && (isSoon || now - this.begun >= PAUSE)) this.connect()
    else if (this.socket && now - Math.max(this.begun, this.probed) >= PROBE) this.probe()
  }

  ping() {
    this.pinged = Date.now()
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('ping')
  }

  /**
   * Begins the attempt again if the server can be reached. Browsers open one WebSocket after the
   * other, so one that was begun in a dead network holds up the next; requests run side by side.
   */
  async probe() {
    const attempt = this.socket
    this.probed = Date.now()
    if ((await isReachable()) && !this.isThere && this.socket === attempt) {
      this.probed = Date.now() + LONG // this one is to have its time
      this.connect(LONG)
    }
  }
}
