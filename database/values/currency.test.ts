import { expect, it, test } from 'vitest'
import { decimalsOf, isCurrency, wholeUnits } from './currency.ts'

test.each([
  ...(['JPY', 'VND', 'CLP', 'UGX', 'KRW', 'PYG', 'XOF'] as const).map(code => [code, 0] as const),
  ...(['KWD', 'BHD', 'TND', 'JOD', 'OMR'] as const).map(code => [code, 3] as const),
  ...(['USD', 'EUR', 'CRC', 'PEN', 'IDR', 'LAK', 'HUF'] as const).map(code => [code, 2] as const),
])('%s has %i decimals', (code, decimals) => {
  expect(decimalsOf(code)).toBe(decimals)
})

it.each(['', 'usd', 'US', 'ZZZ', 'XXX', 'XAU', 'DEM', 'HRK', '123', 'USDT'])('%j is no currency', code => {
  expect(isCurrency(code)).toBe(false)
})

it('rounds a share up to a whole unit', () => {
  expect(wholeUnits(33_334, 'USD')).toBe(33_400)
  expect(wholeUnits(33_334.5, 'JPY')).toBe(33_335)
  expect(wholeUnits(33_334, 'KWD')).toBe(34_000)
})
