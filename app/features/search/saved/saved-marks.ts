import './saved-marks.module.css'
import { followShareButtons } from '#app/client/share/share-buttons.ts'
import { m } from '#app/paraglide/messages.js'
import { MOST_SAVED, withoutSaved, withSaved } from './saved.ts'
import { changeSavedList, currentSaved, isStoringSaved, onSavedChange } from './saved-store.ts'

/**
 * The marks of a page, the count in its header, and its buttons to share. Pages are cached, and most of their parts are
 * not hydrated before somebody needs them, so all this is painted and answered here, not by React.
 */

const MARKS = '[data-save]'
const COUNTS = '[data-saved]'
const MOST_SHOWN = 99

/** A filled sign for what is saved. */
function fill(element: Element, isFilled: boolean): void {
  const sign = element.querySelector('use')
  const outline = sign?.getAttribute('href')?.replace(/-fill$/, '')
  sign?.setAttribute('href', `${outline}${isFilled ? '-fill' : ''}`)
}

function paint(): void {
  const { refs } = currentSaved()
  const saved = new Set(refs)
  for (const mark of document.querySelectorAll<HTMLElement>(MARKS)) {
    const isSaved = saved.has(mark.dataset.save ?? '')
    mark.ariaPressed = String(isSaved)
    mark.dataset.done = m.saved_word_done()
    fill(mark, isSaved)
  }
  const count = refs.length > MOST_SHOWN ? `${MOST_SHOWN}+` : String(refs.length || '')
  for (const link of document.querySelectorAll<HTMLElement>(COUNTS)) {
    link.dataset.saved = count
    link.ariaLabel = refs.length > 0 ? m.saved_count({ count: refs.length }) : m.saved_header()
    fill(link, refs.length > 0)
  }
}

function press(ref: string, name: string): void {
  const { refs } = currentSaved()
  const isRemoved = refs.includes(ref)
  const isFull = !isRemoved && refs.length >= MOST_SAVED
  if (!isFull) changeSavedList(list => (isRemoved ? withoutSaved(list, ref) : withSaved(list, [ref])))
  const happened = isFull ? 'full' : isStoringSaved() ? (isRemoved ? 'removed' : 'saved') : 'not_kept'
  void import('./saved-line.tsx').then(({ showSavedLine }) =>
    showSavedLine({ name, happened, count: currentSaved().refs.length, onUndo: () => press(ref, name) }),
  )
}

const PRESSED_EARLY = '[data-save][aria-pressed="true"]'

/** Saves what was pressed before this script was there (page-globals.ts); what is saved already stays so. */
function saveEarlyPresses(marks: Iterable<HTMLElement>): void {
  for (const { dataset } of marks) {
    const { save: ref = '', name = '' } = dataset
    if (!currentSaved().refs.includes(ref)) press(ref, name)
  }
}

/** Paints the marks of this and of every later page, and answers presses. Never stopped. */
export function followSavedMarks(): void {
  const pressedEarly = [...document.querySelectorAll<HTMLElement>(PRESSED_EARLY)]
  let isDue = false
  const paintSoon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      paint()
    })
  }
  paint()
  onSavedChange(paint)
  new MutationObserver(paintSoon).observe(document.body, {
    ...{ childList: true, subtree: true, attributeFilter: ['data-save'] },
  })
  // First of all: React stops a press in a part that it has not hydrated yet.
  addEventListener(
    'click',
    ({ target }) => {
      const mark = target instanceof Element ? target.closest<HTMLElement>(MARKS) : null
      if (mark) press(mark.dataset.save ?? '', mark.dataset.name ?? '')
    },
    { capture: true },
  )
  saveEarlyPresses(pressedEarly)
  followShareButtons()
  void import('./saved-calls.ts').then(({ followSavedAccount }) => followSavedAccount())
}
