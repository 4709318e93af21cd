import { geoDistance } from 'd3-geo'

/** Latitude, longitude in degrees, as content has them. */
export type Point = readonly [latitude: number, longitude: number]

const EARTH_RADIUS_KM = 6371

/** Great-circle distance in kilometres. */
export function kilometresBetween([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  return geoDistance([lon1, lat1], [lon2, lat2]) * EARTH_RADIUS_KM
}
