// The preferences of a person, stored in the browser. The server gets shape and theme by a cookie.

/**
 * @param {string} key
 * @param {string} fallback
 */
const read = (key, fallback) => {
  try {
    return localStorage.getItem(key) ?? fallback
  } catch {
    return fallback
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
const write = (key, value) => {
  try {
    localStorage.setItem(key, value)
  } catch {
    /* private windows may forbid it */
  }
}
const dark = matchMedia('(prefers-color-scheme: dark)')
const strong = matchMedia('(prefers-contrast: more)')
const finger = matchMedia('(pointer: coarse)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
// The same as in table.css.
const phone = matchMedia(
  '(max-width: 900px), (max-height: 499px), (orientation: portrait) and (max-width: 1200px)',
)
const RESTING = 80 // how long a window keeps its size before the table is laid out again
const BAND = 56
const RAIL = 56
const PANEL = 288
const OVERLAY = 1200 // below this width, an open panel lies over the board
const BESIDE = 1350 // from this width on, the board keeps its size beside an open panel

/** @type {Record<string, string>} */
const DEFAULTS = { speed: '1', theme: '', confirm: '', sounds: '0', notices: '0', letters: '1' }

export const prefs = {
  /** The speed of animations; 0 for none. */
  get speed() {
    const query = new URLSearchParams(location.search).get('speed')
    return Number(query ?? read('speed', '1'))
  },
  /** Whether the person prefers reduced motion. */
  get calm() {
    return still.matches
  },
  get theme() {
    const system = strong.matches ? 'contrast' : dark.matches ? 'dark' : 'light'
    return read('theme', '') || system
  },
  /** The shape of pictures: `tall`, `flat`, or the room that a desk has for them. */
  get shape() {
    if (innerHeight < 500 && innerWidth > innerHeight) return 'flat'
    return this.handy ? 'tall' : this.room
  },
  /** Whether the page is laid out for a phone. */
  get handy() {
    return phone.matches
  },
  /** How much larger than usual everything is, on large screens. */
  get scale() {
    return this.handy ? 1 : Math.max(1, Math.min(innerWidth / 1440, innerHeight / 900))
  },
  /** Whether the panel is folded to a rail. By default it is where that makes tiles larger. */
  get folded() {
    return Boolean(this.load('folded') ?? innerWidth / this.scale < BESIDE)
  },
  /** What the picture has beside the panel and below the band, in units of the usual size. */
  get room() {
    const side = this.folded || innerWidth < OVERLAY ? RAIL : PANEL
    const rounded = (/** @type {number} */ n) => Math.floor(n / 8) * 8
    return `${rounded(innerWidth / this.scale - side)}x${rounded(innerHeight / this.scale - BAND)}`
  },
  /** Whether a move needs a confirmation. By default it does on touch screens: fingers slip. */
  get confirm() {
    return this.get('confirm') === '' ? finger.matches : this.get('confirm') === '1'
  },
  get sounds() {
    return this.get('sounds') === '1'
  },
  /** Whether single letters are keyboard shortcuts. */
  get letters() {
    return this.get('letters') === '1'
  },
  /** Shape and theme of pictures, as a query string. */
  get look() {
    return `shape=${this.shape}&theme=${this.theme}`
  },
  get name() {
    return read('name', '')
  },
  set name(value) {
    write('name', value)
  },
  /**
   * The stored value of a preference, or its default.
   * @param {string} key
   */
  get(key) {
    return read(key, DEFAULTS[key] ?? '')
  },
  /**
   * Stores a preference that a person has chosen, and tells the page.
   * @param {string} key
   * @param {string} value
   */
  choose(key, value) {
    write(key, value)
    dispatchEvent(new CustomEvent('preference', { detail: key }))
  },
  /**
   * Stores something as JSON.
   * @param {string} key
   * @param {unknown} value
   */
  save(key, value) {
    write(key, JSON.stringify(value))
  },
  /**
   * What `save` has stored; null if there is nothing.
   * @param {string} key
   */
  load(key) {
    return JSON.parse(read(key, 'null'))
  },
}

/** @typedef {typeof prefs} Prefs */

// Tells the server by a cookie, and the style sheet by an attribute.
const applyLook = () => {
  document.documentElement.dataset.theme = prefs.theme
  document.documentElement.style.setProperty('--scale', String(prefs.scale))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `look=${prefs.shape}.${prefs.theme}; path=/; max-age=31536000; samesite=lax`
}

/**
 * Calls `changed` when shape or theme change.
 * @param {() => void} changed
 */
export const watchLook = changed => {
  applyLook()
  let last = prefs.look
  const check = () => {
    applyLook()
    if (prefs.look === last) return
    last = prefs.look
    changed()
  }
  let resized = 0
  addEventListener('resize', () => {
    clearTimeout(resized)
    resized = setTimeout(check, RESTING)
  })
  for (const media of [dark, strong]) media.addEventListener('change', check)
  addEventListener('preference', check)
  addEventListener('folded', check)
}

// The fields of the preferences: each is stored when it changes.
const fields = /** @type {NodeListOf<HTMLSelectElement>} */ (
  document.querySelectorAll('[data-pref]')
)
for (const select of fields) {
  const key = select.dataset.pref ?? ''
  select.value = prefs.get(key)
  select.addEventListener('change', () => prefs.choose(key, select.value))
}
addEventListener('preference', () => {
  for (const select of fields) select.value = prefs.get(select.dataset.pref ?? '')
})

/**
 * Opens a dialog. Escape, its button, or a click beside it closes it.
 * @param {string} id
 */
export const openDialog = id => {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
const openers = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-opens]'))
for (const opener of openers) {
  opener.addEventListener('click', () => openDialog(opener.dataset.opens ?? ''))
}
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close()
  })
}

// The service worker shows a page while the server cannot be reached.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => {})
