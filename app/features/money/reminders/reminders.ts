import { type RefundStep, refundOn } from '#app/features/money/refund/refund.ts'
import { addDays, daysBetween } from '#app/features/money/terms/days.ts'

/** Days before a step down of the refund on which it is told. */
const REFUND_DAYS_BEFORE = 7
/** Days before the rest is due on which its invoice is sent. */
const BALANCE_DAYS_BEFORE = 14
/** Days after the last one on which a review is asked for, and from when on it is too late to ask. */
const REVIEW_DAYS_AFTER = 3
const REVIEW_WITHIN_DAYS = 60

export interface RefundNotice {
  /** The first day on which less comes back, YYYY-MM-DD. */
  stepsOn: string
  beforeMinor: number
  afterMinor: number
}

/**
 * The steps down to be told on a day (YYYY-MM-DD), of what has been paid: those within a week that change what comes
 * back. One that costs no more than was kept already is none.
 */
export function refundNotices(steps: readonly RefundStep[], day: string, paidMinor: number): RefundNotice[] {
  return steps.flatMap(({ until }) => {
    if (until === null || day > until) return []
    const stepsOn = addDays(until, 1)
    if (daysBetween(day, stepsOn) > REFUND_DAYS_BEFORE) return []
    const beforeMinor = refundOn(steps, until, paidMinor).backMinor
    const afterMinor = refundOn(steps, stepsOn, paidMinor).backMinor
    return afterMinor < beforeMinor ? [{ stepsOn, beforeMinor, afterMinor }] : []
  })
}

/** Whether the invoice for the rest, due on a day, is sent by another; a late one as well. */
export function sendsBalance(dueOn: string, day: string): boolean {
  return daysBetween(day, dueOn) <= BALANCE_DAYS_BEFORE
}

/** Whether a review is asked for on a day of a trip that ended on another. */
export function asksForReview(endsOn: string | null, day: string): boolean {
  if (endsOn === null) return false
  const since = daysBetween(endsOn, day)
  return since >= REVIEW_DAYS_AFTER && since <= REVIEW_WITHIN_DAYS
}

/** The first days of trips that may have something to tell on a day: earlier ones are long over. */
export function firstDayToLookAt(day: string): string {
  return addDays(day, -400)
}
