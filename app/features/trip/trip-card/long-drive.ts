import type { RouteStop } from '#app/features/trip/itinerary/itinerary.ts'
import type { Group } from '#database/values/goals.ts'

/** Minutes on the road in a day over which a trip says so, for grown-ups and with children. */
const LONG_DRIVE = { any: 240, family: 180 }

/** From so many stops of one night a trip says so. */
const MANY_ONE_NIGHTS = 2

/** The minutes of the longest day on the road if they are long for those whom the trip suits; null otherwise. */
export function longDriveOf(roadMinutes: readonly number[], groups: readonly Group[]): number | null {
  const longest = Math.max(0, ...roadMinutes)
  return longest > (groups.includes('Family') ? LONG_DRIVE.family : LONG_DRIVE.any) ? longest : null
}

/** The number of stops of one night if they are many; 0 otherwise. */
export function oneNightsOf(stops: readonly RouteStop[]): number {
  const count = stops.filter(({ nights }) => nights === 1).length
  return count < MANY_ONE_NIGHTS ? 0 : count
}
