import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { review } from '#database/schema/review.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { seedOfDay } from './review.ts'
import { type ReviewSearch, searchReviews } from './review-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

const same = {
  comment: { en: 'Long stairs.', es: 'Muchas gradas.' },
  travelGroup: 'Solo',
  writtenIn: 'EN',
} as const
const own = [
  { key: 'ana', countryTag: 'sotavento', tags: ['food', 'family'], date: '2026-03-01', rating: 5 },
  { key: 'ben', countryTag: 'sotavento', tags: ['hiking'], date: '2026-05-01', rating: 2 },
  { key: 'cleo', countryTag: 'barlovento', tags: ['food'], date: '2026-04-01', rating: 4 },
  { key: 'dev', countryTag: 'barlovento', tags: [], date: '2026-01-01', rating: 5, staffFkey: 'berta-prado' },
]
const keysOf = new Set(own.map(({ key }) => key))

/** Reviews of two countries without authored ones, alone in the database. */
beforeAll(async () => {
  const rows = await db.select({ key: review.key }).from(review)
  await db.delete(review).where(
    inArray(
      review.key,
      rows.map(({ key }) => key),
    ),
  )
  await db.insert(review).values(own.map(row => ({ ...same, ...row, name: row.key })))
})

async function build(search: Partial<ReviewSearch>): Promise<string[]> {
  const found = await searchReviews({ db }, { order: 'newest', limit: 100, ...search } as ReviewSearch)
  return found.map(({ key }) => key)
}

describe('the review builder', () => {
  test.each<[string, Partial<ReviewSearch>, string[]]>([
    ['everything, the newest first', {}, ['ben', 'cleo', 'ana', 'dev']],
    ['a country', { country: 'sotavento' }, ['ben', 'ana']],
    ['a tag', { topic: 'food' }, ['cleo', 'ana']],
    ['who travelled', { topic: 'solo' }, ['ben', 'cleo', 'ana', 'dev']],
    ['a country and a tag', { country: 'sotavento', topic: 'food' }, ['ana']],
    ['a country nobody wrote about', { country: 'tamarind' }, []],
    ['who planned it', { staff: 'berta-prado' }, ['dev']],
    ['a trip nobody wrote about', { trip: 'still-waters' }, []],
    ['the oldest first', { order: 'oldest' }, ['dev', 'ana', 'cleo', 'ben']],
    ['the happiest first, the newer before', { order: 'happiest' }, ['ana', 'dev', 'cleo', 'ben']],
    ['the most critical first', { order: 'critical' }, ['ben', 'cleo', 'ana', 'dev']],
    ['the most critical about something', { order: 'critical', topic: 'food' }, ['cleo', 'ana']],
    ['a country, the most critical first', { order: 'critical', country: 'sotavento' }, ['ben', 'ana']],
    [
      'a country, the oldest first',
      { order: 'oldest', country: 'barlovento', topic: 'solo' },
      ['dev', 'cleo'],
    ],
    ['who planned it, the happiest first', { order: 'happiest', staff: 'berta-prado' }, ['dev']],
    ['a trip, the oldest first', { order: 'oldest', trip: 'still-waters' }, []],
    ['so many', { limit: 2 }, ['ben', 'cleo']],
    ['so many after so many', { limit: 2, offset: 1 }, ['cleo', 'ana']],
    ['so many about something after so many', { topic: 'food', limit: 2, offset: 1 }, ['ana']],
    ['the critical after so many', { order: 'critical', limit: 9, offset: 3 }, ['dev']],
  ])('gives %s', async (_, search, keys) => {
    expect(await build(search)).toEqual(keys)
  })

  const mixed = (day: string) => build({ order: 'mixed', day })

  test('shuffles daily: the same all day, another start on another day', async () => {
    const days = Array.from({ length: 12 }, (_, i) => seedOfDay(new Date(Date.UTC(2026, 0, 1 + i))))
    const orders = await Promise.all(days.map(mixed))
    expect(await mixed(days[0] ?? '')).toEqual(orders[0])
    expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(1)
    for (const order of orders) expect(order.toSorted()).toEqual([...keysOf])
  })

  test('keeps the order of existing reviews when one is added', async () => {
    const before = await mixed('2026-11-21')
    await db.insert(review).values({
      ...same,
      ...own[0],
      key: 'added',
      name: 'Added',
      countryTag: 'sotavento',
      date: '2026-01-01',
      rating: 5,
    })
    expect((await mixed('2026-11-21')).filter(key => key !== 'added')).toEqual(before)
  })
})
