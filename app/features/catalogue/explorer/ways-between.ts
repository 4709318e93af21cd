import type { MapWay } from '#app/map/explorer/explorer-schema.ts'

/** Pure rules about the ways between places of a map, which the catalogue knows from neighbour to neighbour. */

export interface WayBetween {
  /** Neighbour by neighbour, in the order of travel. */
  hops: MapWay[]
  minutes: number
  kilometres: number
}

interface Reached {
  key: string
  minutes: number
  hops: WayBetween['hops']
}

/** The way that takes the least time on the road, if the two are joined at all (Dijkstra). */
export function shortestWay(ways: readonly MapWay[], from: string, to: string): WayBetween | null {
  const settled = new Set<string>()
  let open: Reached[] = [{ key: from, minutes: 0, hops: [] }]
  while (open.length > 0) {
    const nearest = open.reduce((a, b) => (b.minutes < a.minutes ? b : a))
    if (nearest.key === to) return nearest.hops.length > 0 ? summed(nearest.hops) : null
    settled.add(nearest.key)
    const next = hopsFrom(ways, nearest.key).map(hop => ({
      key: hop.to,
      minutes: nearest.minutes + hop.minutes,
      hops: [...nearest.hops, hop],
    }))
    open = [...open, ...next].filter(({ key }) => !settled.has(key))
  }
  return null
}

/** A way is written once and travelled in both directions. */
function hopsFrom(ways: readonly MapWay[], key: string): WayBetween['hops'] {
  return ways.flatMap(way => {
    if (way.from === key) return [way]
    if (way.to !== key) return []
    return [{ ...way, from: way.to, to: way.from, modes: way.modes.toReversed() }]
  })
}

/** The time and the length of rides or ways one after the other. */
export function addedUp(parts: readonly Pick<MapWay, 'minutes' | 'kilometres'>[]) {
  return parts.reduce(
    (sum, { minutes, kilometres }) => ({
      minutes: sum.minutes + minutes,
      kilometres: sum.kilometres + kilometres,
    }),
    { minutes: 0, kilometres: 0 },
  )
}

function summed(hops: WayBetween['hops']): WayBetween {
  const { minutes, kilometres } = addedUp(hops)
  return { hops, minutes, kilometres: Math.round(kilometres) }
}
