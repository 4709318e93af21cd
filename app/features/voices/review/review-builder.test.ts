import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildReviews, type ReviewSelection, seedOfDay, tagSlug } from './review-builder.ts'

const reviews = [
  { key: 'ana', country: 'peru', tags: ['food', 'family'], date: '2026-03-01', rating: 5 },
  { key: 'ben', country: 'peru', tags: ['hiking'], date: '2026-05-01', rating: 2 },
  { key: 'cleo', country: 'laos', tags: ['food'], date: '2026-04-01', rating: 4 },
  { key: 'dev', country: 'laos', tags: [], date: '2026-01-01', rating: 5 },
]
const build = (selection: ReviewSelection) => buildReviews(reviews, selection).map(({ key }) => key)

describe('the review builder', () => {
  test.each<[string, ReviewSelection, string[]]>([
    ['everything, the newest first', {}, ['ben', 'cleo', 'ana', 'dev']],
    ['a country', { country: 'peru' }, ['ben', 'ana']],
    ['a tag', { tag: 'food' }, ['cleo', 'ana']],
    ['a country and a tag', { country: 'peru', tag: 'food' }, ['ana']],
    ['a country nobody wrote about', { country: 'kenya' }, []],
    ['the oldest first', { order: 'oldest' }, ['dev', 'ana', 'cleo', 'ben']],
    ['the happiest first, the newer before', { order: 'happiest' }, ['ana', 'dev', 'cleo', 'ben']],
    ['the most critical first', { order: 'critical' }, ['ben', 'cleo', 'ana', 'dev']],
    ['so many', { limit: 2 }, ['ben', 'cleo']],
    ['none', { limit: 0 }, []],
    ['rotated by one', { rotate: 1 }, ['cleo', 'ana', 'dev', 'ben']],
    ['rotated past the end', { rotate: 5 }, ['cleo', 'ana', 'dev', 'ben']],
    ['rotated backwards, then cut', { rotate: -1, limit: 2 }, ['dev', 'ben']],
  ])('gives %s', (_, selection, keys) => {
    expect(build(selection)).toEqual(keys)
  })

  const many = Array.from({ length: 40 }, (_, i) => ({
    key: `review-${i}`,
    country: 'peru',
    tags: [],
    date: '2026-01-01',
    rating: 5,
  }))
  const mixed = (shuffle: string, from = many) => buildReviews(from, { shuffle }).map(({ key }) => key)

  test('shuffles by the day: the same all day and for everybody, another order tomorrow', () => {
    expect(mixed('2026-11-21')).toEqual(mixed('2026-11-21', many.toReversed()))
    expect(mixed('2026-11-21')).not.toEqual(mixed('2026-11-22'))
    expect(mixed('2026-11-21')).not.toEqual(buildReviews(many, {}).map(({ key }) => key))
    expect(mixed('2026-11-21').toSorted()).toEqual(many.map(({ key }) => key).toSorted())
    expect(seedOfDay(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
  })

  test('keeps the order of the others when one is added', () => {
    const [added, ...others] = many
    expect(mixed('2026-11-21').filter(key => key !== added?.key)).toEqual(mixed('2026-11-21', others))
  })

  test('lets everybody be first on some day', () => {
    const days = Array.from({ length: 400 }, (_, i) => seedOfDay(new Date(Date.UTC(2026, 0, 1 + i))))
    expect(new Set(days.map(day => mixed(day)[0])).size).toBeGreaterThan(35)
  })

  test('loses and doubles nobody, however it is rotated', () => {
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.string(), { nil: undefined }), (rotate, shuffle) => {
        expect(build({ rotate, shuffle }).toSorted()).toEqual(['ana', 'ben', 'cleo', 'dev'])
      }),
    )
  })
})

test.each([
  ['Treks & Trails', 'treks-trails'],
  ['  Café  ', 'cafe'],
  ['night-walks', 'night-walks'],
  ['\u0000🦥', ''],
])('%j as a tag is %j', (word, slug) => {
  expect(tagSlug(word)).toBe(slug)
})
