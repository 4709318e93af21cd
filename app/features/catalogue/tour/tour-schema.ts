import type { KnownPrice } from '#app/features/trip/price/known-price.ts'
import type { NamedTrip } from '#app/features/trip/trip/named-trip.ts'
import type { Picture } from '#app/picture/picture.ts'

/** A place by its name. */
export interface NamedPlace {
  slug: string
  name: string
}

/** A guided day as its row and what opens under it tell it, in the reader's words. */
export interface TourRowData {
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
  /** ISO 8601, and as one reads it. */
  duration: string
  length: string
  /** HH:MM. */
  times: string[]
  level: string
  languages: string[]
  /** The months it goes; null all year. */
  months: string | null
  minimumAge: number | null
  price: KnownPrice | null
  includes: string[]
  bring: string[]
  rules: string[]
  pickup: NamedPlace[]
  dropoff: NamedPlace[]
  related: { key: string; name: string }[]
  trips: NamedTrip[]
}
