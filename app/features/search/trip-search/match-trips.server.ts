import { arrayContains, arrayOverlaps, type Column, type SQL, sql } from 'drizzle-orm'
import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip, finderWords } from '#database/schema/finder.ts'

type Language = RequestContext['locale']

/** How words are read in a language: stemmed, without accents. */
export function configurationOf(locale: Language): SQL {
  return locale === 'en' ? sql`'ceiba_en'::regconfig` : sql`'ceiba_es'::regconfig`
}

function searchColumn(locale: Language): Column {
  return locale === 'en' ? finderWords.searchEn : finderWords.searchEs
}

/** Whether any trip says what a full-text query asks for. */
export function isSaid(query: SQL, locale: Language): SQL {
  return sql`exists (select from ${finderWords} where ${searchColumn(locale)} @@ ${query})`
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

/** Of trips that say the words the newest are looked at, so many: enough for twenty pages. */
const MOST_SAID = 240
/** So many of the newest trips are read for common words before an index is asked where rarer ones are. */
const WALKED = 5_000

/**
 * The newest published trips that say the words: finder_trip's columns, and how well they say it (rank). However many
 * trips there are, of common words the newest have enough, and of others there are few.
 */
export function saying(words: string, locale: Language): SQL {
  const query = textQuery(words, locale)
  const column = searchColumn(locale)
  // The index by date must not serve the second order: for words that nobody says it would be read to its end.
  return sql`
    with newest as materialized (
      select trip_id, ${column} as text
      from (select * from ${finderWords} order by published_ts desc, trip_id limit ${WALKED}) as finder_words
      where ${column} @@ ${query} order by published_ts desc, trip_id limit ${MOST_SAID}),
    rare as materialized (
      select trip_id, ${column} as text from ${finderWords}
      where (select count(*) from newest) < ${MOST_SAID} and ${column} @@ ${query}
      order by published_ts + interval '0' desc, trip_id limit ${MOST_SAID}),
    said as (select * from rare union all select * from newest where not exists (select from rare))
    select ${finderTrip}.*, ts_rank(text, ${query}) as rank
    from said join ${finderTrip} on ${finderTrip.tripId} = said.trip_id`
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
