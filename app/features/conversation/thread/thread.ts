/** Pure rules about a plan's thread, on both sides. */

/** Characters of one message. */
export const MOST_CHARACTERS = 20_000

/** Messages a page of the thread holds. */
export const MESSAGES_A_PAGE = 50

/** Control characters but the line break and the tab; marks of writing direction are words of their languages. */
const CONTROL = /[^\P{Cc}\t\n]/u

/** One kind of line break, and nothing around the words. */
export function tidyBody(body: string): string {
  return body.replaceAll(/\r\n?/g, '\n').trim()
}

/** Whether a text can be read by people: no control characters, no half characters. */
export function isReadable(body: string): boolean {
  return body.isWellFormed() && !CONTROL.test(body)
}

/** Whether there is a word to read: spaces, and marks that show nothing, are none. */
export function saysSomething(body: string): boolean {
  return /[^\s\p{Cf}\p{Zs}]/u.test(body)
}
