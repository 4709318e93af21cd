import { z } from 'zod'
import { clock } from '#app/api-values-schema.ts'
import { itemEntry } from '#app/features/catalogue/list/list-schema.ts'
import type { NamedPlace } from '#app/features/catalogue/tour/tour-schema.ts'
import type { KnownPrice } from '#app/features/trip/price/price.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/trip-card-schema.ts'
import type { Gallery } from '#app/picture/gallery/gallery.ts'
import type { Picture } from '#app/picture/picture.ts'

/** A type of room, with its price range over the year. */
export interface RoomType {
  name: string
  beds: string
  count: number
  price: string
}

/** Prices of a year, from January. */
export interface RoomYear {
  /** Each month's price, scaled from 0 (lowest) to 1 (highest), and whether it is the lowest. */
  months: { initial: string; part: number; cheapest: boolean }[]
  /** All prices with their months, as text for screen readers. */
  inWords: string
  /** Its lowest and highest price: "US$ 600–690". */
  range: string
  /** For example "Sep–Oct"; null if all months cost the same. */
  cheapest: string | null
}

/** Data of a hotel's row and its details, in the reader's language. */
export interface HotelRowData {
  key: string
  country: string
  name: string
  line: string
  lead: string
  /** Paragraphs. */
  body: string[]
  picture: Picture
  /** Null without photographs. */
  gallery: Gallery | null
  place: NamedPlace
  altitude: string
  /** Recommended number of nights at its place. */
  nights: string | null
  type: string | null
  rooms: number
  roomTypes: RoomType[]
  /** Prices of its cheapest room through the year; null if unknown. */
  year: RoomYear | null
  views: string[]
  checkIn: string | null
  checkOut: string | null
  languages: string[]
  amenities: string[]
  /** Lowest price of the year, per room and night. */
  price: KnownPrice | null
  trips: NamedTrip[]
}

/** A house on a trip's page, in the reader's language. */
export interface TripBed {
  key: string
  country: string
  name: string
  line: string
  place: string
  nights: number
  /** Lowest price of the year, per room and night; null if unknown. */
  price: string | null
  picture: Picture
}

/** A hotel in the public API, with the specification's field names (section 3: Hotel/room info). */
export const hotelEntry = itemEntry
  .extend({
    type: z.string().meta({ example: 'lodge' }),
    rooms: z.number().int(),
    hotel_room_info: z
      .object({
        bedConfigs: z.array(z.object({ name: z.string(), beds: z.array(z.string()) })),
        views: z.array(z.string()),
        checkIn: clock,
        checkOut: clock,
      })
      .nullable(),
    amenities: z.array(z.string()),
  })
  .meta({ id: 'Hotel', description: 'A hotel. Its price is the lowest of the year, per room and night' })

export type HotelEntry = z.infer<typeof hotelEntry>
