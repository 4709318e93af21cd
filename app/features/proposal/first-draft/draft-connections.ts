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
}

export type FindConnection = (from: string, to: string) => DraftConnection | null

type Mode = DraftRide['mode']

/** Penalties, in minutes, for a change of vehicle and for a flight when connections are compared. */
const CHANGE = 40
const FLIGHT = 100

const NOWHERE: DraftConnection = {
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

function connectionOf(rides: DraftRide[]): DraftConnection {
  return {
    rides,
    minutes: sum(rides),
    drivingMinutes: sum(rides, 'road', 'rail'),
    boats: rides.filter(({ mode }) => mode === 'boat').length,
    flights: rides.filter(({ mode }) => mode === 'air').length,
    walkingMinutes: sum(rides, 'foot'),
  }
}

function lengthOf(connection: DraftConnection): number {
  return connection.minutes + connection.flights * FLIGHT + CHANGE
}

/** The transfers of the table in both directions, by origin. */
function directConnections(rides: readonly DraftRide[], allowed: (mode: Mode) => boolean) {
  const pairs = Map.groupBy(rides, ({ from, to }) => `${from} ${to}`)
  const from = new Map<string, { to: string; connection: DraftConnection }[]>()
  const add = (start: string, to: string, connection: DraftConnection) =>
    from.set(start, [...(from.get(start) ?? []), { to, connection }])
  for (const pair of pairs.values()) {
    const written = pair.toSorted((a, b) => a.position - b.position)
    const [first] = written
    if (!first || !written.every(({ mode }) => allowed(mode))) continue
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
  const best = new Map<string, { connection: DraftConnection; length: number }>([
    [start, { connection: NOWHERE, length: 0 }],
  ])
  const open = new Set([start])
  while (open.size > 0) {
    const [at] = [...open].toSorted((a, b) => (best.get(a)?.length ?? 0) - (best.get(b)?.length ?? 0))
    const here = at === undefined ? undefined : best.get(at)
    if (at === undefined || !here) break
    open.delete(at)
    for (const { to, connection } of direct.get(at) ?? []) {
      const length = here.length + lengthOf(connection)
      if (length >= (best.get(to)?.length ?? Number.POSITIVE_INFINITY)) continue
      best.set(to, { connection: connectionOf([...here.connection.rides, ...connection.rides]), length })
      open.add(to)
    }
  }
  return new Map([...best].map(([slug, { connection }]) => [slug, connection]))
}

const known = new WeakMap<object, Map<string, FindConnection>>()

/**
 * Returns a function that finds the connection between two places without the avoided modes, or null if the table has
 * none. Callers with the same catalogue and modes share one finder.
 */
export function getConnectionFinder(
  catalogue: Pick<DraftCatalogue, 'rides'>,
  without: readonly (Mode | 'sights')[] = [],
): FindConnection {
  const finders = known.get(catalogue) ?? new Map<string, FindConnection>()
  known.set(catalogue, finders)
  const finder = finders.get(without.join()) ?? makeConnectionFinder(catalogue, without)
  finders.set(without.join(), finder)
  return finder
}

function makeConnectionFinder(
  { rides }: Pick<DraftCatalogue, 'rides'>,
  without: readonly (Mode | 'sights')[],
): FindConnection {
  const direct = directConnections(rides, mode => !without.includes(mode))
  const found = new Map<string, Map<string, DraftConnection>>()
  return (from, to) => {
    if (from === to) return NOWHERE
    const connections = found.get(from) ?? connectionsFrom(from, direct)
    found.set(from, connections)
    return connections.get(to) ?? null
  }
}
