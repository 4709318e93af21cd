import { NOTHING_SAVED, readSaved, type SavedList } from './saved.ts'

const KEY = 'ceiba-saved'

let list: SavedList | null = null
/** Whether the browser stores the list. If not, it lasts as long as the document. */
let isStoring = true
const listeners = new Set<() => void>()

function stored(): SavedList {
  // What could not be stored is newer than what is.
  if (!isStoring && list) return list
  try {
    return readSaved(localStorage.getItem(KEY))
  } catch {
    isStoring = false
    return list ?? NOTHING_SAVED
  }
}

function readAgain(): void {
  list = stored()
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) readAgain()
}

function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain()
}

/** The list of this browser. */
export function currentSaved(): SavedList {
  list ??= stored()
  return list
}

/** Whether the browser stores what is saved. */
export function isStoringSaved(): boolean {
  return isStoring
}

/** Calls back when the list changes, in another tab as well; answers how to stop. */
export function onSavedChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    // What another tab did while nobody listened, or while the browser had put the page aside, was not heard.
    list = stored()
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

/** Changes the list as it is stored now, which may be another tab's. */
export function changeSavedList(change: (list: SavedList) => SavedList): void {
  const next = change(stored())
  list = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
    isStoring = localStorage.getItem(KEY) !== null
  } catch {
    isStoring = false
  }
  for (const listener of listeners) listener()
}
