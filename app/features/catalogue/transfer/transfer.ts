import type { TravelMode } from '#cartography/curves/route.ts'

/** Routes between places. */

/** One stored transfer; points are [latitude, longitude]. */
export interface Ride {
  /** Ids of places. */
  fromId: number
  toId: number
  position: number
  mode: TravelMode
  minutes: number
  kilometres: number
  via: [number, number][]
}

/** A complete route to a place from a neighbour. */
export interface Way<Leg extends Ride> {
  /** The neighbour. */
  fromId: number
  minutes: number
  kilometres: number
  /** In the order of travel, each with its points in that order. */
  rides: Leg[]
}

/** All routes to a place, the shortest first. Routes are stored once and can be travelled in both directions. */
export function waysTo<Leg extends Ride>(placeId: number, rides: readonly Leg[]): Way<Leg>[] {
  const touching = rides.filter(({ fromId, toId }) => fromId === placeId || toId === placeId)
  const byNeighbour = Map.groupBy(touching, ({ fromId, toId }) => (fromId === placeId ? toId : fromId))
  return [...byNeighbour]
    .map(([fromId, legs]) => ({
      fromId,
      minutes: sum(legs.map(({ minutes }) => minutes)),
      kilometres: Math.round(10 * sum(legs.map(({ kilometres }) => kilometres))) / 10,
      rides: towards(placeId, legs),
    }))
    .toSorted((a, b) => a.minutes - b.minutes || a.fromId - b.fromId)
}

function towards<Leg extends Ride>(placeId: number, legs: readonly Leg[]): Leg[] {
  const written = legs.toSorted((a, b) => a.position - b.position)
  if (written[0]?.toId === placeId) return written
  return written.reverse().map(leg => ({ ...leg, via: leg.via.toReversed() }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
