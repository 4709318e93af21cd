import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { finderPresets } from '#app/features/search/finder/finder-presets.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getFinderPresets } from './finder-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })

test('a preset is offered if it has results', async () => {
  const [moved] = await db.select().from(tripCountry).where(eq(tripCountry.countryTag, 'costa-rica')).limit(1)
  if (!moved) throw new Error('no trip goes to Costa Rica')
  await db
    .update(trip)
    .set({ archived: new Date(0) })
    .where(ne(trip.id, moved.tripId))
  expect(await getFinderPresets({ db, locale: 'en' })).toEqual([])
  await db.update(tripCountry).set({ countryTag: 'kenya' }).where(eq(tripCountry.tripId, moved.tripId))
  const offered = await getFinderPresets({ db, locale: 'en' })
  expect(offered.length).toBeGreaterThan(0)
  expect(new Set(offered.map(({ area }) => area))).toEqual(new Set(['east-africa']))
  await db.update(trip).set({ archived: null })
})

test('every preset has results in the authored catalogue', async () => {
  await db.update(trip).set({ archived: null })
  expect(await getFinderPresets({ db, locale: 'en' })).toHaveLength(finderPresets.length)
})
