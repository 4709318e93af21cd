/** The kinds of ledger entry. A dispute is money that a card's bank takes back; `dispute_won` is its return. */
export const ledgerKinds = [
  'charge',
  'payment',
  'refund',
  'cancellation',
  'commission',
  'commission_reversal',
  'payout',
  'reversal',
  'payout_reversal',
  'dispute',
  'dispute_won',
] as const

/**
 * Accounts of the ledger, each within a plan and a currency; a debit is positive, a credit negative.
 * - `traveller`: what the traveller owes us; negative if we owe them.
 * - `trips`: what was sold, until the trip is over.
 * - `bank`, `card`: money received or paid out, by means of payment.
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
