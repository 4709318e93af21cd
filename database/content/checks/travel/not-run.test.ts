import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkNotRun } from './check-not-run.ts'

it('months that a trip says it leaves out have no price, and the best ones have', () => {
  const { problems } = brokenContent(checkNotRun, [
    ['peru/trips/salkantay-with-a-mule.yaml', ['notRun'], [12, 1]],
    ['uganda/trips/a-week-of-mud.yaml', ['notRun'], [1, 4, 5, 10, 11]],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    'the reason leaves out month 2, 3, for which there is a price',
    'month 1 is one of the best, and not run',
  ])
})
