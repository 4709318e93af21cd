import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkMovement } from './check-movement.ts'
import { checkTripLegs } from './check-trip-legs.ts'

const TRANSFERS = 'guatemala/transfers.yaml'

it('a road driven at 20 km in ten minutes is told', () => {
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

it('a road shorter than the straight line is told, and one four times as long as drawn', () => {
  const { problems } = brokenContent(checkMovement, [
    [TRANSFERS, [0, 'legs', 0, 'kilometres'], 45],
    [TRANSFERS, [4, 'legs', 0, 'kilometres'], 99],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^45 km by road: \d+ as the crow flies/),
    expect.stringMatching(/^99 km by road: \d+ as the crow flies, \d+ as drawn$/),
  ])
})

it('a leg of a trip that says other minutes than the table is told', () => {
  const file = 'guatemala/trips/boats-before-noon.yaml'
  const { problems } = brokenContent(checkTripLegs, [[file, ['days', 2, 'legs', 0, 'minutes'], 130]])
  expect(problems.map(({ message }) => message)).toEqual([
    '130 min and 112 km by road from antigua to panajachel; the table says 160 min and 112 km',
  ])
})
