import { arrayContains, arrayOverlaps, type Column, type SQL, sql } from 'drizzle-orm'
import { type FinderFilters, type Kind, kinds } from '#app/features/search/finder/finder.ts'
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
export interface Asked extends FinderFilters {
  metAt: readonly string[]
}

/** Prefix of a choice in finder_trip.choices: its kind, then its value. */
export const choiceOf: Readonly<Record<'countries' | 'group' | 'goals' | 'months' | 'effort', string>> = {
  countries: 'country',
  group: 'party',
  goals: 'goal',
  months: 'month',
  effort: 'effort',
}

function isChosen(kind: keyof typeof choiceOf, values: readonly (string | number)[]): SQL {
  return overlaps(
    finderTrip.choices,
    values.map(value => `${choiceOf[kind]}:${value}`),
  )
}

function isWithin({ least, most }: { least: number | null; most: number | null }): SQL {
  return sql`${finderTrip.days} between ${least ?? 0} and ${most ?? 32_767}`
}

/** SQL condition of each active kind of filter. */
export function conditionsOf(asked: Asked): Partial<Record<Kind, SQL>> {
  const { countries, group, goals, months, days, budget, effort, animals, metAt } = asked
  return {
    ...(countries.length > 0 && { countries: isChosen('countries', countries) }),
    ...(group && { group: arrayContains(finderTrip.choices, [`party:${group}`]) }),
    ...(goals.length > 0 && { goals: isChosen('goals', goals) }),
    ...(months.length > 0 && { months: isChosen('months', months) }),
    ...(days && { days: isWithin(days) }),
    ...(budget !== null && { budget: sql`${finderTrip.fromPriceMinor} <= ${budget * 100}::bigint` }),
    ...(effort && { effort: arrayContains(finderTrip.choices, [`effort:${effort}`]) }),
    ...(animals.length > 0 && { animals: overlaps(finderTrip.contents, metAt) }),
  }
}

/** Condition that a trip meets all filters, or all except some kinds. */
export function meets(asked: Asked, leftOut: readonly Kind[] = []): SQL {
  const conditions = conditionsOf(asked)
  const used = kinds.flatMap(kind => (leftOut.includes(kind) ? [] : (conditions[kind] ?? [])))
  return used.length > 0 ? sql`(${sql.join(used, sql` and `)})` : sql`true`
}

/** Number of newest trips scanned before an index is used for rarer ones (decision 27). */
export const WALKED = 1_000
/** With this many results in the scan, no index lookup is needed. */
export const ENOUGH = 24
