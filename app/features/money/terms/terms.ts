import { addDays, dayOf, daysBetween } from '#app/text/days.ts'

/** If cancelled at least `daysBefore` days before the first day, `keptPercent` of the price is kept. */
export interface TermsStep {
  daysBefore: number
  keptPercent: number
}

/** Terms for booking and cancelling: versioned data of the operator (product: Money). */
export interface Terms {
  version: string
  /** YYYY-MM-DD. */
  validFrom: string
  depositPercent: number
  /** Days after the acceptance by which the deposit is due. */
  depositDueDays: number
  /** Days before the first day by which the balance is due. */
  balanceDueDays: number
  /** From the earliest to the latest, each keeping more; after the last one everything is kept. */
  refundSteps: readonly TermsStep[]
  /** The points that the traveller accepts, in the reader's language. */
  points: readonly string[]
}

/** A percentage of an amount in minor units, rounded down; exact for every safe integer. */
export function percentOf(amountMinor: number, percent: number): number {
  return (
    Math.floor(amountMinor / 100) * percent +
    Math.floor(((((amountMinor % 100) + 100) % 100) * percent) / 100)
  )
}

export interface Due {
  amountMinor: number
  /** YYYY-MM-DD. */
  dueOn: string
}

export interface Payments {
  deposit: Due
  /** Null if the deposit is the whole price. */
  balance: Due | null
}

/** Whether an invoice is due on the day on which it was issued, or before it. */
export function isDueAtOnce({ dueOn, issuedTs }: { dueOn: string; issuedTs: Date }): boolean {
  return dueOn <= dayOf(issuedTs)
}

const HALF_A_DAY_MS = 12 * 60 * 60_000

/** Why a proposal cannot be signed because of its first day: it has none, or that day is over everywhere. */
export function datesRefusal(startsOn: string | null, now: Date): 'dates_unknown' | 'dates_past' | null {
  if (startsOn === null) return 'dates_unknown'
  return startsOn < dayOf(new Date(now.getTime() - HALF_A_DAY_MS)) ? 'dates_past' : null
}

/**
 * Due dates and amounts of a price in minor units, accepted on a day. If the balance would already be due, everything
 * is due with the deposit. Without a first day the balance has no due date yet.
 */
export function paymentsOf(
  terms: Pick<Terms, 'depositPercent' | 'depositDueDays' | 'balanceDueDays'>,
  { totalMinor, startsOn, acceptedOn }: { totalMinor: number; startsOn: string | null; acceptedOn: string },
): Payments {
  const usual = addDays(acceptedOn, terms.depositDueDays)
  // Nobody pays for a trip after its first day: then it is due at once.
  const dueOn = startsOn !== null && usual > startsOn ? acceptedOn : usual
  const isLate = startsOn !== null && daysBetween(dueOn, startsOn) <= terms.balanceDueDays
  const depositMinor = isLate ? totalMinor : totalMinor - percentOf(totalMinor, 100 - terms.depositPercent)
  const deposit = { amountMinor: depositMinor, dueOn }
  if (depositMinor >= totalMinor || startsOn === null) return { deposit, balance: null }
  return {
    deposit,
    balance: { amountMinor: totalMinor - depositMinor, dueOn: addDays(startsOn, -terms.balanceDueDays) },
  }
}
