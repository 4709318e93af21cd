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

const MINUTE = 60_000
const STEP = 15
const DAY = 24 * 60 * MINUTE
/** Working time until the first answer is due. */
const ANSWER_WITHIN_MINUTES = 8 * 60
const LOOK_AHEAD_DAYS = 14

/** The time whose days off `answerDue` has to know. */
export function answerSpan(asked: Date): { from: Date; to: Date } {
  return { from: asked, to: new Date(asked.getTime() + LOOK_AHEAD_DAYS * DAY) }
}

/**
 * When a first answer is due: after eight working hours of the request's planner, in their time zone and without their
 * days off, on the quarter of an hour. If no hours are known, 24 hours later.
 */
export function answerDue(asked: Date, calendar: Calendar): Date {
  const aDayLater = new Date(asked.getTime() + DAY)
  const isWorking = workingClock(calendar)
  if (!isWorking) return aDayLater
  const step = STEP * MINUTE
  const end = asked.getTime() + LOOK_AHEAD_DAYS * DAY
  let left = ANSWER_WITHIN_MINUTES
  for (let instant = Math.ceil(asked.getTime() / step) * step; instant < end; instant += step) {
    if (isWorking(instant)) left -= STEP
    if (left <= 0) return new Date(instant + step)
  }
  return aDayLater
}

/** Counts only the first 90 days of a wait: a longer one is too long in any case. */
const LOOK_BACK_DAYS = 90

/**
 * How long an answer took: whole minutes of the planner's working time between both instants, without their days off,
 * in steps of a quarter of an hour. If the hours or the time zone are unknown, every minute counts.
 */
export function workingMinutes(from: Date, to: Date, calendar: Calendar): number {
  const [start, end] = [
    from.getTime(),
    Math.min(to.getTime(), from.getTime() + LOOK_BACK_DAYS * 1440 * MINUTE),
  ]
  const isWorking = workingClock(calendar)
  if (!isWorking) return Math.max(0, Math.floor((end - start) / MINUTE))
  const step = STEP * MINUTE
  let worked = 0
  for (let instant = Math.floor(start / step) * step; instant < end; instant += step) {
    const within = Math.min(end, instant + step) - Math.max(start, instant)
    if (isWorking(instant)) worked += within
  }
  return Math.floor(worked / MINUTE)
}
