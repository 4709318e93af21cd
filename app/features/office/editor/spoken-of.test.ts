import { expect, it } from 'vitest'
import { aProposal } from '#tools/testing/proposals.ts'
import { spokenOf } from './day-row.tsx'

const [day] = aProposal().days
if (!day) throw new Error('no day')
const names = ['Casa Alba', 'Arenal lava walk', 'Café del Volcán']

it.each<[string, string, string[]]>([
  ['the whole name', 'Up early for the Arenal lava walk.', ['Arenal lava walk']],
  ['its words, in another order and another spelling', 'A cafe on the volcan', ['Café del Volcán']],
  ['one common word of it', 'A walk around the block.', []],
  ['what is still there', 'Sleep at Casa Alba.', []],
])('a text that has %s', (_, story, spoken) => {
  expect(spokenOf({ ...day, title: '', story }, names, { days: [day] })).toEqual(spoken)
})
