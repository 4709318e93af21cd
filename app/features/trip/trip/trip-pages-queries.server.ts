import { asc, eq } from 'drizzle-orm'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'

/** Sitemap entries of published trips, under their first country, and of their maps. */
export async function listTripPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .selectDistinctOn([trip.id], { key: trip.key, tag: tripCountry.countryTag, open: country.active })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(isPublished(trip))
    .orderBy(asc(trip.id), asc(tripCountry.position))
  return [
    { path: links.trips() },
    ...rows
      .filter(({ open }) => open)
      .flatMap(({ key, tag }) => [{ path: links.trip(tag, key) }, { path: links.tripMap(key) }]),
  ]
}
