import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { Picture } from '#app/picture/picture.ts'
import { pictureFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatKilometres, formatMetres, formatMinutes } from '#app/text/figures.ts'
import { watersOf } from '#cartography/labels/authored-waters.ts'
import { drawRouteMap, type RouteMapWanted } from '#cartography/print/map-drawing.server.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import type { CountryPage } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { tripDay } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { meals } from '#database/values/meals.ts'
import {
  type DayData,
  highestBed,
  type ItineraryData,
  itineraryRoute,
  longestDrive,
  type RouteStop,
  routeStops,
} from './itinerary.ts'
import type { TravelledRoute } from './itinerary-gpx.ts'

interface Itinerant {
  id: number
  key: string
  countries: readonly { tag: string; a2Code: string; page: CountryPage | null }[]
}

interface Itinerary extends ItineraryData {
  stops: RouteStop[]
  /** Minutes on the road of the longest day; 0 without any. */
  longestDrive: number
  /** Altitude of the highest night: the house's own, otherwise its place's. Null without a night. */
  highestBedM: number | null
  /** Route in real coordinates. */
  route: TravelledRoute
}

/** Everything computed from a trip's days. */
export async function getItinerary({ db, locale }: ReadContext, trip: Itinerant): Promise<Itinerary> {
  const days = await findDays(db, trip.id)
  const tags = trip.countries.map(({ tag }) => tag)
  const [calls, tours] = await Promise.all([findCalls(db, days, tags), findTours(db, days)])
  const { places, legs, ...ground } = drawTravelledRoute({ countries: trip.countries, days, calls }, locale)
  return {
    days: presentDays({ key: trip.key, days, calls, tours }, locale),
    map: drawRouteMap({ ...ground, places, legs }),
    route: { places, legs },
    stops: routeStops(days.map(({ place, sleep }) => ({ place: place.name[locale], sleep }))),
    longestDrive: longestDrive(days),
    highestBedM: highestBed(days),
  }
}

interface Rows {
  /** The trip's key. */
  key: string
  days: readonly DayRow[]
  calls: readonly CallRow[]
  tours: readonly TourRow[]
}

/** The days of a trip, formatted. */
export function presentDays({ key, days, calls, tours }: Rows, locale: Locale): DayData[] {
  return days.map((day, i) => ({
    number: day.number,
    places: placesOf(day, days[i - 1], calls).map(name => name[locale]),
    title: day.title[locale],
    story: day.story[locale].split(/\n+/),
    picture: pictureOfDay(`${key}/${day.number}`, day, locale),
    legs: day.legs.map(({ mode, minutes, kilometres, from, to }, at) => {
      const before = day.legs[at - 1]
      return {
        mode,
        time: formatMinutes(minutes),
        distance: formatKilometres(kilometres, locale),
        ...(before?.from === to && before.to === from && { back: true as const }),
      }
    }),
    road: longRoadOf(day),
    walk: day.walk && {
      distance: formatKilometres(day.walk.kilometres, locale),
      note: day.walk.note[locale],
    },
    altitudeGain: day.altitudeGainM > 0 ? formatMetres(day.altitudeGainM, locale) : null,
    hotel: (day.sleep && day.hotel?.[locale]) || null,
    meals: meals.filter(meal => day.meals.includes(meal)),
    tours: inOrder(day.tourIds, tours).map(({ key, name, country, type }) => ({
      key,
      name: name[locale],
      country,
      type,
    })),
    visits: inOrder(day.visitIds, calls).map(({ slug, name, country }) => ({
      slug,
      name: name[locale],
      country,
    })),
  }))
}

/** Minutes on the road from which a day says what its rides come to. */
const LONG_ROAD = 180

function longRoadOf({ legs }: DayRow): string | null {
  const rides = legs.filter(({ mode }) => mode === 'road')
  const minutes = rides.reduce((sum, ride) => sum + ride.minutes, 0)
  return rides.length > 1 && minutes > LONG_ROAD ? formatMinutes(minutes) : null
}

/** Start of a day, if it differs, and its end. */
function placesOf(
  day: DayRow,
  before: DayRow | undefined,
  calls: readonly CallRow[],
): DayRow['place']['name'][] {
  const start = before?.place ?? calls.find(({ slug }) => slug === day.legs[0]?.from)
  return start && start.slug !== day.place.slug ? [start.name, day.place.name] : [day.place.name]
}

/** Rows by ID in the order of the IDs, each once. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
}

/** Not every day has a picture. */
function pictureOfDay(key: string, { photo, poster, place, title }: DayRow, locale: Locale): Picture | null {
  if (!photo && !poster) return null
  const { country, habitats } = place
  return pictureFor({ key, country, habitats, name: title, poster, photo }, locale)
}

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

interface Travelled {
  countries: readonly { a2Code: string; page: CountryPage | null }[]
  days: readonly DayRow[]
  calls: readonly CallRow[]
}

/** The route of an itinerary in real coordinates: all nights, stops and legs. */
export function drawTravelledRoute({ countries, days, calls }: Travelled, locale: Locale): RouteMapWanted {
  const { legs, changes } = itineraryRoute(days)
  const ends = new Set(legs.flatMap(({ from, to }) => [from, to]))
  const called = [...days.map(({ place }) => place), ...calls.filter(({ slug }) => ends.has(slug))]
  const places = [...new Map(called.map(place => [place.slug, place])).values()]
  return {
    countries: countries.map(({ a2Code }) => a2Code),
    waters: countries.flatMap(({ page }) => watersOf(page, locale)),
    places: [
      ...places.map(({ slug, name, lat, lon }) => ({
        key: slug,
        name: printedName(name[locale]),
        lat,
        lon,
        days: days.filter(({ place }) => place.slug === slug).map(({ number }) => number),
      })),
      ...changes.map(change => ({ ...change, name: '' })),
    ],
    legs,
    arrows: true,
  }
}

/** Label without the part in brackets, which the list beside the map shows. */
function printedName(name: string): string {
  return name.replace(/ \([^)]+\)$/, '')
}
