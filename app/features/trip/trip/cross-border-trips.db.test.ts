import { expect, it } from 'vitest'
import { openWorld } from '#tools/testing/test-database.ts'
import { getTripPage } from './trip-page-queries.server.ts'

const { db } = await openWorld()
const en = { db, locale: 'en' } as const

it('a trip through two countries has a complete page in both', async () => {
  const [first, second] = ['costa-clara', 'marmol']
  const page = await getTripPage(en, second, 'one-shore-two-flags')
  expect(page.canonicalCountry).toBe(first)
  expect(page.country.tag).toBe(second)
  const { days, map } = page.itinerary
  const slept = days.slice(0, -1)
  expect(slept.filter(({ hotel }) => hotel === null)).toEqual([])
  const tours = days.flatMap(day => day.tours)
  expect(tours.find(one => one.key === 'white-cay-by-boat')?.country).toBe(second)
  const stops = page.route.places.map(({ name }) => name)
  expect(stops).toEqual(expect.arrayContaining(['Puerto Coral', 'Bocas Azules']))
  expect(map.places.map(({ name }) => name)).toEqual(expect.arrayContaining(['Puerto Coral', 'Bocas Azules']))
  // At this border travellers walk across and change cars, so there is a leg on each side.
  const crossing = days.find(({ places: [from, to] }) => from === 'Puerto Coral' && to === 'Bocas Azules')
  expect(crossing?.legs.length).toBeGreaterThanOrEqual(2)
})
