import type { Problem, Sourced } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { numberIn } from './number-in-words.ts'

type At = Pick<Sourced<unknown>, 'file' | 'lineOf'>

/** Compares a figure in a text with the same figure in the data. */
function compare(
  source: At,
  path: PropertyKey[],
  said: number | null,
  known: number | undefined,
  what: string,
): Problem[] {
  if (said === null || known === undefined || said === known) return []
  const message = `the text says ${said} ${what}, the data ${known}`
  return [problemAt(source, path, message, 'mend the one that is wrong; the other language too')]
}

/** “Seven rooms” at the beginning of a hotel's lead means all its rooms. */
const ROOMS = /^(\w+(?:-\w+)?) (?:[a-z-]+ ){0,2}(?:rooms|cabins|tents|cottages)\b(?! (?:and|of)\b)/i
/** “From eight; …” at the beginning of the rule for children. */
const AGE = /^from (?:age |the age of )?(\w+)\b(?! (?:months|o’clock|a\.m))/i
/** “… at 1,530 m.”, of the place or the hotel itself. */
const ALTITUDE = /\bat (?:about |some )?([\d,]+) m\b(?! (?:deep|long|wide))/

/** Checks that figures in a text match the data: rooms, ages, altitudes. */
export const checkFiguresInProse: Check = ({ folders }) =>
  folders.flatMap(({ hotels, tours, destinations }) => [
    ...[...hotels.values()].flatMap(source => {
      const { line, lead, rooms, place, altitude } = source.value
      const height = numberIn(ALTITUDE.exec(`${line.en} ${lead.en}`)?.[1])
      const known = altitude ?? destinations.get(place)?.value.altitude
      return [
        ...compare(source, ['lead'], numberIn(ROOMS.exec(lead.en)?.[1]), rooms, 'rooms'),
        ...compare(source, ['lead'], height, known, 'm above the sea'),
      ]
    }),
    ...[...tours.values()].flatMap(source => {
      const { rules, minimumAge } = source.value
      const said = numberIn(AGE.exec(rules.child?.en ?? '')?.[1])
      return compare(source, ['rules', 'child'], said, minimumAge, 'years')
    }),
    ...[...destinations.values()].flatMap(source => {
      const { lead, altitude } = source.value
      const said = numberIn(ALTITUDE.exec(lead.en)?.[1])
      return said !== null && Math.abs(said - altitude) <= Math.max(60, altitude * 0.05)
        ? []
        : compare(source, ['lead'], said, altitude, 'm above the sea')
    }),
  ])
