import { nightsInFigures, nightsInWords } from '#app/features/catalogue/place/nights.ts'
import type { PlaceRow } from '#app/features/catalogue/place/place-row-queries.server.ts'
import type { Locale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import { formatMetres, formatMonths } from '#app/text/figures.ts'
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
export function toPlaceListRows(
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
