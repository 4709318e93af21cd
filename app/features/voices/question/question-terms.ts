import { stopWords } from '#app/features/search/language/stop-words.ts'
import { type Token, tokensOf } from '#app/features/search/language/tokens.ts'
import type { Part, Understanding } from '#app/features/search/understanding/understanding.ts'

/** Maximum number of words searched for. */
const MOST_WORDS = 12

/** Words of opinion are part of the question, not search terms: reviewers who disliked rain rarely call it bad. */
const opinions = new Set(
  'bad awful terrible horrible nasty okay fun difficult hard bother malo mala malos malas terrible pesado pesada molesta molestan dificil'.split(
    ' ',
  ),
)

/**
 * The search terms of a question: its words without stop words, party and country, which filter the reviews. A
 * question of nothing else is searched by these words. In lower case, as typed.
 */
export function questionTerms({ text, party, countries }: Understanding): string[] {
  const tokens = tokensOf(text).filter(({ plain }) => /[\p{L}\p{N}]/u.test(plain))
  const telling = tokens.filter(({ plain }) => !stopWords.has(plain))
  const things = (tokens: readonly Token[]) => tokens.filter(({ plain }) => !opinions.has(plain))
  const outside = (parts: readonly Part<unknown>[]) => {
    const spans = parts.flatMap(({ span, also = [] }) => [span, ...also])
    return telling.filter(({ start, end }) => !spans.some(([from, to]) => start >= from && end <= to))
  }
  const people = party ? [party] : []
  const choices = [
    things(outside([...people, ...countries])),
    outside([...people, ...countries]),
    outside(countries),
    telling,
    tokens,
  ]
  const chosen = choices.find(({ length }) => length > 0) ?? []
  const words = new Map(chosen.map(({ plain, start, end }) => [plain, text.slice(start, end).toLowerCase()]))
  return [...words.values()].slice(0, MOST_WORDS)
}
