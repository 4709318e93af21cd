import { expect, test } from 'vitest'
import { understand } from '#app/features/search/understanding/understand.ts'
import { criteriaOf, type Meanings } from './criteria.ts'

const vocabulary = {
  terms: [
    { text: 'whales', strength: 'name', meaning: { kind: 'animals', keys: ['whale'] } },
    {
      text: 'Cusco',
      strength: 'name',
      meaning: { kind: 'place', place: { kind: 'destination', slug: 'cusco', country: 'peru' } },
    },
  ],
  common: [],
} as const
const seen = [
  { at: 'place:cr/osa', months: [8, 9] },
  { at: 'place:cr/papagayo', months: [1, 2] },
]
const meanings: Meanings = {
  animals: new Map([['whale', { key: 'whale', name: { en: 'Whale', es: 'Ballena' }, seen }]]),
  activities: new Map(),
  places: new Map(),
  topics: new Map(),
  likes: new Set(),
}
const criteria = (text: string) => criteriaOf(understand(text, vocabulary, new Date('2026-11-22')), meanings)

test('an animal counts where it is seen in the given month, and less elsewhere', () => {
  expect(criteria('whales in september')).toContainEqual(
    expect.objectContaining({
      kind: 'has',
      best: ['place:cr/osa'],
      next: ['place:cr/osa', 'place:cr/papagayo'],
    }),
  )
  expect(criteria('whales')).toContainEqual(
    expect.objectContaining({ best: ['place:cr/osa', 'place:cr/papagayo'] }),
  )
})

test('a place counts more than its country', () => {
  const points = (what: string) =>
    criteria('Cusco').find(criterion => criterion.kind === 'has' && criterion.best.includes(what))?.points ??
    0
  expect(points('place:peru/cusco')).toBeGreaterThan(points('country:peru'))
})

test('unwanted things subtract points', () => {
  expect(criteria('not Cusco').filter(({ points }) => points < 0)).toHaveLength(1)
})

test('a group’s budget is divided by the party', () => {
  const most = (text: string) =>
    criteria(text).flatMap(criterion => (criterion.kind === 'price' ? criterion.mostMinor : []))
  expect(most('under 2000 dollars each')).toEqual([200_000])
  expect(most('two adults and kids aged 6 and 9, 8000 dollars in total')).toEqual([200_000])
  expect(most('2 adults and 2 children, 8000 dollars in total')).toEqual([200_000])
  expect(most('family of four, 8000 in total')).toEqual([200_000])
})

test('stop words give no criteria', () => {
  expect(criteria('the of and')).toEqual([])
})
