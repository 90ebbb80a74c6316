// Keyboard shortcuts that work anywhere on the page, except in text fields and dialogs.

import { targetOf } from './dom.js'
import { openDialog, prefs } from './prefs.js'

const TYPING = 'input:not([type=range]), select, textarea, dialog'

/** @typedef {Record<string, (event: KeyboardEvent) => unknown>} Shortcuts */

/**
 * Listens for shortcuts; an action that returns false leaves the key to the browser.
 * @param {Shortcuts} keys
 * @param {Shortcuts} letters single letters, which people who dictate can turn off
 */
export function listenForShortcuts(keys, letters) {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (targetOf(event).closest(TYPING)) return
    if (event.key === '?') openDialog('keys')
    else {
      const letter = prefs.letters ? letters[event.key.toLowerCase()] : undefined
      const action = keys[event.key] ?? letter
      if (!action || action(event) === false) return
    }
    event.preventDefault()
  })
}
