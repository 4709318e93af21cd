import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkCounted } from './check-counted.ts'
import { checkHeights } from './check-heights.ts'
import { checkMovement } from './check-movement.ts'
import { checkRain } from './check-rain.ts'
import { checkTourSeasons } from './check-tour-seasons.ts'
import { checkTripLegs } from './check-trip-legs.ts'

const TRANSFERS = 'guatemala/transfers.yaml'

it('a road driven at 20 km in ten minutes is reported', () => {
  const { problems, copy } = brokenContent(checkMovement, [[TRANSFERS, [0, 'legs', 0, 'minutes'], 60]])
  expect(problems).toEqual([
    {
      file: `content/${TRANSFERS}`,
      line: copy.lineOf(TRANSFERS, 'minutes: 60'),
      message: '112 km in 60 min are 112 km/h by road, 15 to 85 expected',
      mend: expect.any(String),
    },
  ])
})

it('a road shorter than the straight line is reported, and one four times as long as drawn', () => {
  const { problems } = brokenContent(checkMovement, [
    [TRANSFERS, [0, 'legs', 0, 'kilometres'], 45],
    [TRANSFERS, [4, 'legs', 0, 'kilometres'], 99],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^45 km by road: \d+ as the crow flies/),
    expect.stringMatching(/^99 km by road: \d+ as the crow flies, \d+ as drawn$/),
  ])
})

it('a leg of a trip with other minutes than the table is reported', () => {
  const file = 'guatemala/trips/boats-before-noon.yaml'
  const { problems } = brokenContent(checkTripLegs, [[file, ['days', 2, 'legs', 0, 'minutes'], 130]])
  expect(problems.map(({ message }) => message)).toEqual([
    '130 min and 112 km by road from antigua to panajachel; the table says 160 min and 112 km',
  ])
})

const BOATS = 'guatemala/trips/boats-before-noon.yaml'

it('nights and meals that the days do not have are reported', () => {
  const { problems } = brokenContent(checkCounted, [
    [BOATS, ['prices', 0, 'what', 'en'], 'Nine nights, two to a room'],
    [BOATS, ['days', 4, 'meals'], ['breakfast', 'lunch', 'dinner']],
    [BOATS, ['included', 3, 'en'], 'Ten breakfasts, one lunch and two dinners'],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    'says 9 nights, the days have 10',
    'says 2 of dinner, the days have 1',
  ])
})

it('a tour closed in the trip’s best months, or for older children only, is reported', () => {
  const tour = 'guatemala/tours/a-loom-in-san-juan.yaml'
  const { problems } = brokenContent(checkTourSeasons, [
    [tour, ['months'], [8, 9, 10]],
    [tour, ['minimumAge'], 10],
  ])
  expect(problems.filter(({ file }) => file === `content/${BOATS}`).map(({ message }) => message)).toEqual([
    'a-loom-in-san-juan does not run in month 12, 1, 2, 3, 7, when the trip is at its best',
    'a-loom-in-san-juan is from 10 years; the trip takes children from 8',
  ])
})

it('a best month with rain nearly every day is reported', () => {
  const file = 'guatemala/destinations/antigua.yaml'
  const { problems } = brokenContent(checkRain, [[file, ['climate', 1, 'rainDays'], 25]])
  expect(problems.map(({ message }) => message)).toEqual([
    'it rains on more than 22 days of month 2, one of the best',
  ])
})

const WHITE_CITY = 'peru/trips/white-city-first.yaml'

it('a day that speaks of a pass above what it counts is reported, and so are its road and its country', () => {
  const { problems } = brokenContent(checkHeights, [
    [WHITE_CITY, ['days', 4, 'highest'], undefined],
    [WHITE_CITY, ['days', 6, 'highest'], 4_000],
    ['before-you-go/peru.yaml', ['facts', 'altitude', 0, 'words', 'en'], 'You sleep at 3,399 m in Cusco.'],
  ])
  expect(new Set(problems.map(({ message }) => message))).toEqual(
    new Set([
      'goes up to 4910 m; its days count 4000',
      '0 m on a road that another trip has at 4910',
      '4000 m on a road that another trip has at 4910',
      'names 3399 m; one of its trips goes up to 4910',
    ]),
  )
})

it('a descent, and a height that is only almost reached, are not taken for one', () => {
  const story = ['days', 3, 'story', 'en']
  const heard = (words: string) => brokenContent(checkHeights, [[WHITE_CITY, story, words]]).problems
  expect(heard('Down 5,200 metres, and nearly 5,100 m at the top.')).toEqual([])
  expect(heard('Over 5,200 metres.')).toHaveLength(1)
})
