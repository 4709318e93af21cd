import { storageNames, storedLogin } from '#app/client/api-client/login-key.ts'
import { tidyBody } from '#app/features/conversation/thread/thread.ts'

/** Unsent text with its idempotency key, stored on this device so that it survives a reload. */
export interface SavedText {
  body: string
  /** Of the last attempt with exactly this text. */
  tried: { body: string; key: string } | null
}

export const NO_TEXT: SavedText = { body: '', tried: null }

function nameOf(name: string): string {
  return storageNames.words + name
}

export function readText(name: string): SavedText {
  try {
    return parseText(localStorage.getItem(nameOf(name)))
  } catch {
    return NO_TEXT
  }
}

/** @throws SyntaxError */
function parseText(json: string | null): SavedText {
  const saved = JSON.parse(json ?? 'null') as SavedText | null
  return typeof saved?.body === 'string' ? { body: saved.body, tried: saved.tried ?? null } : NO_TEXT
}

/** If the browser forbids storage, only the field holds the text. */
export function saveText(name: string, text: SavedText): void {
  try {
    if (text.body === '') localStorage.removeItem(nameOf(name))
    else localStorage.setItem(nameOf(name), JSON.stringify(text))
  } catch {
    // Storage is full or forbidden.
  }
}

/** Replaces stored text, unless it has changed meanwhile: another tab's text is not overwritten. */
export function replaceText(name: string, body: string, next: SavedText): void {
  if (readText(name).body === body) saveText(name, next)
}

/** Stores text under another name instead: a reply becomes a note, which is never restored as a reply. */
export function moveText(from: string, to: string, body: string): void {
  saveText(to, { body, tried: null })
  saveText(from, NO_TEXT)
}

export interface Held {
  /** Another tab sent this text. */
  onSent: () => void
  /** Whether this text is the stored one still: each name stores the text that was changed last, in any tab. */
  onSaved: (isSaved: boolean) => void
}

/**
 * Stores text again after another tab with the same name sent its own, and reports what happens to it there. Stops
 * after a logout or another login. Returns a function that stops it.
 */
export function holdText(name: string, text: SavedText, { onSent, onSaved }: Held): () => void {
  const login = storedLogin()
  function hear({ key, oldValue, newValue }: StorageEvent): void {
    if (key !== nameOf(name) || login === null || storedLogin() !== login) return
    if (newValue !== null) {
      onSaved(parseText(newValue).body === text.body)
      return
    }
    const { body, tried } = parseText(oldValue)
    const isSent = tried !== null && [body, text.body].every(each => tidyBody(each) === tidyBody(tried.body))
    if (isSent) onSent()
    else {
      saveText(name, text)
      onSaved(true)
    }
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Idempotency key: a retry of the same text reuses its key, another text gets a new one. */
export function keyFor(body: string, tried: SavedText['tried'], makeKey: () => string): string {
  return tried?.body === body ? tried.key : makeKey()
}
