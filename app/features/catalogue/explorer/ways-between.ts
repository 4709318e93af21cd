import type { MapWay } from '#app/map/explorer/explorer-schema.ts'

/** Routes between places of a map, made of transfers between neighbours. */

export interface WayBetween {
  /** Transfers in the order of travel. */
  hops: MapWay[]
  minutes: number
  kilometres: number
}

interface Reached {
  key: string
  minutes: number
  hops: WayBetween['hops']
}

/** The fastest route, or null if the places are not connected (Dijkstra). */
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

/** A transfer is stored once and can be travelled in both directions. */
function hopsFrom(ways: readonly MapWay[], key: string): WayBetween['hops'] {
  return ways.flatMap(way => {
    if (way.from === key) return [way]
    if (way.to !== key) return []
    return [{ ...way, from: way.to, to: way.from, modes: way.modes.toReversed() }]
  })
}

/** Total time and distance of consecutive transfers. */
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
