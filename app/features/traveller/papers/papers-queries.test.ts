import { expect, test } from 'vitest'
import { invoiceStates } from './papers-queries.server.ts'

const issued = (id: number, amountMinor: number, currency = 'USD', voidedTs: Date | null = null) => ({
  ...{ id, amountMinor, currency, voidedTs },
})
const statesOf = (paid: Record<string, number>, ...invoices: ReturnType<typeof issued>[]) => [
  ...invoiceStates(invoices, currency => paid[currency] ?? 0)
    .values()
    .map(({ state }) => state),
]

test('payments settle the oldest invoice first, in full, and each currency separately', () => {
  const [deposit, balance] = [issued(1, 20_00), issued(2, 80_00)]
  expect(statesOf({}, deposit, balance)).toEqual(['open', 'open'])
  expect(statesOf({ USD: 19_99 }, deposit, balance)).toEqual(['open', 'open'])
  expect(statesOf({ USD: 20_00 }, deposit, balance)).toEqual(['paid', 'open'])
  expect(statesOf({ USD: 100_00 }, deposit, balance)).toEqual(['paid', 'paid'])
  expect(statesOf({ EUR: 100_00 }, deposit, balance)).toEqual(['open', 'open'])
})

test('a voided invoice uses none of the payments', () => {
  expect(statesOf({ USD: 80_00 }, issued(1, 80_00, 'USD', new Date()), issued(2, 80_00))).toEqual([
    'void',
    'paid',
  ])
})
