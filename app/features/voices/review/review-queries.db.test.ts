import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getVoices } from './review-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })
const ctx = { db, locale: 'en' } as const

const happy =
  'We complained about the alarm for exactly ten minutes. Then we had the bridges to ourselves, and two quetzals.'
const written = {
  countryTag: 'nepal',
  comment: { en: 'Long stairs. Short days.', es: 'Muchas gradas. Días cortos.' },
  rating: 3,
  travelGroup: 'Solo',
  writtenIn: 'EN',
} as const

/** Reviews of a country that content says nothing of: two of a trip, two of none. */
beforeAll(async () => {
  const [someTrip] = await db.select({ id: trip.id }).from(trip).where(eq(trip.key, 'slow-water'))
  const tripId = someTrip?.id ?? null
  await db.insert(review).values([
    { ...written, key: 'newest', name: 'Newest', date: '2026-03-09' },
    { ...written, key: 'own-old', name: 'Own, old', date: '2025-01-09', tripId },
    { ...written, key: 'own-new', name: 'Own, new', date: '2025-02-09', tripId },
    {
      ...written,
      key: 'happy',
      name: 'Happy',
      date: '2026-02-09',
      rating: 5,
      title: { en: 'She was right', es: 'Tenía razón' },
      comment: { en: happy, es: `${happy} (es)` },
      writtenIn: 'ES',
    },
  ])
})

function names({ reviews }: Awaited<ReturnType<typeof getVoices>>): string[] {
  return reviews.map(({ name }) => name)
}

describe('what people say', () => {
  test('is the newest first, and who is quoted last', async () => {
    const voices = await getVoices(ctx, { country: 'nepal' })
    expect(names(voices)).toEqual(['Newest', 'Own, new', 'Own, old', 'Happy'])
    expect(voices.quote).toEqual({
      key: 'happy',
      words: happy,
      name: 'Happy',
      where: 'Nepal',
      date: '2026-02-09',
      when: 'February 2026',
    })
  })

  test('begins with the trip’s own', async () => {
    const voices = await getVoices(ctx, { country: 'nepal', trip: 'slow-water' })
    const own = names(voices).filter(name => name.startsWith('Own'))
    expect(own).toEqual(['Own, new', 'Own, old'])
    expect(names(voices).indexOf('Newest')).toBeGreaterThan(names(voices).indexOf('Own, old'))
  })

  test('has a title even where none was given', async () => {
    const { reviews } = await getVoices(ctx, { country: 'nepal' })
    expect(reviews.map(({ title }) => title)).toEqual([
      'Long stairs',
      'Long stairs',
      'Long stairs',
      'She was right',
    ])
  })

  test('is in the reader’s language, and says what it was translated from', async () => {
    const { reviews } = await getVoices({ db, locale: 'es' }, { country: 'nepal' })
    expect(reviews[0]).toMatchObject({
      title: 'Muchas gradas',
      when: 'marzo de 2026',
      translatedFrom: 'inglés',
    })
    expect(reviews.at(-1)).toMatchObject({ title: 'Tenía razón', translatedFrom: null })
  })

  test('is ten reviews of any country unless more are asked for', async () => {
    expect((await getVoices(ctx)).reviews).toHaveLength(10)
    expect((await getVoices(ctx, { limit: 16 })).reviews).toHaveLength(16)
  })

  test('has no quote where nobody was wholly happy', async () => {
    await db.delete(review).where(eq(review.key, 'happy'))
    const { quote, reviews } = await getVoices(ctx, { country: 'nepal' })
    expect(quote).toBeNull()
    expect(reviews).toHaveLength(3)
  })

  test('is nothing for a country nobody has written about', async () => {
    expect(await getVoices(ctx, { country: 'bhutan' })).toMatchObject({ quote: null, reviews: [] })
  })

  test('says which call answers it afresh; none knows a trip’s own', async () => {
    const { address } = await getVoices({ db, locale: 'es' }, { country: 'nepal' })
    expect(address).toBe('/api/next/feedback/search?query=nepal&recent=true&limit=10&locale=ES')
    expect((await getVoices(ctx, { country: 'nepal', trip: 'slow-water' })).address).toBeNull()
  })
})
