import type { LonLat, MapLeg, TravelMode } from '#cartography/curves/route.ts'

/** One ride of a day as stored with a trip: places by slug, points as [latitude, longitude]. */
export interface Leg {
  mode: TravelMode
  from: string
  to: string
  via: readonly [number, number][]
}

/** A change of vehicle: the line bends there without a mark. */
export interface Change {
  key: string
  lon: number
  lat: number
}

export interface ItineraryRoute {
  legs: MapLeg[]
  changes: Change[]
}

/** The route of an itinerary for a map; legs are split where the vehicle changes. */
export function itineraryRoute(days: readonly { number: number; legs: readonly Leg[] }[]): ItineraryRoute {
  const journeys = days.flatMap(({ number, legs }) => journeysOf(legs).map(journey => drawn(journey, number)))
  return {
    legs: journeys.flatMap(({ legs }) => legs),
    changes: journeys.flatMap(({ changes }) => changes),
  }
}

/** Consecutive legs between the same two places are one journey by several vehicles. */
function journeysOf(legs: readonly Leg[]): Leg[][] {
  const journeys: Leg[][] = []
  for (const leg of legs) {
    const last = journeys.at(-1)
    if (last?.[0]?.from === leg.from && last[0].to === leg.to) last.push(leg)
    else journeys.push([leg])
  }
  return journeys
}

function drawn(journey: readonly Leg[], day: number): ItineraryRoute {
  const changes = journey.map((leg, i) => endsAt(leg, journey[i + 1], `${leg.from}/${leg.to}/${day}/${i}`))
  const legs = journey.map(({ mode, from, to, via }, i) => {
    const [start, end] = [changes[i - 1], changes[i]]
    const between = via.slice(start ? 1 : 0, end ? -1 : undefined).map(lonLat)
    return { mode, day, from: start?.key ?? from, to: end?.key ?? to, via: between }
  })
  return { legs, changes: changes.filter(change => change !== null) }
}

/**
 * Where a leg ends before its place: at the next vehicle, or at the turning point of a return trip. Null otherwise.
 */
function endsAt(leg: Leg, next: Leg | undefined, key: string): Change | null {
  const outAndBack = leg.from === leg.to && leg.via.length === 1
  const point = next || outAndBack ? leg.via.at(-1) : undefined
  return point ? { key, lat: point[0], lon: point[1] } : null
}

function lonLat([lat, lon]: readonly [number, number]): LonLat {
  return [lon, lat]
}
