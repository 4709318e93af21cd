import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  budgets,
  dayRangeKey,
  dayRanges,
  type FinderCounts,
  type Kind,
} from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { type Asked, choiceOf, conditionsOf, ENOUGH, meets, WALKED } from './match-trips.server.ts'

const counted = z.object({
  walked: z.number().int(),
  /** Result of the index lookup, if the scan found few trips. */
  found: z.number().int().nullable(),
  /** Counts per option, if all trips were scanned. */
  choices: z
    .object({
      anyone: z.number().int(),
      tallies: z.record(z.string(), z.number().int()),
      days: z.array(z.number().int()),
      budgets: z.array(z.number().int()),
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

/** Newest first, so that an index gives the order and the limit. */
const NEWEST = sql`published_ts desc, trip_id`

/** SQL array of the kinds of filter that a trip fails, named like its choices. */
function failing(asked: Asked): SQL {
  const conditions = Object.entries(conditionsOf(asked)).map(
    ([kind, condition]) =>
      sql`case when ${condition} is not true then ${kind in choiceOf ? choiceOf[kind as keyof typeof choiceOf] : kind} end`,
  )
  return conditions.length > 0
    ? sql`array_remove(array[${sql.join(conditions, sql`, `)}]::text[], null)`
    : sql`'{}'::text[]`
}

/** Number of trips that fail at most this kind of filter and meet a condition. */
function countIf(kind: Kind | 'party', condition: SQL): SQL {
  return sql`count(*) filter (where failing <@ array[${kind}::text] and ${condition})`
}

/**
 * Counts the matching trips, and those of each option, among the newest thousand. If more are published, a small
 * total is looked up by index, and a large one is a lower bound.
 */
export async function countTrips({ db }: Pick<RequestContext, 'db'>, asked: Asked): Promise<TripCounts> {
  const lengths = dayRanges.map(({ least, most }) =>
    countIf('days', sql`days between ${least ?? 0} and ${most ?? 32_767}`),
  )
  const prices = budgets.map(most => countIf('budget', sql`from_price_minor <= ${most * 100}::bigint`))
  const { rows } = await db.execute(sql`
    with newest as materialized (
      select choices, contents, days, from_price_minor from ${finderTrip} order by ${NEWEST} limit ${WALKED}),
    judged as materialized (select *, ${failing(asked)} as failing from newest as finder_trip),
    facts as (
      select count(*) filter (where failing = '{}') as total, (select count(*) from newest) < ${WALKED} as whole
      from judged),
    tallies as (
      select choice, count(*) as trips from judged, unnest(choices) as choice
      where failing = '{}' or failing = array[split_part(choice, ':', 1)]
      group by choice)
    select json_build_object(
      'walked', total,
      'found', case when not whole and total < ${ENOUGH} then (${totalOf(asked)}) end,
      'choices', case when whole then (
        select json_build_object(
          'anyone', ${countIf('party', sql`true`)},
          'days', array[${sql.join(lengths, sql`, `)}],
          'budgets', array[${sql.join(prices, sql`, `)}],
          'tallies', (select coalesce(json_object_agg(choice, trips), '{}') from tallies))
        from judged) end) as counts
    from facts`)
  return present(counted.parse(rows[0]?.counts))
}

function present({ walked, found, choices }: z.infer<typeof counted>): TripCounts {
  const total = found ?? walked
  const exact = choices !== null || (found !== null && found < WALKED)
  if (!choices) return { total, exact, counts: null }
  const { anyone, tallies, ...ranges } = choices
  const of = (kind: keyof typeof choiceOf) =>
    Object.fromEntries(
      Object.entries(tallies)
        .filter(([choice]) => choice.startsWith(`${choiceOf[kind]}:`))
        .map(([choice, trips]) => [choice.slice(choiceOf[kind].length + 1), trips]),
    )
  return {
    total,
    exact,
    counts: {
      countries: of('countries'),
      groups: of('group'),
      goals: of('goals'),
      months: of('months'),
      efforts: of('effort'),
      days: Object.fromEntries(dayRanges.map((range, i) => [dayRangeKey(range), ranges.days[i] ?? 0])),
      budgets: Object.fromEntries(budgets.map((most, i) => [String(most), ranges.budgets[i] ?? 0])),
      anyone,
    },
  }
}

/** SQL for the number of matching trips, at most a thousand. */
export function totalOf(asked: Asked): SQL {
  return sql`select count(*)::integer from (
    select from ${finderTrip} where ${meets(asked)} limit ${WALKED}) as found`
}
