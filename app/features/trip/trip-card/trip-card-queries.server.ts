import { and, arrayOverlaps, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { type RouteStop, routeStops } from '#app/features/trip/itinerary/itinerary.ts'
import { priceParts } from '#app/features/trip/price/price-queries.server.ts'
import { lowestDays } from '#app/features/trip/price/price-schema.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMean, formatMinutes, formatMoney, formatMonths } from '#app/text/figures.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { priceComponent, trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { type Group, isGroup } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import type { NamedTrip, TripCardData } from './trip-card-schema.ts'

/** Minutes on the road in a day over which a trip says so, for grown-ups and with children. */
const LONG_ON_ROAD = { any: 240, family: 180 }

/** From so many stops of one night a trip says so. */
const MANY_ONE_NIGHTS = 2

/** The minutes of the longest day on the road if they are long for those whom the trip suits; null otherwise. */
export function longDriveOf(roadMinutes: readonly number[], groups: readonly Group[]): number | null {
  const longest = Math.max(0, ...roadMinutes)
  return longest > (groups.includes('Family') ? LONG_ON_ROAD.family : LONG_ON_ROAD.any) ? longest : null
}

/** The number of stops of one night if they are many; 0 otherwise. */
export function oneNightsOf(stops: readonly RouteStop[]): number {
  const count = stops.filter(({ nights }) => nights === 1).length
  return count < MANY_ONE_NIGHTS ? 0 : count
}

/** A trip's card, with the data for a map of its route. */
export interface TripOutline {
  card: TripCardData
  /** ISO alpha-2 codes. */
  countryCodes: string[]
  /** Places of its nights in order, without consecutive repetitions. */
  route: { lon: number; lat: number }[]
}

interface CountryRow {
  tag: string
  name: Words
  a2Code: string
}

interface NightRow {
  placeId: number
  name: Words
  sleep: boolean
  /** Minutes on the road on its day. */
  road: number
  lon: number
  lat: number
}

/** The countries of a trip, in its order. */
const countries = sql<CountryRow[]>`(
  select coalesce(json_agg(json_build_object('tag', c.tag, 'name', c.name, 'a2Code', c.a2_code) order by t.position), '[]')
  from ${tripCountry} t join ${country} c on c.tag = t.country_tag
  where t.trip_id = ${trip}.id)`

/** Where the nights of a trip are, in order. */
const nights = sql<NightRow[]>`(
  select coalesce(json_agg(json_build_object(
    'placeId', p.id, 'name', p.name, 'sleep', d.sleep, 'lon', p.longitude, 'lat', p.latitude,
    'road', (select coalesce(sum((leg->>'minutes')::int), 0) from jsonb_array_elements(d.legs) leg where leg->>'mode' = 'road')
  ) order by d.number), '[]')
  from ${tripDay} d join ${place} p on p.id = d.place_id
  where d.trip_id = ${trip}.id)`

interface Reviewed {
  count: number
  mean: number | null
}

/** The trip's own reviews. */
export const tripReviews = sql<Reviewed>`(
  select json_build_object('count', count(*), 'mean', avg(r.rating)) from ${review} r where r.trip_id = ${trip}.id)`

export function presentRating({ count, mean }: Reviewed, locale: Locale): TripCardData['reviews'] {
  return { count, mean: mean === null ? null : formatMean(mean, locale) }
}

/** One statement: cards are on most pages, and what a statement costs is mostly its way to the database and back. */
function findTrips({ db }: ReadContext, keys: readonly string[]) {
  return db
    .select({
      key: trip.key,
      title: trip.title,
      line: trip.line,
      days: trip.days,
      party: trip.party,
      habitats: trip.habitats,
      fromPriceMinor: trip.fromPriceMinor,
      currency: trip.currency,
      priceParts,
      poster: trip.poster,
      photo: firstPhoto('trip'),
      bestMonths: trip.bestMonths,
      planner: {
        fkey: staff.fkey,
        name: staff.name,
        firstName: staff.firstName,
        portraitVersion,
      },
      plannerPhoto: firstPhoto('staff'),
      countries,
      nights,
      reviews: tripReviews,
    })
    .from(trip)
    .leftJoin(staff, and(eq(staff.fkey, trip.plannerFkey), eq(staff.active, true)))
    .where(and(inArray(trip.key, [...keys]), isPublished(trip)))
}

type TripRow = Awaited<ReturnType<typeof findTrips>>[number]

function cardOf(row: TripRow, picture: PlacePicture, locale: Locale): TripCardData {
  const groups = row.party.filter(isGroup)
  const stops = routeStops(row.nights.map(({ name, sleep }) => ({ place: name[locale], sleep })))
  const longDrive = longDriveOf(
    row.nights.map(({ road }) => road),
    groups,
  )
  return {
    key: row.key,
    countries: row.countries.map(({ tag, name }) => ({ tag, name: name[locale] })),
    title: row.title[locale],
    line: row.line[locale],
    days: row.days,
    months: formatMonths(row.bestMonths, locale),
    groups,
    stops,
    from: row.fromPriceMinor === null ? null : formatMoney(row.fromPriceMinor, row.currency, locale),
    ...{ currency: row.currency, ofParty: null },
    fromDays: lowestDays(row.priceParts, row.bestMonths, locale),
    planner: row.planner && { ...row.planner, photo: presentPhoto(row.plannerPhoto, locale) },
    reviews: presentRating(row.reviews, locale),
    picture,
    longDrive: longDrive === null ? null : formatMinutes(longDrive),
    oneNights: oneNightsOf(stops),
  }
}

/** Leaves out the return to the start, which would hide what it crosses. */
function routeOf(nights: readonly NightRow[]): TripOutline['route'] {
  const calls = nights.filter(({ placeId }, i) => placeId !== nights[i - 1]?.placeId)
  const isRound = calls.length > 2 && calls[0]?.placeId === calls.at(-1)?.placeId
  return calls.slice(0, isRound ? -1 : undefined).map(({ lon, lat }) => ({ lon, lat }))
}

/** Published trips by key, in the requested order; adjacent posters differ. */
export const getTripOutlines = cachedRead(
  'outlines of trips',
  { tables: [trip, tripDay, tripCountry, priceComponent, country, place, review, staff, photo, photoUse] },
  async (ctx: ReadContext, keys: readonly string[]): Promise<TripOutline[]> => {
    if (keys.length === 0) return []
    const rows = await findTrips(ctx, keys)
    const ordered = rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    const pictured = picturesFor(
      ordered,
      ctx.locale,
      ({ key, habitats, title, poster, photo, countries }) => ({
        ...{ key, habitats, poster, photo },
        country: countries[0]?.tag,
        name: title,
      }),
    )
    return pictured.map(({ row, picture }) => ({
      card: cardOf(row, picture, ctx.locale),
      countryCodes: row.countries.map(({ a2Code }) => a2Code),
      route: routeOf(row.nights),
    }))
  },
)

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

/** The country under which a trip's page is. */
export const firstCountry = sql<string>`(
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
export const getTripsOfItems = cachedRead(
  'trips of items',
  { tables: [trip, tripCountry, tripDay] },
  async (
    ctx: ReadContext,
    sought: Pick<Sought, 'tourIds' | 'hotelIds'>,
  ): Promise<ReadonlyMap<number, NamedTrip[]>> => {
    const byItem = new Map<number, NamedTrip[]>()
    for (const { key, title, country, tourIds, hotelId } of await findDays(ctx, sought)) {
      for (const id of hotelId === null ? tourIds : [...tourIds, hotelId]) {
        const trips = byItem.get(id) ?? []
        if (!trips.some(trip => trip.key === key)) trips.push({ key, country, title: title[ctx.locale] })
        byItem.set(id, trips)
      }
    }
    return byItem
  },
)

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
