import { type ListRules, narrow } from '#app/features/catalogue/list/catalogue.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/catalogue-schema.ts'
import {
  findPlaces,
  northFirst,
  type PlaceRow,
  regionOf,
  regionOptions,
} from '#app/features/catalogue/place/place-row-queries.server.ts'
import { cheapestFirst } from '#app/features/catalogue/tour/tour.ts'
import { getTripsOfItems } from '#app/features/trip/trip-card/trips-through-queries.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { ReadContext } from '#app/request-context.ts'
import { formatMoney } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import { altitudeOf, PRICE_LEVELS, priceLevel } from './hotel.ts'
import { findHotels, type PlacedHotel as Placed, toHotelRow } from './hotel-row-queries.server.ts'
import type { HotelRowData } from './hotel-schema.ts'

function priceOptions(locale: Locale) {
  const [low, middle] = PRICE_LEVELS.map(({ below }) => below)
  const amount = (minor = 0) => formatMoney(minor, 'USD', locale)
  const names = {
    low: m.hotel_price_low({ price: amount(low) }),
    middle: m.hotel_price_middle({ from: amount(low), to: amount(middle) }),
    high: m.hotel_price_high({ price: amount(middle) }),
  }
  return PRICE_LEVELS.map(({ level }) => ({ value: level, label: names[level] }))
}

const heightOf = ({ details, at }: Placed) => altitudeOf(details, at.altitudeM)

function rulesOf(places: readonly PlaceRow[], locale: Locale): ListRules<Placed> {
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
