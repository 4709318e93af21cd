import { describe, expect, it, test } from 'vitest'
import { bestMonths, routeYear, runs } from './season.ts'

describe('the bars of an event', () => {
  it('are one for consecutive months, in any order', () => {
    expect(runs([10, 7, 9, 8])).toEqual([{ from: 7, to: 10 }])
    expect(runs([3])).toEqual([{ from: 3, to: 3 }])
  })

  it('are two across New Year, and for an event that occurs twice', () => {
    expect(runs([12, 1, 2])).toEqual([
      { from: 1, to: 2 },
      { from: 12, to: 12 },
    ])
    expect(runs([3, 9])).toEqual([
      { from: 3, to: 3 },
      { from: 9, to: 9 },
    ])
  })
})

function allYear(rainDays: number, low: number, high: number) {
  return Array.from({ length: 12 }, () => ({ rainDays, low, high }))
}

describe('the year along a route', () => {
  it('counts every night, and shows the coldest and the warmest', () => {
    const [coast, cloudForest] = [allYear(3, 23, 33), allYear(15, 12, 20)]
    const year = routeYear([coast, coast, cloudForest], [1, 2])
    expect(year).toHaveLength(12)
    expect(year[0]).toEqual({ month: 1, rainDays: 7, low: 12, high: 33, best: true })
    expect(year[11]).toMatchObject({ month: 12, best: false })
  })

  it('skips nights without a known climate', () => {
    expect(routeYear([allYear(6, 20, 30), []], [])[0]).toMatchObject({ rainDays: 6, low: 20, high: 30 })
  })

  it('is empty without any known climate', () => {
    expect(routeYear([], [1])).toEqual([])
    expect(routeYear([[]], [1])).toEqual([])
  })
})

test('the months of a country are dry in most regions, or in half while it does not pour in the others', () => {
  const rows = (...of: number[][]) => of.map(dryness => ({ dryness }))
  // January: both dry; February: one coast, showers on the other; March: one coast, rain on most days on the other.
  expect(bestMonths(rows([5, 5, 5], [4, 2, 1]))).toEqual([1, 2])
  expect(bestMonths(rows([5, 5, 5], [4, 4, 4], [1, 1, 1]))).toEqual([1, 2, 3])
  expect(bestMonths(rows([5], [1], [1]))).toEqual([])
})
