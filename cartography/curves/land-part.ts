import type { MapLeg, MapPlace } from './route.ts'

type Called = Pick<MapPlace, 'key' | 'lon' | 'lat' | 'days'>
type Travelled = Pick<MapLeg, 'from' | 'to' | 'mode'>

/** A map that shows its ground this much larger is worth an arrow to what lies far away. */
const GAIN = 1.6
/** The share of the days that may be beyond the map: of those where the trip begins or ends, and of all others. */
const BEYOND = { ends: 0.4, middle: 0.15 } as const
/** Smaller maps are not zoomed in, so nothing is gained, in degrees. */
const SMALLEST = 1.2
/** A map of a route is taller than wide. */
const ASPECT = 0.8

interface Part {
  keys: Set<string>
  days: readonly number[]
}

/**
 * The places of the ground that a route travels on: without those only reached by a flight so long that the rest
 * would shrink to a corner of the map. Where one spends many days is never left out.
 */
export function landPart(places: readonly Called[], legs: readonly Travelled[]): ReadonlySet<string> {
  const parts = partsByLand(places, legs)
  const days = parts.flatMap(part => part.days)
  let kept = parts
  for (;;) {
    const now = sideOf(kept, places)
    const smaller = withoutSome(kept).filter(
      rest =>
        mayBeBeyond(
          parts.filter(part => !rest.includes(part)),
          days,
        ) && named(rest, places) > 1,
    )
    const best = smaller.toSorted((a, b) => sideOf(a, places) - sideOf(b, places) || b.length - a.length)[0]
    if (!best || now < GAIN * sideOf(best, places)) break
    kept = best
  }
  return new Set(kept.flatMap(({ keys }) => [...keys]))
}

/** The same parts without one, and without two. */
function withoutSome(parts: readonly Part[]): Part[][] {
  return parts.flatMap((one, i) => [
    parts.filter(part => part !== one),
    ...parts.slice(i + 1).map(other => parts.filter(part => part !== one && part !== other)),
  ])
}

/** The places connected by any mode of transport but the air. */
function partsByLand(places: readonly Called[], legs: readonly Travelled[]): Part[] {
  const partOf = new Map(
    places.map(({ key, days = [] }): [string, Part] => [key, { keys: new Set([key]), days }]),
  )
  for (const { from, to, mode } of legs) {
    const [a, b] = [partOf.get(from), partOf.get(to)]
    if (mode === 'air' || !a || !b || a === b) continue
    a.days = [...a.days, ...b.days]
    for (const key of b.keys) {
      a.keys.add(key)
      partOf.set(key, a)
    }
  }
  return [...new Set(partOf.values())]
}

function mayBeBeyond(parts: readonly Part[], all: readonly number[]): boolean {
  const [first, last] = [Math.min(...all), Math.max(...all)]
  const isEnd = ({ days }: Part) => days.includes(first) || days.includes(last)
  const days = (some: readonly Part[]) => some.flatMap(part => part.days).length
  return (
    days(parts) <= BEYOND.ends * all.length &&
    days(parts.filter(part => !isEnd(part))) <= BEYOND.middle * all.length
  )
}

function named(parts: readonly Part[], places: readonly Called[]): number {
  return places.filter(({ key, days = [] }) => days.length > 0 && parts.some(({ keys }) => keys.has(key)))
    .length
}

/** The longer side of the ground, in degrees of the equator, as the map's proportions count it. */
function sideOf(parts: readonly Part[], places: readonly Called[]): number {
  const own = places.filter(({ key }) => parts.some(({ keys }) => keys.has(key)))
  const [lons, lats] = [own.map(({ lon }) => lon), own.map(({ lat }) => lat)]
  const wide = Math.max(...lons) - Math.min(...lons)
  const tall = (Math.max(...lats) - Math.min(...lats)) / Math.cos(((lats[0] ?? 0) * Math.PI) / 180)
  return Math.max(SMALLEST, wide, ASPECT * tall)
}
