/** The name of the login key in the browser's storage (specification, section 6). */
const LOGIN_KEY = 'login-key'
/** Event in this page: somebody logged in or out, or their session ended. */
export const CHANGED = 'login-key-changed'
/** Event in this page: somebody logged out. */
export const LOGGED_OUT = 'logged-out'

/** Prefixes of storage names that belong to one account: removed when it logs out. */
export const storageNames = { answers: 'ceiba-kept-', words: 'ceiba-words-', links: 'ceiba-link-' } as const

/** The stored login key. Returns null for a visitor, and if the browser forbids storage. */
export function storedLoginKey(): string | null {
  try {
    return localStorage.getItem(LOGIN_KEY)
  } catch {
    return null
  }
}

/** Removes everything stored under names with these prefixes. */
export function forgetSavedAnswers(...beginnings: readonly string[]): void {
  try {
    for (const name of Object.keys(localStorage))
      if (beginnings.some(beginning => name.startsWith(beginning))) localStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** For each renewed key, the key of the original log-in. */
const firstKeys = new Map<string, string>()

/** Identifies the log-in, whatever key has replaced the first one; null for a visitor. */
export function storedLogin(): string | null {
  const key = storedLoginKey()
  return key && (firstKeys.get(key) ?? key)
}

/** Stores a renewed key. The page is not notified: the same person stays logged in. */
export function renewLoginKey(key: string): void {
  const login = storedLogin()
  if (login !== null) firstKeys.set(key, login)
  keepLoginKey(key)
}

function keepLoginKey(key: string): void {
  try {
    localStorage.setItem(LOGIN_KEY, key)
  } catch {
    // Without storage the person does not stay logged in; the page says so when it finds no key.
  }
}

/** Removes the key, then what was stored under names with these prefixes, and notifies the page. */
function removeLoginKey(...beginnings: readonly string[]): void {
  try {
    localStorage.removeItem(LOGIN_KEY)
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
  // After the key: a tab that gets the event must already see that nobody is logged in.
  forgetSavedAnswers(...beginnings)
  dispatchEvent(new Event(CHANGED))
}

/** Stores a login key in this browser, or logs out, and notifies the page. */
export function storeLoginKey(key: string | null): void {
  if (key === null) {
    removeLoginKey(storageNames.answers, storageNames.words, storageNames.links)
    dispatchEvent(new Event(LOGGED_OUT))
  } else {
    keepLoginKey(key)
    dispatchEvent(new Event(CHANGED))
  }
}

/**
 * Removes a key that the server refuses, unless it was renewed or another tab has logged in since. This is not a
 * log-out: unsent messages stay.
 */
export function dropLoginKey(key: string): void {
  if (storedLoginKey() === key) removeLoginKey()
}

/** `storage` reports other tabs, but not to a page in the back/forward cache, which checks again on `pageshow`. */
const SIGNS = [CHANGED, 'storage', 'pageshow']

/** Calls back when this or another tab logs in or out; answers how to stop. */
export function onLoginKeyChange(listener: (event: Event) => void): () => void {
  for (const sign of SIGNS) addEventListener(sign, listener)
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, listener)
  }
}
