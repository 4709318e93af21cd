import { useSyncExternalStore } from 'react'
import type { SavedList } from './saved.ts'
import { currentSaved, isStoringSaved, onSavedChange } from './saved-store.ts'

/** The list of this browser; null on the server, which knows none. */
export function useSaved(): SavedList | null {
  return useSyncExternalStore(onSavedChange, currentSaved, () => null)
}

/** Whether the browser stores what is saved. */
export function useStoringSaved(): boolean {
  return useSyncExternalStore(onSavedChange, isStoringSaved, () => true)
}
