import { getMoonIllumination, getTimes } from 'suncalc'
import type { PlaceFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { minutesOfClock } from '#database/values/clock.ts'
import { clockAt } from '#database/values/clock-at.ts'

/** The sky over one night of a proposal: computed, never a forecast. */
export interface DaySky {
  /** YYYY-MM-DD. */
  date: string
  /** Local time, HH:MM; null if the sun does not rise or set. */
  sunrise: string | null
  sunset: string | null
  /** 0 is new, 0.5 is full. */
  moonPhase: number
  /** Illuminated share of the moon, 0 to 1. */
  moonLit: number
  /** Share of the month's days with rain, in percent; null if the climate is unknown. */
  rainOdds: number | null
  /** °C. */
  high: number | null
  low: number | null
  /** Wildlife in season that month. */
  wildlife: string[]
}

function daysInMonth(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Approximate local noon, from which the sun's times of a date are computed. */
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

/** Cache of sunsets by place and date: composing drafts tries the same days many times. */
const sunsets = new WeakMap<PlaceFacts, Map<string, number | null>>()

function findSunset(place: PlaceFacts, date: string): number | null {
  const { sunset } = sunAt(place, date)
  return sunset === null ? null : minutesOfClock(sunset)
}

/** Sunset in minutes after local midnight; null if the sun does not set. */
export function sunsetMinutes(place: PlaceFacts, date: string): number | null {
  const known = sunsets.get(place) ?? new Map<string, number | null>()
  sunsets.set(place, known)
  const before = known.get(date)
  if (before !== undefined) return before
  const sunset = findSunset(place, date)
  known.set(date, sunset)
  return sunset
}
