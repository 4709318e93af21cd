import { and, asc, eq } from 'drizzle-orm'
import { knownPrice } from '#app/features/trip/price/price.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { tripDay } from '#database/schema/trip.ts'
import { hotelPicture } from './hotel-picture.ts'
import type { TripBed } from './hotel-schema.ts'

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
