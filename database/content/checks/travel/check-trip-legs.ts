import type { Catalogue } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import type { Point } from '../geography/distance.ts'
import { type Check, problemAt } from '../report.ts'

interface Leg {
  mode: string
  minutes: number
  kilometres: number
  via: readonly Point[]
}

/** How much a trip's own road may differ from the table's: by a farm, or to the airport. */
const OWN_WAY = 0.5

function pairOf(from: string, to: string): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`
}

/** Every leg of all countries' tables by its pair of places; a pair may have several. */
function tableOf(folders: Catalogue['folders']): Map<string, Leg[]> {
  const table = new Map<string, Leg[]>()
  for (const { transfers } of folders) {
    for (const { from, to, legs } of transfers?.value ?? []) {
      const pair = pairOf(from, to)
      table.set(pair, [...(table.get(pair) ?? []), ...legs])
    }
  }
  return table
}

/** Whether two legs pass the same points, in either direction. */
function isSameWay(one: Leg, other: Leg): boolean {
  const [a, b] = [one.via.map(String), other.via.map(String)]
  return a.join() === b.join() || a.join() === b.toReversed().join()
}

function agrees(leg: Leg, table: Leg): boolean {
  if (leg.minutes === table.minutes && leg.kilometres === table.kilometres) return true
  return !isSameWay(leg, table) && Math.abs(leg.minutes / table.minutes - 1) <= OWN_WAY
}

/**
 * Checks that a trip's leg between two places takes as long as the transfer table says, unless it goes another way.
 */
export const checkTripLegs: Check = ({ folders }) => {
  const table = tableOf(folders)
  const sources = folders.flatMap(({ trips }) => [...trips.values()])
  return sources.flatMap(source =>
    source.value.days.flatMap(({ legs }, i) =>
      legs.flatMap((leg, j): Problem[] => {
        const { mode, from, to, minutes, kilometres } = leg
        const known = table.get(pairOf(from, to))
        if (from === to || !known) return []
        const same = known.filter(one => one.mode === mode)
        if (same.some(one => agrees(leg, one))) return []
        const said = same.map(one => `${one.minutes} min and ${one.kilometres} km`).join(', or ')
        const message = `${minutes} min and ${kilometres} km by ${mode} from ${from} to ${to}; the table says ${said || 'another way'}`
        return [problemAt(source, ['days', i, 'legs', j], message, 'write what transfers.yaml says')]
      }),
    ),
  )
}
