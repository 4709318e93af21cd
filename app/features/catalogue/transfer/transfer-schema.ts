import type { TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'

/** A way to a place from one of its neighbours, in the reader's words. */
export interface WayData {
  /** Its place in the list and, where a name finds no room, on the map. */
  number: number
  /** The neighbour, a destination of the same country. */
  slug: string
  name: string
  /** How one travels, in order; the same way twice in a row is said once. */
  modes: TravelMode[]
  minutes: number
  time: string
  distance: string
  note: string | null
}

/** Every way to a place, the shortest first, and their map; null where no way is known. */
export interface WaysData {
  ways: WayData[]
  map: RouteMapData | null
}
