// What scripts say: messages in the page's language, which the server has put into the page.

const language = document.documentElement.lang
const messages = JSON.parse(document.getElementById('words').textContent)
const plural = new Intl.PluralRules(language)
const list = new Intl.ListFormat(language)
const figure = new Intl.NumberFormat(language)

const shown = value => (typeof value === 'number' ? figure.format(value) : String(value ?? ''))

// A number is matched by itself or by its plural category, a word by itself.
const pick = ({ s, of, or }, values) => {
  const value = values[s]
  const key = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
  if (key in of) return of[key]
  return typeof value === 'number' && plural.select(value) in of ? of[plural.select(value)] : of[or]
}

const tell = (pattern, values) => {
  if (typeof pattern === 'string') return pattern
  if (Array.isArray(pattern)) return pattern.map(part => tell(part, values)).join('')
  return 'v' in pattern ? shown(values[pattern.v]) : tell(pick(pattern, values), values)
}

export const say = (id, values = {}) => tell(messages[id] ?? id, values)

// For the eye: numbers stay with their nouns, and short words with the next, where a line breaks.
export const bound = words => words.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)|(?<=(?:^|[\s(«])\p{L}) /gu, '\u00A0')

export const listed = items => list.format(items)

// The chooser in a page's header: the choice is kept in a cookie, and the page comes again.
export const watchLanguage = select => select.addEventListener('change', () => {
  document.cookie = `language=${select.value}; path=/; max-age=31536000; samesite=lax`
  location.reload()
})
const chooser = document.getElementById('language')
if (chooser) watchLanguage(chooser)
