import type { CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { kilometresBetween, type Point } from '../geography/distance.ts'
import { type Check, problemAt } from '../report.ts'

interface Leg {
  mode: 'road' | 'boat' | 'air' | 'rail' | 'foot'
  minutes: number
  kilometres: number
  via: readonly Point[]
}

/** Slowest and fastest speed in km/h. Slow roads are dirt roads and game drives; air includes climb and descent. */
const SPEEDS: Record<Leg['mode'], readonly [least: number, most: number]> = {
  road: [15, 85],
  boat: [6, 50],
  air: [100, 800],
  rail: [12, 165],
  foot: [1, 6],
}
/** Lowest ratio to the great-circle distance: a straight line that was rounded. */
const SHORTEST = 0.97
/** Highest ratio to the line through the leg's points. */
const LONGEST = 2.2
/** A leg this short may have any detour. */
const SHORT_KM = 8

type At = Pick<Sourced<unknown>, 'file' | 'lineOf'>
type Path = readonly PropertyKey[]
type Ends = readonly [Point | undefined, Point | undefined]

/** Both ends of each leg: places at the ends of the transfer, meeting points between its legs. */
function endsOf(legs: readonly Leg[], i: number, from: Point | undefined, to: Point | undefined): Ends {
  const leg = legs[i]
  const start = i === 0 ? from : (legs[i - 1]?.via.at(-1) ?? leg?.via[0])
  const end = i === legs.length - 1 ? to : (leg?.via.at(-1) ?? legs[i + 1]?.via[0])
  return [start, end]
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, i) => sum + kilometresBetween(line[i - 1] ?? point, point), 0)
}

function speedProblems(source: At, path: Path, { mode, minutes, kilometres }: Leg): Problem[] {
  const speed = kilometres / (minutes / 60)
  const [least, most] = SPEEDS[mode]
  if (speed >= least && speed <= most) return []
  const message = `${kilometres} km in ${minutes} min are ${Math.round(speed)} km/h by ${mode}, ${least} to ${most} expected`
  return [problemAt(source, [...path, 'minutes'], message, 'mend the minutes or the kilometres')]
}

function lengthProblems(
  source: At,
  path: Path,
  { mode, kilometres, via }: Leg,
  [start, end]: Ends,
): Problem[] {
  if (!start || !end) return []
  const straight = kilometresBetween(start, end)
  const drawn = lengthOf([start, ...via, end])
  if (straight <= SHORT_KM || (kilometres >= straight * SHORTEST && kilometres <= drawn * LONGEST)) return []
  const message = `${kilometres} km by ${mode}: ${Math.round(straight)} as the crow flies, ${Math.round(drawn)} as drawn`
  const mend = 'mend the kilometres, or the points it goes by'
  return [problemAt(source, [...path, 'kilometres'], message, mend)]
}

function checkTransfers({ transfers, destinations }: CountryFolder): Problem[] {
  if (!transfers) return []
  return transfers.value.flatMap(({ from, to, legs }, i) => {
    const [start, end] = [from, to].map(slug => destinations.get(slug)?.value.coordinates)
    return legs.flatMap((leg, j) => [
      ...speedProblems(transfers, [i, 'legs', j], leg),
      ...lengthProblems(transfers, [i, 'legs', j], leg, endsOf(legs, j, start, end)),
    ])
  })
}

/** Checks only the speed of a trip's own legs, across a border or to an airport, which no table contains. */
function checkTrips({ trips }: CountryFolder): Problem[] {
  return [...trips.values()].flatMap(source =>
    source.value.days.flatMap(({ legs }, i) =>
      legs.flatMap((leg, j) => speedProblems(source, ['days', i, 'legs', j], leg)),
    ),
  )
}

/** Checks that each leg of the transfers has a possible speed, and is no shorter than the straight line. */
export const checkMovement: Check = ({ folders }) =>
  folders.flatMap(folder => [...checkTransfers(folder), ...checkTrips(folder)])
