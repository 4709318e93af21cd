import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { tripDay } from '#database/schema/trip.ts'

/** Rows of an itinerary, in a fixed number of queries for a trip of any length. */

const point = {
  slug: place.slug,
  name: place.name,
  country: place.countryTag,
  lat: place.latitude,
  lon: place.longitude,
}

/** Days of a trip in order, with the place where each ends and its hotel. */
export function findDays(db: Readable, tripId: number) {
  return db
    .select({
      number: tripDay.number,
      title: tripDay.title,
      story: tripDay.story,
      sleep: tripDay.sleep,
      tourIds: tripDay.tourIds,
      visitIds: tripDay.visitIds,
      meals: tripDay.meals,
      legs: tripDay.legs,
      walk: tripDay.walk,
      altitudeGainM: tripDay.altitudeGainM,
      poster: tripDay.poster,
      photo: firstPhoto('trip_day'),
      hotel: catalogueItem.name,
      hotelM: sql<number | null>`(${catalogueItem.details} ->> 'altitude')::float`,
      place: { ...point, altitudeM: place.altitudeM, habitats: place.habitats },
    })
    .from(tripDay)
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .leftJoin(catalogueItem, eq(catalogueItem.id, tripDay.hotelId))
    .where(eq(tripDay.tripId, tripId))
    .orderBy(asc(tripDay.number))
}

export type DayRow = Awaited<ReturnType<typeof findDays>>[number]

/** Places that days visit, and places in the trip's countries at which legs stop. */
export function findCalls(db: Readable, days: readonly DayRow[], countries: readonly string[]) {
  const visited = days.flatMap(({ visitIds }) => visitIds)
  const calledAt = days.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to]))
  const onTheWay = and(
    inArray(place.slug, calledAt),
    inArray(place.countryTag, [...countries]),
    ne(place.kind, 'region'),
  )
  return db
    .select({ id: place.id, ...point })
    .from(place)
    .where(or(inArray(place.id, visited), onTheWay))
}

/** The tours of the days. */
export function findTours(db: Readable, days: readonly DayRow[]) {
  const ids = days.flatMap(({ tourIds }) => tourIds)
  return db
    .select({
      id: catalogueItem.id,
      key: catalogueItem.key,
      name: catalogueItem.name,
      country: catalogueItem.countryTag,
      type: catalogueItem.tourType,
    })
    .from(catalogueItem)
    .where(inArray(catalogueItem.id, ids))
}

export type CallRow = Awaited<ReturnType<typeof findCalls>>[number]
export type TourRow = Awaited<ReturnType<typeof findTours>>[number]
