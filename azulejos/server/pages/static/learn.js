// The learn pages: pictures follow the theme.

import { prefs, watchLook } from './prefs.js'
import './messages.js'

const THEME = /\.(light|dark|contrast)\.(\w+)\.svg$/

function updatePictures() {
  for (const node of document.querySelectorAll('picture source, picture img')) {
    const name = node.tagName === 'IMG' ? 'src' : 'srcset'
    const old = node.getAttribute(name) ?? ''
    const fresh = old.replace(THEME, `.${prefs.theme}.$2.svg`)
    if (fresh !== old) node.setAttribute(name, fresh)
  }
}

watchLook(updatePictures)
updatePictures()
