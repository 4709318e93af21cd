import { expect, it } from 'vitest'
import { eventBars } from './season.ts'

it('draws an event over New Year as two bars', () => {
  expect(eventBars([{ name: 'Whales', months: [12, 1, 2] }])).toEqual([
    { name: 'Whales', from: 1, to: 2, lane: 0 },
    { name: 'Whales', from: 12, to: 12, lane: 0 },
  ])
})

it('puts a bar on the first line where no other stands in its months', () => {
  const bars = eventBars([
    { name: 'Quetzals', months: [2, 3, 4, 5] },
    { name: 'Turtles', months: [7, 8, 9, 10] },
    { name: 'Humpbacks', months: [7, 8, 9, 10] },
    { name: 'Arribadas', months: [10, 11] },
    { name: 'Northern whales', months: [1, 2] },
  ])
  expect(bars.map(({ name, lane }) => [name, lane])).toEqual([
    ['Quetzals', 0],
    ['Turtles', 0],
    ['Humpbacks', 1],
    ['Arribadas', 2],
    ['Northern whales', 1],
  ])
})
