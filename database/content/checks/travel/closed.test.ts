import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkClosed, closedMonthsOf, shutMonthsOf } from './check-closed.ts'

it('months are read from hotels’ texts and opening hours', () => {
  expect(closedMonthsOf('They close from mid September to the end of November, when it floods.')).toEqual([
    10, 11,
  ])
  expect(closedMonthsOf('Damp sheets in May, and in August and September the camp is closed.')).toEqual([
    8, 9,
  ])
  expect(closedMonthsOf('In May half of the house is shut. In January the surf closes it.')).toEqual([])
  expect(shutMonthsOf('15 October to 15 May; day boats about 08:30')).toEqual([6, 7, 8, 9])
  expect(shutMonthsOf('Every day; turtle walks 1 July to 31 October')).toEqual([])
})

it('a hotel and a sight that are closed in a trip’s best months are reported', () => {
  const trip = 'kenya/trips/the-river-in-august.yaml'
  const sight = 'thailand/attractions/similan-islands.yaml'
  const { problems } = brokenContent(checkClosed, [
    [trip, ['bestMonths', 'months'], [8, 11]],
    [sight, ['bestMonths', 'months'], [2, 8]],
  ])
  const messages = problems.map(({ message }) => message)
  expect(messages).toContain('ten-thorns-camp is closed in month 11, when the trip is at its best')
  expect(messages).toContain('month 8 is one of the best, and the opening hours leave it out')
})

it('a sight closed on a weekday, in a trip that does not mention it, is reported', () => {
  const sight = 'kenya/attractions/gedi-ruins.yaml'
  const opens = 'Every day but one; closed on Mondays'
  const { problems } = brokenContent(checkClosed, [[sight, ['opens', 'en'], opens]])
  const messages = problems.map(({ message }) => message)
  expect(messages).toContain('gedi-ruins is not open on every weekday, and the trip says nothing of it')
})
