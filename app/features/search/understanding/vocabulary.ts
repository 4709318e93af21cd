import { refusedWords, similarWords } from './avoidance-and-needs.ts'
import type { Meaning } from './understanding.ts'
import { type PhraseBook, phraseKey, stemOf, stopWords, type Token, tokensOf } from './words.ts'

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

/** Dictionary for spelling correction. */
interface Spellings {
  /** Words of names that are long enough, by first letter. */
  spellings: ReadonlyMap<string, readonly string[]>
  /** The word that sounds so in Spanish, if only one does. */
  sounds: ReadonlyMap<string, string>
  /** Stems of common words, which are never corrected. */
  common: ReadonlySet<string>
}

/** Shorter words are not corrected. */
const SHORTEST_CORRECTED = 4

/** Words of at least so many letters may have two errors, others one. */
const LONG = 8

export function errorsAllowed(word: string): number {
  return word.length >= LONG ? 2 : 1
}

/** Damerau-Levenshtein distance, capped at `limit` + 1. */
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

/** Shuffled letters count as one error, although they differ in several places: `vietman`. */
export function isShuffled(one: string, other: string): boolean {
  return one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('')
}

/** Distance of a word from a name's word; null if it is too large. */
function distance(plain: string, word: string): number | null {
  const limit = errorsAllowed(plain)
  if (Math.abs(word.length - plain.length) > limit) return null
  // A word this short is not recognizable if its last letter is wrong too: `incl` is not Inca.
  if (plain.length === SHORTEST_CORRECTED && plain.at(-1) !== word.at(-1)) return null
  const found = slips(plain, word, limit)
  if (found <= limit) return isShuffled(plain, word) ? Math.min(found, 1) : found
  return plain.length > SHORTEST_CORRECTED + 1 && isShuffled(plain, word) ? 1 : null
}

/** How a word sounds in Spanish, where b is v, h is silent, and s, z and soft c are one: `vallenas` is ballenas. */
function soundOf(plain: string): string {
  return plain
    .replaceAll('ch', '1')
    .replaceAll('h', '')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll('qu', 'k')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/z|c(?=[ei])/g, 's')
    .replaceAll('c', 'k')
}

/** The name's word that was probably meant; the token itself if it is common, short, or similar to none. */
export function respelt(token: Token, { spellings, sounds, common }: Spellings): Token {
  const { plain } = token
  if (plain.length < SHORTEST_CORRECTED || !/^[a-z]+$/.test(plain)) return token
  if (stopWords.has(plain) || common.has(token.stem)) return token
  let best = sounds.get(soundOf(plain)) ?? null
  let nearest = best === null ? Number.POSITIVE_INFINITY : 0
  for (const word of spellings.get(plain.charAt(0)) ?? []) {
    const found = distance(plain, word)
    if (found !== null && found < nearest) [best, nearest] = [word, found]
  }
  return best === null || best === plain ? token : { ...token, plain: best, stem: stemOf(best) }
}

/** Corrects misspelt words for the party, the month and the length, on which the understanding of a trip depends. */

const WORDS = `
  kids child children family friends couple honeymoon toddler teenager teenagers grandparents parents grandma grandpa
  ninos ninas familia amigos pareja abuelos abuela adolescentes hijos hijas padres bebes
  january february march april june july august september october november december
  enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre
  days weeks weekend month semana semanas meses noches dias
  viaje viajes vacation holiday beach playa animals animales
  cheap budget luxury barato economico presupuesto`
const known = [...new Set(tokensOf(WORDS).map(token => token.plain))]

/** A shorter word is corrected only if its letters are merely shuffled. */
const LEAST_CHANGED = 6
const LEAST = 4

function isSlip(plain: string, word: string): boolean {
  if (plain.charAt(0) !== word.charAt(0)) return false
  if (isShuffled(plain, word)) return true
  return word.length >= LEAST_CHANGED && slips(plain, word, 1) === 1
}

const SMALL = /^(\p{L}{4,})it([oa]s?)$/u

/** “Cortitos” are short and a “barquito” is a boat, if there is such a word. */
function withoutSmallness(token: Token, isKnown: (token: Token) => boolean): Token {
  const [, body, ending] = SMALL.exec(token.plain) ?? []
  const plain = `${body?.replace(/qu$/, 'c').replace(/gu$/, 'g')}${ending}`
  const whole = { ...token, plain, stem: stemOf(plain) }
  return body !== undefined && !stopWords.has(token.plain) && isKnown(whole) ? whole : token
}

/** The corrected word, unless `isKnown` recognizes it as typed. The token keeps its position in the text. */
export function withoutSlips(typed: Token, isKnown: (token: Token) => boolean): Token {
  const token = withoutSmallness(typed, isKnown)
  const { plain } = token
  if (plain.length < LEAST || !/^[a-z]+$/.test(plain) || known.includes(plain)) return token
  if (stopWords.has(plain) || isKnown(token)) return token
  const word = known.find(one => isSlip(plain, one))
  return word === undefined ? token : { ...token, plain: word, stem: stemOf(word) }
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
