import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import type { FinderCountry } from './finder-words.ts'

/** The active countries in their order, each with how many published trips it has. */
export async function getFinderCountries({
  db,
  locale,
}: Pick<RequestContext, 'db' | 'locale'>): Promise<FinderCountry[]> {
  const rows = await db
    .select({ tag: country.tag, name: country.name, trips: count(trip.id) })
    .from(country)
    .leftJoin(tripCountry, eq(tripCountry.countryTag, country.tag))
    .leftJoin(trip, and(eq(trip.id, tripCountry.tripId), isNull(trip.archived)))
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .groupBy(country.tag)
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(({ tag, name, trips }) => ({ tag, name: name[locale], trips }))
}
