import type { RouteStop } from '#app/features/trip/itinerary/route-stops.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { Group } from '#database/values/goals.ts'

/** A trip as its card shows it, in the reader's words. */
export interface TripCardData {
  key: string
  /** Never empty; the trip's address stands under the first. */
  countries: { tag: string; name: string }[]
  title: string
  line: string
  days: number
  /** Who it suits, best first. */
  groups: Group[]
  stops: RouteStop[]
  /** The lowest price for each of two, such as US$ 3,480; null where none is known. */
  from: string | null
  picture: Picture
}

/** The trips that are offered now, by key, each with its lowest price written out. */
export type LiveTrips = ReadonlyMap<string, { from: string | null }>
