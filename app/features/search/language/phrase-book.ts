import { isApart, type Token, tokensOf } from './tokens.ts'

/** Meanings of phrases, by their stems. */
export interface PhraseBook<T> {
  phrases: ReadonlyMap<string, T>
  /** Number of words in the longest phrase. */
  longest: number
}

/** A phrase found in a text: its meaning, first token and number of tokens. */
export interface Found<T> {
  value: T
  at: number
  count: number
}

/** The stems of a phrase, as the key of a book; empty if it contains only stop words. */
export function phraseKey(phrase: string): string {
  return tokensOf(phrase)
    .map(token => token.stem)
    .join(' ')
}

/** Builds a book; of two equal phrases the first wins. */
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

/** Builds a book from comma lists by meaning: `{ crowds: 'crowds, busy places' }`. */
export function bookOf<K extends string>(lists: Readonly<Record<K, string>>): PhraseBook<K> {
  return phraseBook(
    (Object.entries(lists) as [K, string][]).flatMap(([value, list]) =>
      list.split(',').map(phrase => [phrase, value] as const),
    ),
  )
}

/** Builds a book without meanings from a comma list. */
export function listBook(list: string): PhraseBook<true> {
  return phraseBook(list.split(',').map(phrase => [phrase, true] as const))
}

/** The longest phrase of a book at a token. */
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
