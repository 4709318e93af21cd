import { and, arrayOverlaps, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { valuesInForm } from '#app/features/search/finder/filter-rows.ts'
import {
  type FinderCounts,
  type FinderFilters,
  type Kind,
  kinds,
  kindsInUse,
  valuesOf,
  withValues,
} from '#app/features/search/finder/finder.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'

/** Full-text query for any of the phrases, in either language. The list must not be empty. */
export function anyPhrase(phrases: readonly string[]): SQL {
  const each = phrases.flatMap(phrase => [
    sql`phraseto_tsquery('ceiba_en', ${phrase})`,
    sql`phraseto_tsquery('ceiba_es', ${phrase})`,
  ])
  return sql`(${sql.join(each, sql` || `)})`
}

/** A text[] parameter with any values. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`
}

/** Filters, with the places where their animals are seen, as in finder_trip.contents. */
export interface Search extends FinderFilters {
  seenAt: readonly string[]
}

type Measure = 'days' | 'fromPriceMinor' | 'longestDrive' | 'flights' | 'boats' | 'highestM'

/** What a filter asks of a trip's row: one of some values in a list, or a measure within limits. */
export type Condition =
  | { in: 'choices' | 'contents'; values: readonly string[] }
  | { measure: Measure; least?: number | null; most?: number | null }

/** Prefix of the choices in finder_trip.choices, of each kind that has some there. */
export const choicePrefixes: Partial<Record<Kind, string>> = {
  countries: 'country',
  group: 'party',
  goals: 'goal',
  months: 'month',
  effort: 'effort',
}

function choose(kind: Kind, search: Search): Condition {
  return { in: 'choices', values: valuesOf(search, kind).map(value => `${choicePrefixes[kind]}:${value}`) }
}

/** The condition of each kind of filter, from which SQL and the ranking in memory follow. */
const conditions: Record<Kind, (search: Search) => Condition> = {
  countries: search => choose('countries', search),
  group: search => choose('group', search),
  goals: search => choose('goals', search),
  months: search => choose('months', search),
  effort: search => choose('effort', search),
  days: ({ days }) => ({ measure: 'days', ...days }),
  budget: ({ budget }) => ({ measure: 'fromPriceMinor', most: budget === null ? null : budget * 100 }),
  animals: ({ seenAt }) => ({ in: 'contents', values: seenAt }),
}

/** The conditions of the kinds in use. */
export function conditionsOf(search: Search): [kind: Kind, condition: Condition][] {
  return kindsInUse(search).map(kind => [kind, conditions[kind](search)])
}

function conditionInSql(condition: Condition): SQL {
  if ('in' in condition) {
    const { in: list, values } = condition
    return values.length > 0 ? arrayOverlaps(finderTrip[list], [...values]) : sql`false`
  }
  const { measure, least = null, most = null } = condition
  const column = finderTrip[measure]
  return (
    and(
      least === null ? undefined : sql`${column} >= ${least}::bigint`,
      most === null ? undefined : sql`${column} <= ${most}::bigint`,
    ) ?? sql`true`
  )
}

/** SQL condition of a kind of filter. */
export function matchKind(kind: Kind, search: Search): SQL {
  return conditionInSql(conditions[kind](search))
}

/** Condition that a trip matches all filters, or all except some kinds. */
export function matchTrips(search: Search, leftOut: readonly Kind[] = []): SQL {
  const used = kindsInUse(search).filter(kind => !leftOut.includes(kind))
  return used.length > 0
    ? sql`(${sql.join(
        used.map(kind => matchKind(kind, search)),
        sql` and `,
      )})`
    : sql`true`
}

/** Number of newest trips scanned before an index is used for rarer ones (decision 27). */
export const MOST_COUNTED = 1_000
/** With this many results in the scan, no index lookup is needed. */
export const ENOUGH = 24

const counted = z.object({
  walked: z.number().int(),
  /** Result of the index lookup, if the scan found few trips. */
  found: z.number().int().nullable(),
  /** Counts per option, if all trips were scanned. */
  choices: z
    .object({
      anyone: z.number().int(),
      tallies: z.record(z.string(), z.number().int()),
      measured: z.array(z.number().int()),
    })
    .nullable(),
})

export interface TripCounts {
  /** Number of matching trips; a lower bound unless `exact`. */
  total: number
  /** Whether the total is exact. */
  exact: boolean
  /** Number of trips for each option; null if there are too many trips to scan. */
  counts: FinderCounts | null
}

/** The values that are a measure of a trip, not one of its choices: lengths, budgets. */
const measured = kinds
  .filter(kind => !choicePrefixes[kind])
  .flatMap(kind => valuesInForm(kind).map((value): [kind: Kind, value: string] => [kind, value]))

/** Newest first, so that an index gives the order and the limit; no two are alike, so that pages are consistent. */
export const NEWEST = sql`published_ts desc, trip_id`

/** What a filter may ask of a trip's row. */
const { words: _, ...judged } = getTableColumns(finderTrip)
const judgedColumns = sql.join(
  Object.values(judged).map(({ name }) => sql.identifier(name)),
  sql`, `,
)

/** SQL array of the kinds of filter that a trip fails, named like its choices. */
function failing(search: Search): SQL {
  const conditions = kindsInUse(search).map(
    kind => sql`case when ${matchKind(kind, search)} is not true then ${choicePrefixes[kind] ?? kind} end`,
  )
  return conditions.length > 0
    ? sql`array_remove(array[${sql.join(conditions, sql`, `)}]::text[], null)`
    : sql`'{}'::text[]`
}

/** Number of trips that fail at most this kind of filter and meet a condition. */
function countIf(kind: Kind | 'party', condition: SQL): SQL {
  return sql`count(*) filter (where failing <@ array[${kind}::text] and ${condition})`
}

const readCounts = cachedRead(
  'counts of the finder',
  { tables: [finderTrip] },
  async ({ db }: Pick<RequestContext, 'db'>, search: Search): Promise<TripCounts> => {
    const measures = measured.map(([kind, value]) =>
      countIf(kind, matchKind(kind, { ...search, ...withValues(search, kind, [value]) })),
    )
    const { rows } = await db.execute(sql`
    with newest as materialized (
      select ${judgedColumns} from ${finderTrip} order by ${NEWEST} limit ${MOST_COUNTED}),
    judged as materialized (select *, ${failing(search)} as failing from newest as finder_trip),
    facts as (
      select count(*) filter (where failing = '{}') as total, (select count(*) from newest) < ${MOST_COUNTED} as whole
      from judged),
    tallies as (
      select choice, count(*) as trips from judged, unnest(choices) as choice
      where failing = '{}' or failing = array[split_part(choice, ':', 1)]
      group by choice)
    select json_build_object(
      'walked', total,
      'found', case when not whole and total < ${ENOUGH} then (${totalOf(search)}) end,
      'choices', case when whole then (
        select json_build_object(
          'anyone', ${countIf('party', sql`true`)},
          'measured', array[${sql.join(measures, sql`, `)}],
          'tallies', (select coalesce(json_object_agg(choice, trips), '{}') from tallies))
        from judged as finder_trip) end) as counts
    from facts`)
    return present(counted.parse(rows[0]?.counts))
  },
)

/**
 * Counts the matching trips, and those of each option, among the newest thousand. If more are published, a small
 * total is looked up by index, and a large one is a lower bound. Words, order and page change no count.
 */
export function countTrips({ db }: Pick<RequestContext, 'db'>, search: Search): Promise<TripCounts> {
  return readCounts({ db }, { ...search, words: '', sort: 'closest', page: 1 })
}

function present({ walked, found, choices }: z.infer<typeof counted>): TripCounts {
  const total = found ?? walked
  const exact = choices !== null || (found !== null && found < MOST_COUNTED)
  if (!choices) return { total, exact, counts: null }
  const { anyone, tallies } = choices
  const tallied = (kind: Kind) =>
    Object.entries(tallies)
      .filter(([choice]) => choice.startsWith(`${choicePrefixes[kind]}:`))
      .map(([choice, trips]) => [choice.slice(choice.indexOf(':') + 1), trips])
  const ofMeasure = (kind: Kind) =>
    measured.flatMap(([of, value], i) => (of === kind ? [[value, choices.measured[i] ?? 0]] : []))
  const counts = kinds.map(kind => [
    kind,
    Object.fromEntries(choicePrefixes[kind] ? tallied(kind) : ofMeasure(kind)),
  ])
  return { total, exact, counts: { ...Object.fromEntries(counts), anyone } }
}

/** SQL for the number of matching trips, at most a thousand. */
export function totalOf(search: Search): SQL {
  return sql`select count(*)::integer from (
    select from ${finderTrip} where ${matchTrips(search)} limit ${MOST_COUNTED}) as found`
}
