import { getTimes } from 'suncalc'
import { clockOfMinutes, minutesOfClock } from '../../../values/clock.ts'
import { clockAt } from '../../../values/clock-at.ts'
import { type TimeZones, zoneAt } from '../../../values/time-zones.ts'
import { zonesOf } from '../../catalogue.ts'
import type { TourContent } from '../../catalogue-content.ts'
import { tripReferences } from '../../trip-references.ts'
import type { Point } from '../geography/distance.ts'
import { type Check, problemAt } from '../report.ts'

/** Sunset by the local clock, in minutes after midnight, in the middle of a month. */
export function sunsetIn(zones: TimeZones, [latitude, longitude]: Point, month: number): number {
  const noon = new Date(Date.UTC(2027, month - 1, 15, 12) - (longitude / 15) * 3_600_000)
  const { sunset } = getTimes(noon, latitude, longitude)
  return sunset ? minutesOfClock(clockAt(zoneAt(zones, longitude)).format(sunset)) : 24 * 60
}

const GRACE = 30
const FIRST_LIGHT = 6 * 60
const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const AFTER_SUNSET = /\b(?:nights?|dark|dusk|sunset|torch\w*|dinner|supper)\b/i

function minutesOf(duration: string): number | null {
  const [, hours = 0, minutes = 0] = /^(?:(\d+) h)?(?: ?(\d+)(?: min)?)?$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes) || null
}

/** Streets are lit, and some tours are at night or end at a table. */
function isForTheDark({ name, line, lead, habitats, interests }: TourContent): boolean {
  return (
    habitats.includes('city') ||
    interests.includes('night-walks') ||
    AFTER_SUNSET.test([name.en, line.en, lead.en].join(' '))
  )
}

function firstSunset(zones: TimeZones, at: Point, months: readonly number[]): number {
  return Math.min(...months.map(month => sunsetIn(zones, at, month)))
}

/** Checks that a daytime tour ends before sunset in its shortest month. */
export const checkTourDaylight: Check = catalogue =>
  catalogue.folders.flatMap(({ tag, destinations, tours }) => {
    const zones = zonesOf(catalogue, tag)
    return [...tours.values()].flatMap(source => {
      const { place, duration, times, months = EVERY_MONTH } = source.value
      const at = destinations.get(place)?.value.coordinates
      const length = minutesOf(duration)
      if (!zones || !at || length === null || isForTheDark(source.value)) return []
      const sunset = firstSunset(zones, at, months)
      return times.flatMap((time, i) => {
        const end = minutesOfClock(time) + length
        if (end <= sunset + GRACE) return []
        const message = `from ${time} it ends at ${clockOfMinutes(end)}, and in one of its months the sun sets at ${clockOfMinutes(sunset)}`
        return [
          problemAt(
            source,
            ['times', i],
            message,
            'start earlier, or say in its lead that it goes on into the night',
          ),
        ]
      })
    })
  })

/** Checks that a day's road and tour fit between first light and sunset in the trip's best months. */
export const checkDayDaylight: Check = catalogue =>
  catalogue.folders.flatMap(folder =>
    [...folder.trips.values()].flatMap(source => {
      const trip = source.value
      const ground = tripReferences(trip, folder, catalogue.folders)
      return trip.days.flatMap((day, i) => {
        const at = ground.destinations.get(day.place)?.value.coordinates
        const legs = day.legs.filter(({ from, to }) => from !== to)
        // A way that returns to its start belongs to the tour.
        if (!at || legs.length === 0 || legs.at(0)?.from === legs.at(-1)?.to) return []
        const home = catalogue.folders.find(one => one.destinations.get(day.place)?.value.coordinates === at)
        const zones = zonesOf(catalogue, home?.tag ?? folder.tag)
        if (!zones) return []
        const sunset = firstSunset(zones, at, trip.bestMonths.months)
        const ways = legs.map(({ minutes }) => minutes)
        return day.tours.flatMap((key, j) => {
          const tour = ground.tours.get(key)?.value
          const length = tour ? minutesOf(tour.duration) : null
          if (!tour || length === null || isForTheDark(tour)) return []
          const until = day.sleep ? sunset + GRACE : Number.POSITIVE_INFINITY
          if (tour.times.some(time => fits(ways, minutesOfClock(time), length, until))) return []
          const message = `no hour of ${key} leaves room for ${sum(ways)} min of road before the sun sets at ${clockOfMinutes(sunset)}`
          return [problemAt(source, ['days', i, 'tours', j], message, 'move the tour to another day')]
        })
      })
    }),
  )

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, one) => total + one, 0)
}

/** Whether some ways before the tour and the others after it fit into the day. */
function fits(ways: readonly number[], start: number, length: number, until: number): boolean {
  return [...ways, 0].some((_, n) => {
    const before = sum(ways.slice(0, n))
    const isEarlyEnough = before === 0 || FIRST_LIGHT + before <= start
    return isEarlyEnough && start + length + sum(ways.slice(n)) <= until
  })
}
