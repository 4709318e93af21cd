import { expect, test } from 'vitest'
import { tourTypeName } from '#app/features/catalogue/tour-card/tour-type-name.ts'
import { cheapestFirst, minutesOf } from './tour.ts'

test.each([
  ['PT3H', 180],
  ['PT2H30M', 150],
  ['PT45M', 45],
  ['P2D', 2880],
  ['three hours', 0],
])('%s lasts %i minutes', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes)
})

test('what has no price is never the cheapest', () => {
  const prices = [{ priceMinor: null }, { priceMinor: 9000 }, { priceMinor: 0 }, { priceMinor: 4000 }]
  expect(prices.toSorted(cheapestFirst).map(({ priceMinor }) => priceMinor)).toEqual([4000, 9000, null, 0])
})

test('a kind of day we do not know has no name', () => {
  expect(tourTypeName('trekking')).toBe('Treks')
  expect(tourTypeName('toString')).toBeNull()
})
