import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

/** How often a look is tried that could not be measured: its element may be covered, or on a picture. */
const MOST_TRIES = 2

/**
 * The looks measured or tried in this run, and how many tries are left, in a file for each width of the window and for
 * fingers: the workers share them. Playwright empties the folder when a run begins.
 */
function looksFile(width: number): string {
  const { outputDir, use } = test.info().project
  mkdirSync(outputDir, { recursive: true })
  return join(outputDir, `looks-${use.hasTouch ? 'touched-' : ''}${width}`)
}

/** The tries left of each look; of two lines about one, the lower holds. */
function readTries(file: string): Map<string, number> {
  const tries = new Map<string, number>()
  if (!existsSync(file)) return tries
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [look = '', left] = line.split(' ')
    if (left !== undefined) tries.set(look, Math.min(Number(left), tries.get(look) ?? MOST_TRIES))
  }
  return tries
}

/** The attribute of elements to be measured, with their look. */
export const UNMEASURED = 'data-unmeasured'
const LOOK = new RegExp(`${UNMEASURED}="(\\w+)"`)

/** Everything focusable. */
const FOCUSABLE =
  'a, area, button, input, select, textarea, summary, iframe, audio, video, object, [tabindex], [contenteditable]'

/**
 * Marks one visible element of a part for each look that was not measured at this width. Two elements look the same if
 * they and everything around them have the same classes, colours and type: frames, cards and rows of lists. Also marked
 * are focusable elements hidden from screen readers, and the controls of a map, which have different neighbours on every
 * map. Returns a function that takes the HTML of the elements that could not be measured, whose looks are tried again.
 */
export async function markUnmeasuredLooks(
  page: Page,
  part: string,
): Promise<(notMeasured: readonly string[]) => void> {
  const file = looksFile(page.viewportSize()?.width ?? 0)
  const before = readTries(file)
  const known = [...before].filter(([, left]) => left === 0).map(([look]) => look)
  const found = await page.evaluate(markIn, { part, known, mark: UNMEASURED, focusable: FOCUSABLE })
  return notMeasured => {
    const failed = new Set(notMeasured.map(html => LOOK.exec(html)?.[1]))
    const lines = found.map(
      look => `${look} ${failed.has(look) ? (before.get(look) ?? MOST_TRIES) - 1 : 0}\n`,
    )
    appendFileSync(file, lines.join(''))
  }
}

interface Marking {
  part: string
  known: string[]
  mark: string
  focusable: string
}

/** Runs in the page; returns the looks that it has marked. */
function markIn({ part, known, mark, focusable }: Marking): string[] {
  const marked = new Set(known)
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
    if (marked.has(look)) continue
    marked.add(look)
    element.setAttribute(mark, look)
    found.push(look)
  }
  return found
}
