import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  balanceOf,
  cancellationLines,
  chargeLines,
  commissionLines,
  commissionReversalLines,
  type LedgerLine,
  paidOf,
  paymentLines,
  payoutLines,
  refundLines,
} from './ledger.ts'

/** Whether debits equal credits in every currency; the database refuses anything else. */
function isBalanced(lines: readonly LedgerLine[]): boolean {
  const sums = new Map<string, number>()
  for (const { currency, amountMinor } of lines) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)
  return [...sums.values()].every(sum => sum === 0)
}

const amount = fc.integer({ min: 0, max: 10_000_000 })

it('balances in every currency after any events in any order', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'CRC')
  const sum = fc.record({ amountMinor: amount, currency })
  const method = fc.constantFrom('bank' as const, 'card' as const)
  const happening = fc.oneof(
    sum.map(chargeLines),
    fc.tuple(method, sum).map(([by, paid]) => paymentLines(by, paid)),
    fc.tuple(method, sum).map(([by, back]) => refundLines(by, back)),
    fc.tuple(sum, amount).map(([charged, kept]) => cancellationLines(charged, kept)),
    sum.map(commissionLines),
    sum.map(commissionReversalLines),
    sum.map(payoutLines),
  )
  fc.assert(
    fc.property(fc.array(happening), entries => {
      for (const lines of entries) expect(isBalanced(lines)).toBe(true)
      expect(entries.flat().every(({ amountMinor }) => amountMinor !== 0)).toBe(true)
    }),
  )
})

it('leaves a zero balance for a cancelled traveller after the refund, for any payment and fee', () => {
  fc.assert(
    fc.property(amount, amount, amount, (charged, paid, cost) => {
      const sum = (amountMinor: number) => ({ amountMinor, currency: 'USD' })
      const kept = Math.min(cost, paid)
      const lines = [
        ...chargeLines(sum(charged)),
        ...paymentLines('bank', sum(paid)),
        ...cancellationLines(sum(charged), kept),
        ...refundLines('bank', sum(paid - kept)),
      ]
      expect(balanceOf(lines, 'traveller', 'USD')).toBe(0)
      expect(balanceOf(lines, 'trips', 'USD')).toBe(0)
      expect(paidOf(lines, 'USD')).toBe(kept)
      expect(balanceOf(lines, 'cancellations', 'USD')).toBe(kept === 0 ? 0 : -kept)
    }),
  )
})

it.each([
  ['a commission', commissionLines, { commission: 500, partner: -500 }],
  ['its reversal', commissionReversalLines, { commission: -500, partner: 500 }],
  ['a payout', payoutLines, { bank: -500, partner: 500 }],
] as const)('%s moves money between the right accounts', (_, linesOf, expected) => {
  const lines = linesOf({ amountMinor: 500, currency: 'USD' })
  expect(Object.fromEntries(lines.map(({ account, amountMinor }) => [account, amountMinor]))).toEqual(
    expected,
  )
})

it('counts as paid what came by bank and by card, in one currency', () => {
  const lines = [
    ...paymentLines('bank', { amountMinor: 300, currency: 'USD' }),
    ...paymentLines('card', { amountMinor: 200, currency: 'USD' }),
    ...refundLines('card', { amountMinor: 50, currency: 'USD' }),
    ...paymentLines('bank', { amountMinor: 7_000, currency: 'EUR' }),
  ]
  expect(paidOf(lines, 'USD')).toBe(450)
})
