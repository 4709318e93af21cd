/** The name of the login key in the browser's storage (specification, section 6). */
const LOGIN_KEY = 'login-key'
const CHANGED = 'login-key-changed'
/** What a page is told when somebody logs out in it. */
export const LOGGED_OUT = 'logged-out'

/** What names begin with under which a browser keeps what is of whoever is logged in: forgotten when they log out. */
export const keptNames = { answers: 'ceiba-kept-', words: 'ceiba-words-' } as const

/** The stored login key; null for a visitor, and where the browser forbids storage. */
export function storedLoginKey(): string | null {
  try {
    return localStorage.getItem(LOGIN_KEY)
  } catch {
    return null
  }
}

/** Forgets everything that is kept under names that begin so. */
export function forgetKept(...beginnings: readonly string[]): void {
  try {
    for (const name of Object.keys(localStorage))
      if (beginnings.some(beginning => name.startsWith(beginning))) localStorage.removeItem(name)
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/** Keeps a login key for this browser, or logs out of it, and lets the page know. */
export function storeLoginKey(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(LOGIN_KEY)
    else localStorage.setItem(LOGIN_KEY, key)
  } catch {
    // Without storage nobody stays logged in; the page says so when it finds no key.
  }
  if (key === null) forgetKept(keptNames.answers, keptNames.words)
  dispatchEvent(new Event(CHANGED))
  if (key === null) dispatchEvent(new Event(LOGGED_OUT))
}

/**
 * Forgets a key that the server no longer takes; another tab may have logged in again since: its key stays. Nobody has
 * logged out: whoever is writing keeps their words.
 */
export function dropLoginKey(key: string): void {
  if (storedLoginKey() !== key) return
  localStorage.removeItem(LOGIN_KEY)
  dispatchEvent(new Event(CHANGED))
}

/** Calls back when this or another tab logs in or out; answers how to stop. */
export function onLoginKeyChange(listener: (event: Event) => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
