import { expect, test } from 'vitest'
import { bedsInWords, hotelTypeName, priceLevel } from './hotel.ts'

test.each([
  [null, null],
  [0, null],
  [6_600, 'low'],
  [8_999, 'low'],
  [9_000, 'middle'],
  [12_999, 'middle'],
  [24_999, 'high'],
  [25_000, 'highest'],
])('%s a night is of the level %s', (minor, level) => {
  expect(priceLevel(minor)).toBe(level)
})

test('equal beds are grouped', () => {
  expect(bedsInWords(['queen', 'single', 'single'])).toBe('queen bed, 2 × single bed')
})

test('an unknown type of hotel has no name', () => {
  expect(hotelTypeName('tented-camp')).toBe('Tented camp')
  expect(hotelTypeName('castle')).toBeNull()
})
