import { expect, test } from 'vitest'
import { landPart } from './land-part.ts'
import type { MapLeg } from './route.ts'

const LIMA = { key: 'lima', lon: -77, lat: -12, days: [1, 2, 14] }
const CUSCO = { key: 'cusco', lon: -72, lat: -13.5, days: [3, 4, 5, 6] }
const TOWN = { key: 'town', lon: -72.5, lat: -13.2, days: [7, 8, 9] }
const TRAIL = { key: 'trail', lon: -72.6, lat: -13.4, days: [10, 11, 12, 13] }
const LEGS: Pick<MapLeg, 'from' | 'to' | 'mode'>[] = [
  { from: 'lima', to: 'cusco', mode: 'air' },
  { from: 'cusco', to: 'town', mode: 'rail' },
  { from: 'town', to: 'trail', mode: 'foot' },
]

test('a far airport is beyond the map of the ground', () => {
  expect([...landPart([LIMA, CUSCO, TOWN, TRAIL], LEGS)]).toEqual(['cusco', 'town', 'trail'])
})

test('a place that one drives to is never beyond it, and none that is as near as the others', () => {
  const driven = LEGS.map(leg => ({ ...leg, mode: 'road' as const }))
  expect(landPart([LIMA, CUSCO, TOWN, TRAIL], driven).size).toBe(4)
  const near = { ...LIMA, lon: -72.2, lat: -13.9 }
  expect(landPart([near, CUSCO, TOWN, TRAIL], LEGS).size).toBe(4)
})

test('where one stays long is on the map, above all in the middle of a trip', () => {
  const long = { ...LIMA, days: [1, 2, 14, 15, 16, 17, 18, 19] }
  expect(landPart([long, CUSCO, TOWN, TRAIL], LEGS).size).toBe(4)
  const first = { ...TRAIL, days: [1, 14, 10, 11] }
  expect(landPart([{ ...LIMA, days: [2, 12, 13] }, CUSCO, TOWN, first], LEGS).size).toBe(4)
})

test('two far places are both beyond it, if only that helps', () => {
  const sea = { key: 'sea', lon: -77.2, lat: -8, days: [15] }
  const legs = [...LEGS, { from: 'lima', to: 'sea', mode: 'air' as const }]
  expect(landPart([LIMA, CUSCO, TOWN, TRAIL, sea], legs).size).toBe(3)
})

test('a map never shows one place alone', () => {
  expect(landPart([LIMA, { ...CUSCO, days: [3, 4, 5, 6, 7, 8] }], LEGS.slice(0, 1)).size).toBe(2)
})
