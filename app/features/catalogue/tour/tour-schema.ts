import type { KnownPrice } from '#app/features/trip/price/known-price.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/named-trip.ts'
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
  /** The kind of day, whose page tells all of it. */
  type: string | null
  name: string
  line: string
  lead: string
  picture: Picture
  place: NamedPlace
  length: string
  /** HH:MM. */
  times: string[]
  /** How hard it is in a word, and what makes it so: Moderate; 7 km, mud. */
  effort: { word: string; why: string | null }
  languages: string[]
  /** The months it goes; null all year. */
  months: string | null
  minimumAge: number | null
  price: KnownPrice | null
  trips: NamedTrip[]
  /** Null in lists: the page of its kind tells it. */
  whole: WholeTour | null
}

/** A guided day at length. */
export interface WholeTour {
  /** Paragraphs. */
  body: string[]
  includes: string[]
  bring: string[]
  /** For everybody, in sentences of their own. */
  rules: string[]
  /** For an age group; a group of which nothing is known is not there. */
  ageRules: { who: string; rule: string }[]
  pickup: NamedPlace[]
  dropoff: NamedPlace[]
  related: { key: string; name: string }[]
}
