import type { Picture } from '#app/picture/picture.ts'
import type { TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'

export type Meal = 'breakfast' | 'lunch' | 'dinner'

/** One day of a trip. What it has none of is an empty list or null. */
export interface DayData {
  number: number
  /** Where it begins and where it ends; one name when that is the same. */
  places: string[]
  title: string
  /** Its paragraphs. */
  story: string[]
  picture: Picture | null
  legs: { mode: TravelMode; time: string; distance: string }[]
  walk: { distance: string; note: string } | null
  altitudeGain: string | null
  hotel: string | null
  meals: Meal[]
  /** `type` is the key of the tour type whose list the tour stands in. */
  tours: { key: string; name: string; country: string; type: string | null }[]
  visits: { slug: string; name: string; country: string }[]
}

/** The days of a trip and the map they are read beside. */
export interface ItineraryData {
  days: DayData[]
  map: RouteMapData
}
