import { expect, test } from 'vitest'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { findDoors, searchSite } from '#app/features/search/site-search/site-search-queries.server.ts'
import { findTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { withLocale } from '#app/locale.server.ts'
import { nickname } from '#database/schema/nickname.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { readWords } from './understanding-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-22') }

await db.insert(nickname).values([
  {
    document: 'costa-clara',
    kind: 'trip',
    key: 'still-waters',
    en: ['burnt out after the merger'],
    es: ['estoy quemado'],
  },
  {
    document: 'costa-clara',
    kind: 'destination',
    key: 'neblina',
    en: ['gorillaz video valley'],
    es: ['el valle del clip'],
  },
  {
    document: 'costa-clara',
    kind: 'hotel',
    key: 'oak-house',
    en: ['hobbit bedrooms'],
    es: ['cuartos de hobbit'],
  },
  {
    document: 'species',
    kind: 'species',
    key: 'tall-stork',
    en: ['dinosaur shoebill cousin'],
    es: ['prima picozapato'],
  },
  {
    document: 'pages',
    kind: 'page',
    key: 'terms',
    en: ['asteroid swallowed my holiday'],
    es: ['me quedé sin viaje'],
  },
])

async function findFor(words: string) {
  const read = await readWords(ctx, words)
  if (!read) throw new Error('no words')
  const found = await findTrips(ctx, { ...EVERYTHING, words }, read)
  const doors = await withLocale('en', () => findDoors(ctx, words, read))
  return { ...found, doors: doors.map(({ url }) => url) }
}
const ask = (words: string) => withLocale('en', () => searchSite(ctx, words))

test('a trip comes first that is asked for so, and claims nothing by it', async () => {
  const { keys, reasons } = await findFor('completely burnt out since the merger')
  expect(keys[0]).toBe('still-waters')
  expect(reasons.get('still-waters')?.met).toEqual([])
  expect((await findFor('estoy quemado')).keys[0]).toBe('still-waters')
})

test('a place, a house and a species are found by phrases, a page of the site as a door', async () => {
  expect((await ask('the gorillaz video valley')).places[0]?.key).toBe('neblina')
  expect((await ask('hobbit bedrooms')).hotels[0]?.key).toBe('oak-house')
  expect((await ask('prima del picozapato')).species[0]?.key).toBe('tall-stork')
  expect((await findFor('gorillaz video valley')).doors[0]).toMatch(/neblina/)
  expect((await findFor('what if an asteroid swallowed my holiday')).doors[0]).toMatch(/terms/)
})

test('a name is still first where it is asked, and part of a phrase opens no door', async () => {
  expect((await ask('Robles Altos')).places[0]?.key).toBe('robles-altos')
  expect((await findFor('a video')).doors).toEqual([])
})
