import { getTimes } from 'suncalc'
import { minutesOfClock } from '../../../values/clock.ts'
import { clockAt } from '../../../values/clock-at.ts'
import { type TimeZones, zoneAt } from '../../../values/time-zones.ts'
import type { Point } from '../geography/distance.ts'

/** Sunset by the local clock, in minutes after midnight, in the middle of a month. */
export function sunsetIn(zones: TimeZones, [latitude, longitude]: Point, month: number): number {
  const noon = new Date(Date.UTC(2027, month - 1, 15, 12) - (longitude / 15) * 3_600_000)
  const { sunset } = getTimes(noon, latitude, longitude)
  return sunset ? minutesOfClock(clockAt(zoneAt(zones, longitude)).format(sunset)) : 24 * 60
}
