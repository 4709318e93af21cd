import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTally } from '#database/schema/finder.ts'
import { goals as everyGoal } from '#database/values/goals.ts'
import { goesTo, isAround, saying, suits, textArray } from './match-trips.server.ts'

/** Counts of trips, each a sum of few rows of finder_tally, however many trips there are. */

export const tripCounts = z.object({
  total: z.number().int(),
  /** How many there are for anyone. */
  anyone: z.number().int(),
  /** How many trips each choice would give; those that give none are missing. */
  tallies: z.array(
    z.object({ kind: z.enum(['countries', 'groups', 'goals']), choice: z.string(), trips: z.number().int() }),
  ),
})

export type TripCounts = z.infer<typeof tripCounts>

/** Every choice of one or more of the goals, in the order that finder_tally has them in. */
export function goalChoices(goals: readonly string[]): string[][] {
  const sorted = goals.toSorted((a, b) => (a < b ? -1 : 1))
  const choices = Array.from({ length: 2 ** sorted.length - 1 }, (_, i) => i + 1)
  return choices.map(bits => sorted.filter((_, place) => bits & (1 << place)))
}

/**
 * Trips that have any of the goals, by group and countries. A trip with two of them is in the rows of both, and
 * in that of the pair: what is counted twice there is taken off again (inclusion and exclusion). `offset 0` keeps
 * each term a look into the index: joined freely, seven terms read the whole table.
 */
function around(goals: readonly string[]): SQL {
  const choices = goals.length === 0 ? [[]] : goalChoices(goals)
  const terms = choices.map(
    choice => sql`(${textArray(choice)}, ${choice.length > 0 && choice.length % 2 === 0 ? -1 : 1}::integer)`,
  )
  return sql`select party, countries, sum(sign * trips)::integer as trips
    from (values ${sql.join(terms, sql`, `)}) as terms (goals, sign),
      lateral (select * from ${finderTally} where goals = terms.goals offset 0) as tally
    group by party, countries`
}

function isHere(countries: readonly string[]): SQL {
  return countries.length === 0 ? sql`true` : sql`countries && ${textArray(countries)}`
}

/** How many trips filters without words give, and how many each choice would. */
export async function countTrips(
  { db }: Pick<RequestContext, 'db'>,
  { countries, group, goals }: FinderFilters,
): Promise<TripCounts> {
  const party = group ?? ''
  const { rows } = await db.execute(sql`
    with around as (${around(goals)}),
    here as (select * from around where ${isHere(countries)}),
    tallies as (
      select 'countries' as kind, choice, sum(trips)::integer as trips
        from around, unnest(countries) as choice where party = ${party} group by choice
      union all select 'groups', party, sum(trips)::integer from here where party <> '' group by party
      union all select 'goals', goal, sum(trips)::integer
        from unnest(${textArray(everyGoal)}) as goal
        join ${finderTally} on goals = array[goal] and party = ${party} and ${isHere(countries)}
        group by goal)
    select json_build_object(
      'total', (select coalesce(sum(trips), 0) from here where party = ${party}),
      'anyone', (select coalesce(sum(trips), 0) from here where party = ''),
      'tallies', (select coalesce(json_agg(tallies), '[]') from tallies where trips > 0)) as counts`)
  return tripCounts.parse(rows[0]?.counts)
}

/** How many trips any filters give, as part of a statement. */
export function totalOf({ words, countries, group, goals }: FinderFilters, locale: 'en' | 'es'): SQL {
  if (words === '')
    return sql`select coalesce(sum(trips), 0)::integer from (${around(goals)}) as around
      where party = ${group ?? ''} and ${isHere(countries)}`
  return sql`select count(*)::integer
    from (${saying(words, locale)}) as finder_trip
    where ${goesTo(countries)} and ${suits(group)} and ${isAround(goals)}`
}
