import { type PhraseBook, phraseKey } from '#app/features/search/language/phrase-book.ts'
import { SHORTEST_CORRECTED, type Spellings, soundOf } from '#app/features/search/language/spelling.ts'
import { stemOf, tokensOf } from '#app/features/search/language/tokens.ts'
import { refusedWords, similarWords } from './avoidance.ts'
import type { Meaning } from './understanding.ts'

/** How reliable a term is: a full name or synonym, a part of a name, or a word for several related species. */
export type Strength = 'name' | 'part' | 'kin'

/** Words with their meaning, in one language or both; the same words may have several terms. */
export interface Term {
  text: string
  strength: Strength
  meaning: Meaning
}

/** The vocabulary beyond the words of the language: names of the catalogue and synonyms of content/. */
export interface Vocabulary {
  terms: readonly Term[]
  /** Words that occur in the catalogue; they are correctly spelt, and not corrected to names. */
  common: readonly string[]
}

/** The vocabulary, indexed for lookup. */
export interface IndexedVocabulary extends Spellings {
  names: PhraseBook<readonly Meaning[]>
  words: MeaningWords
}

/** The meanings that remain: parts give way to names; relatives also count beside an activity, as in "turtles". */
function standing(terms: readonly Term[]): Meaning[] {
  const names = terms.filter(({ strength }) => strength === 'name')
  const isWish = names.every(({ meaning: { kind } }) => kind === 'activity' || kind === 'goal')
  const parts = terms.filter(
    ({ strength }) => strength !== 'name' && (names.length === 0 || (isWish && strength === 'kin')),
  )
  return [...new Map([...names, ...parts].map(({ meaning }) => [JSON.stringify(meaning), meaning])).values()]
}

/** A word that means an activity or animals, by their keys. */
interface MeaningWord {
  word: string
  keys: readonly string[]
}

/** Such words by each of their keys: “bici” and “bicycle” are both cycling. */
export type MeaningWords = ReadonlyMap<string, readonly MeaningWord[]>

function meaningWords(terms: readonly Term[]): MeaningWords {
  const all = terms.flatMap(({ text, meaning }): MeaningWord[] => {
    const [token, ...others] = tokensOf(text)
    if (!token || others.length > 0) return []
    if (meaning.kind === 'activity')
      return [{ word: token.plain, keys: [`${meaning.activity.kind}:${meaning.activity.key}`] }]
    return meaning.kind === 'animals' ? [{ word: token.plain, keys: meaning.keys }] : []
  })
  const byKey = Map.groupBy(
    all.flatMap(one => one.keys.map(key => ({ key, one }))),
    ({ key }) => key,
  )
  return new Map([...byKey].map(([key, group]) => [key, group.map(({ one }) => one)]))
}

function namesOf(terms: readonly Term[]): PhraseBook<readonly Meaning[]> {
  const groups = Map.groupBy(terms, ({ text }) => phraseKey(text))
  groups.delete('')
  const phrases = new Map([...groups].map(([key, group]) => [key, standing(group)]))
  return { phrases, longest: Math.max(1, ...[...phrases.keys()].map(key => key.split(' ').length)) }
}

function correctionsOf(terms: readonly Term[]): Pick<Spellings, 'spellings' | 'sounds'> {
  // Nobody means a country elsewhere by a slip: “male” is not Mali.
  const known = terms.filter(({ meaning }) => meaning.kind !== 'elsewhere')
  const words = new Set(known.flatMap(({ text }) => tokensOf(text).map(token => token.plain)))
  const long = [...words].filter(word => word.length >= SHORTEST_CORRECTED && !/\d/.test(word)).toSorted()
  const sounding = [...Map.groupBy(long, soundOf)].flatMap(([sound, [only, ...others]]) =>
    only !== undefined && others.length === 0 ? [[sound, only] as const] : [],
  )
  return { spellings: Map.groupBy(long, word => word.charAt(0)), sounds: new Map(sounding) }
}

/** Words of any trip that are nearly the name of something; they are not corrected to it. */
const ordinary =
  'vacuna vacunacion vacunarse ages aged viage mira miren hay pico treinta cuarenta huge lads beer beers cerveza cervezas sombra panza gorda gordo'.split(
    ' ',
  )

const indexed = new WeakMap<Vocabulary, IndexedVocabulary>()

/** Indexes a vocabulary; cached for each. */
export function indexVocabulary(vocabulary: Vocabulary): IndexedVocabulary {
  const before = indexed.get(vocabulary)
  if (before) return before
  const index = {
    names: namesOf(vocabulary.terms),
    words: meaningWords(vocabulary.terms),
    ...correctionsOf(vocabulary.terms),
    common: new Set([...[...vocabulary.common, ...ordinary].map(stemOf), ...refusedWords, ...similarWords]),
  }
  indexed.set(vocabulary, index)
  return index
}
