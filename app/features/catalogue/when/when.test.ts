import { expect, it } from 'vitest'
import { countryIn, driestFirst, whenMonth } from './when.ts'

const now = new Date('2026-12-05T12:00:00Z')

it.each([
  ['7', 7],
  ['12', 12],
  ['13', 1],
  ['0', 1],
  ['july', 1],
  [null, 1],
])('the month “%s” of an address is %i in December', (asked, month) => {
  expect(whenMonth(asked, now)).toBe(month)
})

const year = (dryness: number) => Array.from({ length: 12 }, () => dryness)
const rows = [
  { name: 'North', dryness: [...year(1).slice(0, 6), 5, 1, 1, 1, 1, 1] },
  { name: 'Coast', dryness: year(2) },
  { name: 'South', dryness: [...year(3).slice(0, 6), 4, 4, 3, 3, 3, 3] },
]
const events = [
  { name: 'Whales', months: [7, 8] },
  { name: 'Harvest', months: [1] },
]

it('says how dry the regions are, the driest first, and what happens then', () => {
  expect(countryIn({ rows, events }, 7)).toMatchObject({
    kind: 'dry',
    regions: [
      { name: 'North', dry: 5 },
      { name: 'South', dry: 4 },
      { name: 'Coast', dry: 2 },
    ],
    events: ['Whales'],
  })
  expect(countryIn({ rows, events }, 8).kind).toBe('part')
  expect(countryIn({ rows, events }, 1)).toMatchObject({ kind: 'wet', events: ['Harvest'] })
  expect(countryIn({ rows, events }, 7).year.slice(5, 8)).toEqual([3, 5, 4])
})

it('puts the driest country of the month first', () => {
  const then = (tag: string, dry: number) => ({
    ...{ tag, name: tag, trips: 0, from: null },
    ...countryIn({ rows: [{ name: 'All', dryness: year(dry) }], events: [] }, 3),
  })
  const sorted = driestFirst([then('wet', 1), then('dry', 5), then('too', 5)])
  expect(sorted.map(({ tag }) => tag)).toEqual(['dry', 'too', 'wet'])
})
