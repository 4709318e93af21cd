import { arrayOverlaps, type Column, type SQL, sql } from 'drizzle-orm'
import {
  type DayRange,
  type FinderFilters,
  type Kind,
  kindsInUse,
  valuesOf,
} from '#app/features/search/finder/finder.ts'
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

function overlaps(column: Column, values: readonly string[]): SQL {
  return values.length > 0 ? arrayOverlaps(column, [...values]) : sql`false`
}

/** Filters, with the places where their animals are seen, as in finder_trip.contents. */
export interface Search extends FinderFilters {
  seenAt: readonly string[]
}

/** Prefix of the choices in finder_trip.choices, of each kind that has some there. */
export const choicePrefixes: Partial<Record<Kind, string>> = {
  countries: 'country',
  group: 'party',
  goals: 'goal',
  months: 'month',
  effort: 'effort',
}

/** The choices of a kind that a trip may have. */
export function chosenIn(kind: Kind, search: FinderFilters): string[] {
  return valuesOf(search, kind).map(value => `${choicePrefixes[kind]}:${value}`)
}

function isChosen(kind: Kind, search: Search): SQL {
  return overlaps(finderTrip.choices, chosenIn(kind, search))
}

/** SQL condition of a range of days. */
function isWithin({ least, most }: DayRange): SQL {
  return sql`${finderTrip.days} between ${least ?? 0} and ${most ?? 32_767}`
}

/** SQL condition of a price, in whole US dollars. */
function isAffordable(dollars: number): SQL {
  return sql`${finderTrip.fromPriceMinor} <= ${dollars * 100}::bigint`
}

/** SQL condition of each kind of filter. */
export const conditions: Record<Kind, (search: Search) => SQL> = {
  countries: search => isChosen('countries', search),
  group: search => isChosen('group', search),
  goals: search => isChosen('goals', search),
  months: search => isChosen('months', search),
  effort: search => isChosen('effort', search),
  days: ({ days }) => (days ? isWithin(days) : sql`true`),
  budget: ({ budget }) => (budget === null ? sql`true` : isAffordable(budget)),
  animals: ({ seenAt }) => overlaps(finderTrip.contents, seenAt),
}

/** SQL condition of each active kind of filter. */
export function conditionsOf(search: Search): [kind: Kind, condition: SQL][] {
  return kindsInUse(search).map(kind => [kind, conditions[kind](search)])
}

/** Condition that a trip matchTrips all filters, or all except some kinds. */
export function matchTrips(search: Search, leftOut: readonly Kind[] = []): SQL {
  const used = conditionsOf(search).flatMap(([kind, condition]) =>
    leftOut.includes(kind) ? [] : [condition],
  )
  return used.length > 0 ? sql`(${sql.join(used, sql` and `)})` : sql`true`
}

/** Number of newest trips scanned before an index is used for rarer ones (decision 27). */
export const WALKED = 1_000
/** With this many results in the scan, no index lookup is needed. */
export const ENOUGH = 24
