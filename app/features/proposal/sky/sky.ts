import { getMoonIllumination, getTimes } from 'suncalc'
import type { PlaceFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { minutesOfClock } from '#database/values/clock.ts'
import { clockAt } from '#database/values/clock-at.ts'

/** The sky over one night of a proposal: computed, never forecast. */
export interface DaySky {
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM by the clock of the place; null where the sun does not rise or set. */
  sunrise: string | null
  sunset: string | null
  /** 0 new, 0.5 full. */
  moonPhase: number
  /** Lit share of the moon, 0 to 1. */
  moonLit: number
  /** Days of the month in a hundred with rain; null where the climate is not known. */
  rainOdds: number | null
  /** °C. */
  high: number | null
  low: number | null
  /** What is in season here that month. */
  wildlife: string[]
}

function daysInMonth(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Noon there, give or take: the sun's day that belongs to a date is found from it. */
function noonAt(date: string, longitude: number): Date {
  return new Date(Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000)
}

function sunAt(place: PlaceFacts, date: string): Pick<DaySky, 'sunrise' | 'sunset'> {
  const { sunrise, sunset } = getTimes(noonAt(date, place.longitude), place.latitude, place.longitude)
  const clock = clockAt(place.timeZone)
  return { sunrise: sunrise && clock.format(sunrise), sunset: sunset && clock.format(sunset) }
}

/** The sky over a place on a date (YYYY-MM-DD). */
export function skyAt(place: PlaceFacts, date: string): DaySky {
  const noon = noonAt(date, place.longitude)
  const night = new Date(noon.getTime() + 9 * 3_600_000)
  const { phase, fraction } = getMoonIllumination(night)
  const month = Number(date.slice(5, 7))
  const climate = place.climate?.[month - 1] ?? null
  return {
    date,
    ...sunAt(place, date),
    moonPhase: phase,
    moonLit: fraction,
    rainOdds: climate && Math.round((climate.rainDays / daysInMonth(date)) * 100),
    high: climate?.high ?? null,
    low: climate?.low ?? null,
    wildlife: place.wildlife.filter(({ months }) => months.includes(month)).map(({ name }) => name),
  }
}

/** Sunsets by date of places that are still in use: drafts are composed by trying the same days many times. */
const sunsets = new WeakMap<PlaceFacts, Map<string, number | null>>()

function findSunset(place: PlaceFacts, date: string): number | null {
  const { sunset } = sunAt(place, date)
  return sunset === null ? null : minutesOfClock(sunset)
}

/** Sunset as minutes after midnight there; null where the sun does not set. */
export function sunsetMinutes(place: PlaceFacts, date: string): number | null {
  const known = sunsets.get(place) ?? new Map<string, number | null>()
  sunsets.set(place, known)
  const before = known.get(date)
  if (before !== undefined) return before
  const sunset = findSunset(place, date)
  known.set(date, sunset)
  return sunset
}
