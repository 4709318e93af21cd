import { type ListRules, narrow } from '#app/features/catalogue/list/catalogue.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/catalogue-schema.ts'
import { monthOptions } from '#app/features/catalogue/list/months.ts'
import {
  findWords,
  type TopicRow,
  wordOptions,
} from '#app/features/catalogue/list/topic-row-queries.server.ts'
import { nightsInFigures, nightsInWords } from '#app/features/catalogue/place/nights.ts'
import {
  findPlaces,
  northFirst,
  type PlaceRow,
  regionOf,
  regionOptions,
} from '#app/features/catalogue/place/place-row-queries.server.ts'
import { m } from '#app/paraglide/messages.js'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMetres, formatMonths } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import type { PlaceListRow } from './place-list-schema.ts'

function monthsInWords(months: readonly number[], locale: Locale): string | null {
  if (months.length === 12) return m.list_all_year()
  return months.length === 0 ? null : formatMonths(months, locale)
}

function nightsOf({ nights }: PlaceRow): PlaceListRow['nights'] {
  const [figures, words] = [nightsInFigures(nights), nightsInWords(nights)]
  return figures && words ? { figures, words } : null
}

/** A country's destinations as rows in the given order; adjacent posters differ. */
function toPlaceListRows(
  tag: string,
  rows: readonly PlaceRow[],
  all: readonly PlaceRow[],
  locale: Locale,
): PlaceListRow[] {
  const pictured = picturesFor(rows, locale, row => ({ ...row, key: row.slug, country: tag }))
  return pictured.map(({ row, picture }) => ({
    country: tag,
    slug: row.slug,
    name: row.name[locale],
    line: row.line[locale],
    picture,
    region: all.find(({ id }) => id === row.regionId)?.name[locale] ?? null,
    nights: nightsOf(row),
    altitude: formatMetres(row.altitudeM, locale),
    months: row.bestMonths ?? [],
    monthsInWords: monthsInWords(row.bestMonths ?? [], locale),
  }))
}

function rulesOf(rows: readonly PlaceRow[], words: readonly TopicRow[], locale: Locale): ListRules<PlaceRow> {
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
  ctx: ReadContext,
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
