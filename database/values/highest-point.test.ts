import { expect, it } from 'vitest'
import { highPointOf } from './highest-point.ts'

it('is the pass that is driven over, if bed and sights are lower', () => {
  const day = { endM: 3_417, visitsM: [3_790] }
  expect(highPointOf({ ...day, highestM: 4_910 })).toEqual({ metres: 4_910, of: 'way' })
  expect(highPointOf({ ...day, highestM: null })).toEqual({ metres: 3_790, of: { visit: 0 } })
  expect(highPointOf({ ...day, visitsM: [], highestM: 2_000 })).toEqual({ metres: 3_417, of: 'end' })
})
