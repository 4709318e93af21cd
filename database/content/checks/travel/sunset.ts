import { getTimes } from 'suncalc'
import { minutesOfClock } from '../../../values/clock.ts'
import { timeZoneOf } from '../../../values/time-zones.ts'
import type { Point } from '../geography/distance.ts'

/** Countries of several clocks: the zones from west to east, each up to its longitude. */
const zonesOf: Record<string, readonly (readonly [upTo: number, zone: string])[]> = {
  ecuador: [[-88, 'Pacific/Galapagos']],
  indonesia: [
    [114.2, 'Asia/Jakarta'],
    [127, 'Asia/Makassar'],
    [180, 'Asia/Jayapura'],
  ],
}

function zoneAt(country: string, longitude: number): string {
  const zone = zonesOf[country]?.find(([upTo]) => longitude < upTo)
  return zone?.[1] ?? timeZoneOf(country)
}

/** A formatter takes far longer to make than to use. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The clock that the inhabitants read, in minutes, as the sun sets there in the middle of a month. */
export function sunsetIn(country: string, [latitude, longitude]: Point, month: number): number {
  const noon = new Date(Date.UTC(2027, month - 1, 15, 12) - (longitude / 15) * 3_600_000)
  const { sunset } = getTimes(noon, latitude, longitude)
  return sunset ? minutesOfClock(clockOf(zoneAt(country, longitude)).format(sunset)) : 24 * 60
}
