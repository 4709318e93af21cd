import { describe, expect, test } from 'vitest'
import { reviewVideo } from '#database/schema/review.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getFilms } from './film-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

const keys = (films: { key: string }[]) => films.map(({ key }) => key)

describe('review videos', () => {
  test('are in the author’s order, twelve by default', async () => {
    const films = await getFilms(ctx)
    expect(films).toHaveLength(12)
    expect(films[0]?.key).toBe('six-oclock')
    expect((await getFilms(ctx, { limit: 100 })).length).toBeGreaterThanOrEqual(18)
  })

  test('are in the reader’s language', async () => {
    const [film] = await getFilms({ db, locale: 'es' }, { country: 'marmol' })
    expect(film).toEqual({
      key: 'closed-road',
      title: '¿Qué pasó cuando se cerró el camino?',
      customerNames: 'Helen & Pete',
      groupType: 'Couple',
      where: 'Mármol',
      video: expect.stringMatching(/^\/films\/road-closed-\w{8}\.mp4$/),
      still: expect.stringMatching(/^\/films\/road-closed-\w{8}\.webp$/),
      captions: [
        { language: 'en', url: expect.stringMatching(/^\/films\/road-closed-\w{8}\.en\.vtt$/) },
        { language: 'es', url: expect.stringMatching(/^\/films\/road-closed-\w{8}\.es\.vtt$/) },
      ],
      answer: expect.stringMatching(/^[A-ZÁÉÍÓÚ¡¿].+[.…!?]$/),
      seconds: expect.any(Number),
    })
  })

  test('can be filtered by country, or put a country first', async () => {
    const own = keys(await getFilms(ctx, { country: 'tamarind' }))
    expect(own).toEqual(['chewing', 'water-back'])
    const first = keys(await getFilms(ctx, { first: 'tamarind', limit: 4 }))
    expect(first).toEqual([...own, 'six-oclock', 'half-past-five-on-deck'])
    expect(await getFilms(ctx, { country: 'atlantis' })).toEqual([])
  })

  test('match any of the given tags', async () => {
    const found = keys(await getFilms(ctx, { tags: ['volcanoes', 'birds'] }))
    expect(found).toEqual(['six-oclock', 'cotopaxi-gloves'])
    expect(await getFilms(ctx, { tags: ['skiing'] })).toEqual([])
  })

  test('list each of their countries once, although treks and islands share a code', async () => {
    await db.insert(reviewVideo).values({
      key: 'both',
      title: { en: 'Which of the two?', es: '¿Cuál de las dos?' },
      customerNames: 'Both',
      groupType: 'Solo',
      tags: ['both'],
      countryCodes: ['TZA', 'IDN'],
      videlUrl: '/films/both.mp4',
      stillUrl: '/films/both.webp',
      seconds: 8,
    })
    const [film] = await getFilms(ctx, { tags: ['both'] })
    expect(film?.where).toBe('Tamarind and Indonesia')
    expect(film?.captions).toEqual([])
  })

  test('may be a written answer, which is then required', async () => {
    const written = {
      title: { en: 'And in writing?', es: '¿Y por escrito?' },
      customerNames: 'Ana',
      groupType: 'Solo' as const,
      tags: ['written'],
      countryCodes: ['PER'],
      stillUrl: '/films/written.webp',
      seconds: 8,
    }
    await db.insert(reviewVideo).values({ ...written, key: 'written', answer: { en: 'Yes.', es: 'Sí.' } })
    expect(await getFilms(ctx, { tags: ['written'] })).toMatchObject([{ video: null, answer: 'Yes.' }])
    await expect(db.insert(reviewVideo).values({ ...written, key: 'unanswered' })).rejects.toThrow()
  })
})
