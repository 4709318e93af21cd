import { expect, test } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getCountriesWithPages, getCountryPage } from './country-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'content' })
const ctx = { db, locale: 'en' as const }
const tags = await getCountriesWithPages(ctx)

test.each(tags)('%s has trips, a price and months', async tag => {
  const page = await getCountryPage(ctx, tag)
  expect(page.ownTrips).toBe(true)
  expect(page.trips.count).toBeGreaterThanOrEqual(page.tripKeys.length)
  expect(page.trips.from).not.toBeNull()
  expect(page.story?.best).not.toBe('')
})
