import { picturesFor } from '#app/picture/pictures-for.server.ts'
import { formatMetres, formatMonths } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import { driestMonths, nightsInWords } from './place.ts'
import type { PlaceRow } from './place-row-queries.server.ts'
import type { PlaceCardData } from './place-schema.ts'

function monthsInWords(months: readonly number[], locale: Locale): string | null {
  return months.length === 0 || months.length === 12 ? null : formatMonths(months, locale)
}

/** Cards of a country's destinations in the given order; adjacent posters differ. */
export function presentPlaceCards(tag: string, rows: readonly PlaceRow[], locale: Locale): PlaceCardData[] {
  const pictured = picturesFor(rows, locale, row => ({ ...row, key: row.slug, country: tag }))
  return pictured.map(({ row, picture }) => ({
    country: tag,
    slug: row.slug,
    name: row.name[locale],
    line: row.line[locale],
    picture,
    altitude: formatMetres(row.altitudeM, locale),
    nights: nightsInWords(row.nights),
    months: monthsInWords(row.bestMonths ?? [], locale),
    driest: monthsInWords(driestMonths(row.climate), locale),
  }))
}
