import { expect, it } from 'vitest'
import { longDriveOf, oneNightsOf } from './trip-card-queries.server.ts'

it('a day of more than four hours on the road is said, with children one of more than three', () => {
  expect(longDriveOf([90, 240, 0], ['Couple'])).toBeNull()
  expect(longDriveOf([90, 241, 0], ['Couple'])).toBe(241)
  expect(longDriveOf([180], ['Couple', 'Family'])).toBeNull()
  expect(longDriveOf([181], ['Couple', 'Family'])).toBe(181)
  expect(longDriveOf([], ['Solo'])).toBeNull()
})

it('two stops of one night are said, one is not', () => {
  const stop = (nights: number) => ({ place: 'Lago', nights })
  expect(oneNightsOf([stop(1), stop(3)])).toBe(0)
  expect(oneNightsOf([stop(1), stop(3), stop(1)])).toBe(2)
})
