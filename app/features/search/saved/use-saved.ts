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
    // Without storage, items last until the page is left.
    return NOTHING
  }
}

function current(): readonly SavedItem[] {
  items ??= stored()
  return items
}

function publish(next: readonly SavedItem[]): void {
  items = next
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) publish(stored())
}

function subscribe(listener: () => void): () => void {
  // Another tab may change them as well.
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

function save(next: readonly SavedItem[]): void {
  publish(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage, items last until the page is left.
  }
}

/** The items saved in this browser, oldest first; empty on the server. */
export function useSaved(): readonly SavedItem[] {
  return useSyncExternalStore(subscribe, current, () => NOTHING)
}

/** Saves an item, or removes it if it is saved. */
export function toggleSaved(item: SavedItem): void {
  save(toggledSaved(current(), item))
}

export function clearSaved(): void {
  save([])
}
