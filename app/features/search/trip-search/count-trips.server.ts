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
  /** What an index found, where few were walked past. */
  found: z.number().int().nullable(),
  /** What each choice would give, where all trips were walked past. */
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
  /** How many trips the filters give; exact, or the least there are. */
  total: number
  /** Whether the total is all there are. */
  exact: boolean
  /** How many each choice would give; null where there are more trips than are read to count them. */
  counts: FinderCounts | null
}

/** Newest first: what is read in the order of an index, and cut. */
const NEWEST = sql`published_ts desc, trip_id`

/** The kinds of filter that a trip fails, by the names that choices have. */
function failing(asked: Asked): SQL {
  const conditions = Object.entries(conditionsOf(asked)).map(
    ([kind, condition]) =>
      sql`case when ${condition} is not true then ${kind in choiceOf ? choiceOf[kind as keyof typeof choiceOf] : kind} end`,
  )
  return conditions.length > 0
    ? sql`array_remove(array[${sql.join(conditions, sql`, `)}]::text[], null)`
    : sql`'{}'::text[]`
}

/** How many trips fail nothing but one kind of filter, and are so. */
function countIf(kind: Kind | 'party', condition: SQL): SQL {
  return sql`count(*) filter (where failing <@ array[${kind}::text] and ${condition})`
}

/**
 * How many trips filters give, and how many each choice would: counted among the newest thousand. Where more are
 * published, a total of few trips is looked up, and of many the least there are is told.
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

/** How many trips filters give, a thousand at the most, as part of a statement. */
export function totalOf(asked: Asked): SQL {
  return sql`select count(*)::integer from (
    select from ${finderTrip} where ${meets(asked)} limit ${WALKED}) as found`
}
