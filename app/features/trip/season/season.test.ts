import { describe, expect, it } from 'vitest'
import { eventBars, routeYear } from './season.ts'

it('draws an event over New Year as two bars', () => {
  const [whales] = eventBars([{ name: 'Whales', months: [12, 1, 2] }])
  expect(whales?.bars).toEqual([
    { from: 1, to: 2, lane: 0 },
    { from: 12, to: 12, lane: 0 },
  ])
})

it('puts a bar on the first line where no other stands in its months', () => {
  const events = eventBars([
    { name: 'Quetzals', months: [2, 3, 4, 5] },
    { name: 'Turtles', months: [7, 8, 9, 10] },
    { name: 'Humpbacks', months: [7, 8, 9, 10] },
    { name: 'Arribadas', months: [10, 11] },
    { name: 'Northern whales', months: [1, 2] },
  ])
  expect(events.map(({ name, bars }) => [name, bars[0]?.lane])).toEqual([
    ['Quetzals', 0],
    ['Turtles', 0],
    ['Humpbacks', 1],
    ['Arribadas', 2],
    ['Northern whales', 1],
  ])
})

it('draws an event of two seasons on one line', () => {
  const [, open] = eventBars([
    { name: 'Rafflesia', months: [1, 2, 3] },
    { name: 'The islands are open', months: [1, 2, 3, 4, 11, 12] },
  ])
  expect(open?.bars.map(({ lane }) => lane)).toEqual([1, 1])
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

  it('passes over nights where no climate is known', () => {
    expect(routeYear([allYear(6, 20, 30), []], [])[0]).toMatchObject({ rainDays: 6, low: 20, high: 30 })
  })

  it('is not made up where no climate is known', () => {
    expect(routeYear([], [1])).toEqual([])
    expect(routeYear([[]], [1])).toEqual([])
  })
})
