import { isApart, type Token, tokensOf } from './tokens.ts'

/** Phrases by their stems, each with what it means. */
export interface PhraseBook<T> {
  phrases: ReadonlyMap<string, T>
  /** Words of the longest. */
  longest: number
}

/** A phrase of a text: what it means, its first token and how many it has. */
export interface Found<T> {
  value: T
  at: number
  count: number
}

/** The stems of a phrase, as a book holds it; empty where it says nothing. */
export function phraseKey(phrase: string): string {
  return tokensOf(phrase)
    .map(token => token.stem)
    .join(' ')
}

/** A book of phrases; of two that are the same the first stands. */
function phraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const phrases = new Map<string, T>()
  let longest = 0
  for (const [phrase, value] of entries) {
    const key = phraseKey(phrase)
    if (key === '' || phrases.has(key)) continue
    phrases.set(key, value)
    longest = Math.max(longest, key.split(' ').length)
  }
  return { phrases, longest }
}

/** A book of comma lists by what they mean: `{ crowds: 'crowds, busy places' }`. */
export function bookOf<K extends string>(lists: Readonly<Record<K, string>>): PhraseBook<K> {
  return phraseBook(
    (Object.entries(lists) as [K, string][]).flatMap(([value, list]) =>
      list.split(',').map(phrase => [phrase, value] as const),
    ),
  )
}

/** A book that only knows its phrases, from a comma list. */
export function listBook(list: string): PhraseBook<true> {
  return phraseBook(list.split(',').map(phrase => [phrase, true] as const))
}

/** The longest phrase of a book that begins at a token. */
export function phraseAt<T>(
  book: PhraseBook<T>,
  tokens: readonly Token[],
  at: number,
  atLeast = 1,
): Found<T> | null {
  let end = at
  while (end < tokens.length && end - at < book.longest) {
    const token = tokens[end]
    if (!token || (end > at && isApart(token))) break
    end++
  }
  for (let count = end - at; count >= atLeast && count > 0; count--) {
    const key = tokens
      .slice(at, at + count)
      .map(token => token.stem)
      .join(' ')
    const value = book.phrases.get(key)
    if (value !== undefined) return { value, at, count }
  }
  return null
}
