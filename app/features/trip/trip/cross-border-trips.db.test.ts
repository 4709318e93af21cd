import { expect, it } from 'vitest'
import { openWorld } from '#tools/testing/test-database.ts'
import { getTripPage } from './trip-page-queries.server.ts'

const { db } = await openWorld()
const en = { db, locale: 'en' } as const

/** Trips through two countries, with a place of each and a tour of the second. */
const trips = [
  ['temples-then-reef', 'guatemala', 'belize', 'El Remate', 'Caye Caulker', 'hol-chan-at-eight'],
  [
    'one-shore-two-flags',
    'costa-clara',
    'lagunas',
    'Puerto Coral',
    'Bocas del Toro',
    'bastimentos-and-zapatilla',
  ],
  ['two-sides-of-the-volcanoes', 'rwanda', 'uganda', 'Musanze', 'Bwindi', 'gorillas-from-buhoma'],
  [
    'the-mountain-from-both-sides',
    'tamarind',
    'tamarind',
    'Amboseli',
    'Ngorongoro',
    'crater-floor-at-first-light',
  ],
] as const

const crossings = {
  'temples-then-reef': { from: 'El Remate', to: 'San Ignacio' },
  'one-shore-two-flags': { from: 'Puerto Coral', to: 'Bocas del Toro' },
  'two-sides-of-the-volcanoes': { from: 'Musanze', to: 'Lake Bunyonyi' },
  'the-mountain-from-both-sides': { from: 'Amboseli', to: 'Arusha' },
} as const

it.each(trips)('%s has a complete page in %s and in %s', async (key, first, second, before, after, tour) => {
  const page = await getTripPage(en, second, key)
  expect(page.canonicalCountry).toBe(first)
  expect(page.country.tag).toBe(second)
  const { days, map } = page.itinerary
  const slept = days.slice(0, -1)
  expect(slept.filter(({ hotel }) => hotel === null)).toEqual([])
  const tours = days.flatMap(day => day.tours)
  expect(tours.find(one => one.key === tour)?.country).toBe(second)
  const stops = page.route.places.map(({ name }) => name)
  expect(stops).toEqual(expect.arrayContaining([before, after]))
  expect(map.places.map(({ name }) => name)).toEqual(expect.arrayContaining([before, after]))
  // At this border travellers walk across and change cars, so there is a leg on each side.
  const crossing = days.find(
    ({ places: [from, to] }) => from === crossings[key].from && to === crossings[key].to,
  )
  expect(crossing?.legs.length).toBeGreaterThanOrEqual(2)
})
