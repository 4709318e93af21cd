import { useEffect } from 'react'

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])' as const

function isFree(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement && !element.matches(':disabled, [hidden]') && element.checkVisibility()
  )
}

/** What can have the focus of a node and what is in it, in order: what is named by `data-focus`, if anything is. */
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

/** What is nearest to the place that something was taken away from: after it, before it, then around it, within the page. */
function nearest(gone: MutationRecord, root: Element): HTMLElement | undefined {
  let found = following(gone.nextSibling) ?? preceding(gone.previousSibling)
  for (let around = gone.target; !found && around !== root && root.contains(around); ) {
    // Around it lie the header and the foot of every page, where nobody was.
    if (isMain(around)) return undefined
    found = following(around.nextSibling) ?? preceding(around.previousSibling)
    around = around.parentNode ?? root
  }
  return found
}

/** A dialog that was shut gave the focus back itself, if only to the page. */
function isInShutDialog(node: Node): boolean {
  return node instanceof Element && node.closest('dialog:not([open])') !== null
}

function isMain(node: Node): boolean {
  return node instanceof Element && node.matches('main')
}

function holdsPage(node: Node): boolean {
  return isMain(node) || (node instanceof Element && node.querySelector('main') !== null)
}

/** Another page stands where the old one was, or nothing is left around what had the focus: Tab goes on into the page. */
function focusPage(root: Element): void {
  const page = root.querySelector<HTMLElement>('main h1') ?? root.querySelector('main')
  page?.setAttribute('tabindex', '-1')
  page?.focus({ preventScroll: true })
}

let isKept = false

function keepFocus(): void {
  if (isKept) return
  isKept = true
  const root = document.body
  let held: Element | null = null
  root.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : null
  })
  root.addEventListener('focusout', ({ target }) => {
    // Some browsers say so of what is being taken away as well: a moment later it is known which it was.
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
 * Keeps the keyboard's place from this page on: where what had the focus is taken away, the same thing made anew (by its
 * `data-focus`) has it, else the page that came in its stead, else its nearest neighbour. Without it the next press of Tab
 * begins at the page's top.
 */
export function useKeptFocus(): void {
  useEffect(keepFocus, [])
}
