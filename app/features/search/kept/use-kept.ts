import { useSyncExternalStore } from 'react'
import { type KeptItem, readKept, toggledKept } from './kept.ts'

const KEY = 'ceiba-kept'
const NOTHING: readonly KeptItem[] = []

let items: readonly KeptItem[] | null = null
const listeners = new Set<() => void>()

function stored(): readonly KeptItem[] {
  try {
    return readKept(localStorage.getItem(KEY))
  } catch {
    // A browser that forbids storage keeps for as long as the page stands.
    return NOTHING
  }
}

function current(): readonly KeptItem[] {
  items ??= stored()
  return items
}

function tell(next: readonly KeptItem[]): void {
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

function keep(next: readonly KeptItem[]): void {
  tell(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // As above.
  }
}

/** What the visitor keeps in this browser, in the order of keeping; nothing on the server. */
export function useKept(): readonly KeptItem[] {
  return useSyncExternalStore(subscribe, current, () => NOTHING)
}

/** Keeps an item, or no longer. */
export function toggleKept(item: KeptItem): void {
  keep(toggledKept(current(), item))
}

export function forgetKept(): void {
  keep([])
}
