// What a person prefers, kept in this browser; the server reads shape and theme from a cookie.

const read = (key, fallback) => {
  try { return localStorage.getItem(key) ?? fallback } catch { return fallback }
}
const write = (key, value) => {
  try { localStorage.setItem(key, value) } catch { /* private windows may forbid it */ }
}
const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

export const prefs = {
  get speed() { return Number(new URLSearchParams(location.search).get('speed') ?? read('speed', '1')) },
  set speed(value) { write('speed', value) },
  get calm() { return still.matches },
  get wish() { return read('theme', '') },
  set wish(value) { write('theme', value) },
  get theme() { return this.wish || (dark.matches ? 'dark' : 'light') },
  get shape() { return innerWidth >= 760 || innerWidth > innerHeight * 1.15 ? 'wide' : 'tall' },
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

export const watchLook = (changed, select) => {
  applyLook()
  let last = prefs.look
  const check = () => {
    applyLook()
    if (prefs.look !== last) changed(last = prefs.look)
  }
  addEventListener('resize', check)
  dark.addEventListener('change', check)
  select.value = prefs.wish
  select.addEventListener('change', () => { prefs.wish = select.value; check() })
}

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
