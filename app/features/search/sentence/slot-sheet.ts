/** Placement of a slot's choices on the screen, and keyboard navigation among them. */

const PHONE = '(width < 40rem)'
const MARGIN = 16

/** Elements covered by the sheet, made inert until it closes. */
const covered = new Set<HTMLElement>()

function coverAllBut(sheet: HTMLElement): void {
  for (let part = sheet; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other === part || !(other instanceof HTMLElement) || other.inert) continue
      other.inert = true
      covered.add(other)
    }
  }
}

function uncover(): void {
  for (const other of covered) other.inert = false
  covered.clear()
}

/**
 * Opens above the sentence what is too high for the window below its word; what is too high on both sides scrolls.
 */
function putWhereRoomIs(sheet: HTMLElement, height: number): void {
  const word = sheet.parentElement?.getBoundingClientRect()
  const first = sheet.closest('form')?.querySelector('summary')?.getBoundingClientRect() ?? word
  if (!word || !first) return
  const below = document.documentElement.clientHeight - word.bottom - 2 * MARGIN
  const above = first.top - 2 * MARGIN
  const isUp = height > below && above > below
  sheet.style.top = isUp ? 'auto' : ''
  sheet.style.bottom = isUp ? `${word.bottom - first.top + MARGIN / 2}px` : ''
  sheet.style.setProperty('--room', `${Math.floor(isUp ? above : below)}px`)
}

/**
 * Called when the choices open. On a phone they become a sheet in the top layer; elsewhere they fit the window: to the
 * left, upwards, or by scrolling. The chosen option, otherwise the first, gets the focus.
 */
export function putSheet(sheet: HTMLElement | null): void {
  if (!sheet) return
  if (matchMedia(PHONE).matches) {
    sheet.popover = 'auto'
    sheet.showPopover()
    coverAllBut(sheet)
  } else {
    const { right, height } = sheet.getBoundingClientRect()
    const beyond = right - (document.documentElement.clientWidth - MARGIN)
    sheet.style.marginLeft = beyond > 0 ? `${-beyond}px` : ''
    putWhereRoomIs(sheet, height)
  }
  const choice = sheet.querySelector<HTMLElement>('input:checked') ?? sheet.querySelector('input')
  choice?.focus({ preventScroll: true })
}

/** Called when the choices close, and when they are unmounted while the sheet is open. */
export function takeSheet(sheet: HTMLElement | null): void {
  uncover()
  if (!sheet) return
  if (sheet.matches(':popover-open')) sheet.hidePopover()
  sheet.popover = null
  for (const place of ['margin-left', 'top', 'bottom', '--room']) sheet.style.removeProperty(place)
}

/**
 * Moves between checkboxes with the arrow keys, wrapping around; radio buttons do so natively. Returns whether the
 * focus moved.
 */
export function moveFocus(from: EventTarget | null, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!step || !(from instanceof HTMLInputElement) || from.type !== 'checkbox') return false
  const boxes = [...(from.closest('details')?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  boxes.at((boxes.indexOf(from) + step) % boxes.length)?.focus()
  return true
}
