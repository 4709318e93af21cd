import type { Locale } from '#app/links.ts'
import { presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import { formatMetres, formatMonths } from '#app/text/figures.ts'
import { askedPoster } from '#art/poster/asked-poster.ts'
import { choosePoster, spreadPosters } from '#art/poster/poster-choice.ts'
import { nightsInWords } from './nights.ts'
import { driestMonths } from './place.ts'
import type { PlaceCardData } from './place-card-schema.ts'
import type { PlaceRow } from './place-row-queries.server.ts'

function monthsInWords(months: readonly number[], locale: Locale): string | null {
  return months.length === 0 || months.length === 12 ? null : formatMonths(months, locale)
}

/** The cards of a country's destinations, in the order given; no two posters side by side are alike. */
export function toPlaceCards(tag: string, rows: readonly PlaceRow[], locale: Locale): PlaceCardData[] {
  const facts = rows.map(({ slug, name, habitats, poster }) => ({
    key: slug,
    country: tag,
    habitats,
    subject: name.en,
    ...askedPoster(poster),
  }))
  const posters = spreadPosters(facts)
  return rows.map((row, index) => ({
    country: tag,
    slug: row.slug,
    name: row.name[locale],
    line: row.line[locale],
    picture: pictureOf(
      presentPhoto(row.photo, locale),
      posters[index] ?? choosePoster({ key: row.slug, country: tag }),
    ),
    altitude: formatMetres(row.altitudeM, locale),
    nights: nightsInWords(row.nights),
    months: monthsInWords(row.bestMonths ?? [], locale),
    driest: monthsInWords(driestMonths(row.climate), locale),
  }))
}
