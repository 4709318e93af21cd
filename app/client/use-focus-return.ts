import { useEffect } from 'react'

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])' as const

function isFree(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement && !element.matches(':disabled, [hidden]') && element.checkVisibility()
  )
}

/** Focusable elements of a node and its content, in order; only those with `data-focus` if there are any. */
function focusable(node: Node | null): HTMLElement[] {
  if (!(node instanceof Element)) return []
  const all = [...(node.matches(FOCUSABLE) ? [node] : []), ...node.querySelectorAll(FOCUSABLE)].filter(isFree)
  const named = all.filter(({ dataset }) => dataset.focus)
  return named.length > 0 ? named : all
}

function following(node: Node | null): HTMLElement | undefined {
  for (let next = node; next; next = next.nextSibling) {
    const [first] = focusable(next)
    if (first) return first
  }
  return undefined
}

function preceding(node: Node | null): HTMLElement | undefined {
  for (let last = node; last; last = last.previousSibling) {
    const found = focusable(last).at(-1)
    if (found) return found
  }
  return undefined
}

/** The element nearest to where something was removed: after it, before it, then around it, within the page. */
function nearest(gone: MutationRecord, root: Element): HTMLElement | undefined {
  let found = following(gone.nextSibling) ?? preceding(gone.previousSibling)
  for (let around = gone.target; !found && around !== root && root.contains(around); ) {
    // Further out are only the header and the footer of every page, where the focus was not.
    if (isMain(around)) return undefined
    found = following(around.nextSibling) ?? preceding(around.previousSibling)
    around = around.parentNode ?? root
  }
  return found
}

/** A closed dialog has already returned the focus, if only to the page. */
function isInShutDialog(node: Node): boolean {
  return node instanceof Element && node.closest('dialog:not([open])') !== null
}

function isMain(node: Node): boolean {
  return node instanceof Element && node.matches('main')
}

function holdsPage(node: Node): boolean {
  return isMain(node) || (node instanceof Element && node.querySelector('main') !== null)
}

/** The page was replaced, or nothing is left around the focused element: Tab continues into the page. */
function focusPage(root: Element): void {
  const page = root.querySelector<HTMLElement>('main h1') ?? root.querySelector('main')
  page?.setAttribute('tabindex', '-1')
  page?.focus({ preventScroll: true })
}

let isSavedItem = false

function keepFocus(): void {
  if (isSavedItem) return
  isSavedItem = true
  const root = document.body
  let held: Element | null = null
  root.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : null
  })
  root.addEventListener('focusout', ({ target }) => {
    // Some browsers fire this also for an element that is being removed; a moment later the two can be distinguished.
    queueMicrotask(() => {
      if (held === target && held?.isConnected && document.activeElement !== held) held = null
    })
  })
  const observer = new MutationObserver(changes => {
    if (!held || held.isConnected || document.activeElement !== root) return
    const lost = held
    const key = lost.getAttribute('data-focus')
    const again = key && root.querySelector(`[data-focus="${CSS.escape(key)}"]`)
    const gone = changes.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(lost)))
    const wasPage = changes.some(({ removedNodes }) => [...removedNodes].some(holdsPage))
    held = null
    if (again instanceof HTMLElement) again.focus()
    else if (wasPage) focusPage(root)
    else if (gone && root.contains(gone.target) && !isInShutDialog(gone.target)) {
      const neighbour = lost.matches('h1') ? undefined : nearest(gone, root)
      if (neighbour) neighbour.focus()
      else focusPage(root)
    }
  })
  observer.observe(root, { childList: true, subtree: true })
}

/**
 * Keeps the keyboard's position: if the focused element is removed, the focus moves to the same element rendered
 * again (by its `data-focus`), otherwise to the page that replaced it, otherwise to its nearest neighbour. Without it
 * the next Tab would start at the top of the page.
 */
export function useFocusReturn(): void {
  useEffect(keepFocus, [])
}
