import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reviewVideo } from '#database/schema/review.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getFilms } from './film-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

const keys = (films: { key: string }[]) => films.map(({ key }) => key)

describe('review videos', () => {
  test('are in the author’s order, twelve by default', async () => {
    const [first] = await db.select().from(reviewVideo).limit(1)
    if (!first) throw new Error('no film')
    const { id: _, ...row } = first
    const copies = Array.from({ length: 10 }, (_, i) => ({
      ...row,
      key: `copy-${i}`,
      sortOrder: 99,
      countryCodes: [],
      tags: [],
    }))
    await db.insert(reviewVideo).values(copies)
    const films = await getFilms(ctx)
    expect(films).toHaveLength(12)
    expect(films[0]?.key).toBe('six-oclock')
    expect(await getFilms(ctx, { limit: 100 })).toHaveLength(15)
    await db.delete(reviewVideo).where(like(reviewVideo.key, 'copy-%'))
  })

  test('are in the reader’s language', async () => {
    const [film] = await getFilms({ db, locale: 'es' }, { country: 'marmol' })
    expect(film).toEqual({
      key: 'closed-road',
      title: '¿Qué pasó cuando se cerró el camino?',
      customerNames: 'Helen & Pete',
      groupType: 'Couple',
      where: 'Mármol',
      video: expect.stringMatching(/^\/films\/closed-road-\w{8}\.mp4$/),
      still: expect.stringMatching(/^\/films\/closed-road-\w{8}\.webp$/),
      captions: [
        { language: 'en', url: expect.stringMatching(/^\/films\/closed-road-\w{8}\.en\.vtt$/) },
        { language: 'es', url: expect.stringMatching(/^\/films\/closed-road-\w{8}\.es\.vtt$/) },
      ],
      answer: expect.stringMatching(/^[A-ZÁÉÍÓÚ¡¿].+[.…!?]$/),
      seconds: expect.any(Number),
    })
  })

  test('can be filtered by country, or put a country first', async () => {
    const own = keys(await getFilms(ctx, { country: 'tamarind' }))
    expect(own).toEqual(['chewing', 'water-back'])
    const first = keys(await getFilms(ctx, { first: 'tamarind', limit: 4 }))
    expect(first).toEqual([...own, 'six-oclock', 'closed-road'])
    expect(await getFilms(ctx, { country: 'atlantis' })).toEqual([])
  })

  test('match any of the given tags', async () => {
    const found = keys(await getFilms(ctx, { tags: ['birds', 'family'] }))
    expect(found).toEqual(['six-oclock', 'chewing', 'every-evening'])
    expect(await getFilms(ctx, { tags: ['skiing'] })).toEqual([])
  })

  test('list each of their countries once, although treks and islands share a code', async () => {
    await db.insert(reviewVideo).values({
      key: 'both',
      title: { en: 'Which of the two?', es: '¿Cuál de las dos?' },
      customerNames: 'Both',
      groupType: 'Solo',
      tags: ['both'],
      countryCodes: ['TZA', 'PAN'],
      videlUrl: '/films/both.mp4',
      stillUrl: '/films/both.webp',
      seconds: 8,
    })
    const [film] = await getFilms(ctx, { tags: ['both'] })
    expect(film?.where).toBe('Tamarind and Marmol')
    expect(film?.captions).toEqual([])
  })

  test('may be a written answer, which is then required', async () => {
    const written = {
      title: { en: 'And in writing?', es: '¿Y por escrito?' },
      customerNames: 'Ana',
      groupType: 'Solo' as const,
      tags: ['written'],
      countryCodes: ['PAN'],
      stillUrl: '/films/written.webp',
      seconds: 8,
    }
    await db.insert(reviewVideo).values({ ...written, key: 'written', answer: { en: 'Yes.', es: 'Sí.' } })
    expect(await getFilms(ctx, { tags: ['written'] })).toMatchObject([{ video: null, answer: 'Yes.' }])
    await expect(db.insert(reviewVideo).values({ ...written, key: 'unanswered' })).rejects.toThrow()
  })
})
