// Shares a game: its picture as PNG, and its link.

import { button, byId, element, link } from './dom.js'
import { message } from './messages.js'
import { openDialog } from './prefs.js'

/**
 * Opens the dialog that shares a position of a table.
 * @param {string} table
 * @param {number} ply
 * @param {boolean} isCurrent whether the link leads to the table as it stands
 */
export function share(table, ply, isCurrent) {
  const theme = document.documentElement.dataset.theme
  const pictureAs = (/** @type {string} */ kind) =>
    `/t/${table}/picture.${kind}?at=${ply}&shape=wide&theme=${theme}`
  const picture = pictureAs('png')
  const address = `${location.origin}/t/${table}${isCurrent ? '' : `/at/${ply}`}`
  const image = element('img', { alt: message('scripts-share-picture'), src: picture })
  byId('share-picture').replaceChildren(image)
  const save = link('share-save')
  save.href = picture
  save.download = `azulejos-${table}-${ply}.png`
  image.onerror = () => {
    image.onerror = null // a server without PNG has SVG
    image.src = pictureAs('svg')
    save.href = image.src
    save.download = save.download.replace('.png', '.svg')
  }
  const copy = button('share-copy')
  copy.textContent = message('scripts-copy-address')
  copy.onclick = async () => {
    await navigator.clipboard.writeText(address)
    copy.textContent = message('scripts-copied')
  }
  const system = button('share-system')
  system.hidden = !('share' in navigator)
  system.onclick = () => shareBySystem(picture, address)
  openDialog('share')
}

/**
 * Gives picture and link to the system, or the link alone where it takes no files.
 * @param {string} picture
 * @param {string} url
 */
async function shareBySystem(picture, url) {
  const response = await fetch(picture)
  const files = [new File([await response.blob()], 'azulejos.png', { type: 'image/png' })]
  const content = { title: document.title, url }
  const whole = { ...content, files }
  const canSendFiles = response.ok && navigator.canShare?.(whole)
  await navigator.share(canSendFiles ? whole : content).catch(() => {})
}
