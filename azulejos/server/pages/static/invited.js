// The page that invites to a seat: it knows the name of last time, and keeps a new one.

import { field } from './dom.js'
import { prefs } from './prefs.js'
import './site.js'

const form = document.querySelector('form.sheet')
if (form instanceof HTMLFormElement) {
  const name = field(form, 'name')
  name.value ||= prefs.name
  form.addEventListener('submit', () => {
    prefs.name = name.value.trim()
  })
}
