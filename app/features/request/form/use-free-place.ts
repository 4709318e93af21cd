import { type RefObject, useEffect, useState } from 'react'

/** Which of the banner's two forms has a place where it covers nothing of the page; null if neither has. */
export type FreePlace = 'words' | 'disc' | null

/** How far apart the points are that are looked at: closer than a line of small print, and than any control. */
const STEP_X = 24
const STEP_Y = 14

/** How often it is looked while one scrolls. */
const LOOK_MS = 100

const CONTROLS = 'a, button, input, select, textarea, summary, label, video, iframe'

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function hasWordsIn(element: Element, place: DOMRect): boolean {
  return [...element.childNodes].some(node => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(rect => overlap(rect, place))
  })
}

/** The names on a map let the pointer through, and what answers it may lie above them. */
function isNamedOnMap(place: DOMRect): boolean {
  const names = [...document.querySelectorAll('svg text')]
  return names.some(name => name.checkVisibility() && overlap(name.getBoundingClientRect(), place))
}

/** Whether the page has words, or something to press, in a part of the window, below the banner itself. */
function isTaken(place: DOMRect, banner: Element): boolean {
  // The last points lie beyond the edges: what reaches below one by less than a step is seen too.
  for (let y = place.top; y < place.bottom + STEP_Y; y += STEP_Y) {
    for (let x = place.left; x < place.right + STEP_X; x += STEP_X) {
      const element = document.elementsFromPoint(x, y).find(one => !banner.contains(one))
      if (element && (element.closest(CONTROLS) || hasWordsIn(element, place))) return true
    }
  }
  return isNamedOnMap(place)
}

/**
 * Where the banner covers neither words nor controls: whole, else as a disc at the window's edge, else nowhere. It is
 * looked for anew when one scrolls, when the page changes its height (a price that unfolds moves what is below it), and
 * when something comes into the page at the height that was kept for it, as a late map does.
 */
export function useFreePlace(
  banner: RefObject<HTMLElement | null>,
  forms: { words: RefObject<HTMLElement | null>; disc: RefObject<HTMLElement | null> },
): FreePlace {
  const [place, setPlace] = useState<FreePlace>(null)
  const { words, disc } = forms
  useEffect(() => {
    let isWaiting = false
    function look(): void {
      isWaiting = false
      const [own, whole, small] = [banner, words, disc].map(({ current }) => current)
      // What one uses stays where it is, and what is gone is not looked for.
      if (!own || !whole || !small || own.querySelector(':focus-visible')) return
      const isFree = (form: HTMLElement) => !isTaken(form.getBoundingClientRect(), own)
      setPlace(isFree(whole) ? 'words' : isFree(small) ? 'disc' : null)
    }
    function lookSoon(): void {
      if (!isWaiting) setTimeout(look, LOOK_MS)
      isWaiting = true
    }
    const heights = new ResizeObserver(lookSoon)
    heights.observe(document.body)
    const arrivals = new MutationObserver(lookSoon)
    arrivals.observe(document.body, { childList: true, subtree: true })
    banner.current?.addEventListener('focusout', lookSoon)
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    look()
    return () => {
      heights.disconnect()
      arrivals.disconnect()
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [banner, words, disc])
  return place
}
