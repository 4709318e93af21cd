import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import { priceComponent, trip, tripCountry, tripDay } from '#database/schema/trip.ts'

type Context = Pick<RequestContext, 'db'>

const { searchEn: _en, searchEs: _es, plainEn: _pe, plainEs: _ps, ...columns } = getTableColumns(trip)

/** Published trips by key, with their planner. */
export function findTrips({ db }: Context, keys: readonly string[]) {
  return db
    .select({ ...columns, photo: firstPhoto('trip'), planner: { fkey: staff.fkey, name: staff.name } })
    .from(trip)
    .innerJoin(staff, eq(staff.fkey, trip.plannerFkey))
    .where(and(inArray(trip.key, [...keys]), isPublished(trip)))
}

/** The active countries of trips, in the order of travel. */
export function findCountries({ db }: Context, keys: readonly string[]) {
  return db
    .select({ key: trip.key, tag: country.tag, name: country.name })
    .from(tripCountry)
    .innerJoin(trip, eq(trip.id, tripCountry.tripId))
    .innerJoin(country, and(eq(country.tag, tripCountry.countryTag), eq(country.active, true)))
    .where(inArray(trip.key, [...keys]))
    .orderBy(asc(tripCountry.position))
}

const placeColumns = {
  country: place.countryTag,
  kind: place.kind,
  slug: place.slug,
  name: place.name,
  lat: place.latitude,
  lng: place.longitude,
}

/** Days of a trip with the places where they end, and hotels that are not archived. */
export function findDays({ db }: Context, tripId: number) {
  return db
    .select({
      day: tripDay,
      place: placeColumns,
      hotel: { key: catalogueItem.key, name: catalogueItem.name },
    })
    .from(tripDay)
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .leftJoin(catalogueItem, and(eq(catalogueItem.id, tripDay.hotelId), isPublished(catalogueItem)))
    .where(eq(tripDay.tripId, tripId))
    .orderBy(asc(tripDay.number))
}

/** Tours of a trip's days that are not archived. */
export function findTours({ db }: Context, tripId: number) {
  return db
    .select({ id: catalogueItem.id, key: catalogueItem.key, name: catalogueItem.name })
    .from(catalogueItem)
    .innerJoin(tripDay, and(eq(tripDay.tripId, tripId), sql`${catalogueItem.id} = any(${tripDay.tourIds})`))
    .where(isPublished(catalogueItem))
}

/** Places that a trip's days visit. */
export function findVisits({ db }: Context, tripId: number) {
  return db
    .select({ id: place.id, ...placeColumns })
    .from(place)
    .innerJoin(tripDay, and(eq(tripDay.tripId, tripId), sql`${place.id} = any(${tripDay.visitIds})`))
}

/** Price components of a trip. */
export function findPriceComponents({ db }: Context, tripId: number) {
  return db
    .select()
    .from(priceComponent)
    .where(eq(priceComponent.tripId, tripId))
    .orderBy(asc(priceComponent.position))
}
