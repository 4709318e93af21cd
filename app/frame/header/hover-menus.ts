/** How arrow keys move in a menu bar: among its names, into a menu, and among its links. */

type Move = 'next' | 'previous' | 'first' | 'last'

const along: Partial<Record<string, Move>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}
const down: Partial<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** The item that a key moves to from `from`: wrapping around among names, stopping at the ends among links. */
function reach<Item>(items: readonly Item[], from: Item | undefined, move: Move): Item | undefined {
  if (move === 'first') return items[0]
  if (move === 'last') return items.at(-1)
  const at = from === undefined ? -1 : items.indexOf(from)
  if (at < 0) return undefined
  return items[at + (move === 'next' ? 1 : -1)]
}

function all<Kind extends HTMLElement>(root: ParentNode, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)].filter(element => !element.closest('dialog'))
}

function onName(zone: HTMLElement, name: HTMLElement, key: string): HTMLElement | undefined {
  const menu = name.closest('details')
  if (key === 'ArrowDown' && menu) {
    menu.open = true
    return all(menu, 'a')[0]
  }
  const move = along[key]
  if (!move) return undefined
  const names = all(zone, 'summary, nav > ul > li > a')
  return reach(names, name, move) ?? (move === 'next' ? names[0] : names.at(-1))
}

function inMenu(menu: HTMLDetailsElement, link: HTMLElement, key: string): HTMLElement | undefined {
  const move = down[key]
  if (move) return reach(all(menu, 'a'), link, move) ?? (move === 'previous' ? nameOf(menu) : undefined)
  const beside = along[key]
  if (!beside) return undefined
  const groups = all(menu, 'ul')
  const group = groups.find(list => list.contains(link))
  const other = reach(groups, group, beside)
  return other && all(other, 'a')[0]
}

function nameOf(menu: HTMLDetailsElement): HTMLElement | undefined {
  return menu.querySelector('summary') ?? undefined
}

/**
 * Where a key leads from a name of `zone` or from a link in one of its menus. Returns undefined for any other key.
 */
function menuMove(zone: HTMLElement, from: Element | null, key: string): HTMLElement | undefined {
  if (!(from instanceof HTMLElement) || from.closest('dialog')) return undefined
  if (from.matches('summary, nav > ul > li > a')) return onName(zone, from, key)
  const menu = from.closest('details')
  return menu ? inMenu(menu, from, key) : undefined
}

/** How long a pointer rests on a name before its menu opens, in ms (specification, section 9). */
const hoverOpen = 250

/** Menus open by hovering from 1024 px, if the pointer can hover. */
const wide = '(width >= 64rem) and (hover: hover)'

/**
 * Makes the `<details>` of a zone behave as menus: a resting pointer opens one; leaving the zone, Escape, a press
 * elsewhere, Tab out of it or following a link closes it; arrow keys move among names and links. Without it a press
 * opens and closes them.
 * A React ref callback: returns its clean-up.
 */
export function hoverMenus(zone: HTMLElement | null): (() => void) | undefined {
  if (!zone) return undefined
  // A dialog in the zone opens and closes its own details.
  const menus = [...zone.querySelectorAll<HTMLDetailsElement>('details:not(dialog *)')]
  const stop = new AbortController()
  for (const menu of menus) openByResting(menu, stop.signal)
  closeWhenDone(zone, menus, stop.signal)
  obeyKeys(zone, menus, stop.signal)
  return () => stop.abort()
}

function openByResting(menu: HTMLDetailsElement, signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let cameByItself = false
  const settle = () => clearTimeout(resting)

  function rest() {
    settle()
    if (menu.open || !matchMedia(wide).matches) return
    resting = setTimeout(() => {
      menu.open = true
      cameByItself = true
    }, hoverOpen)
  }

  function onEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') rest()
  }

  // Long enough to cross a neighbour's name on the way into the menu (specification, section 2: close on mouse leave).
  function onExit({ pointerType }: PointerEvent) {
    settle()
    if (pointerType === 'touch' || !menu.open || !matchMedia(wide).matches) return
    resting = setTimeout(() => {
      menu.open = false
    }, hoverOpen)
  }

  function onPress(event: Event) {
    settle()
    // A press just after the menu opened by itself was meant to open it, not to close it.
    if (menu.open && cameByItself) event.preventDefault()
    cameByItself = false
  }

  menu.addEventListener('pointerenter', onEnter, { signal })
  menu.addEventListener('pointerleave', onExit, { signal })
  menu.querySelector('summary')?.addEventListener('click', onPress, { signal })
  signal.addEventListener('abort', settle)
  // The pointer may have arrived before this script.
  if (menu.matches(':hover')) rest()
}

function closeWhenDone(zone: HTMLElement, menus: readonly HTMLDetailsElement[], signal: AbortSignal): void {
  function close() {
    for (const menu of menus) menu.open = false
  }

  function onLeave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') close()
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node)) return
    for (const menu of menus) if (!menu.contains(relatedTarget)) menu.open = false
  }

  function onFollow({ target }: Event) {
    if (target instanceof Element && target.closest('a')) close()
  }

  function onPressElsewhere({ target }: Event) {
    if (target instanceof Node && !zone.contains(target)) close()
  }

  zone.addEventListener('pointerleave', onLeave, { signal })
  zone.addEventListener('focusout', onFocusOut, { signal })
  zone.addEventListener('click', onFollow, { signal })
  document.addEventListener('pointerdown', onPressElsewhere, { signal })
}

/** Escape closes a menu and returns the focus to its name; arrow keys move among names and links. */
function obeyKeys(zone: HTMLElement, menus: readonly HTMLDetailsElement[], signal: AbortSignal): void {
  function onEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    const holding = menus.find(menu => menu.open && menu.contains(document.activeElement))
    for (const menu of menus) menu.open = false
    holding?.querySelector('summary')?.focus()
  }

  function onArrow(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = menuMove(zone, document.activeElement, event.key)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  document.addEventListener('keydown', onEscape, { signal })
  zone.addEventListener('keydown', onArrow, { signal })
}
