import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugOf } from '#app/text/plain-letters.ts'
import { rotated, seedOfDay } from './review.ts'

describe('a rotation', () => {
  test.each([
    [1, ['b', 'c', 'a']],
    [5, ['c', 'a', 'b']],
    [-1, ['c', 'a', 'b']],
  ])('by %i puts so many of the front at the end', (by, expected) => {
    expect(rotated(['a', 'b', 'c'], by)).toEqual(expected)
  })

  test('neither drops nor repeats items', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer(), (items, by) => {
        expect(rotated(items, by).toSorted()).toEqual(items.toSorted())
      }),
    )
  })
})

test('a day’s seed changes at midnight in UTC', () => {
  expect(seedOfDay(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
})

test.each([
  ['Treks & Trails', 'treks-trails'],
  ['  Café  ', 'cafe'],
  ['night-walks', 'night-walks'],
  ['\u0000🦥', ''],
])('%j as a tag is %j', (word, slug) => {
  expect(slugOf(word)).toBe(slug)
})
