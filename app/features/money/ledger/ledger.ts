import type { LedgerAccount } from '#database/values/ledger-accounts.ts'

/** A line of an entry: debit above zero, credit below, in minor units. */
export interface LedgerLine {
  account: LedgerAccount
  amountMinor: number
  currency: string
}

interface Sum {
  amountMinor: number
  currency: string
}

/** The door that money came or goes through. */
export type MoneyDoor = 'bank' | 'card'

function move(from: LedgerAccount, to: LedgerAccount, { amountMinor, currency }: Sum): LedgerLine[] {
  if (amountMinor === 0) return []
  return [
    { account: to, amountMinor, currency },
    { account: from, amountMinor: -amountMinor, currency },
  ]
}

/** An invoice: the traveller owes what was sold. */
export function chargeLines(sum: Sum): LedgerLine[] {
  return move('trips', 'traveller', sum)
}

/** Money arrived. */
export function paymentLines(door: MoneyDoor, sum: Sum): LedgerLine[] {
  return move('traveller', door, sum)
}

/** Money goes back the way it came. */
export function refundLines(door: MoneyDoor, sum: Sum): LedgerLine[] {
  return move(door, 'traveller', sum)
}

/**
 * A trip is cancelled: what was charged is no longer owed, but for the cancellation fee (`feeMinor`). What is left below zero on the
 * traveller's account is what goes back.
 */
export function cancellationLines(charged: Sum, feeMinor: number): LedgerLine[] {
  const { currency, amountMinor } = charged
  return [
    ...move('traveller', 'trips', { amountMinor: amountMinor - feeMinor, currency }),
    ...move('cancellations', 'trips', { amountMinor: feeMinor, currency }),
  ]
}

/** A partner has earned something. */
export function commissionLines(sum: Sum): LedgerLine[] {
  return move('partner', 'commission', sum)
}

/** A partner loses what they had earned of a trip that is not travelled. */
export function commissionReversalLines(sum: Sum): LedgerLine[] {
  return move('commission', 'partner', sum)
}

/** A partner is paid. */
export function payoutLines(sum: Sum): LedgerLine[] {
  return move('bank', 'partner', sum)
}

/** What stands on an account in a currency. */
export function balanceOf(lines: readonly LedgerLine[], account: LedgerAccount, currency: string): number {
  return lines
    .filter(line => line.account === account && line.currency === currency)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** What a traveller has paid of their trip and has not been given back. */
export function paidOf(lines: readonly LedgerLine[], currency: string): number {
  return balanceOf(lines, 'bank', currency) + balanceOf(lines, 'card', currency)
}

/** Whether debit and credit are the same in every currency: the database refuses what does not. */
export function isBalanced(lines: readonly LedgerLine[]): boolean {
  const sums = new Map<string, number>()
  for (const { currency, amountMinor } of lines) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)
  return [...sums.values()].every(sum => sum === 0)
}
