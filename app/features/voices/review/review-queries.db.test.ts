import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getVoices, getVoicesNear, getVoicesOfTrip } from './review-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

const happy =
  'We complained about the alarm for exactly ten minutes. Then we had the bridges to ourselves, and two quetzals.'
const written = {
  countryTag: 'sotavento',
  comment: { en: 'Long stairs. Short days.', es: 'Muchas gradas. Días cortos.' },
  rating: 3,
  travelGroup: 'Solo',
  writtenIn: 'EN',
} as const

/** Reviews of a country without authored ones: two about a trip, two about none. */
beforeAll(async () => {
  const [someTrip] = await db
    .update(trip)
    .set({ key: 'a-trip-of-two-minds', title: { en: 'A Trip of Two Minds', es: 'Un viaje con dudas' } })
    .where(eq(trip.key, 'still-waters'))
    .returning({ id: trip.id })
  const tripId = someTrip?.id ?? null
  await db.update(review).set({ tripId: null })
  await db.insert(review).values([
    { ...written, key: 'newest', name: 'Newest', date: '2026-03-09' },
    { ...written, key: 'own-old', name: 'Own, old', date: '2025-01-09', tripId },
    {
      ...written,
      ...{ key: 'own-new', name: 'Own, new', date: '2025-02-09', tripId },
      rating: 4,
      comment: { en: happy, es: `${happy} (es)` },
    },
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

function names({ reviews }: { reviews: readonly { name: string }[] }): string[] {
  return reviews.map(({ name }) => name)
}

describe('the reviews on a page', () => {
  test('are about the country, newest first, and labelled so', async () => {
    const voices = await getVoicesNear(ctx, 'sotavento')
    expect(names(voices)).toEqual(['Newest', 'Happy', 'Own, new', 'Own, old'])
    expect(voices.about).toEqual({ kind: 'country', country: 'Leeward' })
  })

  test('are about the theme in the country', async () => {
    const voices = await getVoicesNear(ctx, 'costa-clara', 'honeymoon')
    const rows = await db.select().from(review).where(eq(review.countryTag, 'costa-clara'))
    const about = rows.filter(({ tags }) => tags.includes('honeymoon'))
    expect(voices.reviews.map(({ key }) => key).toSorted()).toEqual(about.map(({ key }) => key).toSorted())
    expect(voices.about).toEqual({ kind: 'topic', country: 'Costa Clara', topic: 'Honeymoon' })
    expect(voices.search).toEqual({ query: 'costa-clara honeymoon', limit: '10' })
  })

  test('are about the country, and labelled so, if there are none about the theme', async () => {
    const voices = await getVoicesNear(ctx, 'sotavento', 'honeymoon')
    expect(names(voices)).toHaveLength(4)
    expect(voices.about).toEqual({ kind: 'no_topic', country: 'Leeward', topic: 'Honeymoon' })
  })

  test('are about other countries, and labelled so, if there are none about the country', async () => {
    const voices = await getVoicesNear({ db, locale: 'es' }, 'nubla', 'food')
    expect(voices.reviews).toHaveLength(10)
    expect(voices.about).toEqual({ kind: 'elsewhere', country: 'Nubla' })
  })

  test('are about the country of a trek', async () => {
    const { reviews, about, search } = await getVoicesNear(ctx, 'seven-lakes-walk')
    expect(new Set(reviews.map(({ where }) => where))).toEqual(new Set(['Tamarind']))
    expect(about).toEqual({ kind: 'country', country: 'Tamarind' })
    expect(search).toEqual({ query: 'tamarind', limit: '10' })
  })

  test('are about all countries without a known country', async () => {
    expect((await getVoicesNear(ctx, undefined)).about).toEqual({ kind: 'all' })
    expect((await getVoicesNear(ctx, 'atlantis')).about).toEqual({ kind: 'all' })
  })

  describe('on a trip’s page', () => {
    const sotavento = { tag: 'sotavento', name: 'Leeward' }
    const ofTrip = (trip: string) => getVoicesOfTrip(ctx, { country: sotavento, trip })

    test('start with the trip’s own, and each names its trip', async () => {
      const { reviews, about } = await ofTrip('a-trip-of-two-minds')
      expect(reviews.map(({ name, where }) => `${name}: ${where}`)).toEqual([
        'Own, old: A Trip of Two Minds',
        'Newest: Leeward',
        'Happy: Leeward',
      ])
      expect(about).toEqual({ kind: 'trip_first', country: 'Leeward', own: 1 })
    })

    test('quote the best of the trip’s own, which is not in the row', async () => {
      const { quote, reviews } = await ofTrip('a-trip-of-two-minds')
      expect(quote).toMatchObject({ name: 'Own, new', where: 'A Trip of Two Minds', words: happy })
      expect(reviews.map(({ name }) => name)).not.toContain('Own, new')
    })

    test('quote no review of another trip', async () => {
      const { quote, reviews, about } = await ofTrip('a-trip-nobody-made')
      expect(quote).toBeNull()
      expect(reviews.map(({ name }) => name)).toContain('Happy')
      expect(about).toEqual({ kind: 'other_trips', country: 'Leeward' })
    })
  })

  test('have a title even if none was given', async () => {
    const { reviews } = await getVoicesNear(ctx, 'sotavento')
    expect(reviews.map(({ title, untitled }) => [title, untitled])).toEqual([
      ['Long stairs', true],
      ['She was right', false],
      ['We complained about the alarm for exactly ten minutes', true],
      ['Long stairs', true],
    ])
  })

  test('are in the reader’s language, with the original language', async () => {
    const { reviews } = await getVoicesNear({ db, locale: 'es' }, 'sotavento')
    expect(reviews[0]).toMatchObject({
      title: 'Muchas gradas',
      when: 'marzo de 2026',
      translatedFrom: 'inglés',
    })
    expect(reviews[1]).toMatchObject({ title: 'Tenía razón', translatedFrom: null })
  })

  test('are ten of any country by default', async () => {
    expect((await getVoices(ctx)).reviews).toHaveLength(10)
    expect((await getVoices(ctx, 16)).reviews).toHaveLength(16)
  })

  test('mark invented ones', async () => {
    expect((await getVoicesNear(ctx, 'sotavento')).reviews.every(({ invented }) => !invented)).toBe(true)
    expect((await getVoicesNear(ctx, 'costa-clara')).reviews.every(({ invented }) => invented)).toBe(true)
  })

  test('are empty without any reviews', async () => {
    await db.delete(review)
    expect(await getVoicesNear(ctx, 'sotavento')).toMatchObject({ reviews: [], about: { kind: 'all' } })
  })
})
