import { expect, test } from 'vitest'
import { fromStripe, toStripe } from './open-stripe.server.ts'

test.each([
  ['USD', 196_800, 196_800],
  ['JPY', 12_345, 12_345],
  ['UGX', 50_000, 5_000_000],
  ['ISK', 1_200, 120_000],
  ['MGA', 500_000, 5_000],
  ['MGA', 500_050, null],
  ['KWD', 12_340, 12_340],
  ['KWD', 12_345, null],
])('Stripe is asked for %s %i as %j', (currency, minor, amount) => {
  expect(toStripe(minor, currency)).toBe(amount)
  if (amount !== null) expect(fromStripe(amount, currency)).toBe(minor)
})
