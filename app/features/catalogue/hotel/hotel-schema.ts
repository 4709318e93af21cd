import type { NamedPlace } from '#app/features/catalogue/tour/tour-schema.ts'
import type { KnownPrice } from '#app/features/trip/price/known-price.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/named-trip.ts'
import type { Picture } from '#app/picture/picture.ts'

/** Rooms that are alike, with the range of their price through the year. */
export interface RoomType {
  name: string
  beds: string
  count: number
  price: string
}

/** A year of prices, January first. */
export interface RoomYear {
  /** Where each month's price stands between the lowest, 0, and the highest, 1; and whether it is the lowest. */
  months: { initial: string; part: number; cheapest: boolean }[]
  /** Every price with its months, for whoever does not see the bars. */
  inWords: string
  /** Sep–Oct; null where all months cost the same. */
  cheapest: string | null
}

/** A hotel as its row and what opens under it tell it, in the reader's words. */
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
  /** Whose that is: the house’s own where that is known. */
  altitudeOf: 'house' | 'place'
  /** How many nights its place deserves. */
  nights: string | null
  type: string | null
  rooms: number
  roomTypes: RoomType[]
  /** What its cheapest room costs through the year; null where that is not known. */
  year: RoomYear | null
  views: string[]
  checkIn: string | null
  checkOut: string | null
  languages: string[]
  amenities: string[]
  /** Per room and night, the year's lowest. */
  price: KnownPrice | null
  trips: NamedTrip[]
}
