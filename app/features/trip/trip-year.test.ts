import { describe, expect, test } from 'vitest'
import { tripYear } from './trip-year.ts'

function allYear(rainDays: number, low: number, high: number) {
  return Array.from({ length: 12 }, () => ({ rainDays, low, high }))
}

describe('the year along a route', () => {
  test('counts every night, and shows the coldest and the warmest', () => {
    const [coast, cloudForest] = [allYear(3, 23, 33), allYear(15, 12, 20)]
    const year = tripYear([coast, coast, cloudForest], [1, 2])
    expect(year).toHaveLength(12)
    expect(year[0]).toEqual({ month: 1, rainDays: 7, low: 12, high: 33, best: true })
    expect(year[11]).toMatchObject({ month: 12, best: false })
  })

  test('is not made up where no climate is known', () => {
    expect(tripYear([], [1])).toEqual([])
    expect(tripYear([[]], [1])).toEqual([])
  })
})
