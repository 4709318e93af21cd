import type { RouteStop } from '#app/features/trip/itinerary/itinerary.ts'
import type { ShownPrice } from '#app/features/trip/price/party-price-words.ts'
import type { LowestPrice } from '#app/features/trip/price/price-schema.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { Sitter } from '#app/picture/portrait.tsx'
import type { Group } from '#database/values/goals.ts'

/** Data of a trip's card, in the reader's language. */
export interface TripCardData extends LowestPrice {
  key: string
  /** Never empty; the trip's address is under the first. */
  countries: { tag: string; name: string }[]
  title: string
  line: string
  days: number
  /** Its best months: "Apr–Oct". */
  months: string
  /** Groups that it suits, the best first. */
  groups: Group[]
  stops: RouteStop[]
  /** ISO 4217. */
  currency: string
  /** What it costs those for whom a search is; null where nobody says who travels. */
  ofParty: ShownPrice | null
  /** Who drafted it. */
  planner: (Sitter & { firstName: string }) | null
  /** `mean` with one decimal, as text; null without any. */
  reviews: { count: number; mean: string | null }
  picture: Picture
  /** The time on the road of its longest day, if that is long; null otherwise. */
  longDrive: string | null
  /** How many of its stops are of one night, if they are many; 0 otherwise. */
  oneNights: number
}

/** The trips currently offered, by key, with their formatted lowest price. */
export type LiveTrips = ReadonlyMap<string, { from: string | null }>

/** A trip's title; its address is under `country`. */
export interface NamedTrip {
  key: string
  country: string
  title: string
}
