/** Rules of a plan's thread. */

/** Maximum length of a message, in characters. */
export const MOST_CHARACTERS = 20_000

/** Messages per page of the thread. */
export const MESSAGES_A_PAGE = 50

/**
 * Control characters except line break and tab; marks of writing direction are allowed, because some languages need
 * them.
 */
const CONTROL = /[^\P{Cc}\t\n]/u

/** Normalizes line breaks and trims. */
export function tidyBody(body: string): string {
  return body.replaceAll(/\r\n?/g, '\n').trim()
}

/** Whether a text contains no control characters and no lone surrogates. */
export function isReadable(body: string): boolean {
  return body.isWellFormed() && !CONTROL.test(body)
}

/** Whether a text has visible characters, not only spaces and invisible marks. */
export function saysSomething(body: string): boolean {
  return /[^\s\p{Cf}\p{Zs}]/u.test(body)
}
