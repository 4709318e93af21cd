/** What an entry of the ledger records. */
export const ledgerKinds = [
  'charge',
  'payment',
  'refund',
  'cancellation',
  'commission',
  'commission_reversal',
  'payout',
] as const

/**
 * Accounts of the ledger, each within a plan and a currency; debit above zero, credit below.
 * - `traveller`: what the traveller owes us; below zero it is theirs.
 * - `trips`: what was sold, until it is travelled.
 * - `bank`, `card`: money that arrived or left, by its door.
 * - `cancellations`: what is kept of a cancelled trip.
 * - `commission`, `partner`: what partners cost, and what they are owed.
 */
export const ledgerAccounts = [
  'traveller',
  'trips',
  'bank',
  'card',
  'commission',
  'partner',
  'cancellations',
] as const

export type LedgerKind = (typeof ledgerKinds)[number]
export type LedgerAccount = (typeof ledgerAccounts)[number]
