import { dayIn } from '#app/text/time-zone.ts'

/** Position of a day relative to a trip. */
export type TripMoment =
  | { kind: 'before'; days: number }
  | { kind: 'during'; index: number }
  | { kind: 'after' }
  | { kind: 'open' }

const DAY_MS = 24 * 60 * 60 * 1_000

/** The date of an instant at a place, YYYY-MM-DD; on the device's own clock if the place's is not known. */
function dayThere(timeZone: string | null | undefined, now: Date): string {
  return dayIn(timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, now)
}

/**
 * Which day of a trip it is where that day is spent: a device may be on the time of home, and read along from there.
 * `open` without dates. Days are YYYY-MM-DD and sorted.
 */
export function momentOf(days: readonly { date: string; timeZone?: string | null }[], now: Date): TripMoment {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { kind: 'open' }
  const today = dayThere(first.timeZone, now)
  if (today < first.date)
    return { kind: 'before', days: Math.round((Date.parse(first.date) - Date.parse(today)) / DAY_MS) }
  if (dayThere(last.timeZone, now) > last.date) return { kind: 'after' }
  return {
    kind: 'during',
    index: days.findLastIndex(({ date, timeZone }) => date <= dayThere(timeZone, now)),
  }
}
