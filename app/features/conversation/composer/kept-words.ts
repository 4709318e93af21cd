import { keptNames, storedLogin } from '#app/client/api-client/login-key.ts'
import { tidyBody } from '#app/features/conversation/thread/thread.ts'

/** Words that are not sent yet, and the key under which they were tried: they survive a reload on this device. */
export interface KeptWords {
  body: string
  /** Of the last try with exactly these words. */
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

/** A browser that forbids storage goes without: the box itself holds the words. */
export function keepWords(name: string, words: KeptWords): void {
  try {
    if (words.body === '') localStorage.removeItem(nameOf(name))
    else localStorage.setItem(nameOf(name), JSON.stringify(words))
  } catch {
    // Storage is full or forbidden.
  }
}

/** Keeps others in the place of words, unless those were no longer what was kept: another tab keeps its own. */
export function replaceWords(name: string, body: string, next: KeptWords): void {
  if (readWords(name).body === body) keepWords(name, next)
}

/**
 * Keeps words again when another tab that wrote under their name has sent its own, and tells when it has sent these. Not
 * once somebody has logged out, or another in. Answers how to stop.
 */
export function holdWords(name: string, words: KeptWords, onSent: () => void): () => void {
  const login = storedLogin()
  function hear({ key, oldValue, newValue }: StorageEvent): void {
    if (key !== nameOf(name) || newValue !== null || login === null || storedLogin() !== login) return
    const { body, tried } = parseWords(oldValue)
    const isSent = tried !== null && [body, words.body].every(each => tidyBody(each) === tidyBody(tried.body))
    if (isSent) onSent()
    else keepWords(name, words)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** The same words tried again are the same message; other words are another. */
export function keyFor(body: string, tried: KeptWords['tried'], makeKey: () => string): string {
  return tried?.body === body ? tried.key : makeKey()
}

/** What somebody of the office writes about a plan: to the traveller, or as a note that none but the office sees. */
export interface KeptReply extends KeptWords {
  isNote: boolean
}

/** Under names of their own, so that a note never comes back as words to the traveller. */
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

/** The same of a reply: the other kind that another tab may have kept meanwhile stays as well. */
export function replaceReply(planId: number, { isNote, body }: KeptReply, next: KeptWords): void {
  replaceWords(replyName(planId, isNote), body, next)
}

/** The same of a reply. */
export function holdReply(
  planId: number,
  { isNote, body, tried }: KeptReply,
  onSent: () => void,
): () => void {
  return holdWords(replyName(planId, isNote), { body, tried }, onSent)
}
