import type { NamedPlace } from '#app/features/catalogue/tour/tour-schema.ts'
import type { KnownPrice } from '#app/features/trip/price/known-price.ts'
import type { NamedTrip } from '#app/features/trip/trip/named-trip.ts'
import type { Picture } from '#app/picture/picture.ts'

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
  coordinates: { lat: number; lon: number }
  altitude: string
  /** How many nights its place deserves. */
  nights: string | null
  type: string | null
  rooms: number
  roomTypes: { name: string; beds: string }[]
  views: string[]
  checkIn: string | null
  checkOut: string | null
  languages: string[]
  amenities: string[]
  /** Per room and night, the year's lowest. */
  price: KnownPrice | null
  trips: NamedTrip[]
}
