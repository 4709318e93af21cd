import { stopWords } from '#app/features/search/language/stop-words.ts'
import { stemOf, type Token } from '#app/features/search/language/tokens.ts'
import { type IndexedVocabulary, SHORTEST_CORRECTED } from './vocabulary.ts'

/** From so many letters on, two slips are forgiven. */
const LONG = 8

/** Letters to insert, remove, change or swap with their neighbour; at most `limit` + 1. */
export function slips(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = row
    row = next
  }
  return row[other.length] ?? limit + 1
}

/** The word of a name that a word was probably meant to be; itself where it is common, short, or like none. */
export function respelt(token: Token, { spellings, common }: IndexedVocabulary): Token {
  const { plain } = token
  if (plain.length < SHORTEST_CORRECTED || !/^[a-z]+$/.test(plain)) return token
  if (stopWords.has(plain) || common.has(token.stem)) return token
  const limit = plain.length >= LONG ? 2 : 1
  let best: string | null = null
  let bestSlips = limit + 1
  for (const word of spellings.get(plain.charAt(0)) ?? []) {
    // A word of four letters is meant by one of four or more: `peru` by `prru`, not by `pru`.
    if (word.length < plain.length - limit || word.length > plain.length + limit) continue
    const found = slips(plain, word, Math.min(limit, bestSlips - 1))
    if (found < bestSlips) [best, bestSlips] = [word, found]
  }
  return best === null ? token : { ...token, plain: best, stem: stemOf(best) }
}
