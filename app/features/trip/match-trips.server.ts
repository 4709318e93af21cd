import { and, arrayContains, arrayOverlaps, type Column, isNull, type SQL, sql } from 'drizzle-orm'
import type { FinderFilters } from '#app/features/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'

type Language = RequestContext['locale']

/** How words are read in a language: stemmed, without accents. */
export function configurationOf(locale: Language): SQL {
  return locale === 'en' ? sql`'ceiba_en'::regconfig` : sql`'ceiba_es'::regconfig`
}

export function searchColumn(locale: Language): Column {
  return locale === 'en' ? trip.searchEn : trip.searchEs
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

/** How well a trip says the words; 0 without words. */
export function textRank(words: string, locale: Language): SQL {
  return words === '' ? sql`0::real` : sql`ts_rank(${searchColumn(locale)}, ${textQuery(words, locale)})`
}

/** A text array, whatever it holds. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`
}

/** What a published trip must fulfil to be among those that filters ask for. */
export function matching(filters: Omit<FinderFilters, 'sort' | 'page'>, locale: Language): SQL | undefined {
  const { countries, group, goals, words } = filters
  return and(
    isNull(trip.archived),
    words === '' ? undefined : sql`${searchColumn(locale)} @@ ${textQuery(words, locale)}`,
    group === null ? undefined : arrayContains(trip.party, [group]),
    goals.length === 0 ? undefined : arrayOverlaps(trip.goals, [...goals]),
    countries.length === 0 ? undefined : goesTo(countries),
  )
}

function goesTo(countries: readonly string[]): SQL {
  return sql`exists (
    select from ${tripCountry}
    where ${tripCountry.tripId} = ${trip.id} and ${tripCountry.countryTag} = any(${textArray(countries)}))`
}
