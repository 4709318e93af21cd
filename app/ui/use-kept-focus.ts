import { useEffect } from 'react'

/** What had the focus, and everything around it from the inside out. Outlives a page: its links go with it. */
let around: Element[] = []

function remember({ target }: FocusEvent): void {
  around = []
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement)
    around.push(at)
}

/** The heading of what is left around the element that is gone; null until there is one. */
function nearestHeading(): HTMLElement | null {
  const places = [...around.filter(element => element.isConnected), document.body]
  for (const place of places) {
    const heading = [...place.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].find(each =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    if (heading) return heading
  }
  return null
}

/** Where the focused element was taken away, the focus goes on from the nearest heading. */
function restore(): void {
  if (document.activeElement !== document.body || !around[0] || around[0].isConnected) return
  const heading = nearestHeading()
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** On its page the focus is never lost to an answer: what was pressed may be gone once the server has said yes. */
export function useKeptFocus(): void {
  useEffect(() => {
    const forget = () => {
      if (document.activeElement === document.body) around = []
    }
    // Effects of what has just been drawn choose a place of their own first.
    const changes = new MutationObserver(() => requestAnimationFrame(restore))
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', forget, { capture: true })
    document.addEventListener('pointerdown', forget, { capture: true })
    restore()
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', forget, { capture: true })
      document.removeEventListener('pointerdown', forget, { capture: true })
    }
  }, [])
}
