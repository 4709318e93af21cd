import { and, asc, eq } from 'drizzle-orm'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { formatMetres, formatMonths } from '#app/text/figures.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'
import { driestMonths, nightsInWords } from './place.ts'
import type { PlaceCardData } from './place-schema.ts'

/** All places of a country: its regions, destinations and attractions. */
export const findPlaces = cachedRead(
  'places of a country',
  { tables: [place, photo, photoUse] },
  ({ db }: Pick<RequestContext, 'db'>, tag: string) =>
    db
      .select({
        id: place.id,
        kind: place.kind,
        slug: place.slug,
        regionId: place.regionId,
        name: place.name,
        line: place.line,
        lat: place.latitude,
        lon: place.longitude,
        altitudeM: place.altitudeM,
        climate: place.climate,
        bestMonths: place.bestMonths,
        interests: place.interests,
        habitats: place.habitats,
        nights: place.nights,
        poster: place.poster,
        photo: firstPhoto('place'),
      })
      .from(place)
      .where(and(eq(place.countryTag, tag), isPublished(place)))
      .orderBy(asc(place.id)),
)

export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

/** Sorts from north to south. */
export function northFirst(a: Pick<PlaceRow, 'lat'>, b: Pick<PlaceRow, 'lat'>): number {
  return b.lat - a.lat
}

/** Options of the region filter. */
export function regionOptions(rows: readonly PlaceRow[], locale: Locale) {
  return rows
    .filter(({ kind }) => kind === 'region')
    .toSorted(northFirst)
    .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
}

/** The slug of a place's region. */
export function regionOf({ regionId }: Pick<PlaceRow, 'regionId'>, rows: readonly PlaceRow[]): string[] {
  return rows.filter(({ id }) => id === regionId).map(({ slug }) => slug)
}

interface Described {
  tag: string
  interests: string[]
  habitats: string[]
}

/** Interests and habitats with at least one place or tour in the country. */
function topicPages(tag: string, described: readonly Described[]): string[] {
  const own = described.filter(each => each.tag === tag)
  return [
    ...own.flatMap(({ interests }) => interests.map(interest => links.interest(tag, interest))),
    ...own.flatMap(({ habitats }) => habitats.map(habitat => links.habitat(tag, habitat))),
  ]
}

/** Sitemap entries of places, and of the interests and habitats they are listed under. */
export async function listPlacePages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [tags, places, tours] = await Promise.all([
    getCountriesWithPages(ctx),
    ctx.db
      .select({
        tag: place.countryTag,
        kind: place.kind,
        slug: place.slug,
        interests: place.interests,
        habitats: place.habitats,
      })
      .from(place)
      .where(isPublished(place))
      .orderBy(asc(place.id)),
    ctx.db
      .select({
        tag: catalogueItem.countryTag,
        interests: catalogueItem.interests,
        habitats: catalogueItem.habitats,
      })
      .from(catalogueItem)
      .where(isPublished(catalogueItem)),
  ])
  return tags.flatMap(tag => {
    const own = places.filter(row => row.tag === tag)
    const lists = own.some(({ kind }) => kind === 'destination') ? [links.destinations(tag)] : []
    const written = own.map(({ kind, slug }) => links[kind](tag, slug))
    const paths = [...lists, ...written, ...topicPages(tag, [...places, ...tours])]
    return [...new Set(paths)].map(path => ({ path }))
  })
}

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
