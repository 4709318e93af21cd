import { addDays } from '#app/features/money/terms/days.ts'
import { percentOf, type TermsStep } from '#app/features/money/terms/terms.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** A line of the price, as far as cancelling goes. */
export interface RefundableLine {
  amountMinor: number
  /** Until that day it costs nothing, afterwards all of it: YYYY-MM-DD; null where the terms decide. */
  refundableUntil: string | null
}

/** What a cancellation is computed from. */
export interface Cancelling {
  /** The terms that were accepted, or would be. */
  terms: { refundSteps: readonly TermsStep[] }
  /** First day, YYYY-MM-DD. */
  startsOn: string
  lines: readonly RefundableLine[]
}

/** What cancelling costs until a day; the steps cover all days without a gap. */
export interface RefundStep {
  /** Last day of the step, YYYY-MM-DD; null for the last one, which does not end. */
  until: string | null
  costMinor: number
  /** Of the whole price, once all of it is paid. */
  backMinor: number
}

/** The lines of a proposal's price; null while the price of one of them is unknown, or there is none. */
export function refundableLines({ price }: Pick<ProposalContent, 'price'>): RefundableLine[] | null {
  const lines = price.flatMap(({ unitMinor, count, refundableUntil }) =>
    unitMinor === null ? [] : [{ amountMinor: unitMinor * count, refundableUntil }],
  )
  return lines.length === 0 || lines.length < price.length ? null : lines
}

const keepsAll = 100

function keptPercentAt({ terms, startsOn }: Cancelling, day: string): number {
  const step = terms.refundSteps.find(({ daysBefore }) => day <= addDays(startsOn, -daysBefore))
  return step?.keptPercent ?? keepsAll
}

/** A discount belongs to the whole: it follows the terms, whatever day its line names. */
function ownDay({ amountMinor, refundableUntil }: RefundableLine): string | null {
  return amountMinor > 0 ? refundableUntil : null
}

function costAt(cancelling: Cancelling, day: string): number {
  let byTerms = 0
  let byOwnDay = 0
  for (const line of cancelling.lines) {
    const until = ownDay(line)
    if (until === null) byTerms += line.amountMinor
    else if (day > until) byOwnDay += line.amountMinor
  }
  return byOwnDay + percentOf(byTerms, keptPercentAt(cancelling, day))
}

/**
 * What cancelling costs, step by step: the chart, the words, the reminders and the refund itself are this. It never
 * falls from one day to the next, and is never more than the price.
 */
export function refundSteps(cancelling: Cancelling): RefundStep[] {
  const { terms, startsOn, lines } = cancelling
  const totalMinor = Math.max(
    0,
    lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  )
  const days = [
    ...terms.refundSteps.map(({ daysBefore }) => addDays(startsOn, -daysBefore)),
    ...lines.flatMap(line => ownDay(line) ?? []),
  ]
  const ends = [...new Set(days)].toSorted()
  const steps: RefundStep[] = []
  let costMinor = 0
  for (const until of [...ends, null]) {
    const day = until ?? addDays(ends.at(-1) ?? startsOn, 1)
    costMinor = Math.min(totalMinor, Math.max(costMinor, costAt(cancelling, day)))
    const before = steps.at(-1)
    // Two steps of the same cost are one.
    if (before?.costMinor === costMinor) before.until = until
    else steps.push({ until, costMinor, backMinor: totalMinor - costMinor })
  }
  return steps
}

/** What a cancellation on a day comes to, for what has been paid. */
export interface Refund {
  costMinor: number
  /** What comes back. */
  backMinor: number
}

/** What comes back on a day (YYYY-MM-DD) of what has been paid, in minor units: read off `refundSteps`. */
export function refundOn(steps: readonly RefundStep[], day: string, paidMinor: number): Refund {
  const step = steps.find(({ until }) => until === null || day <= until)
  const costMinor = step?.costMinor ?? 0
  return { costMinor, backMinor: Math.max(0, paidMinor - costMinor) }
}
