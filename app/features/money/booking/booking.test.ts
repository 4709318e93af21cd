import { expect, test } from 'vitest'
import { stopsOf } from './booking.ts'

test('nights in one place are one stop, from the day of arrival; the last day has no night', () => {
  const days = ['la-fortuna', 'la-fortuna', 'monteverde', 'la-fortuna', 'san-jose'].map(place => ({ place }))
  expect(stopsOf(days)).toEqual([
    { day: 1, place: 'la-fortuna', nights: 2 },
    { day: 3, place: 'monteverde', nights: 1 },
    { day: 4, place: 'la-fortuna', nights: 1 },
  ])
  expect(stopsOf([])).toEqual([])
})
