import { mayBeSmallPlane } from '#database/values/catalogue-kinds.ts'
import type { FirstDraft } from '#database/values/proposal-content.ts'
import type { DraftCatalogue, DraftRide } from './draft-catalogue.ts'

/** Connections between two places within a day, made only of transfers in the table. */

export interface DraftConnection {
  rides: DraftRide[]
  /** Travel time without waiting. */
  minutes: number
  drivingMinutes: number
  boats: number
  flights: number
  walkingMinutes: number
  /** Places that it goes through: none if the table joins the two directly. */
  through: readonly string[]
  /** Minutes with what a change and a flight cost: how far it is. */
  length: number
}

export type FindConnection = (from: string, to: string) => DraftConnection | null

type Mode = DraftRide['mode']

/**
 * Penalties, in minutes, for a change of vehicle and for a flight when connections are compared: what a flight takes of a
 * day beside the air, so that ground is flown over only where it asks for most of one.
 */
const CHANGE = 40
const FLIGHT = 240

const NOWHERE: DraftConnection = {
  rides: [],
  minutes: 0,
  drivingMinutes: 0,
  boats: 0,
  flights: 0,
  walkingMinutes: 0,
  through: [],
  length: 0,
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

function connectionOf(rides: DraftRide[], through: readonly string[] = []): DraftConnection {
  const [minutes, flights] = [sum(rides), rides.filter(({ mode }) => mode === 'air').length]
  return {
    rides,
    ...{ minutes, flights, through },
    drivingMinutes: sum(rides, 'road', 'rail'),
    boats: rides.filter(({ mode }) => mode === 'boat').length,
    walkingMinutes: sum(rides, 'foot'),
    length: minutes + flights * FLIGHT + (through.length + 1) * CHANGE,
  }
}

/** The transfers of the table in both directions, by origin. */
function directConnections(rides: readonly DraftRide[], allowed: (ride: DraftRide) => boolean) {
  const pairs = Map.groupBy(rides, ({ from, to }) => `${from} ${to}`)
  const from = new Map<string, { to: string; connection: DraftConnection }[]>()
  const add = (start: string, to: string, connection: DraftConnection) =>
    from.set(start, [...(from.get(start) ?? []), { to, connection }])
  for (const pair of pairs.values()) {
    const written = pair.toSorted((a, b) => a.position - b.position)
    const [first] = written
    if (!first || !written.every(allowed)) continue
    add(first.from, first.to, connectionOf(written))
    add(first.to, first.from, connectionOf(reversed(written)))
  }
  return from
}

/** Shortest connections from a place to all others (Dijkstra); a network has about a dozen places. */
function connectionsFrom(
  start: string,
  direct: ReturnType<typeof directConnections>,
): Map<string, DraftConnection> {
  const best = new Map<string, DraftConnection>([[start, NOWHERE]])
  const open = new Set([start])
  while (open.size > 0) {
    const [at] = [...open].toSorted((a, b) => (best.get(a)?.length ?? 0) - (best.get(b)?.length ?? 0))
    const here = at === undefined ? undefined : best.get(at)
    if (at === undefined || !here) break
    open.delete(at)
    for (const { to, connection } of direct.get(at) ?? []) {
      if (here.length + connection.length >= (best.get(to)?.length ?? Number.POSITIVE_INFINITY)) continue
      const through = at === start ? [] : [...here.through, at]
      best.set(to, connectionOf([...here.rides, ...connection.rides], through))
      open.add(to)
    }
  }
  return best
}

type Without = readonly (Mode | FirstDraft['without'][number])[]

const known = new WeakMap<object, Map<string, FindConnection>>()

/**
 * Returns a function that finds the connection between two places without the avoided modes, or null if the table has
 * none. Callers with the same catalogue and modes share one finder.
 */
export function getConnectionFinder(
  catalogue: Pick<DraftCatalogue, 'rides'>,
  without: Without = [],
): FindConnection {
  const finders = known.get(catalogue) ?? new Map<string, FindConnection>()
  known.set(catalogue, finders)
  const finder = finders.get(without.join()) ?? makeConnectionFinder(catalogue, without)
  finders.set(without.join(), finder)
  return finder
}

function makeConnectionFinder({ rides }: Pick<DraftCatalogue, 'rides'>, without: Without): FindConnection {
  const direct = directConnections(
    rides,
    ride => !without.includes(ride.mode) && !(without.includes('small') && mayBeSmallPlane(ride)),
  )
  const found = new Map<string, Map<string, DraftConnection>>()
  return (from, to) => {
    if (from === to) return NOWHERE
    const connections = found.get(from) ?? connectionsFrom(from, direct)
    found.set(from, connections)
    return connections.get(to) ?? null
  }
}

/** How much longer than the shortest order of the same stays a route may be: for nights, heights and rivers. */
export const MOST_DETOUR = 1.2

const FAR = Number.POSITIVE_INFINITY

/** The shortest way from the first place through all others, and from the last of them out (Held and Karp). */
function shortest(lengths: readonly (readonly number[])[], out: readonly number[]): number {
  const count = lengths.length
  const all = (1 << count) - 1
  const best = Array.from({ length: all + 1 }, () => new Float64Array(count).fill(FAR))
  const [start] = best.slice(1)
  if (start) start[0] = 0
  for (let seen = 1; seen <= all; seen += 2)
    for (let at = 0; at < count; at++) {
      const way = best[seen]?.[at] ?? FAR
      if (way === FAR) continue
      for (let next = 1; next < count; next++) {
        const row = best[seen | (1 << next)]
        if (seen & (1 << next) || !row) continue
        row[next] = Math.min(row[next] ?? FAR, way + (lengths[at]?.[next] ?? FAR))
      }
    }
  return Math.min(...out.map((way, at) => (best[all]?.[at] ?? FAR) + way))
}

/**
 * The way of a route (minutes, with what changes and flights cost) by that of the shortest order of the same stays, from
 * the same first one and out by a gateway: 1 if no order is shorter.
 */
export function detourOf(
  places: readonly string[],
  ends: readonly string[],
  findConnection: FindConnection,
): number {
  const far = (from: string, to: string) => findConnection(from, to)?.length ?? FAR
  const outOf = (from: string) => Math.min(...ends.map(to => far(from, to)))
  // A round trip comes back at its end, whatever lies between.
  const [first = '', last = ''] = [places[0], places.at(-1)]
  const isRound = places.length > 1 && first === last
  const between = isRound ? places.slice(0, -1) : places
  const way = places.reduce((sum, place, i) => sum + far(places[i - 1] ?? place, place), 0)
  const lengths = between.map(from => between.map(to => far(from, to)))
  const least = shortest(lengths, isRound ? between.map(place => far(place, first)) : between.map(outOf))
  return least === 0 ? 1 : (way + (isRound ? 0 : outOf(last))) / least
}
