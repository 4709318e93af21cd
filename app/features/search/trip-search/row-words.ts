/**
 * The words of trips in memory, matched and ranked as PostgreSQL does (`@@` and `ts_rank`), so that a search ranks alike
 * wherever it is ranked.
 */

/** Numbers of lexemes. */
export type Dictionary = Map<string, number>

/** The lexemes of a trip, sorted by number, and beside each where its positions begin: a place times four, and a weight. */
export interface RowWords {
  lexemes: Uint32Array
  starts: Uint32Array
  places: Uint16Array
}

/** A lexeme of a phrase, and how far behind the first it stands. */
interface PhraseWord {
  lexeme: string
  isPrefix: boolean
  behind: number
}
export type Phrase = readonly PhraseWord[]

const LEXEME = /'((?:[^']|'')*)'/y
const PLACES = /[:,](\d+)([ABC]?)/y
const WEIGHT_BITS = 4
const letters = 'DCBA'

const lexemeOf = (quoted: string) => quoted.replaceAll("''", "'").replaceAll('\\\\', '\\')

/** Reads a tsvector as PostgreSQL writes it: `'forest':2A,5 'quetzal':9C`. */
export function readRowWords(text: string, dictionary: Dictionary): RowWords {
  const found: { id: number; places: number[] }[] = []
  for (LEXEME.lastIndex = 0; ; LEXEME.lastIndex++) {
    const quoted = LEXEME.exec(text)
    if (!quoted) break
    const lexeme = lexemeOf(quoted[1] ?? '')
    const id = dictionary.get(lexeme) ?? dictionary.size
    dictionary.set(lexeme, id)
    const places: number[] = []
    PLACES.lastIndex = LEXEME.lastIndex
    for (let place = PLACES.exec(text); place; place = PLACES.exec(text)) {
      places.push(Number(place[1]) * WEIGHT_BITS + letters.indexOf(place[2] || 'D'))
      LEXEME.lastIndex = PLACES.lastIndex
    }
    found.push({ id, places })
  }
  found.sort((a, b) => a.id - b.id)
  const starts = new Uint32Array(found.length + 1)
  for (const [i, { places }] of found.entries()) starts[i + 1] = (starts[i] ?? 0) + places.length
  return {
    lexemes: Uint32Array.from(found, ({ id }) => id),
    starts,
    places: Uint16Array.from(found.flatMap(({ places }) => places)),
  }
}

const TERM = /'((?:[^']|'')*)'(:\*)?(?: <(-|\d+)> )?/g

/** Reads a phrase as PostgreSQL writes it: `'golf' <2> 'thailand'`; null if it has only words without meaning. */
export function readPhrase(text: string): Phrase | null {
  let behind = 0
  const words = Array.from(text.matchAll(TERM), ([, quoted = '', prefix, gap = '-']) => {
    const word = { lexeme: lexemeOf(quoted), isPrefix: prefix !== undefined, behind }
    behind += gap === '-' ? 1 : Number(gap)
    return word
  })
  return words.length > 0 ? words : null
}

/** A phrase with the numbers of its lexemes; of a beginning all that begin so. */
export type KnownPhrase = readonly { ids: readonly number[]; behind: number }[]

export function knownPhrase(phrase: Phrase, dictionary: Dictionary): KnownPhrase {
  return phrase.map(({ lexeme, isPrefix, behind }) => {
    if (isPrefix)
      return { ids: [...dictionary].flatMap(([one, id]) => (one.startsWith(lexeme) ? [id] : [])), behind }
    const id = dictionary.get(lexeme)
    return { ids: id === undefined ? [] : [id], behind }
  })
}

function indexOf({ lexemes }: RowWords, id: number): number {
  let [low, high] = [0, lexemes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lexemes[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return lexemes[low] === id ? low : -1
}

function placesOf(words: RowWords, id: number): Uint16Array {
  const at = indexOf(words, id)
  return at < 0 ? NOWHERE : words.places.subarray(words.starts[at], words.starts[at + 1])
}
const NOWHERE = new Uint16Array(0)

/** Whether a trip says a phrase. */
export function saysPhrase(words: RowWords, phrase: KnownPhrase): boolean {
  const [first] = phrase
  if (!first) return false
  if (phrase.length === 1) return first.ids.some(id => indexOf(words, id) >= 0)
  const places = phrase.map(({ ids }) => ids.flatMap(id => Array.from(placesOf(words, id), one => one >> 2)))
  if (places.some(({ length }) => length === 0)) return false
  return (places[0] ?? []).some(start => phrase.every(({ behind }, i) => places[i]?.includes(start + behind)))
}

/** Weights of reviews and stories, names, the line, and the title. */
export const WEIGHTS = [0.05, 0.15, 0.5, 1] as const
const PI_SQUARED_BY_6 = 1.644_934_066_85
const round = Math.fround
const rounded = WEIGHTS.map(round)

/** The `ts_rank` of a trip for any of some lexemes: how often and how prominently it says them, in single precision. */
export function rankOf(words: RowWords, lexemes: readonly number[]): number {
  let sum = 0
  for (const id of lexemes) {
    const places = placesOf(words, id)
    if (places.length === 0) continue
    let [all, most, at] = [0, -1, 0]
    for (let i = 0; i < places.length; i++) {
      const weight = rounded[(places[i] ?? 0) % WEIGHT_BITS] ?? 0
      all = round(all + round(weight / ((i + 1) * (i + 1))))
      if (weight > most) [most, at] = [weight, i]
    }
    const rest = round(round(most + all) - round(most / ((at + 1) * (at + 1))))
    sum = round(sum + rest / PI_SQUARED_BY_6)
  }
  return lexemes.length > 0 ? round(sum / lexemes.length) : 0
}
