import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { anyPhrase, textArray } from './count-trips.server.ts'

/** How a phrase is asked for of which the last word may be unfinished. */
export const beginning = (word: string) => `${word}:*`

/** The phrases of a criterion, and whether its first word may be unfinished. */
export function phrasesOf(criterion: Criterion): { phrases: readonly string[]; unfinished: string | null } {
  if (criterion.kind !== 'says' && criterion.kind !== 'speaks') return { phrases: [], unfinished: null }
  const [word = ''] = criterion.phrases
  const isUnfinished = criterion.kind === 'says' && criterion.prefix && /^[\p{L}\p{N}]{3,}$/u.test(word)
  return { phrases: criterion.phrases, unfinished: isUnfinished ? word : null }
}

/** Scores criteria with SQL expressions on a row of finder_trip. */

type Has = Extract<Criterion, { kind: 'has' }>

const { days, fromPriceMinor: price } = finderTrip

function columnOf({ in: column }: Has): Column {
  return column === 'choices' ? finderTrip.choices : finderTrip.contents
}

function overlaps(column: Column, values: readonly string[]): SQL {
  return values.length > 0 ? sql`${column} && ${textArray(values)}` : sql`false`
}

/** Avoiding driving scores 0 from this longest drive on, in minutes. */
export const LONG_DRIVE = 300
/** Avoiding altitude scores 1 below `low` and 0 above `high`, in metres. */
export const CLIMB = { low: 1_200, high: 3_200 } as const

const withouts: Record<Extract<Criterion, { kind: 'without' }>['what'], SQL> = {
  driving: sql`greatest(0, 1 - ${finderTrip.longestDrive} / ${LONG_DRIVE}::float)`,
  flights: sql`case when ${finderTrip.flights} = 0 then 1 else 0 end`,
  boats: sql`case when ${finderTrip.boats} = 0 then 1 else 0 end`,
  altitude: sql`greatest(0, least(1, (${CLIMB.high} - ${finderTrip.highestM}) / ${CLIMB.high - CLIMB.low}::float))`,
}

/**
 * In minor units: at which trips count as entirely cheap or luxurious; the cheapest, and that from which no trip is cheap.
 * And how far a trip without a price is of any level.
 */
export const PRICES = {
  ...{ cheap: 80_000, dear: 600_000, cheapest: 40_000, cheapUntil: 200_000 },
  unknown: 0.2,
} as const

const dearness = sql`least(1, greatest(0, (${price} - ${PRICES.cheap}) / ${PRICES.dear - PRICES.cheap}::float))`

/** A degree that depends on the price. */
const priced = (degree: SQL, otherwise: number) =>
  sql`case when ${price} is null then ${otherwise}::float else ${degree} end`

const levels: Record<Extract<Criterion, { kind: 'level' }>['level'], SQL> = {
  cheap: sql`greatest(0, 1 - (${price} - ${PRICES.cheapest}) / ${PRICES.cheapUntil - PRICES.cheapest}::float)`,
  comfortable: sql`1 - abs(${dearness} - 0.5)`,
  luxury: dearness,
}

/** Loss per share by which the price exceeds the budget: at 50 % above, nothing is left. */
export const PRICE_SLOPE = 2
/** Decline per day too many or too few: after one day four fifths are left, after four days half. */
export const DAY_SLOPE = 0.25
/** Degree of a trip without a price, for which the budget cannot be checked. */
export const UNPRICED = 0.3

function saidBy(criterion: Extract<Criterion, { kind: 'says' }>): SQL {
  const { phrases, unfinished } = phrasesOf(criterion)
  const query = anyPhrase(phrases)
  if (unfinished === null) return query
  const start = beginning(unfinished)
  return sql`(${query} || to_tsquery('ceiba_en', ${start}) || to_tsquery('ceiba_es', ${start}))`
}

/** Weights of reviews and stories, names, the line, and the title. */
export const WORD_WEIGHTS = [0.05, 0.15, 0.5, 1] as const
const WEIGHTS = sql`${sql.param(`{${WORD_WEIGHTS.join()}}`)}::real[]`

