export type LonLat = readonly [lon: number, lat: number]

export const TRAVEL_MODES = ['road', 'boat', 'air', 'rail', 'foot'] as const
export type TravelMode = (typeof TRAVEL_MODES)[number]

export interface MapPlace {
  key: string
  name: string
  lon: number
  lat: number
  /** The days that end here. If absent, they are derived from the legs. */
  days?: readonly number[]
}

export interface MapLeg {
  /** Keys of places. */
  from: string
  to: string
  mode: TravelMode
  day?: number
  /** How long it is, in words. */
  time?: string
  /** Points on the way, for a road or a river with a shape of its own. */
  via?: readonly LonLat[]
}

/**
 * The place where a traveller is at the end of a day: the place that names the day, otherwise the end of the last leg
 * up to that day, otherwise the start of the first leg.
 */
export function placeOfDay(
  day: number,
  places: readonly Pick<MapPlace, 'key' | 'days'>[],
  legs: readonly Pick<MapLeg, 'from' | 'to' | 'day'>[],
): string | undefined {
  const named = places.find(place => place.days?.includes(day))
  if (named) return named.key
  const travelled = legs.filter(leg => leg.day !== undefined && leg.day <= day)
  const last = travelled.reduce<(typeof legs)[number] | undefined>(
    (latest, leg) => ((leg.day ?? 0) >= (latest?.day ?? 0) ? leg : latest),
    undefined,
  )
  return last?.to ?? legs[0]?.from
}
