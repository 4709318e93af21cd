import { describe, expect, it } from 'vitest'
import { groupOf, whyNoReview } from './trip-review.ts'
import { writtenReview } from './trip-review-schema.ts'

describe('a review', () => {
  it.each([
    ['is written from the last day on', {}, '2027-02-14', null],
    ['is not written before', {}, '2027-02-13', 'not_over'],
    [
      'is not written of a trip that was signed and never paid',
      { closedDate: null },
      '2027-03-01',
      'not_paid',
    ],
    ['is not written of a trip that was given up', { lostDate: '2027-01-01' }, '2027-03-01', 'not_travelled'],
  ])('%s', (_what, change, today, refusal) => {
    const plan = { closedDate: '2026-11-22', lostDate: null, ...change }
    expect(whyNoReview(plan, { endsOn: '2027-02-14' }, today)).toBe(refusal)
    expect(whyNoReview(plan, null, today)).toBe('not_travelled')
  })

  it.each([
    [1, [], 'Solo'],
    [2, [], 'Couple'],
    [4, [], 'Friends'],
    [1, [9], 'Family'],
  ] as const)('by %i adults and %j children is by a %s', (adults, childAges, group) => {
    expect(groupOf({ adults, childAges })).toBe(group)
  })

  it.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 4.5],
    ['title', ' \u200b '],
    ['title', 'two\nlines'],
    ['title', 'x'.repeat(121)],
    ['comment', 'a\u0000b'],
    ['comment', 'x'.repeat(5_001)],
    ['mayPublish', 'yes'],
  ])('with a %s of %j is not taken', (field, value) => {
    const right = { rating: 5, title: 'Frogs', comment: 'Many.', mayPublish: true }
    expect(writtenReview.safeParse(right).success).toBe(true)
    expect(writtenReview.safeParse({ ...right, [field]: value }).success).toBe(false)
  })
})
