import { forgetSavedAnswers, storageNames } from '#app/client/api-client/login-key.ts'

const OWNER = `${storageNames.words}of`

/** Removes unsent messages of another account whose session ended before it could log out. */
export function claimWords(userId: number): void {
  try {
    const owner = localStorage.getItem(OWNER)
    if (owner !== null && owner !== String(userId)) forgetSavedAnswers(storageNames.words)
    localStorage.setItem(OWNER, String(userId))
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/**
 * Whether unsent messages of an account remain here whose session ended without a log-out. Returns null if there is
 * none.
 */
export function findEndedSession(): { hasWords: boolean } | null {
  try {
    const names = Object.keys(localStorage).filter(name => name.startsWith(storageNames.words))
    return names.includes(OWNER) ? { hasWords: names.length > 1 } : null
  } catch {
    return null
  }
}
