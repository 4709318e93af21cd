import type { TripsMapData } from '#app/features/map/map-data.ts'

/** How far from a place, in pixels of the map, a pointer still means it. */
const REACH = 36

/** The trip that calls nearest to a point of the map; null where none calls near it. */
export function nearestRoute({ trips }: Pick<TripsMapData, 'trips'>, x: number, y: number): string | null {
  const calls = trips.flatMap(({ key, places }) =>
    places.map(place => ({ key, distance: Math.hypot(place.x - x, place.y - y) })),
  )
  const near = calls.filter(({ distance }) => distance <= REACH)
  return near.sort((a, b) => a.distance - b.distance)[0]?.key ?? null
}
