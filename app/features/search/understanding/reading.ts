import type { Found } from '#app/features/search/language/phrase-book.ts'
import { type Token, tokensOf } from '#app/features/search/language/tokens.ts'
import type { Part, Span } from './understanding.ts'

/** Characters of a wish that are read. */
const MAX_TEXT = 500

/** Who reads words that another has read already. */
export type Reader = 'names' | 'party'

/** A text while it is understood: which of its words have been. */
export interface Reading {
  text: string
  tokens: readonly Token[]
  taken: boolean[]
  /** For whom words that are taken still stand: "family" and "luna de miel" say who travels and what they want. */
  openTo: (Reader | null)[]
}

/** One line without control characters, at most 500 characters, never half a character. */
export function cleanText(text: string): string {
  return text
    .slice(0, MAX_TEXT * 4)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\uFFFD\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

export function readText(text: string): Reading {
  const tokens = tokensOf(text)
  return { text, tokens, taken: tokens.map(() => false), openTo: tokens.map(() => null) }
}

export function isFree({ taken, tokens }: Reading, at: number, count: number): boolean {
  return at + count <= tokens.length && !taken.slice(at, at + count).includes(true)
}

/** Whether nothing has been understood there yet, or only what a reader may read as well. */
export function isOpen(reading: Reading, at: number, count: number, reader: Reader): boolean {
  const { taken, openTo, tokens } = reading
  if (at + count > tokens.length) return false
  return taken.slice(at, at + count).every((isTaken, i) => !isTaken || openTo[at + i] === reader)
}

export function leaveOpen(
  { openTo }: Reading,
  { at, count }: Pick<Found<unknown>, 'at' | 'count'>,
  reader: Reader,
): void {
  openTo.fill(reader, at, at + count)
}

export function take({ taken }: Reading, { at, count }: Pick<Found<unknown>, 'at' | 'count'>): void {
  taken.fill(true, at, at + count)
}

function spanOf({ tokens }: Reading, { at, count }: Pick<Found<unknown>, 'at' | 'count'>): Span {
  return [tokens[at]?.start ?? 0, tokens[at + count - 1]?.end ?? 0]
}

/** What was found as a part of the text; `elsewhere` is where else the text speaks of it. */
export function partOf<T>(
  reading: Reading,
  found: Found<unknown>,
  value: T,
  elsewhere: readonly Found<unknown>[] = [],
): Part<T> {
  const span = spanOf(reading, found)
  const part = { value, from: reading.text.slice(...span), span }
  return elsewhere.length > 0 ? { ...part, also: elsewhere.map(one => spanOf(reading, one)) } : part
}
