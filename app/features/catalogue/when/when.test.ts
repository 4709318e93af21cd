import { expect, it } from 'vitest'
import { apartWet, countryIn, driestFirst, whenMonth } from './when.ts'

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
const climate = (low: number, high: number) => Array.from({ length: 12 }, () => ({ low, high, rainDays: 9 }))
const rows = [
  { name: 'North', dryness: [...year(1).slice(0, 6), 5, 1, 1, 1, 1, 1], climates: [] },
  { name: 'Coast', dryness: year(2), climates: [climate(21, 28), [], climate(19, 26)] },
  { name: 'South', dryness: [...year(3).slice(0, 6), 4, 4, 3, 3, 3, 3], climates: [climate(5, 18)] },
]
const events = [
  { name: 'Whales', months: [7, 8] },
  { name: 'Harvest', months: [1] },
]

it('says how dry the regions are, the driest first, and what happens then', () => {
  expect(countryIn({ rows, events }, 7)).toMatchObject({
    // Not dry where it is wet on the coast.
    kind: 'part',
    regions: [
      { name: 'North', dry: 5, heat: null },
      { name: 'South', dry: 4, heat: { low: 5, high: 18 } },
      { name: 'Coast', dry: 2, heat: { low: 19, high: 28 } },
    ],
    events: ['Whales'],
  })
  expect(countryIn({ rows: rows.filter(({ name }) => name !== 'Coast'), events }, 7).kind).toBe('dry')
  expect(countryIn({ rows, events }, 8).kind).toBe('part')
  expect(countryIn({ rows, events }, 1)).toMatchObject({ kind: 'wet', events: ['Harvest'] })
})

it('shows the year of a country as a whole, not of whichever region is driest', () => {
  expect(countryIn({ rows, events }, 7).year.slice(5, 8)).toEqual([2, 11 / 3, 7 / 3])
})

it('puts the driest country of the month first', () => {
  const then = (tag: string, dry: number) => ({
    ...{ tag, name: tag, trips: 0, from: null },
    ...countryIn({ rows: [{ name: 'All', dryness: year(dry), climates: [] }], events: [] }, 3),
  })
  const sorted = driestFirst([then('wet', 1), then('dry', 5), then('too', 5)])
  expect(sorted.map(({ tag }) => tag)).toEqual(['dry', 'too', 'wet'])
})

it.each([
  [
    [4, 3, 2, 1],
    [4, 3],
    [2, 1],
  ],
  [[4, 3, 2], [4, 3, 2], []],
  [[2, 2, 1], [2], [2, 1]],
])('of regions as dry as %j it shows %j and sets %j apart', (all, shown, wet) => {
  const apart = apartWet(all.map(dry => ({ dry })))
  expect(apart.shown.map(({ dry }) => dry)).toEqual(shown)
  expect(apart.wet.map(({ dry }) => dry)).toEqual(wet)
})
