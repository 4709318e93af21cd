import { zoneOffset } from '#app/text/time-zone.ts'
import type { Calendar } from '#database/values/calendar.ts'
import { minutesOfClock } from '#database/values/clock.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * MINUTE_MS

interface Shift {
  /** 1 Monday to 7 Sunday. */
  days: readonly number[]
  /** Minutes since midnight; the end is exclusive. */
  from: number
  to: number
}

/** Working hours in minutes, without empty ones. */
function shiftsOf({ hours }: Calendar): Shift[] {
  return hours
    .map(({ days, from, to }) => ({ days, from: minutesOfClock(from), to: minutesOfClock(to) }))
    .filter(({ days, from, to }) => days.length > 0 && from < to)
}

/** A zone's offset at instants in order, read twice for each day on which its clocks are not changed. */
function offsetsOf(timeZone: string): (instant: number) => number {
  let day = Number.NaN
  let offset: number | null = null
  return instant => {
    const at = Math.floor(instant / DAY_MS)
    if (at !== day) {
      const [begins, ends] = [at, at + 1].map(each => zoneOffset(timeZone, new Date(each * DAY_MS)))
      day = at
      offset = begins === ends ? (begins ?? 0) : null
    }
    return offset ?? zoneOffset(timeZone, new Date(instant))
  }
}

/**
 * Whether an instant (milliseconds since 1970) is working time. Returns null if there are no hours, or the time zone is
 * unknown.
 */
export function workingClock(calendar: Calendar): ((instant: number) => boolean) | null {
  const shifts = shiftsOf(calendar)
  if (shifts.length === 0 || !isZone(calendar.timeZone)) return null
  const daysOff = new Set(calendar.daysOff.map(({ day }) => Date.parse(day) / DAY_MS))
  const offsetAt = offsetsOf(calendar.timeZone)
  return instant => {
    const local = Math.floor(instant / MINUTE_MS) + offsetAt(instant)
    const day = Math.floor(local / DAY_MINUTES)
    if (daysOff.has(day)) return false
    // The epoch began on a Thursday.
    const weekday = ((day + 3) % 7) + 1
    const minutes = local - day * DAY_MINUTES
    return shifts.some(({ days, from, to }) => days.includes(weekday) && minutes >= from && minutes < to)
  }
}

function isZone(timeZone: string): boolean {
  try {
    zoneOffset(timeZone, new Date(0))
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
