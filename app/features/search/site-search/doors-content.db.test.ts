import { describe, expect, it } from 'vitest'
import { readWords } from '#app/features/search/ranking/read-words.server.ts'
import { withLocale } from '#app/locale.server.ts'
import type { Locale } from '#database/values/locale.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { findDoors, searchSite } from './site-search-queries.server.ts'

/** What was asked for decides which page comes first, beside the trips and among all results. */

const { db } = await openCatalogue()

const doors: [words: string, door: string, locale: Locale][] = [
  ['can I get a refund', '/company/terms-of-service', 'en'],
  ['condiciones de cancelación', '/es/company/terms-of-service', 'es'],
  ['log in', '/account', 'en'],
  ['iniciar sesión', '/es/account', 'es'],
  ['phone number', '/ask', 'en'],
  ['how does it work', '/company/how-it-works', 'en'],
  ['customer reviews', '/testimonials', 'en'],
  ['are you hiring', '/ask', 'en'],
  ['daniela quesada', '/expert/daniela-quesada', 'en'],
  ['¿quién es Gabriela Espinosa?', '/es/expert/gabriela-espinosa', 'es'],
  ['hotel with a pool in Kep', '/cambodia/hotels#villa-chamkar-svay', 'en'],
  ['lodge near corcovado', '/costa-rica/hotels#', 'en'],
  ['day tour from Antigua', '/guatemala/tours#', 'en'],
  ['komodo dragon', '/flora-fauna/komodo-dragon', 'en'],
  ['driving in costa rica', '/plus/driving-in-costa-rica', 'en'],
  ['do I need a visa for Vietnam', '/vietnam/before-you-go', 'en'],
  ['vacunas para Perú', '/es/peru/before-you-go', 'es'],
  ['bhutan', '/bhutan', 'en'],
  ['everest base camp', '/everest-base-camp', 'en'],
]

describe('the door that was asked for', () => {
  it.each(doors)('%s: %s', async (words, door, locale) => {
    const ctx = { db, locale, now: () => new Date('2026-11-22') }
    await withLocale(locale, async () => {
      const read = await readWords(ctx, words)
      if (!read) throw new Error(words)
      const beside = (await findDoors(ctx, words, read)).map(({ url }) => url)
      expect(
        beside.some(url => url.includes(door)),
        beside.join(' '),
      ).toBe(true)
      const site = await searchSite(ctx, words)
      const first = site.order.slice(0, 3).flatMap(kind => site[kind].slice(0, 2).map(({ url }) => url))
      expect(
        first.some(url => url.includes(door)),
        first.join(' '),
      ).toBe(true)
    })
  })

  it('is none where words only describe a trip', async () => {
    const words = 'ten easy days in february'
    const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-22') }
    const read = await readWords(ctx, words)
    if (!read) throw new Error(words)
    expect(await findDoors(ctx, words, read)).toEqual([])
  })
})
