import { forgetKept, keptNames } from '#app/client/api-client/login-key.ts'

const OWNER = `${keptNames.words}of`

/** Forgets words that somebody else has left here, whose session ended before they could log out. */
export function claimWords(userId: number): void {
  try {
    const owner = localStorage.getItem(OWNER)
    if (owner !== null && owner !== String(userId)) forgetKept(keptNames.words)
    localStorage.setItem(OWNER, String(userId))
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/** Whether unsent words wait here for an account whose session ended before it logged out; null where none did. */
export function findEndedSession(): { hasWords: boolean } | null {
  try {
    const names = Object.keys(localStorage).filter(name => name.startsWith(keptNames.words))
    return names.includes(OWNER) ? { hasWords: names.length > 1 } : null
  } catch {
    return null
  }
}
