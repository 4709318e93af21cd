import { expect, test } from 'vitest'
import { readAmount, writeAmount } from '#app/text/typed-amount.ts'
import { typedAmount, typedCount, typedDay, typedName } from './typed-input.tsx'

test.each([
  ['', null],
  ['12,5', 1_250],
  ['12.50', 1_250],
  ['12,', 1_200],
  ['.5', 50],
  ['1234,50', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1 234,5', 123_450],
  ['1,234', 123_400],
  ['1.234', 123_400],
  ['1,2345', undefined],
  ['1.23.4', undefined],
  ['-30', -3_000],
  ['-', undefined],
  ['12x', undefined],
  ['9999999999', undefined],
])('the amount %j is %j in minor units', (text, minor) => {
  expect(typedAmount(text, 'USD')).toBe(minor)
})

test.each([
  ['JPY', '12345', 12_345],
  ['JPY', '12,345', 12_345],
  ['JPY', '12.50', undefined],
  ['CLP', '1.234.567', 1_234_567],
  ['KWD', '12.5', 12_500],
  ['KWD', '12.345', 12_345],
  ['KWD', '1,234.500', 1_234_500],
  ['KWD', '1.234.567', 1_234_567_000],
  ['KWD', '0.0001', undefined],
])('in %s the amount %j is %j', (currency, text, minor) => {
  expect(typedAmount(text, currency)).toBe(minor)
  if (minor !== undefined) expect(typedAmount(writeAmount(minor, currency), currency)).toBe(minor)
})

test.each([
  ['2', 2],
  ['', undefined],
  ['-', undefined],
  ['0', 1],
  ['250', 100],
  ['2.9', 2],
])('the count %j is %j of 1 to 100', (text, count) => {
  expect(typedCount(text, 1, 100)).toBe(count)
})

test('a partly typed year is not a date', () => {
  for (const text of ['0002-06-06', '0020-06-06', '0202-06-06', '20270-06-06'])
    expect(typedDay(text)).toBeUndefined()
  expect(typedDay('2027-06-06')).toBe('2027-06-06')
  expect(typedDay('')).toBeNull()
})

test('a name is never empty', () => {
  expect(typedName('  ')).toBeUndefined()
  expect(typedName(' Frogs ')).toBe(' Frogs ')
})

test('an empty amount is null', () => {
  expect(readAmount('much', 'USD')).toBeNull()
})
