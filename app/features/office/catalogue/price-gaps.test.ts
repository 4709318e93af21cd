import { expect, test } from 'vitest'
import { gapsOf, spansOf } from './price-gaps.ts'

const party = [1, 2]

test('a season past the new year is two spans, and without one a price counts all year', () => {
  expect(spansOf({ party, season: ['2026-12-15', '2027-04-15'] })).toEqual([
    { from: 0, to: 104 },
    { from: 348, to: 364 },
  ])
  expect(spansOf({ party })).toEqual([{ from: 0, to: 364 }])
})

test('the days without a price are told for each size of party that has one', () => {
  const high = { party, season: ['2026-12-15', '2027-04-15'] }
  const green = { party: [2, 2], season: ['2026-04-16', '2026-10-31'] }
  expect(gapsOf([high, green])).toEqual([
    { size: 1, gaps: [{ from: 105, to: 347 }] },
    { size: 2, gaps: [{ from: 304, to: 347 }] },
  ])
  expect(gapsOf([high, { party }])).toEqual([])
})

test('a price that is half written has no days', () => {
  expect(spansOf({ party, season: ['2026-12-15', null] })).toEqual([])
  expect(gapsOf([{ party: [null, 2] }, null])).toEqual([])
})
