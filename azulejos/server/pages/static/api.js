// Requests to the server.

/** @import { ErrorContent } from '../types' */

const RETRY = 800 // milliseconds until a change is sent again
const TIMEOUT = 15000 // milliseconds that a request has
const PROBE_TIMEOUT = 2500
const DOUBT = 30000 // milliseconds after a loss in which requests have less time
const CONNECTIONS = 6 // that browsers keep to one server

/** @type {Set<AbortController>} */
const pending = new Set()

let doubtful = 0 // until when connections from before may be used that nobody answers any more

/**
 * Ends all requests, because the network that they were sent through is gone. The browser keeps
 * connections for later requests; probes use them up, so that they are closed.
 */
export const endRequests = () => {
  for (const request of pending) request.abort()
  doubtful = Date.now() + DOUBT
  for (let n = 0; n < CONNECTIONS; n++) isReachable()
}

const timeLimit = () => (Date.now() < doubtful ? PROBE_TIMEOUT : TIMEOUT)

/**
 * Sends a request, and reads the JSON of its response.
 * @param {string} path
 * @param {RequestInit} [options]
 * @param {number} [timeout]
 */
const request = async (path, options = {}, timeout = timeLimit()) => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  pending.add(controller)
  try {
    const response = await fetch(path, { ...options, signal: controller.signal })
    const content = response.ok ? await response.json() : await response.json().catch(() => ({}))
    return { response, content }
  } finally {
    clearTimeout(timer)
    pending.delete(controller)
  }
}

/** Whether the server answers. */
export const isReachable = () =>
  request('/healthz', { cache: 'no-store' }, PROBE_TIMEOUT).then(
    ({ response }) => response.ok,
    () => false,
  )

/** A response with an error status. */
export class HttpError extends Error {
  /**
   * @param {string} text
   * @param {number} status
   * @param {ErrorContent} [content]
   */
  constructor(text, status, content = {}) {
    super(text)
    this.status = status
    this.content = content
  }
}

/**
 * Posts JSON, and returns the JSON of the response.
 * @param {string} path
 * @param {object} [body]
 */
export const post = async (path, body) => {
  const { response, content } = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (response.ok) return content
  throw new HttpError(content.error?.message ?? response.statusText, response.status, content)
}

let attempts = 0

/** A new name for an attempt: what is sent twice with the same name happens once. */
export const newAttempt = () => {
  attempts += 1
  return `${Date.now()}-${Math.random().toString(36).slice(2)}-${attempts}`
}

/**
 * Posts a change, and again until the server answers: it is made once, however often it arrives.
 * @param {string} path
 * @param {object} [body]
 * @param {() => void} [onFailure] called when the server cannot be reached
 */
export const change = async (path, body, onFailure) => {
  const named = { ...body, client: newAttempt() }
  for (;;) {
    try {
      return await post(path, named)
    } catch (error) {
      if (error instanceof HttpError) throw error
      onFailure?.()
      await new Promise(resolve => setTimeout(resolve, RETRY))
    }
  }
}

/**
 * Gets JSON.
 * @param {string} path
 */
export const get = async path => {
  const { response, content } = await request(path)
  if (!response.ok) throw new HttpError(response.statusText, response.status)
  return content
}
