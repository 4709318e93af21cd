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
    // Without storage, items last as long as the page.
    return items ?? NOTHING
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

function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) publish(stored())
}

/** Calls back when they change, in another tab as well; answers how to stop. */
export function onSavedChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    // What another tab did while nobody listened, or while the browser had put the page aside, was not heard.
    items = stored()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
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
  return useSyncExternalStore(onSavedChange, current, () => NOTHING)
}

/** Saves an item, or removes it if it is saved. */
export function toggleSaved(item: SavedItem): void {
  save(toggledSaved(current(), item))
}

export function clearSaved(): void {
  save([])
}
