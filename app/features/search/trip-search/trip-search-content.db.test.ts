import { expect, it } from 'vitest'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { searchTrips } from './trip-search-queries.server.ts'

const { db } = await openCatalogue()
const now = () => new Date('2026-11-22T12:00:00Z')

it.each([
  ['bike trip', 'the-lake-by-its-edge'],
  ['viaje en bicicleta', 'round-the-lake-by-bicycle'],
  ['drake bay', 'cloud-forest-to-corcovado'],
  ['whales in september', 'whales-from-a-porch'],
  ['quetz', 'quetzals-and-coffee'],
  ['tortugero', 'two-oceans-one-backpack-each'],
])('%s finds %s among the first', async (words, key) => {
  for (const locale of ['en', 'es'] as const) {
    const ctx = { db, locale, now }
    const { trips } = await searchTrips(ctx, { ...EVERYTHING, words }, await readWords(ctx, words))
    expect(trips.slice(0, 6).map(trip => trip.key)).toContain(key)
  }
})

it.each([
  ['ballenas desde la hamaca en panamá', 'whales-from-a-porch'],
  ['macaws by the hundred', 'pelicans-trains-and-macaws'],
])('%s finds first, or second, the trip that is about it', async (words, key) => {
  const ctx = { db, locale: 'es', now } as const
  const { trips } = await searchTrips(ctx, { ...EVERYTHING, words }, await readWords(ctx, words))
  expect(trips.slice(0, 2).map(trip => trip.key)).toContain(key)
})
