// Messages in the page's language. The server has put their patterns into the page.

/** @import { Pattern, Value } from '../types' */

import { byId } from './dom.js'

const language = document.documentElement.lang
/** @type {Record<string, Pattern>} */
const patterns = JSON.parse(byId('words').textContent ?? '{}')
const plural = new Intl.PluralRules(language)
const list = new Intl.ListFormat(language)
const numbers = new Intl.NumberFormat(language)

/** @param {Value} value */
const format = value => (typeof value === 'number' ? numbers.format(value) : String(value ?? ''))

/**
 * The variant for a value: a number matches itself or its plural category, a word matches itself.
 * @param {{ s: string, of: Record<string, Pattern>, or: string }} choice
 * @param {Record<string, Value>} values
 */
const select = ({ s, of, or }, values) => {
  const value = values[s]
  const key = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
  if (key in of) return of[key]
  const category = typeof value === 'number' ? plural.select(value) : or
  return category in of ? of[category] : of[or]
}

/**
 * @param {Pattern} pattern
 * @param {Record<string, Value>} values
 * @returns {string}
 */
const resolve = (pattern, values) => {
  if (typeof pattern === 'string') return pattern
  if (Array.isArray(pattern)) return pattern.map(part => resolve(part, values)).join('')
  return 'v' in pattern ? format(values[pattern.v]) : resolve(select(pattern, values), values)
}

/**
 * The message with an id.
 * @param {string} id
 * @param {Record<string, Value>} [values]
 */
export const message = (id, values = {}) => resolve(patterns[id] ?? id, values)

/**
 * Adds no-break spaces: between a number and its noun, and after a word of one letter.
 * @param {string} words
 */
export const unbroken = words =>
  words.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)|(?<=(?:^|[\s(«])\p{L}) /gu, '\u00A0')

/**
 * A list in words: "Ann, Ben and Cai".
 * @param {string[]} items
 */
export const listed = items => list.format(items)

// The language chooser in the header: it stores the choice in a cookie, and reloads the page.
const chooser = document.getElementById('language')
if (chooser instanceof HTMLSelectElement) {
  chooser.addEventListener('change', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
    document.cookie = `language=${chooser.value}; path=/; max-age=31536000; samesite=lax`
    location.reload()
  })
}
