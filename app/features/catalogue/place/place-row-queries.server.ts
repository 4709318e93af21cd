import { and, asc, eq } from 'drizzle-orm'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import type { Locale } from '#database/values/locale.ts'

/** All places of a country: its regions, destinations and attractions. */
export function findPlaces({ db }: Pick<RequestContext, 'db'>, tag: string) {
  return db
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
    .orderBy(asc(place.id))
}

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
