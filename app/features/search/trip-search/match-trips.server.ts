import { and, arrayOverlaps, type SQL, sql } from 'drizzle-orm'
import { type FinderFilters, type Kind, kindsInUse, valuesOf } from '#app/features/search/finder/finder.ts'
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
export const WALKED = 1_000
/** With this many results in the scan, no index lookup is needed. */
export const ENOUGH = 24
