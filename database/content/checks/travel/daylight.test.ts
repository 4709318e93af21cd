import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkDayDaylight, checkTourDaylight, sunsetIn } from './check-daylight.ts'

const LANGURS = 'vietnam/tours/langurs-of-van-long.yaml'

it('the sun sets by the local clock', () => {
  const ecuador = {
    timeZone: 'America/Guayaquil',
    otherTimeZones: [{ zone: 'Pacific/Galapagos', westOf: -88 }],
  }
  const quito = sunsetIn(ecuador, [-0.22, -78.51], 3)
  const galapagos = sunsetIn(ecuador, [-0.74, -90.31], 3)
  expect([quito, galapagos].map(minutes => Math.round(minutes / 10))).toEqual([111, 109])
})

it('a tour that ends after sunset is reported, with its line', () => {
  const { problems, copy } = brokenContent(checkTourDaylight, [[LANGURS, ['times'], ['16:30']]])
  expect(problems).toEqual([
    {
      file: `content/${LANGURS}`,
      line: copy.lineOf(LANGURS, '16:30'),
      message: 'from 16:30 it ends at 19:30, and in one of its months the sun sets at 17:16',
      mend: expect.stringContaining('start earlier'),
    },
  ])
})

it('a day whose road leaves no daylight for its tour is reported', () => {
  const trip = 'vietnam/trips/by-night-train.yaml'
  const { problems } = brokenContent(checkDayDaylight, [[trip, ['days', 2, 'legs', 0, 'minutes'], 540]])
  expect(problems.map(({ message }) => message)).toEqual([
    'no hour of langurs-of-van-long leaves room for 540 min of road before the sun sets at 17:54',
  ])
})
