import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { type ListRules, narrow } from '#app/features/catalogue/list/list.ts'
import {
  findItems,
  type ItemRow,
  type ItemsQuery,
  toItemEntry,
} from '#app/features/catalogue/list/list-queries.server.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/list-schema.ts'
import {
  findPlaces,
  northFirst,
  type PlaceRow,
  regionOf,
  regionOptions,
} from '#app/features/catalogue/place/place-api-queries.server.ts'
import { nightsInWords } from '#app/features/catalogue/place/place-schema.ts'
import { cheapestFirst } from '#app/features/catalogue/tour/tour-schema.ts'
import { knownPrice } from '#app/features/trip/price/price.ts'
import { getTripsOfItems } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { m } from '#app/paraglide/messages.js'
import { firstPhoto, photosOf, presentPhoto, presentPhotos } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMetres, formatMoney, formatMonths, monthName } from '#app/text/figures.ts'
import { catalogueItem, type HotelRoomInfo } from '#database/schema/catalogue.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { tripDay } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  altitudeOf,
  bedsInWords,
  hotelDrawing,
  hotelPicture,
  hotelPictureAddress,
  hotelTypeName,
  PRICE_LEVELS,
  priceLevel,
} from './hotel.ts'
import type { HotelEntry, HotelRowData, RoomType, RoomYear, TripBed } from './hotel-schema.ts'

/** The rooms of a hotel with their lowest and highest price of the year. */
function presentRooms(rooms: HotelRoomInfo['bedConfigs'], currency: string, locale: Locale): RoomType[] {
  return rooms.map(({ name, beds, count, fromMinor, toMinor }) => ({
    name: name[locale],
    beds: bedsInWords(beds),
    count,
    price: priceRange(fromMinor, toMinor, currency, locale),
  }))
}

/** Two prices in minor units: "US$ 600–690"; one if they are the same. */
function priceRange(fromMinor: number, toMinor: number, currency: string, locale: Locale): string {
  const [from, to] = [formatMoney(fromMinor, currency, locale), formatMoney(toMinor, currency, locale)]
  return from === to ? from : `${from}–${to.split('\u00a0').at(-1)}`
}

/** Prices of a year in minor units, from January, as bars and as text. */
function presentYear(prices: readonly number[], currency: string, locale: Locale): RoomYear {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const monthsAt = Map.groupBy(
    prices.map((price, i) => ({ price, month: i + 1 })),
    ({ price }) => price,
  )
  const inMonths = (price: number) =>
    formatMonths(
      (monthsAt.get(price) ?? []).map(({ month }) => month),
      locale,
    )
  return {
    months: prices.map((price, i) => ({
      initial: monthName(i + 1, locale)
        .charAt(0)
        .toUpperCase(),
      part: lowest < highest ? (price - lowest) / (highest - lowest) : 1,
      cheapest: lowest < highest && price === lowest,
    })),
    inWords: [...monthsAt.keys()]
      .toSorted((a, b) => a - b)
      .map(price =>
        m.hotel_year_price({ price: formatMoney(price, currency, locale), months: inMonths(price) }),
      )
      .join('; '),
    range: priceRange(lowest, highest, currency, locale),
    cheapest: lowest < highest ? inMonths(lowest) : null,
  }
}

const words = z.object({ en: z.string(), es: z.string() })
const hotelDetails = z.object({
  type: z.string(),
  rooms: z.number(),
  amenities: z.array(words).default([]),
  /** Minor units, January first. */
  pricesByMonth: z.array(z.number()).length(12).optional(),
})

