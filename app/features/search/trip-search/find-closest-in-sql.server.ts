import { type Column, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { PAGE_SIZE } from '#app/features/search/finder/finder.ts'
import type { Criterion } from '#app/features/search/ranking/criteria.ts'
import type { TripFacts } from '#app/features/search/ranking/reasons.ts'
import type { Versioned } from '#app/features/search/ranking/trip-grounds-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'
import { anyPhrase, ENOUGH, matchTrips, NEWEST, type Search, textArray } from './count-trips.server.ts'

/** Ranks trips in SQL: criteria are expressions on a row of finder_trip. */

/** How a phrase is asked for of which the last word may be unfinished. */
export const beginning = (word: string) => `${word}:*`

/** The phrases of a criterion, and whether its first word may be unfinished. */
export function phrasesOf(criterion: Criterion): { phrases: readonly string[]; unfinished: string | null } {
  if (criterion.kind !== 'says' && criterion.kind !== 'speaks') return { phrases: [], unfinished: null }
  const [word = ''] = criterion.phrases
  const isUnfinished = criterion.kind === 'says' && criterion.prefix && /^[\p{L}\p{N}]{3,}$/u.test(word)
  return { phrases: criterion.phrases, unfinished: isUnfinished ? word : null }
}

type Has = Extract<Criterion, { kind: 'has' }>

const { days, fromPriceMinor: price } = finderTrip

function columnOf({ in: column }: Has): Column {
  return column === 'choices' ? finderTrip.choices : finderTrip.contents
}

function overlaps(column: Column, values: readonly string[]): SQL {
  return values.length > 0 ? sql`${column} && ${textArray(values)}` : sql`false`
}

/** Avoiding driving scores 0 from this longest drive on, in minutes. */
export const DRIVE_WITHOUT_POINTS = 300
/** Avoiding altitude scores 1 below `low` and 0 above `high`, in metres. */
export const CLIMB = { low: 1_200, high: 3_200 } as const

const withouts: Record<Extract<Criterion, { kind: 'without' }>['what'], SQL> = {
  driving: sql`greatest(0, 1 - ${finderTrip.longestDrive} / ${DRIVE_WITHOUT_POINTS}::float)`,
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
  /** What the dearest trips lose for who wants a cheap one. */
  tooDear: 0.5,
} as const

const dearness = sql`least(1, greatest(0, (${price} - ${PRICES.cheap}) / ${PRICES.dear - PRICES.cheap}::float))`

/** A degree that depends on the price. */
const priced = (degree: SQL, otherwise: number) =>
  sql`case when ${price} is null then ${otherwise}::float else ${degree} end`

const levels: Record<Extract<Criterion, { kind: 'level' }>['level'], SQL> = {
  cheap: sql`greatest(${-PRICES.tooDear}::float, 1 - (${price} - ${PRICES.cheapest}) / ${PRICES.cheapUntil - PRICES.cheapest}::float, ${PRICES.tooDear}::float * (${PRICES.cheapUntil} - ${price}) / ${PRICES.dear - PRICES.cheapUntil}::float)`,
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

/** Degree to which a trip meets a criterion, from 0 to 1. */
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
interface Rare {
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
function matchCriteria(criteria: readonly Criterion[], rare: readonly Rare[]): SQL {
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
function rareOf(criteria: readonly Criterion[]): Rare[] {
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
function lookupsOf(rare: readonly Rare[]): Rare[][] {
  const together = rare.map((_, i) => rare.slice(0, rare.length - i)).filter(({ length }) => length > 1)
  return [...together, ...rare.map(one => [one]), []]
}

/** Maximum number of ranked trips listed: twenty pages. */
export const MOST_RANKED = 20 * PAGE_SIZE
/** Newest matching trips that are ranked; if there are no more than this, all of them. */
const NEWEST_RANKED = 400
/** Newest trips that are ranked from each index lookup. */
const LOOKED_UP = 60

/** Conjunction of conditions; true if there are none. */
function every(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`
}

/**
 * Trips to rank: the newest matching ones and, for rare criteria, those found by index. The ranking is exact if the
 * newest are all the matching ones.
 */
function candidates(search: Search, rare: readonly Rare[]): SQL {
  const filters = matchTrips(search)
  const tiers = lookupsOf(rare)
  const known = sql.join(rare.map(({ condition, name }) => sql`, ${condition} as ${name}`))
  const tallies = tiers.map(
    (tier, i) =>
      sql`, count(*) filter (where ${every(tier.map(({ name }) => name))}) as ${sql.identifier(`tier_${i}`)}`,
  )
  // Prevents the planner from using the index by date for a lookup: for a criterion that no trip meets it would be scanned
  // to its end.
  const lookups = tiers.map(
    (tier, i) => sql`(
      select trip_id from ${finderTrip}
      where (select is_cut and ${sql.identifier(`tier_${i}`)} < ${ENOUGH} from tally)
        and ${filters} and ${every(tier.map(({ condition }) => condition))}
      order by published_ts + interval '0' desc, trip_id limit ${LOOKED_UP})`,
  )
  return sql`
    newest as materialized (
      select * from ${finderTrip} where ${filters} order by ${NEWEST} limit ${NEWEST_RANKED}),
    walked as materialized (select *${known} from newest as finder_trip),
    tally as materialized (
      select (select count(*) from newest) = ${NEWEST_RANKED} as is_cut${sql.join(tallies)} from walked),
    looked_up as materialized (${sql.join(lookups, sql` union `)}),
    candidates as (
      select * from walked
      union all select finder_trip.*${known} from looked_up join ${finderTrip} using (trip_id)
      where trip_id not in (select trip_id from newest))`
}

/** A trip with its points by its row and words, and what is compared with the wish. */
export interface RankedTrip extends Omit<TripFacts, 'grounds' | 'cost'>, Versioned {
  key: string
  score: number
  /** In milliseconds. */
  publishedTs: number
}

const ranked = z.object({
  trip_id: z.coerce.number(),
  key: z.string(),
  version: z.string(),
  score: z.coerce.number(),
  published_ms: z.coerce.number(),
  choices: z.array(z.string()),
  contents: z.array(z.string()),
  days: z.number(),
  from_price_minor: z.coerce.number().nullable(),
  longest_drive: z.number(),
  flights: z.number(),
  highest_m: z.number(),
})

/** The trips closest by their rows and words, without reading all rows. */
export async function findClosestInSql(
  { db }: Pick<RequestContext, 'db'>,
  search: Search,
  criteria: readonly Criterion[],
): Promise<RankedTrip[]> {
  const rare = rareOf(criteria)
  const { rows } = await db.execute(sql`
    with ${candidates(search, rare)},
    scored as materialized (
      select trip_id, published_ts, round(${matchCriteria(criteria, rare)}::numeric, 3) as score from candidates as finder_trip
      order by score desc, ${NEWEST} limit ${MOST_RANKED})
    select trip_id, ${trip.key}, finder_trip.xmin::text as version, score,
      floor(extract(epoch from finder_trip.published_ts) * 1000) as published_ms, choices, contents, finder_trip.days,
      finder_trip.from_price_minor, longest_drive, flights, highest_m
    from scored join ${finderTrip} using (trip_id) join ${trip} on ${trip.id} = trip_id
    order by score desc, scored.published_ts desc, trip_id`)
  return z
    .array(ranked)
    .parse(rows)
    .map(({ trip_id, published_ms, from_price_minor, longest_drive, highest_m, ...row }) => ({
      ...row,
      tripId: trip_id,
      publishedTs: published_ms,
      fromPriceMinor: from_price_minor,
      longestDrive: longest_drive,
      highestM: highest_m,
    }))
}
