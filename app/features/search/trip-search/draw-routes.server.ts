import type { TripsMapData } from '#cartography/print/map-data.ts'
import { drawTripsMap } from '#cartography/print/map-drawing.server.ts'

/** The route of a trip. */
export interface TripRoute {
  key: string
  /** ISO alpha-2 codes. */
  countryCodes: string[]
  /** Places of its nights, in order. */
  places: { lon: number; lat: number }[]
}

/** A map as tall as a phone's screen with the routes in the middle; beside the list only its middle is visible. */
const SHEET = { width: 560, height: 1120, padding: { x: 56, y: 296 } }

/** Map of the trips found; null if there are none. */
export function drawRoutes(routes: readonly TripRoute[]): TripsMapData | null {
  if (routes.length === 0) return null
  const countries = [...new Set(routes.flatMap(({ countryCodes }) => countryCodes))]
  const trips = routes.map(({ key, places }) => ({ key, places }))
  return drawTripsMap({ countries, trips, ...SHEET })
}
