// Requests to the server.

/** @import { ErrorContent } from '../types' */

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
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  const content = await response.json()
  if (response.ok) return content
  throw new HttpError(content.error?.message ?? response.statusText, response.status, content)
}

/**
 * Gets JSON.
 * @param {string} path
 */
export const get = async path => {
  const response = await fetch(path)
  if (!response.ok) throw new HttpError(response.statusText, response.status)
  return response.json()
}
