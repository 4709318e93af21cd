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
export function menuMove(zone: HTMLElement, from: Element | null, key: string): HTMLElement | undefined {
  if (!(from instanceof HTMLElement) || from.closest('dialog')) return undefined
  if (from.matches('summary, nav > ul > li > a')) return onName(zone, from, key)
  const menu = from.closest('details')
  return menu ? inMenu(menu, from, key) : undefined
}
