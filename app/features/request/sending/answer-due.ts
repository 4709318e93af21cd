import type { WorkingHours } from '#database/values/working-hours.ts'
import { clockOf, isWorking, shiftsOf } from './working-clock.ts'

const MINUTE = 60_000
const STEP = 15
const DAY = 24 * 60 * MINUTE
/** Working time until the first answer is due. */
const ANSWER_WITHIN_MINUTES = 8 * 60
const LOOK_AHEAD_DAYS = 14

/**
 * When a first answer is due: after eight working hours of the request's planner, in their time zone, on the quarter
 * of an hour. If no hours are known, 24 hours later.
 */
export function answerDue(asked: Date, hours: readonly WorkingHours[], timeZone: string): Date {
  const aDayLater = new Date(asked.getTime() + DAY)
  const shifts = shiftsOf(hours)
  const clock = clockOf(timeZone)
  if (shifts.length === 0 || !clock) return aDayLater
  const step = STEP * MINUTE
  const end = asked.getTime() + LOOK_AHEAD_DAYS * DAY
  let left = ANSWER_WITHIN_MINUTES
  for (let instant = Math.ceil(asked.getTime() / step) * step; instant < end; instant += step) {
    if (isWorking(shifts, clock, instant)) left -= STEP
    if (left <= 0) return new Date(instant + step)
  }
  return aDayLater
}
