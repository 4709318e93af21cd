import type { Calendar } from '#database/values/calendar.ts'
import { workingClock } from './working-clock.ts'

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
