import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getVoices, getVoicesNear, getVoicesOfTrip } from './review-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true, unwritten: true })
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
  test('is of the country, the newest first, and says so', async () => {
    const voices = await getVoicesNear(ctx, 'nepal')
    expect(names(voices)).toEqual(['Newest', 'Happy', 'Own, new', 'Own, old'])
    expect(voices.about).toEqual({ kind: 'country', country: 'Nepal' })
  })

  test('is of the kind of vacation in the country', async () => {
    const voices = await getVoicesNear(ctx, 'costa-rica', 'honeymoon')
    const rows = await db.select().from(review).where(eq(review.countryTag, 'costa-rica'))
    const about = rows.filter(({ tags }) => tags.includes('honeymoon'))
    expect(voices.reviews.map(({ key }) => key).toSorted()).toEqual(about.map(({ key }) => key).toSorted())
    expect(voices.about).toEqual({ kind: 'topic', country: 'Costa Rica', topic: 'Honeymoon' })
    expect(voices.address).toBe('/api/next/feedback/search?query=costa-rica+honeymoon&recent=true&limit=10')
  })

  test('is of the country, and says so, where nobody has written about the kind', async () => {
    const voices = await getVoicesNear(ctx, 'nepal', 'honeymoon')
    expect(names(voices)).toHaveLength(4)
    expect(voices.about).toEqual({ kind: 'no_topic', country: 'Nepal', topic: 'Honeymoon' })
  })

  test('is of other countries, and says so, where nobody has written about the country', async () => {
    const voices = await getVoicesNear({ db, locale: 'es' }, 'laos', 'food')
    expect(voices.reviews).toHaveLength(10)
    expect(voices.about).toEqual({ kind: 'elsewhere', country: 'Laos' })
  })

  test('is of every country where none is named, or one we do not know', async () => {
    expect((await getVoicesNear(ctx, undefined)).about).toEqual({ kind: 'all' })
    expect((await getVoicesNear(ctx, 'atlantis')).about).toEqual({ kind: 'all' })
  })

  test('begins with the trip’s own', async () => {
    const voices = await getVoicesOfTrip(ctx, {
      country: { tag: 'nepal', name: 'Nepal' },
      trip: 'slow-water',
    })
    const own = names(voices).filter(name => name.startsWith('Own'))
    expect(own).toEqual(['Own, new', 'Own, old'])
    expect(names(voices).indexOf('Newest')).toBeGreaterThan(names(voices).indexOf('Own, old'))
    expect(new Set(voices.reviews.map(({ key }) => key)).size).toBe(voices.reviews.length)
    expect(voices.address).toBeNull()
  })

  test('has a title even where none was given', async () => {
    const { reviews } = await getVoicesNear(ctx, 'nepal')
    expect(reviews.map(({ title, untitled }) => [title, untitled])).toEqual([
      ['Long stairs', true],
      ['She was right', false],
      ['Long stairs', true],
      ['Long stairs', true],
    ])
  })

  test('is in the reader’s language, and says what it was translated from', async () => {
    const { reviews } = await getVoicesNear({ db, locale: 'es' }, 'nepal')
    expect(reviews[0]).toMatchObject({
      title: 'Muchas gradas',
      when: 'marzo de 2026',
      translatedFrom: 'inglés',
    })
    expect(reviews[1]).toMatchObject({ title: 'Tenía razón', translatedFrom: null })
  })

  test('is ten reviews of any country unless more are asked for', async () => {
    expect((await getVoices(ctx)).reviews).toHaveLength(10)
    expect((await getVoices(ctx, 16)).reviews).toHaveLength(16)
  })

  test('says what is invented, and what a traveller wrote', async () => {
    expect((await getVoicesNear(ctx, 'nepal')).reviews.every(({ invented }) => !invented)).toBe(true)
    expect((await getVoicesNear(ctx, 'costa-rica')).reviews.every(({ invented }) => invented)).toBe(true)
  })

  test('says which call answers it afresh', async () => {
    const { address } = await getVoicesNear({ db, locale: 'es' }, 'nepal')
    expect(address).toBe('/api/next/feedback/search?query=nepal&recent=true&limit=10&locale=ES')
  })

  test('is nothing while nobody has written anything', async () => {
    await db.delete(review)
    expect(await getVoicesNear(ctx, 'nepal')).toMatchObject({ reviews: [], about: { kind: 'all' } })
  })
})
