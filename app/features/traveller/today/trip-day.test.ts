import { expect, test } from 'vitest'
import { momentOf } from './today-page.tsx'

const dates = ['2027-02-27', '2027-02-28', '2027-03-01']
const days = dates.map(date => ({ date, timeZone: 'America/Costa_Rica' }))
const at = (time: string) => new Date(`${time}-06:00`)

test('a day is before, during or after a trip', () => {
  expect(momentOf(days, at('2027-02-20T12:00'))).toEqual({ kind: 'before', days: 7 })
  expect(momentOf(days, at('2027-02-27T00:00'))).toEqual({ kind: 'during', index: 0 })
  expect(momentOf(days, at('2027-03-01T23:59'))).toEqual({ kind: 'during', index: 2 })
  expect(momentOf(days, at('2027-03-02T00:00'))).toEqual({ kind: 'after' })
  expect(momentOf([], at('2027-03-02T12:00'))).toEqual({ kind: 'open' })
})

test('today is the day of the place, whatever the device says', () => {
  const morning = at('2027-02-27T09:45')
  expect(momentOf(days, morning)).toEqual({ kind: 'during', index: 0 })
  const there = (timeZone: string | null) => days.map(day => ({ ...day, timeZone }))
  expect(momentOf(there('Pacific/Kiritimati'), morning)).toEqual({ kind: 'during', index: 1 })
  // A way over the date line: each day by its own place.
  const over = [...there('Pacific/Auckland').slice(0, 2), ...days.slice(2)]
  expect(momentOf(over, at('2027-02-28T12:00'))).toEqual({ kind: 'during', index: 1 })
  // A copy that was stored on the device before days had a zone.
  expect(momentOf([{ date: '2027-02-27' }], new Date('2027-02-27T12:00'))).toEqual({
    kind: 'during',
    index: 0,
  })
})
