import { arrayContains, arrayOverlaps, type Column, type SQL, sql } from 'drizzle-orm'
import { type FinderFilters, type Kind, kinds } from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'

type Language = RequestContext['locale']

/** How words are read in a language: stemmed, without accents. */
export function configurationOf(locale: Language): SQL {
  return locale === 'en' ? sql`'ceiba_en'::regconfig` : sql`'ceiba_es'::regconfig`
}

/**
 * Words as a full-text query. They may be quoted, excluded and joined by `or`; the last one may be unfinished
 * unless such signs are in use.
 */
export function textQuery(words: string, locale: Language): SQL {
  const configuration = configurationOf(locale)
  const whole = sql`websearch_to_tsquery(${configuration}, ${words})`
  const [, before = '', last = ''] = /^([^"]*?)(?<![-\p{L}\p{N}])([\p{L}\p{N}]+)$/u.exec(words) ?? []
  if (last === '' || /(^|\s)-/.test(before)) return whole
  const beginning = sql`to_tsquery(${configuration}, ${`${last}:*`})`
  return sql`(${whole} || (websearch_to_tsquery(${configuration}, ${before}) && ${beginning}))`
}

/** Any of some phrases, each in either language; never an empty list. */
export function anyPhrase(phrases: readonly string[]): SQL {
  const each = phrases.flatMap(phrase => [
    sql`phraseto_tsquery('ceiba_en', ${phrase})`,
    sql`phraseto_tsquery('ceiba_es', ${phrase})`,
  ])
  return sql`(${sql.join(each, sql` || `)})`
}

/** A text array, whatever it holds. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`
}

function overlaps(column: Column, values: readonly string[]): SQL {
  return values.length > 0 ? arrayOverlaps(column, [...values]) : sql`false`
}

/** Filters, with what their animals mean: where each is met, as finder_trip.contents has it. */
export interface Asked extends FinderFilters {
  metAt: readonly string[]
}

/** A choice as finder_trip.choices has it: its kind, then its value. */
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

/** What each kind of filter in use excludes by. */
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

/** Whether a trip meets every filter, or every filter but those of some kinds. */
export function meets(asked: Asked, leftOut: readonly Kind[] = []): SQL {
  const conditions = conditionsOf(asked)
  const used = kinds.flatMap(kind => (leftOut.includes(kind) ? [] : (conditions[kind] ?? [])))
  return used.length > 0 ? sql`(${sql.join(used, sql` and `)})` : sql`true`
}

/** How many of the newest trips are read before an index is asked where rarer ones are (decision 27). */
export const WALKED = 1_000
/** With so many of them among those an index need not be asked. */
export const ENOUGH = 24
