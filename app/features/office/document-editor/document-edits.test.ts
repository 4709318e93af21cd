import { expect, test } from 'vitest'
import { changesBetween, mergeDocuments, moved, withValue } from './document-edits.ts'

const trip = {
  title: { en: 'Slow Water', es: 'Agua lenta' },
  days: [
    { place: 'uvita', tours: ['whales'] },
    { place: 'drake', tours: [] },
  ],
  prices: [{ amount: 980 }],
}

test('an edit changes its part, and leaves every other the same object', () => {
  const next = withValue(null, trip, ['days', 1, 'place'], 'sierpe')
  const parts = next as typeof trip
  expect(parts.days[1]?.place).toBe('sierpe')
  expect(parts.days[0]).toBe(trip.days[0])
  expect(parts.prices).toBe(trip.prices)
  expect(withValue(null, trip, ['prices'], undefined)).toEqual({ title: trip.title, days: trip.days })
})

test('changes are told by the smallest part', () => {
  const other = { ...trip, title: { en: 'Slow Water', es: 'Agua quieta' }, days: trip.days.slice(0, 1) }
  expect(changesBetween(trip, other)).toEqual([
    { path: ['title', 'es'], before: 'Agua lenta', after: 'Agua quieta' },
    { path: ['days'], before: trip.days, after: other.days },
  ])
})

test('what two people changed in different parts is merged, and in the same part is a choice', () => {
  const mine = {
    ...trip,
    title: { en: 'Still Water', es: 'Agua lenta' },
    prices: [{ amount: 990 }],
  }
  const theirs = {
    ...trip,
    title: { en: 'Slow Water', es: 'Agua quieta' },
    prices: [{ amount: 1_000 }],
    line: 'new',
  }
  expect(mergeDocuments(trip, mine, theirs)).toEqual({
    document: {
      title: { en: 'Still Water', es: 'Agua quieta' },
      days: trip.days,
      prices: [{ amount: 990 }],
      line: 'new',
    },
    conflicts: [{ path: ['prices', 0, 'amount'], mine: 990, theirs: 1_000 }],
  })
})

test('of what one removed and the other changed, neither is lost', () => {
  const { prices: _, ...mine } = trip
  const theirs = { ...trip, prices: [{ amount: 1 }] }
  expect(mergeDocuments(trip, mine, theirs)).toEqual({
    document: mine,
    conflicts: [{ path: ['prices'], mine: undefined, theirs: [{ amount: 1 }] }],
  })
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -1, 'bac'],
])('an item moves from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})
