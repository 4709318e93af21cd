import type { Locale } from '#database/values/locale.ts'
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

/** Cell separator and decimal mark that spreadsheets expect in each language. */
const marks = { en: { between: ',', decimal: '.' }, es: { between: ';', decimal: ',' } } as const

/** Escapes cells that a spreadsheet would run as a formula. */
function cellOf(value: string | number, { decimal }: (typeof marks)[Locale]): string {
  if (typeof value === 'number') return String(value).replace('.', decimal)
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
}

/** Rows as CSV (RFC 4180) for spreadsheets; in Spanish with semicolons, as Excel expects there. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[], locale: Locale): string {
  const { between } = marks[locale]
  function quoted(text: string): string {
    return /["\r\n]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows
    .map(row => `${row.map(value => quoted(cellOf(value ?? '', marks[locale]))).join(between)}\r\n`)
    .join('')
}
