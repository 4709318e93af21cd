import { type ListRules, narrow } from '#app/features/catalogue/list/catalogue.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/catalogue-schema.ts'
import { monthOptions } from '#app/features/catalogue/list/months.ts'
import {
  findPlaces,
  northFirst,
  type PlaceRow,
  regionOf,
  regionOptions,
} from '#app/features/catalogue/place/place-row-queries.server.ts'
import {
  findWords,
  type WordRow,
  wordOptions,
} from '#app/features/catalogue/topic/word-row-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { PlaceListRow } from './place-list-schema.ts'
import { toPlaceListRows } from './present-place-list.server.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

function rulesOf(
  rows: readonly PlaceRow[],
  words: readonly WordRow[],
  locale: Reading['locale'],
): ListRules<PlaceRow> {
  return {
    facets: [
      { key: 'region', options: regionOptions(rows, locale), of: row => regionOf(row, rows) },
      { key: 'month', options: monthOptions(locale), of: row => (row.bestMonths ?? []).map(String) },
      { key: 'interest', options: wordOptions(words, 'interest', locale), of: row => row.interests },
      { key: 'habitat', options: wordOptions(words, 'habitat', locale), of: row => row.habitats },
    ],
    sorts: [
      { key: 'north', compare: northFirst },
      { key: 'name', compare: (a, b) => a.name[locale].localeCompare(b.name[locale], locale) },
      { key: 'altitude', compare: (a, b) => a.altitudeM - b.altitudeM },
    ],
  }
}

/** The destinations of a country, filtered and sorted by the address. */
export async function getPlaceList(
  ctx: Reading,
  { tag }: ListCountry,
  query: URLSearchParams,
): Promise<NarrowedList<PlaceListRow>> {
  const [rows, words] = await Promise.all([findPlaces(ctx, tag), findWords(ctx)])
  const destinations = rows.filter(({ kind }) => kind === 'destination')
  const { filter, found, looser } = narrow(destinations, rulesOf(rows, words, ctx.locale), query)
  return {
    filter,
    looser,
    total: destinations.length,
    items: toPlaceListRows(tag, found, rows, ctx.locale),
  }
}
