import type { Picture } from '#app/picture/picture.ts'
import type { TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'

export type Meal = 'breakfast' | 'lunch' | 'dinner'

/** A day of a trip. Missing parts are empty lists or null. */
export interface DayData {
  number: number
  /** Start and end of the day; a single name if they are the same. */
  places: string[]
  title: string
  /** Paragraphs. */
  story: string[]
  picture: Picture | null
  /** `back` is the way back of the ride before it. */
  legs: { mode: TravelMode; time: string; distance: string; back?: true }[]
  /** Its time on the road in all, if it is long and of several rides. */
  road: string | null
  walk: { distance: string; note: string } | null
  altitudeGain: string | null
  hotel: string | null
  meals: Meal[]
  /** `type` is the tour type whose page lists the tour. */
  tours: { key: string; name: string; country: string; type: string | null }[]
  visits: { slug: string; name: string; country: string }[]
}

/** The days of a trip and their map. */
export interface ItineraryData {
  days: DayData[]
  map: RouteMapData
}
