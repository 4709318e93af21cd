import type { DraftCatalogue, DraftRide } from './draft-catalogue.ts'

/** How one gets from one place to another in a day, by transfers of the table alone. */

export interface DraftWay {
  rides: DraftRide[]
  /** Of travelling, without waiting. */
  minutes: number
  drivingMinutes: number
  boats: number
  flights: number
  walkingMinutes: number
}

export type WayOf = (from: string, to: string) => DraftWay | null

type Mode = DraftRide['mode']

/** What a change of vehicle and a flight cost beside the ride itself, in minutes, where ways are compared. */
const CHANGE = 40
const FLIGHT = 100

const NOWHERE: DraftWay = {
  rides: [],
  minutes: 0,
  drivingMinutes: 0,
  boats: 0,
  flights: 0,
  walkingMinutes: 0,
}

function reversed(rides: readonly DraftRide[]): DraftRide[] {
  return rides
    .toReversed()
    .map(ride => ({ ...ride, from: ride.to, to: ride.from, via: ride.via.toReversed() }))
}

function sum(rides: readonly DraftRide[], ...modes: Mode[]): number {
  return rides
    .filter(({ mode }) => modes.length === 0 || modes.includes(mode))
    .reduce((all, { minutes }) => all + minutes, 0)
}

function wayWith(rides: DraftRide[]): DraftWay {
  return {
    rides,
    minutes: sum(rides),
    drivingMinutes: sum(rides, 'road', 'rail'),
    boats: rides.filter(({ mode }) => mode === 'boat').length,
    flights: rides.filter(({ mode }) => mode === 'air').length,
    walkingMinutes: sum(rides, 'foot'),
  }
}

function lengthOf(way: DraftWay): number {
  return way.minutes + way.flights * FLIGHT + CHANGE
}

/** The transfers written in the table, in both directions, by where they begin. */
function directWays(rides: readonly DraftRide[], allowed: (mode: Mode) => boolean) {
  const pairs = Map.groupBy(rides, ({ from, to }) => `${from} ${to}`)
  const from = new Map<string, { to: string; way: DraftWay }[]>()
  const add = (start: string, to: string, way: DraftWay) =>
    from.set(start, [...(from.get(start) ?? []), { to, way }])
  for (const pair of pairs.values()) {
    const written = pair.toSorted((a, b) => a.position - b.position)
    const [first] = written
    if (!first || !written.every(({ mode }) => allowed(mode))) continue
    add(first.from, first.to, wayWith(written))
    add(first.to, first.from, wayWith(reversed(written)))
  }
  return from
}

/** The shortest ways from a place to every other (Dijkstra): the networks have a dozen places. */
function waysFrom(start: string, direct: ReturnType<typeof directWays>): Map<string, DraftWay> {
  const best = new Map<string, { way: DraftWay; length: number }>([[start, { way: NOWHERE, length: 0 }]])
  const open = new Set([start])
  while (open.size > 0) {
    const [at] = [...open].toSorted((a, b) => (best.get(a)?.length ?? 0) - (best.get(b)?.length ?? 0))
    const here = at === undefined ? undefined : best.get(at)
    if (at === undefined || !here) break
    open.delete(at)
    for (const { to, way } of direct.get(at) ?? []) {
      const length = here.length + lengthOf(way)
      if (length >= (best.get(to)?.length ?? Number.POSITIVE_INFINITY)) continue
      best.set(to, { way: wayWith([...here.way.rides, ...way.rides]), length })
      open.add(to)
    }
  }
  return new Map([...best].map(([slug, { way }]) => [slug, way]))
}

const known = new WeakMap<object, Map<string, WayOf>>()

/** Finds the way between two places, without the modes that are not wanted; null where the table knows none. */
export function waysOf(catalogue: Pick<DraftCatalogue, 'rides'>, without: readonly Mode[] = []): WayOf {
  const finders = known.get(catalogue) ?? new Map<string, WayOf>()
  known.set(catalogue, finders)
  const finder = finders.get(without.join()) ?? wayFinder(catalogue, without)
  finders.set(without.join(), finder)
  return finder
}

function wayFinder({ rides }: Pick<DraftCatalogue, 'rides'>, without: readonly Mode[]): WayOf {
  const direct = directWays(rides, mode => !without.includes(mode))
  const found = new Map<string, Map<string, DraftWay>>()
  return (from, to) => {
    if (from === to) return NOWHERE
    const ways = found.get(from) ?? waysFrom(from, direct)
    found.set(from, ways)
    return ways.get(to) ?? null
  }
}
