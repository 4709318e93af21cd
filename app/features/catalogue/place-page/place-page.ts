import { geoDistance } from 'd3-geo'
import { EARTH_KM } from '#app/map/explorer/view.ts'
import { m } from '#app/paraglide/messages.js'

/** Rules about a place's own page. */

interface Point {
  lat: number
  lon: number
}

/** Straight-line distance in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  return EARTH_KM * geoDistance([a.lon, a.lat], [b.lon, b.lat])
}

/** The habitats that one is in at a place: a town by the sea is no beach, unless one goes to its beach. */
export function habitatsMet({
  habitats,
  interests,
}: {
  habitats: readonly string[]
  interests: readonly string[]
}): string[] {
  const isTownAlone = habitats.includes('city') && !interests.includes('beaches')
  return habitats.filter(key => key !== 'beach' || !isTownAlone)
}

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
type Wind = (typeof WINDS)[number]

/** The compass direction of `to` from `from`, in eighths. */
export function windFrom(from: Point, to: Point): Wind {
  const [lat1, lat2, dLon] = [radians(from.lat), radians(to.lat), radians(to.lon - from.lon)]
  const east = Math.sin(dLon) * Math.cos(lat2)
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLon)
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return WINDS[(eighths + 8) % 8] ?? 'n'
}

const aways: Record<Wind, (words: { distance: string; place: string }) => string> = {
  n: m.place_away_n,
  ne: m.place_away_ne,
  e: m.place_away_e,
  se: m.place_away_se,
  s: m.place_away_s,
  sw: m.place_away_sw,
  w: m.place_away_w,
  nw: m.place_away_nw,
}

/** Direction and distance as text: "12 km west of La Fortuna, in a straight line.". */
export function awayInWords(wind: Wind, distance: string, place: string): string {
  return aways[wind]({ distance, place })
}

/** Groups items in the order of `order`; those without a group come last. */
export function byGroup<Thing extends { group: string | null }>(
  things: readonly Thing[],
  order: readonly string[],
): { group: string | null; things: Thing[] }[] {
  const rank = (group: string | null) => {
    const at = group === null ? -1 : order.indexOf(group)
    return at < 0 ? order.length : at
  }
  return [...Map.groupBy(things, ({ group }) => group)]
    .map(([group, members]) => ({ group, things: members }))
    .toSorted((a, b) => rank(a.group) - rank(b.group))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
