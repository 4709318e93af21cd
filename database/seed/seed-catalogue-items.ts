import { and, eq } from 'drizzle-orm'
import type { CountryFolder } from '../content/catalogue.ts'
import type { HotelContent, TourContent } from '../content/catalogue-content.ts'
import { catalogueItem } from '../schema/catalogue.ts'
import type { PlaceIds } from './seed-places.ts'
import { type Seeder, upsert } from './seeder.ts'

const KEY = [catalogueItem.countryTag, catalogueItem.kind, catalogueItem.key]

function minor(dollars: number): number {
  return Math.round(dollars * 100)
}

/** An authored duration (2 h 30, 45 min, 2 d) as ISO 8601. */
export function isoDuration(text: string): string {
  const days = /(\d+) d/.exec(text)?.[1]
  if (days) return `P${days}D`
  const minutesOnly = /(\d+) min/.exec(text)?.[1]
  if (minutesOnly) return `PT${minutesOnly}M`
  const [, hours = '0', minutes] = /(\d+) h(?: (\d+))?/.exec(text) ?? []
  return `PT${hours}H${minutes ? `${Number(minutes)}M` : ''}`
}

function tourRow(countryTag: string, key: string, placeId: number, tour: TourContent) {
  return {
    kind: 'tour' as const,
    countryTag,
    key,
    placeId,
    name: tour.name,
    line: tour.line,
    lead: tour.lead,
    body: tour.body,
    spokenLanguages: tour.languages,
    tourType: tour.type,
    priceMinor: minor(tour.price),
    bestMonths: tour.months ?? null,
    interests: tour.interests,
    habitats: tour.habitats,
    poster: tour.poster ?? null,
    tourInfoV2: {
      relatedTours: tour.related,
      tourDays: [1, 2, 3, 4, 5, 6, 7],
      timeOpen: tour.open ?? null,
      timeClose: tour.close ?? null,
      tourDuration: isoDuration(tour.duration),
      tourTimes: tour.times,
      tourZones: [
        { zonePickupPlaces: tour.pickup, zoneDropoffPlaces: tour.dropoff, zoneWhitelistHotels: tour.hotels },
      ],
    },
    details: {
      level: tour.level,
      distance: tour.distance ?? null,
      minimumAge: tour.minimumAge ?? null,
      asks: tour.asks,
      stepFree: tour.stepFree ?? null,
      childPrice: tour.childPrice
        ? { under: tour.childPrice.under, priceMinor: minor(tour.childPrice.price) }
        : null,
      tourIncludes: tour.includes,
      whatToBring: tour.bring,
      rules: tour.rules,
    },
  }
}

function hotelRow(countryTag: string, key: string, placeId: number, hotel: HotelContent) {
  return {
    kind: 'hotel' as const,
    countryTag,
    key,
    placeId,
    name: hotel.name,
    line: hotel.line,
    lead: hotel.lead,
    body: hotel.body,
    spokenLanguages: hotel.languages,
    priceMinor: minor(Math.min(...hotel.pricesByMonth)),
    habitats: hotel.habitats,
    poster: null,
    hotelRoomInfo: {
      bedConfigs: hotel.roomTypes.map(({ price: [from, to], ...room }) => ({
        ...room,
        fromMinor: minor(from),
        toMinor: minor(to),
      })),
      views: hotel.views,
      checkIn: hotel.checkIn,
      checkOut: hotel.checkOut,
    },
    details: {
      type: hotel.type,
      rooms: hotel.rooms,
      altitude: hotel.altitude ?? null,
      amenities: hotel.amenities,
      goodFor: hotel.goodFor,
      minimumAge: hotel.minimumAge ?? null,
      stepFree: hotel.stepFree ?? null,
      pricesByMonth: hotel.pricesByMonth.map(minor),
      house: hotel.house,
    },
  }
}

async function idsOf(seeder: Seeder, tag: string, kind: 'tour' | 'hotel'): Promise<Map<string, number>> {
  const rows = await seeder.tx
    .select({ key: catalogueItem.key, id: catalogueItem.id })
    .from(catalogueItem)
    .where(and(eq(catalogueItem.countryTag, tag), eq(catalogueItem.kind, kind)))
  return new Map(rows.map(row => [row.key, row.id]))
}

/** Seeds a country's tours and hotels. */
export async function seedCatalogueItems(seeder: Seeder, folder: CountryFolder, destinations: PlaceIds) {
  const { tag } = folder
  for (const [key, { value }] of folder.tours) {
    const placeId = destinations.get(value.place)
    if (placeId === undefined) continue
    const row = tourRow(tag, key, placeId, value)
    await seeder.changed('tour', `${tag}/${key}`, value, () => upsert(seeder.tx, catalogueItem, [row], KEY))
  }
  for (const [key, { value }] of folder.hotels) {
    const placeId = destinations.get(value.place)
    if (placeId === undefined) continue
    const row = hotelRow(tag, key, placeId, value)
    await seeder.changed('hotel', `${tag}/${key}`, value, () => upsert(seeder.tx, catalogueItem, [row], KEY))
  }
  return { tours: await idsOf(seeder, tag, 'tour'), hotels: await idsOf(seeder, tag, 'hotel') }
}
