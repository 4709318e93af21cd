import { count, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getFinderCountries } from './finder-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })

test('the countries are the fifteen active ones in their order, in the reader’s language', async () => {
  const countries = await getFinderCountries({ db, locale: 'es' })
  expect(countries).toHaveLength(15)
  expect(countries.slice(0, 3).map(({ name }) => name)).toEqual(['Perú', 'Costa Rica', 'Vietnam'])
})

test('each has its number of published trips', async () => {
  const [all] = await db.select({ trips: count() }).from(trip).where(isNull(trip.archived))
  const countries = await getFinderCountries({ db, locale: 'en' })
  expect(countries.reduce((sum, { trips }) => sum + trips, 0)).toBeGreaterThanOrEqual(all?.trips ?? 1)
  await db.update(trip).set({ archived: new Date(0) })
  const emptied = await getFinderCountries({ db, locale: 'en' })
  expect(emptied.map(({ trips }) => trips)).toEqual(emptied.map(() => 0))
})
