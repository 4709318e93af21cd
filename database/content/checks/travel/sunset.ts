import { getTimes } from 'suncalc'
import { minutesOfClock } from '../../../values/clock.ts'
import { clockAt } from '../../../values/clock-at.ts'
import { timeZoneOf } from '../../../values/time-zones.ts'
import type { Point } from '../geography/distance.ts'

/** Countries with several time zones: the zones from west to east, each up to its longitude. */
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

/** Sunset by the local clock, in minutes after midnight, in the middle of a month. */
export function sunsetIn(country: string, [latitude, longitude]: Point, month: number): number {
  const noon = new Date(Date.UTC(2027, month - 1, 15, 12) - (longitude / 15) * 3_600_000)
  const { sunset } = getTimes(noon, latitude, longitude)
  return sunset ? minutesOfClock(clockAt(zoneAt(country, longitude)).format(sunset)) : 24 * 60
}
