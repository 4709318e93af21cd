import { and, arrayOverlaps, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { routeStops } from '#app/features/trip/itinerary/itinerary.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMoney } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { isGroup } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import type { NamedTrip } from './named-trip.ts'
import type { TripCardData } from './trip-card-schema.ts'

/** A trip's card, with the data for a map of its route. */
export interface TripOutline {
  card: TripCardData
  /** ISO alpha-2 codes. */
  countryCodes: string[]
  /** Places of its nights in order, without consecutive repetitions. */
  route: { lon: number; lat: number }[]
}

function findTrips({ db }: ReadContext, keys: readonly string[]) {
  return db
    .select({
      id: trip.id,
      key: trip.key,
      title: trip.title,
      line: trip.line,
      days: trip.days,
      party: trip.party,
      habitats: trip.habitats,
      fromPriceMinor: trip.fromPriceMinor,
      currency: trip.currency,
      poster: trip.poster,
      photo: firstPhoto('trip'),
    })
    .from(trip)
    .where(and(inArray(trip.key, [...keys]), isPublished(trip)))
}

function findCountries({ db }: ReadContext, keys: readonly string[]) {
  return db
    .select({ tripId: trip.id, tag: country.tag, name: country.name, a2Code: country.a2Code })
    .from(tripCountry)
    .innerJoin(trip, eq(trip.id, tripCountry.tripId))
    .innerJoin(country, eq(country.tag, tripCountry.countryTag))
    .where(inArray(trip.key, [...keys]))
    .orderBy(asc(tripCountry.position))
}

function findNights({ db }: ReadContext, keys: readonly string[]) {
  return db
    .select({
      tripId: trip.id,
      placeId: place.id,
      name: place.name,
      sleep: tripDay.sleep,
      lon: place.longitude,
      lat: place.latitude,
    })
    .from(tripDay)
    .innerJoin(trip, eq(trip.id, tripDay.tripId))
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .where(inArray(trip.key, [...keys]))
    .orderBy(asc(tripDay.number))
}

type TripRow = Awaited<ReturnType<typeof findTrips>>[number]
type CountryRow = Awaited<ReturnType<typeof findCountries>>[number]
type NightRow = Awaited<ReturnType<typeof findNights>>[number]

function cardOf(
  row: TripRow,
  countries: readonly CountryRow[],
  nights: readonly NightRow[],
  picture: PlacePicture,
  locale: Locale,
): TripCardData {
  return {
    key: row.key,
    countries: countries.map(({ tag, name }) => ({ tag, name: name[locale] })),
    title: row.title[locale],
    line: row.line[locale],
    days: row.days,
    groups: row.party.filter(isGroup),
    stops: routeStops(nights.map(({ name, sleep }) => ({ place: name[locale], sleep }))),
    from: row.fromPriceMinor === null ? null : formatMoney(row.fromPriceMinor, row.currency, locale),
    picture,
  }
}

/** Leaves out the return to the start, which would hide what it crosses. */
function routeOf(nights: readonly NightRow[]): TripOutline['route'] {
  const calls = nights.filter(({ placeId }, i) => placeId !== nights[i - 1]?.placeId)
  const isRound = calls.length > 2 && calls[0]?.placeId === calls.at(-1)?.placeId
  return calls.slice(0, isRound ? -1 : undefined).map(({ lon, lat }) => ({ lon, lat }))
}

/** Published trips by key, in the requested order; adjacent posters differ. */
export async function getTripOutlines(ctx: ReadContext, keys: readonly string[]): Promise<TripOutline[]> {
  if (keys.length === 0) return []
  const [rows, countryRows, nightRows] = await Promise.all([
    findTrips(ctx, keys),
    findCountries(ctx, keys),
    findNights(ctx, keys),
  ])
  const [countriesOf, nightsOf] = [Map.groupBy(countryRows, idOf), Map.groupBy(nightRows, idOf)]
  const trips = rows
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map(row => ({ row, countries: countriesOf.get(row.id) ?? [], nights: nightsOf.get(row.id) ?? [] }))
  const pictured = picturesFor(
    trips,
    ctx.locale,
    ({ row: { key, habitats, title, poster, photo }, countries }) => ({
      ...{ key, habitats, poster, photo },
      country: countries[0]?.tag,
      name: title,
    }),
  )
  return pictured.map(({ row: { row, countries, nights }, picture }) => ({
    card: cardOf(row, countries, nights, picture, ctx.locale),
    countryCodes: countries.map(({ a2Code }) => a2Code),
    route: routeOf(nights),
  }))
}

function idOf({ tripId }: { tripId: number }): number {
  return tripId
}

/** Cards of published trips by key, in the requested order. */
export async function getTripCards(ctx: ReadContext, keys: readonly string[]): Promise<TripCardData[]> {
  const outlines = await getTripOutlines(ctx, keys)
  return outlines.map(({ card }) => card)
}

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
