import { eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { highestBed } from '#app/features/trip/itinerary/itinerary.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { place } from '#database/schema/place.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getFinderCountries, getFinderPresets, linksThatFind } from './trip-search-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

test('the countries are the active ones in their order, in the reader’s language', async () => {
  const countries = await getFinderCountries({ db, locale: 'es' })
  expect(countries).toHaveLength(6)
  expect(countries.slice(0, 3).map(({ name }) => name)).toEqual(['Mármol', 'Costa Clara', 'Tamarindo'])
})

test('a trip is as high for the finder as on its own page: by its houses, otherwise by their places', async () => {
  const nights = await db
    .select({
      tripId: tripDay.tripId,
      sleep: tripDay.sleep,
      hotelM: sql<number | null>`(${catalogueItem.details} ->> 'altitude')::float`,
      place: { altitudeM: place.altitudeM },
    })
    .from(tripDay)
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .leftJoin(catalogueItem, eq(catalogueItem.id, tripDay.hotelId))
  expect(nights.some(({ hotelM, place: at }) => hotelM !== null && hotelM > at.altitudeM)).toBe(true)
  for (const { tripId, highestM } of await db.select().from(finderTrip))
    expect(highestM).toBe(highestBed(nights.filter(night => night.tripId === tripId)) ?? 0)
})

test('a link to a search without results is dropped; one to another page is kept', async () => {
  const links = ['/trips?fdays=60', '/trips?fcountry=marmol&q=stair', '/costa-clara'].map(link => ({
    link,
  }))
  const found = await linksThatFind({ db, locale: 'en' }, links)
  expect(found.map(({ link }) => link)).toEqual(['/trips?fcountry=marmol&q=stair', '/costa-clara'])
})

test('each country says whether a published trip goes there', async () => {
  const countries = await getFinderCountries({ db, locale: 'en' })
  expect(countries.some(({ hasTrips }) => hasTrips)).toBe(true)
  await db.update(trip).set({ archived: new Date(0) })
  const emptied = await getFinderCountries({ db, locale: 'en' })
  expect(emptied.some(({ hasTrips }) => hasTrips)).toBe(false)
})

test('a preset is offered if it has results', async () => {
  await db.update(trip).set({ archived: null })
  const [moved] = await db
    .select()
    .from(tripCountry)
    .where(eq(tripCountry.countryTag, 'costa-clara'))
    .limit(1)
  if (!moved) throw new Error('no trip goes to Costa Clara')
  await db
    .update(trip)
    .set({ archived: new Date(0) })
    .where(ne(trip.id, moved.tripId))
  expect(await getFinderPresets({ db, locale: 'en' })).toEqual([])
  await db.update(tripCountry).set({ countryTag: 'tamarind' }).where(eq(tripCountry.tripId, moved.tripId))
  const offered = await getFinderPresets({ db, locale: 'en' })
  expect(offered.length).toBeGreaterThan(0)
  expect(new Set(offered.map(({ area }) => area))).toEqual(new Set(['east-africa']))
})
