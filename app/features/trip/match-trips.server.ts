import { arrayContains, arrayOverlaps, type Column, type SQL, sql } from 'drizzle-orm'
import type { FinderFilters } from '#app/features/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { trip } from '#database/schema/trip.ts'

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

/** A text array, whatever it holds. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`
}

/** Of trips that say the words so many are looked at: enough for forty pages, and no more work than that. */
const MOST_SAID = 500

/** Published trips that say the words, and how well. */
export function saying(words: string, locale: Language): SQL {
  const query = textQuery(words, locale)
  return sql`select ${trip.id}, ts_rank(${searchColumn(locale)}, ${query}) as rank
    from ${trip} where ${trip.archived} is null and ${searchColumn(locale)} @@ ${query} limit ${MOST_SAID}`
}

export function goesTo(countries: FinderFilters['countries']): SQL {
  return countries.length === 0 ? sql`true` : arrayOverlaps(finderTrip.countries, [...countries])
}

export function suits(group: FinderFilters['group']): SQL {
  return group === null ? sql`true` : arrayContains(finderTrip.party, [group])
}

export function isAround(goals: FinderFilters['goals']): SQL {
  return goals.length === 0 ? sql`true` : arrayOverlaps(finderTrip.goals, [...goals])
}

/** How many of the goals a trip meets. */
export function shared(goals: FinderFilters['goals']): SQL {
  if (goals.length === 0) return sql`0`
  return sql`cardinality(array(select unnest(${finderTrip.goals}) intersect select unnest(${textArray(goals)})))`
}
