import type { Calendar } from '#database/values/calendar.ts'
import { workingClock } from './working-clock.ts'

const MINUTE = 60_000
const STEP = 15
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
