import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { anyPhrase, textArray } from './match-trips.server.ts'

/** Scores criteria with SQL expressions on a row of finder_trip. */

type Has = Extract<Criterion, { kind: 'has' }>

const { days, fromPriceMinor: price } = finderTrip

function columnOf({ in: column }: Has): Column {
  return column === 'choices' ? finderTrip.choices : finderTrip.contents
}

function overlaps(column: Column, values: readonly string[]): SQL {
  return values.length > 0 ? sql`${column} && ${textArray(values)}` : sql`false`
}

/**
 * Avoiding driving scores 0 from this longest drive on (minutes); avoiding altitude scores 1 below LOW and 0 above
 * HIGH (metres).
 */
const LONG_DRIVE = 300
const LOW = 1_200
const HIGH = 3_200

const withouts: Record<Extract<Criterion, { kind: 'without' }>['what'], SQL> = {
  driving: sql`greatest(0, 1 - ${finderTrip.longestDrive} / ${LONG_DRIVE}::float)`,
  flights: sql`case when ${finderTrip.flights} = 0 then 1 else 0 end`,
  boats: sql`case when ${finderTrip.boats} = 0 then 1 else 0 end`,
  altitude: sql`greatest(0, least(1, (${HIGH} - ${finderTrip.highestM}) / ${HIGH - LOW}::float))`,
}

/** Prices, in minor units, at which trips count as entirely cheap or luxurious. */
const CHEAP = 80_000
const DEAR = 600_000

/** The cheapest price, and that from which no trip is cheap. */
const CHEAPEST = 40_000
const CHEAP_UNTIL = 200_000

const dearness = sql`least(1, greatest(0, (${price} - ${CHEAP}) / ${DEAR - CHEAP}::float))`

const levels: Record<Extract<Criterion, { kind: 'level' }>['level'], SQL> = {
  cheap: sql`coalesce(greatest(0, 1 - (${price} - ${CHEAPEST}) / ${CHEAP_UNTIL - CHEAPEST}::float), 0.1)`,
  comfortable: sql`coalesce(1 - abs(${dearness} - 0.5), 0.2)`,
  luxury: sql`coalesce(${dearness}, 0.2)`,
}

/** Loss per share by which the price exceeds the budget: at 50 % above, nothing is left. */
const PRICE_SLOPE = 2
/** Decline per day too many or too few: after one day four fifths are left, after four days half. */
const DAY_SLOPE = 0.25
/** Degree of a trip without a price, for which the budget cannot be checked. */
const UNPRICED = 0.3

function saidBy({ phrases, prefix }: Extract<Criterion, { kind: 'says' }>): SQL {
  const word = phrases[0] ?? ''
  const unfinished = prefix && /^[\p{L}\p{N}]{3,}$/u.test(word)
  const query = anyPhrase(phrases)
  return unfinished
    ? sql`(${query} || to_tsquery('ceiba_en', ${`${word}:*`}) || to_tsquery('ceiba_es', ${`${word}:*`}))`
    : query
}

/** Full-text weights of reviews and stories, names, the line, and the title. */
const WEIGHTS = sql`'{0.05, 0.15, 0.5, 1}'::real[]`

/** Degree to which a trip matchTrips a criterion, from 0 to 1. */
function degreeOf(criterion: Criterion): SQL {
  switch (criterion.kind) {
    case 'has':
      return sql`case when ${overlaps(columnOf(criterion), criterion.best)} then 1
        when ${overlaps(columnOf(criterion), criterion.next)} then ${criterion.share}::float else 0 end`
    case 'days':
      return sql`1 / (1 + ${DAY_SLOPE}::float * greatest(0, ${criterion.least}::integer - ${days}, ${days} - ${criterion.most}::integer))`
    case 'price':
      return sql`coalesce(greatest(0, 1 - ${PRICE_SLOPE}::float * greatest(0, ${price} - ${criterion.mostMinor}::bigint) / ${criterion.mostMinor}::float), ${UNPRICED}::float)`
    case 'level':
      return levels[criterion.level]
    case 'without':
      return withouts[criterion.what]
    case 'says':
      return sql`case when ${finderTrip.words} @@ ${saidBy(criterion)} then 1 else 0 end`
    case 'speaks':
      return sql`least(1, 1.5 * ts_rank(${WEIGHTS}, ${finderTrip.words}, ${anyPhrase(criterion.phrases)}))`
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
