// Buttons that switch a preference on and off, such as the sounds: <button data-switch="sounds">.

import { prefs } from './prefs.js'

const switches = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-switch]'))
const show = () => {
  for (const button of switches) {
    const isOn = prefs.get(button.dataset.switch ?? '') === '1'
    button.setAttribute('aria-pressed', String(isOn))
  }
}
for (const button of switches) {
  button.addEventListener('click', () => {
    const key = button.dataset.switch ?? ''
    prefs.choose(key, prefs.get(key) === '1' ? '0' : '1')
  })
}
addEventListener('preference', show)
show()
