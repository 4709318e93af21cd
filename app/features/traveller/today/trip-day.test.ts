import { expect, test } from 'vitest'
import { momentOf } from './trip-day.ts'

const days = ['2027-02-27', '2027-02-28', '2027-03-01'].map(date => ({ date }))

test('a day is before, during or after a trip', () => {
  expect(momentOf(days, '2027-02-20')).toEqual({ kind: 'before', days: 7 })
  expect(momentOf(days, '2027-02-27')).toEqual({ kind: 'during', index: 0 })
  expect(momentOf(days, '2027-03-01')).toEqual({ kind: 'during', index: 2 })
  expect(momentOf(days, '2027-03-02')).toEqual({ kind: 'after' })
  expect(momentOf([], '2027-03-02')).toEqual({ kind: 'open' })
})