/** The hotels of a country that are not archived. */
export const findHotels = cachedRead(
  'hotels of a country',
  { tables: [catalogueItem, photo, photoUse] },
  ({ db }: Pick<RequestContext, 'db'>, tag: string) => {
    return db
      .select({
        id: catalogueItem.id,
        key: catalogueItem.key,
        placeId: catalogueItem.placeId,
        name: catalogueItem.name,
        line: catalogueItem.line,
        lead: catalogueItem.lead,
        body: catalogueItem.body,
        languages: catalogueItem.spokenLanguages,
        room: catalogueItem.hotelRoomInfo,
        priceMinor: catalogueItem.priceMinor,
        currency: catalogueItem.currency,
        habitats: catalogueItem.habitats,
        details: catalogueItem.details,
        poster: catalogueItem.poster,
        photos: photosOf('hotel'),
      })
      .from(catalogueItem)
      .where(
        and(eq(catalogueItem.countryTag, tag), eq(catalogueItem.kind, 'hotel'), isPublished(catalogueItem)),
      )
      .orderBy(asc(catalogueItem.key))
  },
)

/** A hotel with its place. */
export type PlacedHotel = Awaited<ReturnType<typeof findHotels>>[number] & { at: PlaceRow }

/** Data of a hotel's row. */
export function toHotelRow(
  row: PlacedHotel,
  trips: readonly NamedTrip[],
  { tag, locale }: { tag: string; locale: Locale },
): HotelRowData {
  const { at, room } = row
  const details = hotelDetails.parse(row.details)
  const hotel = { ...row, country: tag, altitudeM: at.altitudeM }
  const photos = presentPhotos(row.photos, locale)
  const drawing = hotelDrawing(hotel)
  return {
    key: row.key,
    country: tag,
    name: row.name[locale],
    line: row.line[locale],
    lead: row.lead[locale],
    body: row.body[locale].split('\n').filter(Boolean),
    picture: photos[0] ? { photo: photos[0] } : drawing,
    gallery: photos.length > 0 ? { drawing, photos } : null,
    place: { slug: at.slug, name: at.name[locale] },
    altitude: formatMetres(altitudeOf(row.details, at.altitudeM), locale),
    nights: nightsInWords(at.nights),
    type: hotelTypeName(details.type),
    rooms: details.rooms,
    roomTypes: presentRooms(room?.bedConfigs ?? [], row.currency, locale),
    year: details.pricesByMonth ? presentYear(details.pricesByMonth, row.currency, locale) : null,
    views: (room?.views ?? []).map(view => view[locale]),
    checkIn: room?.checkIn ?? null,
    checkOut: room?.checkOut ?? null,
    languages: row.languages,
    amenities: details.amenities.map(each => each[locale]),
    price: knownPrice(row.priceMinor, row.currency, locale),
    trips: [...trips],
  }
}

function priceOptions(locale: Locale) {
  const amount = (minor: number) => formatMoney(minor, 'USD', locale)
  return PRICE_LEVELS.map(({ level, below }, i) => {
    const from = PRICE_LEVELS[i - 1]?.below
    if (from === undefined) return { value: level, label: m.hotel_price_under({ price: amount(below) }) }
    if (below === Infinity) return { value: level, label: m.hotel_price_from({ price: amount(from) }) }
    return { value: level, label: m.hotel_price_between({ from: amount(from), to: amount(below) }) }
  })
}

const heightOf = ({ details, at }: PlacedHotel) => altitudeOf(details, at.altitudeM)

function rulesOf(places: readonly PlaceRow[], locale: Locale): ListRules<PlacedHotel> {
  return {
    facets: [
      { key: 'region', options: regionOptions(places, locale), of: row => regionOf(row.at, places) },
      { key: 'price', options: priceOptions(locale), of: row => [priceLevel(row.priceMinor) ?? ''] },
    ],
    sorts: [
      { key: 'north', compare: (a, b) => northFirst(a.at, b.at) },
      { key: 'price', compare: cheapestFirst },
      { key: 'altitude', compare: (a, b) => heightOf(a) - heightOf(b) },
      { key: 'name', compare: (a, b) => a.name[locale].localeCompare(b.name[locale], locale) },
    ],
  }
}

