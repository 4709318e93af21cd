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

/** Whether a trip says the words; without words each does. */
export function says(words: string, locale: Language): SQL {
  return words === '' ? sql`true` : sql`${searchColumn(locale)} @@ ${textQuery(words, locale)}`
}

export function goesTo(countries: FinderFilters['countries']): SQL {
  if (countries.length === 0) return sql`true`
  return sql`exists (
    select from ${tripCountry}
    where ${tripCountry.tripId} = ${trip.id} and ${tripCountry.countryTag} = any(${textArray(countries)}))`
}

export function suits(group: FinderFilters['group']): SQL {
  return group === null ? sql`true` : arrayContains(trip.party, [group])
}

export function isAround(goals: FinderFilters['goals']): SQL {
  return goals.length === 0 ? sql`true` : arrayOverlaps(trip.goals, [...goals])
}

/** What a published trip must fulfil to be among those that filters ask for. */
export function matching({ countries, group, goals, words }: FinderFilters, locale: Language) {
  return and(isNull(trip.archived), says(words, locale), goesTo(countries), suits(group), isAround(goals))
}
