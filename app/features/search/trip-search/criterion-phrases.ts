import type { Criterion } from '#app/features/search/ranking/criteria.ts'

/** How a phrase is asked for of which the last word may be unfinished. */
export const beginning = (word: string) => `${word}:*`

/** The phrases of a criterion, and whether its first word may be unfinished. */
export function phrasesOf(criterion: Criterion): { phrases: readonly string[]; unfinished: string | null } {
  if (criterion.kind !== 'says' && criterion.kind !== 'speaks') return { phrases: [], unfinished: null }
  const [word = ''] = criterion.phrases
  const isUnfinished = criterion.kind === 'says' && criterion.prefix && /^[\p{L}\p{N}]{3,}$/u.test(word)
  return { phrases: criterion.phrases, unfinished: isUnfinished ? word : null }
}
