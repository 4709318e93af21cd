import type { KnownPrice } from '#app/features/trip/price/known-price.ts'
import type { NamedTrip } from '#app/features/trip/trip-card/named-trip.ts'
import type { Picture } from '#app/picture/picture.ts'

/** A place by its name. */
export interface NamedPlace {
  slug: string
  name: string
}

/** Data of a tour's row and its details, in the reader's language. */
export interface TourRowData {
  key: string
  country: string
  /** Its tour type, whose page has all details. */
  type: string | null
  name: string
  line: string
  lead: string
  picture: Picture
  place: NamedPlace
  length: string
  /** HH:MM. */
  times: string[]
  /** Effort in a word, and the reasons: "Moderate"; "7 km, mud". */
  effort: { word: string; why: string | null }
  languages: string[]
  /** Months in which it runs; null for all year. */
  months: string | null
  minimumAge: number | null
  price: KnownPrice | null
  trips: NamedTrip[]
  /** Null in lists; the page of its type has it. */
  whole: WholeTour | null
}

/** All details of a guided tour. */
export interface WholeTour {
  /** Paragraphs. */
  body: string[]
  includes: string[]
  bring: string[]
  /** Rules for everyone, as sentences. */
  rules: string[]
  /** Rules per age group; groups without known rules are left out. */
  ageRules: { who: string; rule: string }[]
  pickup: NamedPlace[]
  dropoff: NamedPlace[]
  related: { key: string; name: string }[]
}
