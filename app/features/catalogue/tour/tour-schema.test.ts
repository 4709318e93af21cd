import { expect, test } from 'vitest'
import { tourTypeName } from '#app/features/catalogue/tour-card/tour-type-name.ts'
import { cheapestFirst, daysOf, minutesOf, rulesByAge } from './tour-schema.ts'

test.each([
  ['PT3H', 180],
  ['PT2H30M', 150],
  ['PT45M', 45],
  ['P2D', 2880],
  ['three hours', 0],
])('%s lasts %i minutes', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes)
})

test.each([
  ['PT13H', '23:00', null],
  ['PT16H', '15:30', 2],
  ['PT28H', '09:00', 2],
  ['PT40H', '09:00', 3],
  ['P2D', '08:30', 2],
  ['P1D', '08:30', 1],
])('%s from %s on are %j days', (duration, starts, days) => {
  expect(daysOf(duration, starts)).toBe(days)
})

test('a tour without a price is never the cheapest', () => {
  const prices = [{ priceMinor: null }, { priceMinor: 9000 }, { priceMinor: 0 }, { priceMinor: 4000 }]
  expect(prices.toSorted(cheapestFirst).map(({ priceMinor }) => priceMinor)).toEqual([4000, 9000, null, 0])
})

test('an unknown tour type has no name', () => {
  expect(tourTypeName('trekking')).toBe('Treks')
  expect(tourTypeName('toString')).toBeNull()
})

test.each([
  ['nothing is written and nobody is too young', {}, null, []],
  ['babies are too young', {}, 6, ['infant too_young']],
  [
    'what is written comes before what the least age says',
    { infant: 'In the dugout' },
    7,
    ['infant In the dugout'],
  ],
  ['whole groups are too young, and the oldest are never', {}, 14, ['infant too_young', 'child too_young']],
  [
    'every group has its own, the youngest first',
    { senior: 'A stool', teen: 'With a parent', child: 'Half price', infant: 'A carrier' },
    null,
    ['infant A carrier', 'child Half price', 'teen With a parent', 'senior A stool'],
  ],
])('rules by age: %s', (_, written, minimumAge, told) => {
  expect(rulesByAge(written, minimumAge).map(({ group, rule }) => `${group} ${rule}`)).toEqual(told)
})
