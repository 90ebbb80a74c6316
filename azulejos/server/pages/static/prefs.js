// What a person prefers, kept in this browser; the server reads shape and theme from a cookie.

const read = (key, fallback) => {
  try { return localStorage.getItem(key) ?? fallback } catch { return fallback }
}
const write = (key, value) => {
  try { localStorage.setItem(key, value) } catch { /* private windows may forbid it */ }
}
const dark = matchMedia('(prefers-color-scheme: dark)')
const strong = matchMedia('(prefers-contrast: more)')
const finger = matchMedia('(pointer: coarse)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

const USUAL = { speed: '1', theme: '', confirm: '', sounds: '0', letters: '1' }

export const prefs = {
  get speed() { return Number(new URLSearchParams(location.search).get('speed') ?? read('speed', '1')) },
  set speed(value) { write('speed', value) },
  get calm() { return still.matches },
  get wish() { return read('theme', '') },
  set wish(value) { write('theme', value) },
  get theme() { return this.wish || (strong.matches ? 'contrast' : dark.matches ? 'dark' : 'light') },
  get shape() {
    if (innerHeight < 500 && innerWidth > innerHeight) return 'flat'
    return innerWidth < 760 || (innerWidth < 1000 && innerWidth < innerHeight) ? 'tall' : 'wide'
  },
  get handy() { return this.shape !== 'wide' },
  // Whether a move is played at once or asked for once more: fingers slip.
  get confirm() { return this.raw('confirm') === '' ? finger.matches : this.raw('confirm') === '1' },
  get sounds() { return this.raw('sounds') === '1' },
  get letters() { return this.raw('letters') === '1' },
  raw(key) { return read(key, USUAL[key] ?? '') },
  note(key, value) { write(key, value) },
  get look() { return `shape=${this.shape}&theme=${this.theme}` },
  get name() { return read('name', '') },
  set name(value) { write('name', value) },
  keep(key, value) { write(key, JSON.stringify(value)) },
  kept(key) { return JSON.parse(read(key, 'null')) },
}

// Tells the server by a cookie, and the style sheet by an attribute.
export const applyLook = () => {
  document.documentElement.dataset.theme = prefs.theme
  document.cookie = `look=${prefs.shape}.${prefs.theme}; path=/; max-age=31536000; samesite=lax`
}

export const watchLook = changed => {
  applyLook()
  let last = prefs.look
  const check = () => {
    applyLook()
    if (prefs.look !== last) changed(last = prefs.look)
  }
  addEventListener('resize', check)
  for (const media of [dark, strong]) media.addEventListener('change', check)
  addEventListener('preference', check)
}

// The fields of the preferences: each is kept when it is changed.
for (const field of document.querySelectorAll('[data-pref]')) {
  field.value = prefs.raw(field.dataset.pref)
  field.addEventListener('change', () => {
    prefs.note(field.dataset.pref, field.value)
    dispatchEvent(new CustomEvent('preference', { detail: field.dataset.pref }))
  })
}

// Buttons that open a dialog; it closes by Escape, its button, or a click beside it.
for (const button of document.querySelectorAll('[data-opens]')) {
  button.addEventListener('click', () => open(document.getElementById(button.dataset.opens)))
}
export const open = dialog => { if (!dialog.open) dialog.showModal() }
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close() })
}

// Says so when the server is away, on pages that are opened meanwhile, too.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => {})

export const post = async (path, body) => {
  const answer = await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}),
  })
  const content = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(content.error?.message ?? answer.statusText), { status: answer.status, content })
  return content
}

export const get = async path => {
  const answer = await fetch(path)
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status })
  return answer.json()
}
