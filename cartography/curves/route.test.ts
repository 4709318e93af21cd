import { expect, test } from 'vitest'
import { placeOfDay } from './route.ts'

const LEGS = [
  { from: 'san-jose', to: 'uvita', day: 2 },
  { from: 'uvita', to: 'sierpe', day: 4 },
  { from: 'sierpe', to: 'drake', day: 4 },
  { from: 'drake', to: 'sirena', day: 5 },
]
const PLACES = ['san-jose', 'uvita', 'sierpe', 'drake', 'sirena'].map(key => ({ key }))

test.each([
  [1, 'san-jose'],
  [2, 'uvita'],
  [3, 'uvita'],
  [4, 'drake'],
  [9, 'sirena'],
])('day %i ends where the last leg up to it ends', (day, key) => {
  expect(placeOfDay(day, PLACES, LEGS)).toBe(key)
})

test('a place that names its days is preferred', () => {
  const places = PLACES.map(place => (place.key === 'drake' ? { ...place, days: [4, 5, 6] } : place))
  expect(placeOfDay(5, places, LEGS)).toBe('drake')
  expect(placeOfDay(2, places, LEGS)).toBe('uvita')
})

test('is undefined for a trip without legs', () => {
  expect(placeOfDay(1, PLACES, [])).toBeUndefined()
})
