import type { LedgerAccount } from '#database/values/ledger-accounts.ts'

/** A line of an entry: a debit is positive, a credit negative, in minor units. */
export interface LedgerLine {
  account: LedgerAccount
  amountMinor: number
  currency: string
}

interface Sum {
  amountMinor: number
  currency: string
}

/** How money comes or goes. */
export type PaymentMethod = 'bank' | 'card'

function move(from: LedgerAccount, to: LedgerAccount, { amountMinor, currency }: Sum): LedgerLine[] {
  if (amountMinor === 0) return []
  return [
    { account: to, amountMinor, currency },
    { account: from, amountMinor: -amountMinor, currency },
  ]
}

/** Lines of an invoice: the traveller owes the price. */
export function chargeLines(sum: Sum): LedgerLine[] {
  return move('trips', 'traveller', sum)
}

/** Lines of an incoming payment. */
export function paymentLines(method: PaymentMethod, sum: Sum): LedgerLine[] {
  return move('traveller', method, sum)
}

/** Lines of a refund by the same channel as the payment. */
export function refundLines(method: PaymentMethod, sum: Sum): LedgerLine[] {
  return move(method, 'traveller', sum)
}

/**
 * Lines of a cancellation: the charge is reversed except for the cancellation fee (`feeMinor`). A negative balance of
 * the traveller's account is the refund due.
 */
export function cancellationLines(charged: Sum, feeMinor: number): LedgerLine[] {
  const { currency, amountMinor } = charged
  return [
    ...move('traveller', 'trips', { amountMinor: amountMinor - feeMinor, currency }),
    ...move('cancellations', 'trips', { amountMinor: feeMinor, currency }),
  ]
}

/** Lines of a disputed payment, while the card's bank has the money. */
export function disputeLines(sum: Sum): LedgerLine[] {
  return move('card', 'traveller', sum)
}

/** Lines that take an entry back. */
export function reversalLines(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map(line => ({ ...line, amountMinor: -line.amountMinor }))
}

/** Lines that return a part of what was kept of a cancelled trip to its traveller. */
export function feeReturnLines(sum: Sum): LedgerLine[] {
  return move('traveller', 'cancellations', sum)
}

/** Lines of a commission earned by a partner. */
export function commissionLines(sum: Sum): LedgerLine[] {
  return move('partner', 'commission', sum)
}

/** Lines that reverse the commission of a cancelled trip. */
export function commissionReversalLines(sum: Sum): LedgerLine[] {
  return move('commission', 'partner', sum)
}

/** Lines of a payout to a partner. */
export function payoutLines(sum: Sum): LedgerLine[] {
  return move('bank', 'partner', sum)
}

/** Balance of an account in a currency. */
export function balanceOf(lines: readonly LedgerLine[], account: LedgerAccount, currency: string): number {
  return lines
    .filter(line => line.account === account && line.currency === currency)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** What a traveller has paid, minus refunds. */
export function paidOf(lines: readonly LedgerLine[], currency: string): number {
  return balanceOf(lines, 'bank', currency) + balanceOf(lines, 'card', currency)
}