/** Any of the lexemes: of a single phrase `ts_rank` would rank how near they are to each other. */
function anyOf(phrases: readonly string[]): SQL {
  const phrase = anyPhrase(phrases)
  return sql`(${phrase} || ${phrase})`
}

/** Degree to which a trip matchTrips a criterion, from 0 to 1. */
function degreeOf(criterion: Criterion): SQL {
  switch (criterion.kind) {
    case 'has':
      return sql`case when ${overlaps(columnOf(criterion), criterion.best)} then 1
        when ${overlaps(columnOf(criterion), criterion.next)} then ${criterion.share}::float else 0 end`
    case 'days':
      return sql`1 / (1 + ${DAY_SLOPE}::float * greatest(0, ${criterion.least}::integer - ${days}, ${days} - ${criterion.most}::integer))`
    case 'price':
      return priced(
        sql`greatest(0, 1 - ${PRICE_SLOPE}::float * greatest(0, ${price} - ${criterion.mostMinor}::bigint) / ${criterion.mostMinor}::float)`,
        UNPRICED,
      )
    case 'level':
      return priced(levels[criterion.level], PRICES.unknown)
    case 'without':
      return withouts[criterion.what]
    case 'says':
      return sql`case when ${finderTrip.words} @@ ${saidBy(criterion)} then 1 else 0 end`
    case 'speaks':
      return sql`least(1, 1.5 * ts_rank(${WEIGHTS}, ${finderTrip.words}, ${anyOf(criterion.phrases)}))`
  }
}

/** A rare criterion that an index can look up. Its condition is computed once per row and then referenced by name. */
export interface Rare {
  criterion: Criterion
  name: SQL
  condition: SQL
}

/** Degree of a criterion whose condition was already computed as `name`. */
function knownDegree(criterion: Criterion, name: SQL): SQL {
  if (criterion.kind !== 'has' || criterion.next.length === 0) return sql`case when ${name} then 1 else 0 end`
  return sql`case when not ${name} then 0 when ${overlaps(columnOf(criterion), criterion.best)} then 1
    else ${criterion.share}::float end`
}

/** Total score of the criteria; the row has the computed conditions of the rare ones. */
export function matchCriteria(criteria: readonly Criterion[], rare: readonly Rare[]): SQL {
  const points = criteria.map(criterion => {
    const known = rare.find(one => one.criterion === criterion)
    return sql`${criterion.points}::float * (${known ? knownDegree(criterion, known.name) : degreeOf(criterion)})`
  })
  return sql`(${sql.join(points, sql` + `)})`
}

/** Index condition of a rare criterion; null for a criterion that the scan of the newest finds. */
function lookupOf(criterion: Criterion): SQL | null {
  if (criterion.kind === 'says') return sql`${finderTrip.words} @@ ${saidBy(criterion)}`
  if (criterion.kind !== 'has' || !criterion.rare) return null
  return overlaps(columnOf(criterion), [...criterion.best, ...criterion.next])
}

/** Maximum number of rare criteria looked up, together and separately. */
const MOST_LOOKUPS = 4

/** The rare criteria, the most important first. */
export function rareOf(criteria: readonly Criterion[]): Rare[] {
  return criteria
    .toSorted((a, b) => b.points - a.points)
    .flatMap(criterion => {
      const condition = lookupOf(criterion)
      return condition ? [{ criterion, condition }] : []
    })
    .slice(0, MOST_LOOKUPS)
    .map((one, i) => ({ ...one, name: sql`${sql.identifier(`rare_${i}`)}` }))
}

/** Index lookups: all rare criteria combined, then fewer and fewer of them, then each one, then any. */
export function lookupsOf(rare: readonly Rare[]): Rare[][] {
  const together = rare.map((_, i) => rare.slice(0, rare.length - i)).filter(({ length }) => length > 1)
  return [...together, ...rare.map(one => [one]), []]
}
