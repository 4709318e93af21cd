import { type PhraseBook, phraseKey } from '#app/features/search/language/phrase-book.ts'
import { SHORTEST_CORRECTED, type Spellings } from '#app/features/search/language/spelling.ts'
import { stemOf, tokensOf } from '#app/features/search/language/tokens.ts'
import { refusedWords } from './avoidance.ts'
import type { Meaning } from './understanding.ts'

/** How sure a term is: a full name or a synonym, a part of a name, or the word by which several animals are called. */
export type Strength = 'name' | 'part' | 'kin'

/** Words with what they mean, in one language or both; the same words may have several terms. */
export interface Term {
  text: string
  strength: Strength
  meaning: Meaning
}

/** What is understood beyond the words of the language: names of the catalogue and the synonyms of content/. */
export interface Vocabulary {
  terms: readonly Term[]
  /** Words that the catalogue says somewhere: spelt as they are meant, never taken for a name. */
  common: readonly string[]
}

/** The vocabulary as it is searched. */
export interface IndexedVocabulary extends Spellings {
  names: PhraseBook<readonly Meaning[]>
}

/** What stands of all that a term may mean: parts give way to names; kin also beside an activity, as in "turtles". */
function standing(terms: readonly Term[]): Meaning[] {
  const names = terms.filter(({ strength }) => strength === 'name')
  const isWish = names.every(({ meaning: { kind } }) => kind === 'activity' || kind === 'goal')
  const parts = terms.filter(
    ({ strength }) => strength !== 'name' && (names.length === 0 || (isWish && strength === 'kin')),
  )
  return [...new Map([...names, ...parts].map(({ meaning }) => [JSON.stringify(meaning), meaning])).values()]
}

function namesOf(terms: readonly Term[]): PhraseBook<readonly Meaning[]> {
  const groups = Map.groupBy(terms, ({ text }) => phraseKey(text))
  groups.delete('')
  const phrases = new Map([...groups].map(([key, group]) => [key, standing(group)]))
  return { phrases, longest: Math.max(1, ...[...phrases.keys()].map(key => key.split(' ').length)) }
}

function spellingsOf(terms: readonly Term[]): ReadonlyMap<string, readonly string[]> {
  const words = new Set(terms.flatMap(({ text }) => tokensOf(text).map(token => token.plain)))
  const long = [...words].filter(word => word.length >= SHORTEST_CORRECTED && !/\d/.test(word)).toSorted()
  return Map.groupBy(long, word => word.charAt(0))
}

const indexed = new WeakMap<Vocabulary, IndexedVocabulary>()

/** A vocabulary ready to be searched; made once for each. */
export function indexVocabulary(vocabulary: Vocabulary): IndexedVocabulary {
  const before = indexed.get(vocabulary)
  if (before) return before
  const index = {
    names: namesOf(vocabulary.terms),
    spellings: spellingsOf(vocabulary.terms),
    common: new Set([...vocabulary.common.map(stemOf), ...refusedWords]),
  }
  indexed.set(vocabulary, index)
  return index
}
