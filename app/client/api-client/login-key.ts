/** The name of the login key in the browser's storage (specification, section 6). */
const LOGIN_KEY = 'login-key'
const CHANGED = 'login-key-changed'

/** The stored login key; null for a visitor, and where the browser forbids storage. */
export function storedLoginKey(): string | null {
  try {
    return localStorage.getItem(LOGIN_KEY)
  } catch {
    return null
  }
}

/** Keeps the key that takes another's place. The page is not told: whoever is logged in stays so. */
export function renewLoginKey(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(LOGIN_KEY)
    else localStorage.setItem(LOGIN_KEY, key)
  } catch {
    // Without storage nobody stays logged in; the page says so when it finds no key.
  }
}

/** Keeps a login key for this browser, or forgets it, and lets the page know. */
export function storeLoginKey(key: string | null): void {
  renewLoginKey(key)
  dispatchEvent(new Event(CHANGED))
}

/** Calls back when this or another tab logs in or out; answers how to stop. */
export function onLoginKeyChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
