import type { Payouts, PayoutTrip } from './org-schema.ts'

export type PayoutPart = 'first' | 'second'

/** The ledger key of a payout. */
export function payoutKey(planId: number, part: PayoutPart): string {
  return `payout:${planId}:${part}`
}

interface HalfFacts {
  amountMinor: number
  dueOn: string | null
  isReversed: boolean
  paidOn: string | null
  /** Days are YYYY-MM-DD. */
  today: string
}

/** Half of a commission, and its state today. */
export function halfOf({ amountMinor, dueOn, isReversed, paidOn, today }: HalfFacts): PayoutTrip['first'] {
  const state = isReversed
    ? 'reversed'
    : paidOn
      ? 'paid'
      : dueOn !== null && dueOn <= today
        ? 'due'
        : 'waiting'
  return { amountMinor, dueOn, state, paidOn }
}

/** The next payout in one currency: all that is due, otherwise all of the next due date. */
export function nextPayout(
  trips: readonly Pick<PayoutTrip, 'currency' | 'first' | 'second'>[],
): Payouts['next'] {
  const open = trips.flatMap(({ currency, first, second }) =>
    [first, second].flatMap(({ state, dueOn, amountMinor }) =>
      dueOn !== null && (state === 'due' || state === 'waiting')
        ? [{ state, dueOn, amountMinor, currency }]
        : [],
    ),
  )
  const soonest = open.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[0]
  if (!soonest) return null
  const together = open.filter(
    ({ currency, state, dueOn }) =>
      currency === soonest.currency && (soonest.state === 'due' ? state === 'due' : dueOn === soonest.dueOn),
  )
  const amountMinor = together.reduce((sum, half) => sum + half.amountMinor, 0)
  return { dueOn: soonest.dueOn, amountMinor, currency: soonest.currency, trips: together.length }
}
