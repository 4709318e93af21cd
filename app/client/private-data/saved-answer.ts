import { storageNames, storedLoginKey } from '#app/client/api-client/login-key.ts'

/** The last answer from an address, and when it was read (milliseconds since 1970). */
export interface SavedAnswer<Data> {
  data: Data
  at: number
}

/** Identifies the owner without allowing a log-in: the last eight characters of their key. */
function ownerOf(key: string): string {
  return key.slice(-8)
}

/** Stores an answer on this device, for times without network; does nothing if storage is forbidden. */
export function saveAnswer<Data>(address: string, data: Data, at: number): void {
  const key = storedLoginKey()
  if (key === null) return
  try {
    localStorage.setItem(storageNames.answers + address, JSON.stringify({ owner: ownerOf(key), data, at }))
  } catch {
    // Storage is full or forbidden.
  }
}

/** The answer from an address that the logged-in account stored. Returns null if there is none. */
export function readSavedAnswer<Data>(address: string): SavedAnswer<Data> | null {
  const key = storedLoginKey()
  try {
    const kept = JSON.parse(localStorage.getItem(storageNames.answers + address) ?? 'null')
    return key !== null && kept?.owner === ownerOf(key) ? { data: kept.data, at: kept.at } : null
  } catch {
    return null
  }
}
