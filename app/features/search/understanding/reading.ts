import type { Found } from '#app/features/search/language/phrase-book.ts'
import { type Token, tokensOf } from '#app/features/search/language/tokens.ts'
import type { Part, Span } from './understanding.ts'

/** Maximum number of characters read. */
const MAX_TEXT = 500

/** Readers that may use words another one has already taken. */
export type Reader = 'names' | 'party'

/** A text while it is parsed, with the tokens already taken. */
export interface Reading {
  text: string
  tokens: readonly Token[]
  taken: boolean[]
  /**
   * For each taken token, the reader that may still use it: "family" and "luna de miel" name both a party and a
   * vacation.
   */
  openTo: (Reader | null)[]
  /** The tokens after names of animals. */
  animalEnds: ReadonlySet<number>
  /** The tokens of names of places, habitats and animals: what “quiet” says of a lake, it says of no trip. */
  nouns: ReadonlySet<number>
}

/** One line without control characters, at most 500 characters, without a lone surrogate. */
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
  return {
    text,
    tokens,
    taken: tokens.map(() => false),
    openTo: tokens.map(() => null),
    animalEnds: new Set(),
    nouns: new Set(),
  }
}

export function isFree({ taken, tokens }: Reading, at: number, count: number): boolean {
  return at + count <= tokens.length && !taken.slice(at, at + count).includes(true)
}

/** Whether the tokens are not taken yet, or are open to this reader. */
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

/** A part that is taken, but means nothing to us. */
export function unreadOf(reading: Reading, found: Found<unknown>): Part<string> {
  const part = partOf(reading, found, '')
  return { ...part, value: part.from }
}

/** Makes a part of the text from a match; `elsewhere` holds its other positions. */
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
