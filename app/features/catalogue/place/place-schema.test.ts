import { expect, test } from 'vitest'
import { driestMonths } from './place-schema.ts'

const rain = (days: number[]) => days.map(rainDays => ({ rainDays }))

test.each([
  [
    [12, 3, 2, 9, 20, 22, 23, 22, 20, 18, 15, 12],
    [2, 3],
  ],
  [
    [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
])('with rain on %j days the driest months are %j', (days, months) => {
  expect(driestMonths(rain(days))).toEqual(months)
})

test('without a known climate no month is called dry', () => {
  expect(driestMonths(null)).toEqual([])
  expect(driestMonths([])).toEqual([])
})
