import { percentOf, type TermsStep } from '#app/features/money/terms/terms.ts'
import { addDays } from '#app/text/days.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** A price line, as far as cancelling is concerned. */
export interface RefundableLine {
  amountMinor: number
  /** Free to cancel up to this day, non-refundable afterwards: YYYY-MM-DD; null if the terms decide. */
  refundableUntil: string | null
}

/** Inputs of a cancellation's cost. */
export interface Cancelling {
  /** The accepted terms, or those in force. */
  terms: { refundSteps: readonly TermsStep[] }
  /** First day, YYYY-MM-DD. */
  startsOn: string
  lines: readonly RefundableLine[]
}

/** Cost of cancelling until a day; the steps cover all days without gaps. */
export interface RefundStep {
  /** Last day of the step, YYYY-MM-DD; null for the last step, which has no end. */
  until: string | null
  costMinor: number
  /** Refund if the whole price is paid. */
  backMinor: number
}

/** The lines of a proposal's price; null while one is unknown, or if there are none. */
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

/** A discount applies to the whole price, so it follows the terms, even if its line has a date. */
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
 * The cost of cancelling, step by step; used by the chart, the text, the reminders and the refund itself. It never
 * falls from one day to the next, and never exceeds the price.
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
    // Merges steps of equal cost.
    if (before?.costMinor === costMinor) before.until = until
    else steps.push({ until, costMinor, backMinor: totalMinor - costMinor })
  }
  return steps
}

/** Result of a cancellation on a day, for the payments so far. */
export interface Refund {
  costMinor: number
  /** Amount refunded. */
  backMinor: number
}

/** The refund of the payments on a day (YYYY-MM-DD), in minor units, from `refundSteps`. */
export function refundOn(steps: readonly RefundStep[], day: string, paidMinor: number): Refund {
  const step = steps.find(({ until }) => until === null || day <= until)
  const costMinor = step?.costMinor ?? 0
  return { costMinor, backMinor: Math.max(0, paidMinor - costMinor) }
}
