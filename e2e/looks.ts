import type { Page } from '@playwright/test'

/** How often each look is measured: one of its elements may be covered, and so not measurable. */
const OFTEN = 2

/** The looks measured in this process, by the window's width, and how often. */
const measured = new Map<number, Map<string, number>>()

/** The attribute of elements to be measured. */
export const UNMEASURED = 'data-unmeasured'

/** Everything focusable. */
const FOCUSABLE =
  'a, area, button, input, select, textarea, summary, iframe, audio, video, object, [tabindex], [contenteditable]'

/**
 * Marks the visible elements of a part whose look was not measured twice at this width. Two elements look the same if
 * they and everything around them have the same classes, styles, colours and type: frames, cards and rows of lists.
 * Also marked are focusable elements hidden from screen readers, and the controls of a map, which have different
 * neighbours on every map.
 */
export async function markUnmeasuredLooks(page: Page, part: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const before = measured.get(width) ?? new Map<string, number>()
  measured.set(width, before)
  const enough = [...before].filter(([, times]) => times >= OFTEN).map(([look]) => look)
  const marking = { part, enough, mark: UNMEASURED, often: OFTEN, focusable: FOCUSABLE }
  const found = await page.evaluate(markIn, marking)
  for (const look of found) before.set(look, (before.get(look) ?? 0) + 1)
}

interface Marking {
  part: string
  enough: string[]
  mark: string
  often: number
  focusable: string
}

/** Runs in the page; returns the looks that it has marked. */
function markIn({ part, enough, mark, often, focusable }: Marking): string[] {
  const known = new Set(enough)
  const here = new Map<string, number>()
  const looks = new Map<Element, string>()

  function hash(text: string): string {
    let a = 0x811c9dc5
    let b = 0
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at)
      a = Math.imul(a ^ letter, 0x01000193)
      b = (Math.imul(b, 31) + letter) | 0
    }
    return (a >>> 0).toString(36) + (b >>> 0).toString(36)
  }
  function lookOf(element: Element | null): string {
    if (!element) return ''
    const before = looks.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const look = hash(
      [
        lookOf(element.parentElement),
        element.localName,
        element.getAttribute('class'),
        element.getAttribute('style'),
        ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.filter],
        ...[style.fontSize, style.fontWeight, style.textShadow, style.position, style.mixBlendMode],
      ].join('|'),
    )
    looks.set(element, look)
    return look
  }
  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  function saysSomething(element: Element): boolean {
    if (/^(input|select|textarea)$/.test(element.localName)) return true
    return [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  }

  function isPressedOnMap(element: Element): boolean {
    return element instanceof SVGElement && element.matches(focusable)
  }
  function isHiddenWithFocusable(element: Element): boolean {
    if (!element.matches('[aria-hidden="true"]')) return false
    return element.matches(focusable) || element.querySelector(focusable) !== null
  }

  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  const found: string[] = []
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    if (isHiddenWithFocusable(element) || isPressedOnMap(element)) element.setAttribute(mark, '')
    if (!(saysSomething(element) || element.matches(focusable)) || !isShown(element)) continue
    const look = lookOf(element)
    const times = here.get(look) ?? 0
    if (known.has(look) || times >= often) continue
    here.set(look, times + 1)
    element.setAttribute(mark, '')
    found.push(look)
  }
  return found
}
