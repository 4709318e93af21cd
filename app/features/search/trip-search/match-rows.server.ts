import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import type { finderTrip } from '#database/schema/finder.ts'
import { conditionsOf, type Search } from './count-trips.server.ts'
import {
  beginning,
  CLIMB,
  DAY_SLOPE,
  DRIVE_WITHOUT_POINTS,
  PRICE_SLOPE,
  PRICES,
  phrasesOf,
  UNPRICED,
  WORD_WEIGHTS,
} from './find-closest-in-sql.server.ts'

/**
 * Ranks the trips in memory, as `findClosestInSql` does: a test compares them. Their words are matched and ranked as
 * PostgreSQL does (`@@` and `ts_rank`), so that a search ranks alike wherever it is ranked.
 */

/** Numbers of lexemes. */
export type Dictionary = Map<string, number>

/** The lexemes of a trip, sorted by number, and beside each where its positions begin: a place times four, and a weight. */
interface RowWords {
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
type KnownPhrase = readonly { ids: readonly number[]; behind: number }[]

function knownPhrase(phrase: Phrase, dictionary: Dictionary): KnownPhrase {
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
function saysPhrase(words: RowWords, phrase: KnownPhrase): boolean {
  const [first] = phrase
  if (!first) return false
  if (phrase.length === 1) return first.ids.some(id => indexOf(words, id) >= 0)
  const places = phrase.map(({ ids }) => ids.flatMap(id => Array.from(placesOf(words, id), one => one >> 2)))
  if (places.some(({ length }) => length === 0)) return false
  return (places[0] ?? []).some(start => phrase.every(({ behind }, i) => places[i]?.includes(start + behind)))
}

const PI_SQUARED_BY_6 = 1.644_934_066_85
const round = Math.fround
const rounded = WORD_WEIGHTS.map(round)

/** The `ts_rank` of a trip for any of some lexemes: how often and how prominently it says them, in single precision. */
function rankOf(words: RowWords, lexemes: readonly number[]): number {
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

/** What is known of a trip by its row of finder_trip. */
export interface FinderRow extends Omit<typeof finderTrip.$inferSelect, 'publishedTs' | 'words'> {
  key: string
  version: string
  /** In milliseconds. */
  publishedTs: number
  words: RowWords
}

/** All trips, the newest first, and which of them have a choice or hold something. */
export interface FinderRows {
  rows: readonly FinderRow[]
  choices: ReadonlyMap<string, readonly number[]>
  contents: ReadonlyMap<string, readonly number[]>
  dictionary: Dictionary
}

/** Phrases by how they were asked for: in both languages, without those that mean nothing. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

export function indexRows(rows: readonly FinderRow[], dictionary: Dictionary): FinderRows {
  return { rows, dictionary, choices: holders(rows, 'choices'), contents: holders(rows, 'contents') }
}

function holders(rows: readonly FinderRow[], column: 'choices' | 'contents'): Map<string, number[]> {
  const having = new Map<string, number[]>()
  for (const [at, row] of rows.entries())
    for (const value of row[column]) {
      const others = having.get(value)
      if (others) others.push(at)
      else having.set(value, [at])
    }
  return having
}

/** A degree, from 0 to 1, for each row. */
type Degree = (row: FinderRow, at: number) => number

function marked(having: ReadonlyMap<string, readonly number[]>, values: readonly string[], count: number) {
  const marks = new Uint8Array(count)
  for (const value of values) for (const at of having.get(value) ?? []) marks[at] = 1
  return marks
}

function hasDegree(criterion: Extract<Criterion, { kind: 'has' }>, { rows, ...all }: FinderRows): Degree {
  const having = all[criterion.in]
  const best = marked(having, criterion.best, rows.length)
  const next = marked(having, criterion.next, rows.length)
  return (_, at) => (best[at] ? 1 : next[at] ? criterion.share : 0)
}

const withouts: Record<Extract<Criterion, { kind: 'without' }>['what'], Degree> = {
  driving: ({ longestDrive }) => Math.max(0, 1 - longestDrive / DRIVE_WITHOUT_POINTS),
  flights: ({ flights }) => (flights === 0 ? 1 : 0),
  boats: ({ boats }) => (boats === 0 ? 1 : 0),
  altitude: ({ highestM }) => Math.max(0, Math.min(1, (CLIMB.high - highestM) / (CLIMB.high - CLIMB.low))),
}

const dearness = (price: number) =>
  Math.min(1, Math.max(0, (price - PRICES.cheap) / (PRICES.dear - PRICES.cheap)))

const levels: Record<Extract<Criterion, { kind: 'level' }>['level'], (price: number) => number> = {
  cheap: price =>
    Math.max(
      -PRICES.tooDear,
      1 - (price - PRICES.cheapest) / (PRICES.cheapUntil - PRICES.cheapest),
      (PRICES.tooDear * (PRICES.cheapUntil - price)) / (PRICES.dear - PRICES.cheapUntil),
    ),
  comfortable: price => 1 - Math.abs(dearness(price) - 0.5),
  luxury: dearness,
}

/** How far a price is within a limit. */
export function affordability(price: number | null, mostMinor: number): number {
  return price === null
    ? UNPRICED
    : Math.max(0, 1 - (PRICE_SLOPE * Math.max(0, price - mostMinor)) / mostMinor)
}

function degreeOf(criterion: Criterion, all: FinderRows, read: Phrases): Degree {
  switch (criterion.kind) {
    case 'has':
      return hasDegree(criterion, all)
    case 'days':
      return ({ days }) => 1 / (1 + DAY_SLOPE * Math.max(0, criterion.least - days, days - criterion.most))
    case 'price': {
      const { mostMinor } = criterion
      return ({ fromPriceMinor: price }) => affordability(price, mostMinor)
    }
    case 'level':
      return ({ fromPriceMinor: price }) => (price === null ? PRICES.unknown : levels[criterion.level](price))
    case 'without':
      return withouts[criterion.what]
    case 'says': {
      const { phrases, unfinished } = phrasesOf(criterion)
      const sought = [...phrases, ...(unfinished ? [beginning(unfinished)] : [])]
      const known = sought.flatMap(one => read.get(one) ?? []).map(one => knownPhrase(one, all.dictionary))
      return ({ words }) => (known.some(phrase => saysPhrase(words, phrase)) ? 1 : 0)
    }
    case 'speaks': {
      const spoken = criterion.phrases.flatMap(one => read.get(one) ?? []).flat()
      // A lexeme that no trip has counts as well: it lowers the rank.
      const lexemes = [...new Set(spoken.map(({ lexeme }) => lexeme))].toSorted()
      const ids = lexemes.map(lexeme => all.dictionary.get(lexeme) ?? all.dictionary.size)
      return ({ words }) => Math.min(1, 1.5 * rankOf(words, ids))
    }
  }
}

/** A number as PostgreSQL rounds it to three decimals: by its first fifteen digits, halves away from zero. */
function toThousandths(value: number): number {
  const thousandths = Math.round(Number((Math.abs(value) * 1_000).toPrecision(15)))
  return (Math.sign(value) * thousandths) / 1_000
}

/** The rows that all filters allow. */
function allowedBy(search: Search, all: FinderRows): (row: FinderRow, at: number) => boolean {
  const tests = conditionsOf(search).map(([, condition]): ((row: FinderRow, at: number) => boolean) => {
    if ('in' in condition) {
      const marks = marked(all[condition.in], condition.values, all.rows.length)
      return (_, at) => marks[at] === 1
    }
    const { measure, least, most } = condition
    return ({ [measure]: value }) => value !== null && value >= (least ?? value) && value <= (most ?? value)
  })
  return (row, at) => tests.every(test => test(row, at))
}

/** The rows closest to the criteria, at most so many; of equal ones the newest first. */
export function matchRows(
  all: FinderRows,
  search: Search,
  { criteria, phrases, most }: { criteria: readonly Criterion[]; phrases: Phrases; most: number },
): { row: FinderRow; score: number }[] {
  const isAllowed = allowedBy(search, all)
  const degrees = criteria.map(criterion => ({
    points: criterion.points,
    degree: degreeOf(criterion, all, phrases),
  }))
  return all.rows
    .flatMap((row, at) => {
      if (!isAllowed(row, at)) return []
      const score = degrees.reduce((sum, { points, degree }) => sum + points * degree(row, at), 0)
      return [{ row, score: toThousandths(score) }]
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
}
