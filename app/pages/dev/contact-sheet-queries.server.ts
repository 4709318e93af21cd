import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { everyValue } from '#art/houses/every-value.ts'
import { bestHour, SPECIES_KEYS } from '#art/plate/plate.ts'
import { drawPortrait } from '#art/portrait/portrait.ts'
import { PALETTE_NAMES, SCENE_KINDS } from '#art/poster/poster.ts'
import { SCENES } from '#art/poster/scenes/registry.ts'
import { drawCountryMap } from '#cartography/print/map-drawing.server.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'

/** Portraits of invented people, drawn from a seed only. */
const STRANGERS = 24

/**
 * Everything the site can draw, for developers.
 * @throws AppError `not_found` if the development pages are off.
 */
export async function getContactSheet({ db, dev }: Pick<RequestContext, 'db' | 'dev'>) {
  if (!dev) throw new AppError('not_found')
  const [people, countries, places] = await Promise.all([
    db.select({ fkey: staff.fkey, name: staff.name, portraitVersion }).from(staff).orderBy(asc(staff.fkey)),
    db
      .select({ tag: country.tag, name: country.name, code: country.a2Code, page: country.page })
      .from(country)
      .where(eq(country.active, true))
      .orderBy(asc(country.homepageSortOrder)),
    db
      .select({
        tag: place.countryTag,
        slug: place.slug,
        name: place.name,
        lat: place.latitude,
        lon: place.longitude,
      })
      .from(place)
      .where(and(eq(place.kind, 'destination'), isPublished(place))),
  ])
  return {
    palettes: PALETTE_NAMES,
    scenes: SCENE_KINDS.map(kind => ({ kind, title: SCENES[kind].title })),
    houses: everyValue(),
    species: SPECIES_KEYS.map(key => ({ key, hour: bestHour(key) })),
    people,
    strangers: Array.from({ length: STRANGERS }, (_, index) => drawPortrait(`stranger ${index}`)),
    maps: countries.map(({ tag, name, code }) => ({
      tag,
      name: name.en,
      map: drawCountryMap({
        countries: [code],
        places: places
          .filter(one => one.tag === tag)
          .map(one => ({ key: one.slug, name: one.name.en, lat: one.lat, lon: one.lon })),
      }),
    })),
  }
}
