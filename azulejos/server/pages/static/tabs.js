// The tabs of the panel, and folding it to a rail. On phones all sheets stand below the board.

import { byId, targetOf } from './dom.js'
import { prefs } from './prefs.js'

const panel = byId('panel')
const tabs = /** @type {HTMLElement[]} */ ([...byId('tabs').children])

/** @param {boolean} folded */
const showFolded = folded => {
  document.body.classList.toggle('folded', folded)
  byId('menu').setAttribute('aria-expanded', String(!folded))
}

/** @param {boolean} folded */
export const fold = folded => {
  prefs.save('folded', folded)
  showFolded(folded)
  dispatchEvent(new Event('folded'))
}

export const isFolded = () => !prefs.handy && document.body.classList.contains('folded')

/**
 * Shows a sheet of the panel; unfolds the panel for it.
 * @param {string} name
 */
export const openTab = name => {
  panel.dataset.tab = name
  for (const tab of tabs) {
    const isOpen = tab.dataset.tab === name
    tab.setAttribute('aria-selected', String(isOpen))
    tab.tabIndex = isOpen ? 0 : -1
  }
  if (isFolded()) fold(false)
}

/** @param {KeyboardEvent} event */
const moveFocus = event => {
  const shown = tabs.filter(tab => !tab.hidden)
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  const at = shown.indexOf(targetOf(event))
  if (!by || at < 0) return
  event.preventDefault()
  event.stopPropagation()
  const next = shown[(at + by + shown.length) % shown.length]
  if (!isFolded()) openTab(next.dataset.tab ?? '')
  next.focus()
}

byId('tabs').addEventListener('click', event => {
  const tab = /** @type {HTMLElement | null} */ (targetOf(event).closest('[role=tab]'))
  if (!tab) return
  const isOpen = tab.dataset.tab === panel.dataset.tab && !isFolded()
  if (isOpen) fold(true)
  else openTab(tab.dataset.tab ?? '')
})
byId('tabs').addEventListener('keydown', moveFocus)
showFolded(prefs.folded)
addEventListener('resize', () => showFolded(prefs.folded))
