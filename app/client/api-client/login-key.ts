/** The name of the login key in the browser's storage (specification, section 6). */
const LOGIN_KEY = 'login-key'
/** What a page is told when somebody logs in or out in it, or their session has ended. */
export const CHANGED = 'login-key-changed'
/** What a page is told when somebody logs out in it. */
export const LOGGED_OUT = 'logged-out'

/** Prefix of the names in the browser's storage that belong to one account: removed when it logs out. */
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

/** Of each key that took another's place, the key that somebody logged in with. */
const firstKeys = new Map<string, string>()

/** What stays the same for as long as somebody is logged in, whatever key takes the place of theirs; null for a visitor. */
export function storedLogin(): string | null {
  const key = storedLoginKey()
  return key && (firstKeys.get(key) ?? key)
}

/** Keeps the key that takes another's place. The page is not told: the same person stays logged in. */
export function renewLoginKey(key: string): void {
  const login = storedLogin()
  if (login !== null) firstKeys.set(key, login)
  keepLoginKey(key)
}

function keepLoginKey(key: string): void {
  try {
    localStorage.setItem(LOGIN_KEY, key)
  } catch {
    // Without storage nobody stays logged in; the page says so when it finds no key.
  }
}

/** Forgets the key, then what was kept under names that begin so, and lets the page know. */
function removeLoginKey(...beginnings: readonly string[]): void {
  try {
    localStorage.removeItem(LOGIN_KEY)
  } catch {
    // Nothing was kept where storage is forbidden.
  }
  // After the key: a tab that hears of it must know that nobody is logged in any more.
  forgetKept(...beginnings)
  dispatchEvent(new Event(CHANGED))
}

/** Keeps a login key for this browser, or logs out of it, and lets the page know. */
export function storeLoginKey(key: string | null): void {
  if (key === null) {
    removeLoginKey(keptNames.answers, keptNames.words)
    dispatchEvent(new Event(LOGGED_OUT))
  } else {
    keepLoginKey(key)
    dispatchEvent(new Event(CHANGED))
  }
}

/**
 * Forgets a key that the server no longer takes; it may have been renewed since, or another tab has logged in again: that
 * key stays. Nobody has logged out: words that are being written stay.
 */
export function dropLoginKey(key: string): void {
  if (storedLoginKey() === key) removeLoginKey()
}

/** `storage` tells of other tabs, but not a page that the browser has put aside: that one looks when it is shown again. */
const SIGNS = [CHANGED, 'storage', 'pageshow']

/** Calls back when this or another tab logs in or out; answers how to stop. */
export function onLoginKeyChange(listener: (event: Event) => void): () => void {
  for (const sign of SIGNS) addEventListener(sign, listener)
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, listener)
  }
}
