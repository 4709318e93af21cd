import { LRUCache } from 'lru-cache'
import { getLocale } from '#app/paraglide/runtime.js'
import type { TripsMapData } from '#cartography/print/map-data.ts'
import { drawTripsMap } from '#cartography/print/map-drawing.server.ts'

/** Where a trip goes. */
export interface TripRoute {
  key: string
  /** ISO alpha-2 codes. */
  countryCodes: string[]
  /** The places it sleeps in, in their order. */
  places: { lon: number; lat: number }[]
}

/**
 * A sheet as tall as a phone's screen, its routes in the middle: what stands beside the list shows no more than
 * the middle of it.
 */
const SHEET = { width: 560, height: 1120, padding: { x: 56, y: 296 } }

/** Drawing takes longer than finding; the same trips lie on the same map, in one language. */
const drawn = new LRUCache<string, TripsMapData>({ max: 200 })

/** The map of the trips that were found; null where there are none. */
export function drawRoutes(routes: readonly TripRoute[]): TripsMapData | null {
  if (routes.length === 0) return null
  const countries = [...new Set(routes.flatMap(({ countryCodes }) => countryCodes))]
  const trips = routes.map(({ key, places }) => ({ key, places }))
  const address = JSON.stringify([getLocale(), countries, trips])
  const map = drawn.get(address) ?? drawTripsMap({ countries, trips, ...SHEET })
  drawn.set(address, map)
  return map
}
