import { useSyncExternalStore } from 'react'
import { readSaved, type SavedItem, toggledSaved } from './saved.ts'

const KEY = 'ceiba-kept'
const NOTHING: readonly SavedItem[] = []

let items: readonly SavedItem[] | null = null
const listeners = new Set<() => void>()

function stored(): readonly SavedItem[] {
  try {
    return readSaved(localStorage.getItem(KEY))
  } catch {
    // A browser that forbids storage keeps for as long as the page stands.
    return NOTHING
  }
}

function current(): readonly SavedItem[] {
  items ??= stored()
  return items
}

function tell(next: readonly SavedItem[]): void {
  items = next
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) tell(stored())
}

function subscribe(listener: () => void): () => void {
  // Another tab keeps as well.
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

function keep(next: readonly SavedItem[]): void {
  tell(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // As above.
  }
}

/** What the visitor keeps in this browser, in the order of keeping; nothing on the server. */
export function useSaved(): readonly SavedItem[] {
  return useSyncExternalStore(subscribe, current, () => NOTHING)
}

/** Keeps an item, or no longer. */
export function toggleSaved(item: SavedItem): void {
  keep(toggledSaved(current(), item))
}

export function clearSaved(): void {
  keep([])
}
