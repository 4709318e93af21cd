import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import type { finderTrip } from '#database/schema/finder.ts'
import { conditionsOf, type Search } from './count-trips.server.ts'
import {
  beginning,
  CLIMB,
  DAY_SLOPE,
  LONG_DRIVE,
  PRICE_SLOPE,
  PRICES,
  phrasesOf,
  UNPRICED,
} from './match-criteria.server.ts'
import { type Dictionary, knownPhrase, type Phrase, type RowWords, rankOf, saysPhrase } from './row-words.ts'

/** Ranks the trips in memory, as `matchCriteria` does in SQL: a test compares them. */

/** What is known of a trip by its row of finder_trip. */
export interface FinderRow extends Omit<typeof finderTrip.$inferSelect, 'publishedTs' | 'words'> {
  key: string
  version: string
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
  driving: ({ longestDrive }) => Math.max(0, 1 - longestDrive / LONG_DRIVE),
  flights: ({ flights }) => (flights === 0 ? 1 : 0),
  boats: ({ boats }) => (boats === 0 ? 1 : 0),
  altitude: ({ highestM }) => Math.max(0, Math.min(1, (CLIMB.high - highestM) / (CLIMB.high - CLIMB.low))),
}

const dearness = (price: number) =>
  Math.min(1, Math.max(0, (price - PRICES.cheap) / (PRICES.dear - PRICES.cheap)))

const levels: Record<Extract<Criterion, { kind: 'level' }>['level'], (price: number) => number> = {
  cheap: price => Math.max(0, 1 - (price - PRICES.cheapest) / (PRICES.cheapUntil - PRICES.cheapest)),
  comfortable: price => 1 - Math.abs(dearness(price) - 0.5),
  luxury: dearness,
}

function degreeOf(criterion: Criterion, all: FinderRows, read: Phrases): Degree {
  switch (criterion.kind) {
    case 'has':
      return hasDegree(criterion, all)
    case 'days':
      return ({ days }) => 1 / (1 + DAY_SLOPE * Math.max(0, criterion.least - days, days - criterion.most))
    case 'price': {
      const { mostMinor } = criterion
      return ({ fromPriceMinor: price }) =>
        price === null
          ? UNPRICED
          : Math.max(0, 1 - (PRICE_SLOPE * Math.max(0, price - mostMinor)) / mostMinor)
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
