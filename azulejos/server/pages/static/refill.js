// Lists that are drawn anew: focus stays where it was, and nothing happens if nothing has changed.

// What was focused is found again by its `data-f`.
export const refill = (box, ...nodes) => {
  const fresh = document.createElement('template')
  fresh.content.append(...nodes)
  if (box.innerHTML === fresh.innerHTML) return
  const held = box.contains(document.activeElement) ? document.activeElement.dataset.f : undefined
  box.replaceChildren(fresh.content)
  if (held === undefined) return
  const same = [...box.querySelectorAll('[data-f]')].find(node => node.dataset.f === held)
  same?.focus({ preventScroll: true })
}
