import { expect, test } from 'vitest'
import { withValue } from '#database/values/document/at-path.ts'
import { blankOf, moved } from './document-edits.ts'
import type { Field } from './document-fields.ts'

const trip = {
  title: { en: 'Slow Water', es: 'Agua lenta' },
  days: [
    { place: 'uvita', tours: ['whales'] },
    { place: 'drake', tours: [] },
  ],
  prices: [{ amount: 980 }],
}

test('an edit changes its part, and leaves every other the same object', () => {
  const next = withValue(trip, ['days', 1, 'place'], 'sierpe')
  const parts = next as typeof trip
  expect(parts.days[1]?.place).toBe('sierpe')
  expect(parts.days[0]).toBe(trip.days[0])
  expect(parts.prices).toBe(trip.prices)
  expect(withValue(trip, ['prices'], undefined)).toEqual({ title: trip.title, days: trip.days })
})

test('a list of a fixed length begins whole, any other with nothing', () => {
  const item: Field = { kind: 'number', least: 0, most: null, isWhole: true }
  expect(blankOf({ kind: 'list', item, least: 3, most: 3 })).toEqual([null, null, null])
  expect(blankOf({ kind: 'list', item, least: 1, most: 3 })).toEqual([])
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -1, 'bac'],
])('an item moves from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})
