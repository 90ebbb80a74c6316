// What all pages with the bar at the top do: pictures and buttons follow the theme.

import { prefs, watchLook } from './prefs.js'
import './messages.js'

const THEME = /([.=])(light|dark|contrast)\b/

function updateTheme() {
  for (const node of document.querySelectorAll('picture source, picture img')) {
    const name = node.tagName === 'IMG' ? 'src' : 'srcset'
    const old = node.getAttribute(name) ?? ''
    const fresh = old.replace(THEME, `$1${prefs.theme}`)
    if (fresh !== old) node.setAttribute(name, fresh)
  }
  for (const button of document.querySelectorAll('[data-theme-is]')) {
    const isCurrent = button.getAttribute('data-theme-is') === prefs.theme
    button.setAttribute('aria-pressed', String(isCurrent))
  }
}

for (const button of document.querySelectorAll('[data-theme-is]')) {
  button.addEventListener('click', () => {
    prefs.choose('theme', button.getAttribute('data-theme-is') ?? '')
  })
}

watchLook(updateTheme)
updateTheme()
