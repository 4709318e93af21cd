import { addDays, daysBetween } from './days.ts'

/** Cancelled at least so many days before the first day, so much of the price is kept. */
export interface TermsStep {
  daysBefore: number
  keptPercent: number
}

/** What booking and cancelling cost: data of the operator's, by versions (product: Money). */
export interface Terms {
  version: string
  /** YYYY-MM-DD. */
  validFrom: string
  depositPercent: number
  /** Days after the acceptance by which the deposit is due. */
  depositDueDays: number
  /** Days before the first day by which the rest is due. */
  balanceDueDays: number
  /** From the earliest on, each keeping more than the one before; later than the last everything is kept. */
  refundSteps: readonly TermsStep[]
  /** What a person accepts, in the reader's language. */
  points: readonly string[]
}

/** A part of an amount in whole minor units, exact for every safe integer; what is left over is dropped. */
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
  /** Null where the deposit is the whole price. */
  balance: Due | null
}

/**
 * What is paid when of a price in minor units, accepted on a day. Accepted after the day on which the rest would be due,
 * everything is due with the deposit; of a trip without a first day the rest waits for one.
 */
export function paymentsOf(
  terms: Pick<Terms, 'depositPercent' | 'depositDueDays' | 'balanceDueDays'>,
  { totalMinor, startsOn, acceptedOn }: { totalMinor: number; startsOn: string | null; acceptedOn: string },
): Payments {
  const dueOn = addDays(acceptedOn, terms.depositDueDays)
  const isLate = startsOn !== null && daysBetween(dueOn, startsOn) <= terms.balanceDueDays
  const depositMinor = isLate ? totalMinor : totalMinor - percentOf(totalMinor, 100 - terms.depositPercent)
  const deposit = { amountMinor: depositMinor, dueOn }
  if (depositMinor >= totalMinor || startsOn === null) return { deposit, balance: null }
  return {
    deposit,
    balance: { amountMinor: totalMinor - depositMinor, dueOn: addDays(startsOn, -terms.balanceDueDays) },
  }
}
