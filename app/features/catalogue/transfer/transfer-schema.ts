import type { TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'

/** A route to a place from a neighbour, in the reader's language. */
export interface WayData {
  /** Number in the list, and on the map if there is no room for a name. */
  number: number
  /** The neighbour, a destination of the same country. */
  slug: string
  name: string
  /** Modes of travel in order, without consecutive repetitions. */
  modes: TravelMode[]
  minutes: number
  time: string
  distance: string
  note: string | null
}

/** Routes to a place, the shortest first, and their map; null if no route is known. */
export interface WaysData {
  ways: WayData[]
  map: RouteMapData | null
}
