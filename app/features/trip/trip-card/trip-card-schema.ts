import type { RouteStop } from '#app/features/trip/itinerary/itinerary.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { Group } from '#database/values/goals.ts'

/** Data of a trip's card, in the reader's language. */
export interface TripCardData {
  key: string
  /** Never empty; the trip's address is under the first. */
  countries: { tag: string; name: string }[]
  title: string
  line: string
  days: number
  /** Groups that it suits, the best first. */
  groups: Group[]
  stops: RouteStop[]
  /** Lowest price per person for two, such as "US$ 3,480"; null if unknown. */
  from: string | null
  picture: Picture
}

/** The trips currently offered, by key, with their formatted lowest price. */
export type LiveTrips = ReadonlyMap<string, { from: string | null }>
