// Keys that work anywhere on the page, except where one types.

import { open, prefs } from './prefs.js'

const TYPING = 'input:not([type=range]), select, textarea, dialog'

// `letters` are single characters: who dictates or reads with a screen reader can turn them off.
export function listenKeys(keys, letters) {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest(TYPING)) return
    if (event.key === '?') open(document.getElementById('keys'))
    else {
      const doing = keys[event.key] ?? (prefs.letters ? letters[event.key.toLowerCase()] : undefined)
      if (!doing || doing(event) === false) return
    }
    event.preventDefault()
  })
}
