import { and, arrayOverlaps, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import type { NamedTrip } from './named-trip.ts'

interface Sought {
  tourIds?: readonly number[]
  hotelIds?: readonly number[]
  placeIds?: readonly number[]
}

const firstCountry = sql<string>`(
  select c.country_tag from ${tripCountry} c where c.trip_id = ${trip.id} order by c.position limit 1)`

/** Days of published trips that use any of the given items; empty if none are given. */
function findDays({ db }: Pick<RequestContext, 'db'>, sought: Sought) {
  const { tourIds = [], hotelIds = [], placeIds = [] } = sought
  const met = [
    tourIds.length > 0 ? arrayOverlaps(tripDay.tourIds, [...tourIds]) : undefined,
    hotelIds.length > 0 ? inArray(tripDay.hotelId, [...hotelIds]) : undefined,
    placeIds.length > 0 ? inArray(tripDay.placeId, [...placeIds]) : undefined,
    placeIds.length > 0 ? arrayOverlaps(tripDay.visitIds, [...placeIds]) : undefined,
  ].filter(condition => condition !== undefined)
  if (met.length === 0) return []
  return db
    .select({
      key: trip.key,
      title: trip.title,
      country: firstCountry,
      tourIds: tripDay.tourIds,
      hotelId: tripDay.hotelId,
    })
    .from(tripDay)
    .innerJoin(trip, and(eq(trip.id, tripDay.tripId), isPublished(trip)))
    .where(or(...met))
    .orderBy(asc(trip.id), asc(tripDay.number))
}

/** Trips that include these tours or hotels, by ID of the item. */
export async function getTripsOfItems(
  ctx: ReadContext,
  sought: Pick<Sought, 'tourIds' | 'hotelIds'>,
): Promise<Map<number, NamedTrip[]>> {
  const byItem = new Map<number, NamedTrip[]>()
  for (const { key, title, country, tourIds, hotelId } of await findDays(ctx, sought)) {
    for (const id of hotelId === null ? tourIds : [...tourIds, hotelId]) {
      const trips = byItem.get(id) ?? []
      if (!trips.some(trip => trip.key === key)) trips.push({ key, country, title: title[ctx.locale] })
      byItem.set(id, trips)
    }
  }
  return byItem
}

/** Keys of the trips that include these items, those with the most days first. */
export async function findTripsThrough(
  ctx: Pick<RequestContext, 'db'>,
  sought: Sought,
  count: number,
): Promise<string[]> {
  const days = Map.groupBy(await findDays(ctx, sought), ({ key }) => key)
  return [...days]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, count)
    .map(([key]) => key)
}
