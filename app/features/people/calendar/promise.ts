import type { Calendar } from '#database/values/calendar.ts'
import type { AwayNote } from './calendar.ts'
import { answerDue } from './clock.ts'

/** When a planner works, and when they are away: all that a promised hour is made of. */
export interface PlannerTime extends Calendar {
  /** Running and coming absences. */
  away: AwayNote[]
}

/** What a visitor who asks now is promised: the hour of the answer, or who answers while the planner is away. */
export type Promised = { due: Date } | { away: string }

/** The same as a request that is sent now gets: nobody who is away now, or when it would be due, is promised. */
export function promiseAt(now: Date, { away, ...calendar }: PlannerTime): Promised {
  const due = answerDue(now, calendar)
  const absence = away.find(({ from, to }) =>
    [now, due].some(at => from <= at.getTime() && at.getTime() < to),
  )
  return absence ? { away: absence.words } : { due }
}
