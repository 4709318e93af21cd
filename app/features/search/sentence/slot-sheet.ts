/** How a slot's choices stand on the screen, and how keys move among them. */

const PHONE = '(width < 40rem)'
const MARGIN = 16

/** What the sheet covers: out of reach and out of hearing until it is gone. */
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
 * Called when the choices open. On a phone they are a sheet in the top layer, above whatever the page has;
 * elsewhere they move left as far as the screen demands. The first choice, or the one made, gets the focus.
 */
export function putSheet(sheet: HTMLElement | null): void {
  if (!sheet) return
  if (matchMedia(PHONE).matches) {
    sheet.popover = 'auto'
    sheet.showPopover()
    coverAllBut(sheet)
  } else {
    const beyond = sheet.getBoundingClientRect().right - (document.documentElement.clientWidth - MARGIN)
    sheet.style.marginLeft = beyond > 0 ? `${-beyond}px` : ''
  }
  const choice = sheet.querySelector<HTMLElement>('input:checked') ?? sheet.querySelector('input')
  choice?.focus({ preventScroll: true })
}

/** Called when they close, and when they are gone from the page with the sheet still up. */
export function takeSheet(sheet: HTMLElement | null): void {
  uncover()
  if (!sheet) return
  if (sheet.matches(':popover-open')) sheet.hidePopover()
  sheet.popover = null
  sheet.style.marginLeft = ''
}

/**
 * Up and down among boxes to tick, from the last to the first again; discs move by themselves. Answers
 * whether it moved.
 */
export function moveFocus(from: EventTarget | null, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!step || !(from instanceof HTMLInputElement) || from.type !== 'checkbox') return false
  const boxes = [...(from.closest('details')?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  boxes.at((boxes.indexOf(from) + step) % boxes.length)?.focus()
  return true
}
