import { findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import type { Receipt } from '#app/features/plan/core/plan-schema.ts'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import type { ReadContext } from '#app/request-context.ts'

/** Data for the drawing of a request's day, with the days off of the wait; null while no answer time is promised. */
export async function getAnswerClock(
  { db, locale }: ReadContext,
  { reader, sentAt, dueAt }: Receipt,
): Promise<AnswerClock | null> {
  if (dueAt === null) return null
  const span = { from: new Date(sentAt), to: new Date(dueAt) }
  const { hours, timeZone, daysOff } = await findCalendar(db, reader?.fkey ?? null, span, locale)
  return {
    ...{ sentAt, dueAt, timeZone, daysOff },
    hours: hours.map(({ days, from, to }) => ({ days, from, to })),
  }
}
