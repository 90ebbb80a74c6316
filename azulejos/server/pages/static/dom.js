// Helpers for the document: find, create and replace elements.

const SVG = 'http://www.w3.org/2000/svg'

/**
 * The element with an id. The page must have it.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [type] the class of the element
 * @returns {T}
 */
export const byId = (id, type) => {
  const found = document.getElementById(id)
  if (!found || (type && !(found instanceof type))) throw new Error(`no element #${id}`)
  return /** @type {T} */ (found)
}

/** @param {string} id */
export const input = id => byId(id, HTMLInputElement)

/** @param {string} id */
export const button = id => byId(id, HTMLButtonElement)

/** @param {string} id */
export const link = id => byId(id, HTMLAnchorElement)

/**
 * The text field of a form, by its name.
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export const field = (form, name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name))

/**
 * The element that an event happened on.
 * @param {Event} event
 */
export const targetOf = event => /** @type {HTMLElement} */ (event.target)

/**
 * A new HTML element. `focusKey` identifies it when `refill` restores the focus.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Partial<Omit<HTMLElementTagNameMap[K], 'textContent'>> & {
 *   focusKey?: string | number, textContent?: string | number | null }} [properties]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export const element = (tag, { focusKey, ...properties } = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  if (focusKey !== undefined) made.dataset.f = String(focusKey)
  made.append(...children)
  return made
}

/**
 * A new SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | boolean>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElementTagNameMap[K]}
 */
export const svgElement = (name, attributes = {}, ...children) => {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.append(...children)
  return made
}

/**
 * Replaces the content of a list, unless it is the same. The focus stays on the element with the
 * same focus key.
 * @param {Element} box
 * @param {Node[]} nodes
 */
export const refill = (box, ...nodes) => {
  const fresh = document.createElement('template')
  fresh.content.append(...nodes)
  if (box.innerHTML === fresh.innerHTML) return
  const active = /** @type {HTMLElement | null} */ (document.activeElement)
  const focusKey = active && box.contains(active) ? active.dataset.f : undefined
  box.replaceChildren(fresh.content)
  if (focusKey === undefined) return
  const candidates = /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll('[data-f]'))
  const same = [...candidates].find(node => node.dataset.f === focusKey)
  same?.focus({ preventScroll: true })
}

/**
 * A text with a capital first letter.
 * @param {string} words
 */
export const capital = words => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * A number with its sign.
 * @param {number} n
 */
export const signed = n => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
