/** How long a pointer rests on a name before its menu opens, in ms (specification, section 9). */
const hoverOpen = 250

/** Where menus open by hovering: 1024 px and up. */
const wide = '(width >= 64rem)'

/**
 * Lets the `<details>` in a zone behave as menus: a resting pointer opens one, leaving the zone, Escape, a press
 * elsewhere, Tab-out or following a link closes it. Without it a press still opens and closes them.
 * A React ref: answers what undoes it.
 */
export function hoverMenus(zone: HTMLElement): () => void {
  const menus = [...zone.querySelectorAll('details')]
  const stop = new AbortController()
  const { signal } = stop
  let resting: ReturnType<typeof setTimeout> | undefined
  let openedByResting: HTMLDetailsElement | undefined

  function close() {
    clearTimeout(resting)
    for (const menu of menus) menu.open = false
  }

  for (const menu of menus) {
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType === 'touch' || menu.open || !matchMedia(wide).matches) return
        resting = setTimeout(() => {
          menu.open = true
          openedByResting = menu
        }, hoverOpen)
      },
      { signal },
    )
    menu.addEventListener('pointerleave', () => clearTimeout(resting), { signal })
    menu.querySelector('summary')?.addEventListener(
      'click',
      event => {
        clearTimeout(resting)
        // Whoever presses just after the menu came up by itself meant to open it, not to close it.
        if (menu.open && openedByResting === menu) event.preventDefault()
        openedByResting = undefined
      },
      { signal },
    )
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
      },
      { signal },
    )
  }

  zone.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && close(), { signal })
  zone.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !zone.contains(target)) close()
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      const holding = menus.find(menu => menu.open && menu.contains(document.activeElement))
      close()
      holding?.querySelector('summary')?.focus()
    },
    { signal },
  )

  return () => {
    clearTimeout(resting)
    stop.abort()
  }
}
