import type { NamedPlace } from '#app/features/catalogue/tour/tour-schema.ts'
import type { KnownPrice } from '#app/features/trip/price/known-price.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/named-trip.ts'
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
  place: NamedPlace
  altitude: string
  /** Whether the altitude is the hotel's own or its place's. */
  altitudeOf: 'house' | 'place'
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
