import { expect, test } from 'vitest'
import { nearestRoute } from './finder-map.tsx'

const at = (x: number, y: number) => ({ number: 1, x, y })
const map = {
  trips: [
    { key: 'north', path: '', places: [at(10, 10), at(100, 20)] },
    { key: 'south', path: '', places: [at(40, 10), at(100, 300)] },
  ],
}

test('is the trip with the nearest stop', () => {
  expect(nearestRoute(map, 12, 12)).toBe('north')
  expect(nearestRoute(map, 38, 12)).toBe('south')
  expect(nearestRoute(map, 100, 280)).toBe('south')
})

test('is null far from any stop', () => {
  expect(nearestRoute(map, 300, 150)).toBeNull()
  expect(nearestRoute({ trips: [] }, 0, 0)).toBeNull()
})
