import { type RefundStep, refundOn } from '#app/features/money/refund/refund.ts'
import { addDays, daysBetween } from '#app/text/days.ts'

/** Days before a fall of the refund on which the traveller is reminded. */
const REFUND_DAYS_BEFORE = 7
/** Days before the balance is due on which its invoice is sent. */
const BALANCE_DAYS_BEFORE = 14
/** Days after the trip on which a review is requested, and after which it is too late. */
const REVIEW_DAYS_AFTER = 3
const REVIEW_WITHIN_DAYS = 60
/** Days before the trip on which missing details are asked for, once each. */
const DETAILS_DAYS_BEFORE = [14, 45] as const

export interface RefundNotice {
  /** The first day with a smaller refund, YYYY-MM-DD. */
  stepsOn: string
  beforeMinor: number
  afterMinor: number
}

/**
 * The falls of the refund to announce on a day (YYYY-MM-DD): those within a week that reduce what this traveller
 * would get back.
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

/** Whether the balance invoice due on `dueOn` is sent on `day`; also if it is overdue. */
export function sendsBalance(dueOn: string, day: string): boolean {
  return daysBetween(day, dueOn) <= BALANCE_DAYS_BEFORE
}

/** Whether a review is requested on `day` for a trip that ended on `endsOn`. */
export function asksForReview(endsOn: string | null, day: string): boolean {
  if (endsOn === null) return false
  const since = daysBetween(endsOn, day)
  return since >= REVIEW_DAYS_AFTER && since <= REVIEW_WITHIN_DAYS
}

/** The reminder of missing details that is due on a day: how many days before the trip; null if none is. */
export function asksForDetails(startsOn: string | null, day: string): number | null {
  if (startsOn === null) return null
  const ahead = daysBetween(day, startsOn)
  return ahead > 0 ? (DETAILS_DAYS_BEFORE.find(before => ahead <= before) ?? null) : null
}

/** Earliest first day of trips that can still have a reminder on a day. */
export function firstDayToLookAt(day: string): string {
  return addDays(day, -400)
}
