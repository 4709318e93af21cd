/** The name of the login key in the browser's storage (specification, section 6). */
const LOGIN_KEY = 'login-key'
const CHANGED = 'login-key-changed'
const RENEWED = 'login-key-renewed'

/** The stored login key; null for a visitor, and where the browser forbids storage. */
export function storedLoginKey(): string | null {
  try {
    return localStorage.getItem(LOGIN_KEY)
  } catch {
    return null
  }
}

function store(key: string | null, change: string): void {
  try {
    if (key === null) localStorage.removeItem(LOGIN_KEY)
    else localStorage.setItem(LOGIN_KEY, key)
  } catch {
    // Without storage nobody stays logged in; the page says so when it finds no key.
  }
  dispatchEvent(new Event(change))
}

/** Keeps a login key for this browser, or forgets it, and lets the page know. */
export function storeLoginKey(key: string | null): void {
  store(key, CHANGED)
}

/** Keeps the key that takes another's place: whoever is logged in stays so, and what was read stays theirs. */
export function renewLoginKey(key: string): void {
  store(key, RENEWED)
}

/** Calls back when this or another tab logs in or out; answers how to stop. */
export function onLogInOrOut(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}

/** The same, and whenever the key is another one. */
export function onLoginKeyChange(listener: () => void): () => void {
  const stop = onLogInOrOut(listener)
  addEventListener(RENEWED, listener)
  return () => {
    stop()
    removeEventListener(RENEWED, listener)
  }
}
