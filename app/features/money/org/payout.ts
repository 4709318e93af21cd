import type { Locale } from '#app/links.ts'
import type { Payouts, PayoutTrip } from './org-schema.ts'

export type PayoutPart = 'first' | 'second'

/** The key under which the ledger holds a payout. */
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

/** A half of a commission, and where it stands today. */
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

/** What is paid next, in one currency: all that is due, else all of the first day to come. */
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

/** What stands between cells, and in a number: what spreadsheets expect where the language is spoken. */
const marks = { en: { between: ',', decimal: '.' }, es: { between: ';', decimal: ',' } } as const

/** A cell that a spreadsheet takes for a formula is not one. */
function cellOf(value: string | number, { decimal }: (typeof marks)[Locale]): string {
  if (typeof value === 'number') return String(value).replace('.', decimal)
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
}

/** Rows as separated values (RFC 4180; in Spanish with semicolons, as Excel reads them there), for spreadsheets. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[], locale: Locale): string {
  const { between } = marks[locale]
  function quoted(text: string): string {
    return /["\r\n]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows
    .map(row => `${row.map(value => quoted(cellOf(value ?? '', marks[locale]))).join(between)}\r\n`)
    .join('')
}
