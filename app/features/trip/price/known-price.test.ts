import { expect, test } from 'vitest'
import { knownPrice } from './price.ts'

test('a price has an amount, a currency and a formatted text', () => {
  expect(knownPrice(6_800, 'USD', 'en')).toEqual({ minor: 6_800, currency: 'USD', text: 'US$\u00a068' })
  expect(knownPrice(120_050, 'USD', 'es')?.text).toBe('US$\u00a01200,50')
})

test.each([null, 0])('%s is no price', minor => {
  expect(knownPrice(minor, 'USD', 'en')).toBeNull()
})
