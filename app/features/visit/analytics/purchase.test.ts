import { expect, it } from 'vitest'
import { purchaseFigures } from './analytics.ts'

it('is reported in dollars, with tax 0 and shipping 0', () => {
  expect(purchaseFigures({ id: 'deposit-12', usdCents: 123_456 })).toEqual({
    transaction_id: 'deposit-12',
    value: 1234.56,
    currency: 'USD',
    tax: 0,
    shipping: 0,
  })
})
