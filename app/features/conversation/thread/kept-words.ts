import { keptNames, storedLogin } from '#app/client/api-client/login-key.ts'
import { tidyBody } from '#app/features/conversation/thread/thread.ts'

/** Unsent text with its idempotency key, stored on this device so that it survives a reload. */
export interface KeptWords {
  body: string
  /** Of the last attempt with exactly this text. */
  tried: { body: string; key: string } | null
}

const nothing: KeptWords = { body: '', tried: null }

function nameOf(name: string): string {
  return keptNames.words + name
}

export function readWords(name: string): KeptWords {
  try {
    return parseWords(localStorage.getItem(nameOf(name)))
  } catch {
    return nothing
  }
}

/** @throws SyntaxError */
function parseWords(text: string | null): KeptWords {
  const kept = JSON.parse(text ?? 'null') as KeptWords | null
  return typeof kept?.body === 'string' ? { body: kept.body, tried: kept.tried ?? null } : nothing
}

/** If the browser forbids storage, only the field holds the text. */
export function keepWords(name: string, words: KeptWords): void {
  try {
    if (words.body === '') localStorage.removeItem(nameOf(name))
    else localStorage.setItem(nameOf(name), JSON.stringify(words))
  } catch {
    // Storage is full or forbidden.
  }
}

/** Replaces stored text, unless it has changed meanwhile: another tab's text is not overwritten. */
export function replaceWords(name: string, body: string, next: KeptWords): void {
  if (readWords(name).body === body) keepWords(name, next)
}

export interface Held {
  /** Another tab sent this text. */
  onSent: () => void
  /** Whether this text is the stored one still: each name stores the text that was changed last, in any tab. */
  onKept: (isKept: boolean) => void
}

/**
 * Stores text again after another tab with the same name sent its own, and reports what happens to it there. Stops
 * after a logout or another login. Returns a function that stops it.
 */
export function holdWords(name: string, words: KeptWords, { onSent, onKept }: Held): () => void {
  const login = storedLogin()
  function hear({ key, oldValue, newValue }: StorageEvent): void {
    if (key !== nameOf(name) || login === null || storedLogin() !== login) return
    if (newValue !== null) {
      onKept(parseWords(newValue).body === words.body)
      return
    }
    const { body, tried } = parseWords(oldValue)
    const isSent = tried !== null && [body, words.body].every(each => tidyBody(each) === tidyBody(tried.body))
    if (isSent) onSent()
    else {
      keepWords(name, words)
      onKept(true)
    }
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Idempotency key: a retry of the same text reuses its key, another text gets a new one. */
export function keyFor(body: string, tried: KeptWords['tried'], makeKey: () => string): string {
  return tried?.body === body ? tried.key : makeKey()
}

/** An unsent text of the office about a plan: a reply to the traveller, or an internal note. */
export interface KeptReply extends KeptWords {
  isNote: boolean
}

/** Notes have a name of their own, so that one is never restored as a reply to the traveller. */
function replyName(planId: number, isNote: boolean): string {
  return `office-${isNote ? 'note' : 'reply'}-${planId}`
}

export function readReply(planId: number): KeptReply {
  const note = readWords(replyName(planId, true))
  return note.body === ''
    ? { ...readWords(replyName(planId, false)), isNote: false }
    : { ...note, isNote: true }
}

export function keepReply(planId: number, { isNote, body, tried }: KeptReply): void {
  keepWords(replyName(planId, isNote), { body, tried })
  keepWords(replyName(planId, !isNote), nothing)
}

/** Replaces a stored reply or note; text of the other kind, stored by another tab, stays. */
export function replaceReply(planId: number, { isNote, body }: KeptReply, next: KeptWords): void {
  replaceWords(replyName(planId, isNote), body, next)
}

/** Like `holdWords`, for a reply or note. */
export function holdReply(planId: number, { isNote, body, tried }: KeptReply, held: Held): () => void {
  return holdWords(replyName(planId, isNote), { body, tried }, held)
}
