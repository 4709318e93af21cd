import { expect, it } from 'vitest'
import type { Catalogue } from '#database/content/catalogue.ts'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkAirportRoads } from './check-airport-roads.ts'
import { checkBestMonths } from './check-best-months.ts'
import { checkClaims } from './check-claims.ts'
import { checkDepartures } from './check-departures.ts'

const PERU = 'peru/trips/white-city-first.yaml'
const FAMILY = 'peru/trips/pelicans-trains-and-macaws.yaml'

it('what a trip’s sentences promise and its days do not keep is reported', () => {
  const { problems } = brokenContent(checkClaims, [
    [PERU, ['included', 0, 'en'], 'Thirteen nights in five houses, none above 3,417 m'],
    [PERU, ['included', 1, 'en'], 'Four domestic flights and the train both ways'],
    [
      PERU,
      ['lead', 'en'],
      'You walk every day, with no walk over 4 km, and no drive over two and a half hours.',
    ],
    [FAMILY, ['lead', 'en'], 'No road day is longer than two hours and three quarters.'],
    [FAMILY, ['days', 2, 'story', 'en'], 'The longest drive of the trip, down to the valley.'],
    ['guatemala/trips/market-lake-temple.yaml', ['lead', 'en'], 'You are never on a road at night.'],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    'is on the road in the dark, and the trip says it never is',
    'says “No road day is longer than two hours and three quarters”; 175 min is the longest day on the road',
    'says “no drive over two and a half hours”; 205 min is the longest drive',
    'says “no walk over 4 km”; 8 km is the longest walk',
    'says “none above 3,417 m”; 3459 m is the highest bed',
    'says “nights in five houses”; 6 houses are in the days',
    'says “Four domestic flights”; 3 flights are in the days',
  ])
})

it('a flight reached only by night, a road too short for its airport, and a month that the reason refuses, are reported', () => {
  const checks = (catalogue: Catalogue) => [
    ...checkDepartures(catalogue),
    ...checkAirportRoads(catalogue),
    ...checkBestMonths(catalogue),
  ]
  const { problems } = brokenContent(checks, [
    ['panama/trips/ships-coffee-reef.yaml', ['days', 10, 'story', 'en'], 'A flight from 08:00 is fine.'],
    [
      'cambodia/trips/before-the-buses.yaml',
      ['days', 9, 'story', 'en'],
      'We leave seven hours before the flight. With a plane before 15:00 you would start in the dark.',
    ],
    ['peru/transfers.yaml', [1, 'legs', 0, 'kilometres'], 12],
    ['costa-rica/trips/two-coasts-and-the-ridge.yaml', ['bestMonths', 'months'], [2, 3, 4, 9]],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    'for the flight at 15:00 one leaves at 08:00, and it is light by then',
    'for the flight at 08:00 one leaves at 05:00, and the day does not say that this is early',
    '12 km between lima and its airport; its page says 16 and 22',
    expect.stringMatching(/^month 9 is one of the best, and the reason says “.*wettest/),
  ])
})
