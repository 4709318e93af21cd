import { expect, test } from 'vitest'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { unlikeOthers } from '#app/picture/page-pictures.ts'
import type { Picture } from '#app/picture/picture.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getCountriesWithPages, getCountryPage } from './country-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'content' })
const ctx = { db, locale: 'en' as const }
const tags = await getCountriesWithPages(ctx)

function printOf(picture: Picture | null): string[] {
  return picture && 'poster' in picture ? [`${picture.poster.kind} at ${picture.poster.palette}`] : []
}

test.each(tags)('%s has trips, a price and months, and no picture twice', async tag => {
  const page = await getCountryPage(ctx, tag)
  expect(page.ownTrips).toBe(true)
  expect(page.trips.count).toBeGreaterThanOrEqual(page.tripKeys.length)
  expect(page.trips.from).not.toBeNull()
  expect(page.story?.best).not.toBe('')
  const trips = unlikeOthers([page.picture], await getTripCards(ctx, page.tripKeys))
  const shown = [page.picture, ...trips.map(({ picture }) => picture)]
  const prints = [...shown, ...unlikeOthers(shown, page.themes).map(({ picture }) => picture)].flatMap(
    printOf,
  )
  expect(prints.filter((print, at) => prints.indexOf(print) !== at)).toEqual([])
})