/** The hotels of a country, filtered and sorted by the address. */
export async function getHotelList(
  ctx: ReadContext,
  { tag }: ListCountry,
  query: URLSearchParams,
): Promise<NarrowedList<HotelRowData>> {
  const { locale } = ctx
  const [hotels, places] = await Promise.all([findHotels(ctx, tag), findPlaces(ctx, tag)])
  const trips = await getTripsOfItems(ctx, { hotelIds: hotels.map(({ id }) => id) })
  const placed = hotels.flatMap(row => {
    const at = places.find(({ id }) => id === row.placeId)
    return at ? { ...row, at } : []
  })
  const { filter, found, looser } = narrow(placed, rulesOf(places, locale), query)
  return {
    filter,
    looser,
    total: placed.length,
    items: found.map(row => toHotelRow(row, trips.get(row.id) ?? [], { tag, locale })),
  }
}

const entryDetails = z.object({ type: z.string(), rooms: z.number(), amenities: z.array(words).default([]) })

/** The address of the picture of a hotel in a list of items. */
export function hotelEntryPicture({ item, place: at, photo }: ItemRow): string {
  return hotelPictureAddress(photo, { ...item, country: item.countryTag, altitudeM: at.altitudeM })
}

function toHotelEntry(row: ItemRow, locale: Locale): HotelEntry {
  const { hotelRoomInfo: room, details } = row.item
  const { type, rooms, amenities } = entryDetails.parse(details)
  return {
    ...toItemEntry(row, locale),
    picture: hotelEntryPicture(row),
    altitude_m: altitudeOf(details, row.place.altitudeM),
    type,
    rooms,
    hotel_room_info: room && {
      bedConfigs: room.bedConfigs.map(({ name, beds }) => ({ name: name[locale], beds })),
      views: room.views.map(view => view[locale]),
      checkIn: room.checkIn,
      checkOut: room.checkOut,
    },
    amenities: amenities.map(each => each[locale]),
  }
}

/** Hotels of the active countries that are not archived. */
export async function listHotels(ctx: ReadContext, asked: ItemsQuery): Promise<ListPart<HotelEntry, number>> {
  const rows = await findItems(ctx, 'hotel', { ...asked, limit: asked.limit + 1 })
  return partOf(rows, asked.limit, {
    item: row => toHotelEntry(row, ctx.locale),
    cursor: ({ item }) => item.id,
  })
}

/** The houses in which a trip's nights are spent, in the order of travel; each once, with all its nights. */
export const getBedsOfTrip = cachedRead(
  'beds of a trip',
  { tables: [tripDay, catalogueItem, place, photo, photoUse] },
  async ({ db, locale }: ReadContext, tripId: number): Promise<TripBed[]> => {
    const rows = await db
      .select({
        key: catalogueItem.key,
        country: catalogueItem.countryTag,
        name: catalogueItem.name,
        line: catalogueItem.line,
        priceMinor: catalogueItem.priceMinor,
        currency: catalogueItem.currency,
        habitats: catalogueItem.habitats,
        details: catalogueItem.details,
        poster: catalogueItem.poster,
        photo: firstPhoto('hotel'),
        place: place.name,
        altitudeM: place.altitudeM,
      })
      .from(tripDay)
      .innerJoin(catalogueItem, and(eq(catalogueItem.id, tripDay.hotelId), isPublished(catalogueItem)))
      .innerJoin(place, eq(place.id, tripDay.placeId))
      .where(and(eq(tripDay.tripId, tripId), eq(tripDay.sleep, true)))
      .orderBy(asc(tripDay.number))
    return [...Map.groupBy(rows, ({ key }) => key).values()].flatMap(nights => {
      const [row] = nights
      if (!row) return []
      return {
        key: row.key,
        country: row.country,
        name: row.name[locale],
        line: row.line[locale],
        place: row.place[locale],
        nights: nights.length,
        price: knownPrice(row.priceMinor, row.currency, locale)?.text ?? null,
        picture: hotelPicture(presentPhoto(row.photo, locale), row),
      }
    })
  },
)
