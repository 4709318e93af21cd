import { describe, expect, test } from 'vitest'
import { review } from '#database/schema/review.ts'
import { openTestDatabase } from '../../../tools/testing/test-database.ts'
import { getVoices } from './review-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })
const ctx = { db, locale: 'en' } as const

describe('what people say', () => {
  test('is ten reviews, newest first, unless more are asked for', async () => {
    const { reviews, quote } = await getVoices(ctx)
    expect(reviews).toHaveLength(10)
    const others = reviews.filter(({ name }) => name !== quote?.name).map(({ date }) => date)
    expect(others).toEqual(others.toSorted().reverse())
    expect((await getVoices(ctx, { limit: 16 })).reviews).toHaveLength(16)
  })

  test('begins with the trip’s own', async () => {
    const { reviews, quote } = await getVoices(ctx, { country: 'costa-rica', trip: 'quetzals-and-coffee' })
    expect(quote).toMatchObject({ name: 'Ruth Abrams', where: 'Costa Rica', when: 'February 2026' })
    expect(reviews.slice(0, 2).map(({ name }) => name)).toEqual(['Greg Novak', 'Grace Liu'])
    expect(reviews.at(-1)?.name).toBe('Ruth Abrams')
    expect(reviews.at(-1)?.comment).toContain(quote?.words)
  })

  test('is in the reader’s language, and says what it was translated from', async () => {
    const ctx = { db, locale: 'es' } as const
    const { reviews } = await getVoices(ctx, { trip: 'seven-days-on-the-osa' })
    const english = reviews.find(({ key }) => key === 'rohan-mehta-2026-08')
    expect(english).toMatchObject({ when: 'agosto de 2026', translatedFrom: 'inglés' })
    expect(english?.title).toBe('Mis botas se quedaron en Puerto Jiménez')
    const { reviews: all } = await getVoices(ctx, { limit: 50 })
    expect(all.find(({ key }) => key === 'luis-carrasco-2026-10')?.translatedFrom).toBeNull()
  })

  test('has a title even where none was given', async () => {
    const { reviews } = await getVoices(ctx, { limit: 50 })
    const untitled = reviews.find(({ key }) => key === 'luis-carrasco-2026-10')
    expect(untitled?.title).toBe('It rained every afternoon')
  })

  test('is nothing for a country nobody has written about', async () => {
    expect(await getVoices(ctx, { country: 'bhutan' })).toEqual({ quote: null, reviews: [] })
  })

  test('has no quote where nobody was wholly happy', async () => {
    await db.insert(review).values({
      key: 'a-grumble',
      countryTag: 'nepal',
      comment: { en: 'Long stairs. '.repeat(20), es: 'Muchas gradas. '.repeat(20) },
      name: 'A. Walker',
      date: '2026-01-02',
      rating: 3,
      travelGroup: 'Solo',
      writtenIn: 'EN',
    })
    const { quote, reviews } = await getVoices(ctx, { country: 'nepal' })
    expect(quote).toBeNull()
    expect(reviews).toHaveLength(1)
  })
})
