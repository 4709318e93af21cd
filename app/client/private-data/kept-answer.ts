import { keptNames, storedLoginKey } from '#app/client/api-client/login-key.ts'

/** What was read last from an address, and when (milliseconds since 1970). */
export interface KeptAnswer<Data> {
  data: Data
  at: number
}

/** Says whose it is without being able to log in: the unsigned end of a key that only its owner has. */
function ownerOf(key: string): string {
  return key.slice(-8)
}

/** Keeps what was read on this device, for a time without network; one that forbids storage goes without. */
export function keepAnswer<Data>(address: string, data: Data, at: number): void {
  const key = storedLoginKey()
  if (key === null) return
  try {
    localStorage.setItem(keptNames.answers + address, JSON.stringify({ owner: ownerOf(key), data, at }))
  } catch {
    // Storage is full or forbidden.
  }
}

/** The answer that the account now logged in kept of an address; null where there is none. */
export function keptAnswer<Data>(address: string): KeptAnswer<Data> | null {
  const key = storedLoginKey()
  try {
    const kept = JSON.parse(localStorage.getItem(keptNames.answers + address) ?? 'null')
    return key !== null && kept?.owner === ownerOf(key) ? { data: kept.data, at: kept.at } : null
  } catch {
    return null
  }
}
