import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { priceComponent, trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { LOCALES } from '#database/values/locale.ts'
import { parseDateRange } from '#database/values/range.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getTripPage } from './trip-page-queries.server.ts'
import type { TripPageData } from './trip-schema.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const
const KEY = 'a-trip-for-tests'

function words(en: string, es = `${en} (es)`) {
  return { en, es }
}

/** The page with no-break spaces replaced by plain ones. */
function read(page: TripPageData): TripPageData {
  return JSON.parse(JSON.stringify(page).replaceAll('\u00a0', ' '))
}

async function idsOf(slugs: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: place.slug, id: place.id })
    .from(place)
    .where(inArray(place.slug, slugs))
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

async function idOfItem(kind: 'tour' | 'hotel', key: string): Promise<number> {
  const rows = await db
    .select({ id: catalogueItem.id })
    .from(catalogueItem)
    .where(and(eq(catalogueItem.kind, kind), eq(catalogueItem.key, key)))
  return rows[0]?.id ?? 0
}

async function plantTrip(): Promise<number> {
  const [row] = await db
    .insert(trip)
    .values({
      key: KEY,
      title: words('Two Coasts', 'Dos costas'),
      line: words('A line'),
      lead: words('A lead'),
      days: 3,
      party: ['Couple'],
      goals: ['Low-Key Gems'],
      bestMonths: [12, 1, 2],
      bestReason: words('It is dry.'),
      bestFor: words('Anyone'),
      walking: words('Little'),
      effort: 'easy',
      habitats: ['beach'],
      plannerFkey: 'alma-reyes',
      plannerWords: words('I would go.'),
      included: [words('A bed')],
      notIncluded: [words('A flight')],
      bring: [words('Boots')],
      related: ['still-waters'],
      poster: { kind: 'canopy', palette: 'dawn' },
      searchWords: words(''),
    })
    .returning({ id: trip.id })
  const tripId = row?.id ?? 0
  await db.insert(tripCountry).values([
    { tripId, countryTag: 'costa-clara', position: 0 },
    { tripId, countryTag: 'lagunas', position: 1 },
  ])
  return tripId
}

async function plantDays(tripId: number): Promise<void> {
  const ids = await idsOf(['puerto-claro', 'bahia-perla', 'perla-station'])
  const at = (slug: string) => ids.get(slug) ?? 0
  const sierpe: [number, number] = [8.859, -83.47]
  const leg = { minutes: 75, kilometres: 33.5, from: 'puerto-claro', to: 'bahia-perla', via: [sierpe] }
  const day = { tripId, story: words('First.\nSecond.'), sleep: true }
  const hotelId = await idOfItem('hotel', 'seis-cabinas')
  await db.insert(tripDay).values([
    {
      ...day,
      number: 1,
      title: words('There'),
      placeId: at('bahia-perla'),
      hotelId,
      meals: ['dinner', 'lunch'],
      legs: [
        { ...leg, mode: 'road', minutes: 270 },
        { ...leg, mode: 'boat' },
      ],
      poster: { kind: 'river', palette: 'dusk' },
    },
    {
      ...day,
      number: 2,
      title: words('Around'),
      placeId: at('bahia-perla'),
      hotelId,
      tourIds: [await idOfItem('tour', 'station-with-a-ranger')],
      visitIds: [at('perla-station')],
      walk: { kilometres: 7.5, note: words('mud', 'barro') },
      altitudeGainM: 1040,
    },
    {
      ...day,
      number: 3,
      title: words('Back'),
      placeId: at('puerto-claro'),
      sleep: false,
      legs: [{ ...leg, mode: 'air', from: 'bahia-perla', to: 'puerto-claro', via: [] }],
    },
  ])
}

async function plantPrices(tripId: number): Promise<void> {
  const partySize = { kind: 'Range', start: 1, end: 5 } as const
  await db.insert(priceComponent).values([
    { tripId, position: 0, what: words('Nights', 'Noches'), per: 'person', amountMinor: 100_000, partySize },
    {
      tripId,
      position: 1,
      what: words('A boat', 'Una lancha'),
      per: 'group',
      amountMinor: 30_000,
      partySize,
    },
    {
      tripId,
      position: 2,
      what: words('High season', 'Temporada alta'),
      per: 'person',
      amountMinor: 5_000,
      season: parseDateRange('[2026-12-15,2027-04-16)'),
      partySize,
    },
  ])
}

beforeAll(async () => {
  const tripId = await plantTrip()
  await plantDays(tripId)
  await plantPrices(tripId)
})

describe('a trip’s page', () => {
  let page: TripPageData
  beforeAll(async () => {
    page = read(await getTripPage(ctx, 'costa-clara', KEY))
  })

  test('has the trip’s texts', () => {
    expect(page).toMatchObject({
      key: KEY,
      title: 'Two Coasts',
      dayCount: 3,
      country: { tag: 'costa-clara', name: 'Costa Clara' },
      canonicalCountry: 'costa-clara',
      picture: { poster: { kind: 'canopy', palette: 'dawn', seed: KEY } },
      stops: [{ place: 'Bahía Perla', nights: 2 }],
      facts: { bestFor: 'Anyone', walking: 'Little', bestMonths: 'Dec–Feb', longestDrive: '4 h 30' },
      covers: { included: ['A bed'], notIncluded: ['A flight'], bring: ['Boots'] },
      planner: { fkey: 'alma-reyes', firstName: 'Alma', words: 'I would go.' },
      related: ['still-waters'],
    })
  })

  test('has each day with its figures', () => {
    const [first, second, last] = page.itinerary.days
    expect(first).toEqual({
      number: 1,
      places: ['Puerto Claro', 'Bahía Perla'],
      title: 'There',
      story: ['First.', 'Second.'],
      picture: { poster: { kind: 'river', palette: 'dusk', seed: `${KEY}/1` } },
      legs: [
        { mode: 'road', time: '4 h 30', distance: '33.5 km' },
        { mode: 'boat', time: '1 h 15', distance: '33.5 km' },
      ],
      road: null,
      walk: null,
      altitudeGain: null,
      hotel: expect.stringContaining('Seis'),
      meals: ['lunch', 'dinner'],
      tours: [],
      visits: [],
    })
    expect(second).toMatchObject({
      places: ['Bahía Perla'],
      picture: null,
      legs: [],
      road: null,
      walk: { distance: '7.5 km', note: 'mud' },
      altitudeGain: '1,040 m',
      tours: [{ key: 'station-with-a-ranger', country: 'costa-clara', type: 'wildlife' }],
      visits: [{ slug: 'perla-station', country: 'costa-clara' }],
    })
    expect(last).toMatchObject({ places: ['Bahía Perla', 'Puerto Claro'], hotel: null, meals: [] })
  })

  test('maps every night, stop and leg', () => {
    const { places, legs } = page.itinerary.map
    expect(places.map(({ key, days }) => [key, days])).toEqual([
      ['bahia-perla', [1, 2]],
      ['puerto-claro', [3]],
    ])
    expect(legs.map(({ day, mode }) => `${day} ${mode}`)).toEqual(['1 road', '1 boat', '3 air'])
    expect(legs.every(({ path }) => path.startsWith('M'))).toBe(true)
  })

  test('has prices by party, and their components', () => {
    expect(page.price).toEqual({
      currency: 'US$',
      from: 'US$ 1,150',
      fromDays: '1 Dec – 14 Dec',
      bestMonths: [12, 1, 2],
      notRunMonths: [],
      childPrice: null,
      family: null,
      lines: [
        { what: 'Nights', each: 'US$ 1,000', shared: null },
        { what: 'A boat', each: 'US$ 150', shared: 'US$ 300' },
      ],
      linesPeriod: '16 Apr – 14 Dec',
      periods: ['16 Apr – 14 Dec', '15 Dec – 15 Apr'],
      rows: [
        { party: 1, prices: ['1,300', '1,350'], dearerBy: null },
        { party: 2, prices: ['1,150', '1,200'], dearerBy: null },
        { party: 3, prices: ['1,100', '1,150'], dearerBy: null },
        { party: 4, prices: ['1,075', '1,125'], dearerBy: null },
      ],
    })
  })

  test('says why its best months are the best, and how high its highest bed is', () => {
    expect(page.best.reason).toBe('It is dry.')
    expect(page.facts.highestBed).toBe('6 m')
  })

  test('is in Spanish for Spanish readers', async () => {
    const spanish = read(await getTripPage({ db, locale: 'es' }, 'costa-clara', KEY))
    expect(spanish).toMatchObject({
      title: 'Dos costas',
      price: { from: 'US$ 1150', lines: [{ what: 'Noches' }, { what: 'Una lancha' }] },
      facts: { bestMonths: 'dic–feb' },
      itinerary: { days: [{ title: 'There (es)' }, { walk: { distance: '7,5 km', note: 'barro' } }, {}] },
    })
  })

  test('is available under each of its countries, with the first as canonical', async () => {
    const underSecond = await getTripPage(ctx, 'lagunas', KEY)
    expect(underSecond).toMatchObject({ country: { name: 'Lagunas' }, canonicalCountry: 'costa-clara' })
  })
})

describe('a trip’s page is not found', () => {
  test.each([
    ['costa-clara', 'no-such-trip'],
    ['no-such-country', KEY],
    ['marmol', KEY],
    ['', ''],
  ])('at %j, %j', async (country, key) => {
    await expect(getTripPage(ctx, country, key)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('once it is archived', async () => {
    await db.update(trip).set({ archived: new Date() }).where(eq(trip.key, 'one-hammock'))
    await expect(getTripPage(ctx, 'costa-clara', 'one-hammock')).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('a trip without prices has no price', async () => {
  const [row] = await db.select({ id: trip.id }).from(trip).where(eq(trip.key, 'first-time-list'))
  await db.delete(priceComponent).where(eq(priceComponent.tripId, row?.id ?? 0))
  const { price } = await getTripPage(ctx, 'costa-clara', 'first-time-list')
  expect(price).toMatchObject({ from: null, lines: [], rows: [] })
})

test('every trip of the catalogue has its page, in both languages', async () => {
  const rows = await db
    .select({ key: trip.key, tag: tripCountry.countryTag, days: trip.days })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .where(eq(tripCountry.position, 0))
  for (const { key, tag, days } of rows.filter(({ key }) => key !== 'one-hammock')) {
    for (const locale of LOCALES) {
      const page = await getTripPage({ db, locale }, tag, key)
      expect(page.itinerary.days, key).toHaveLength(days)
      const { places, legs } = page.itinerary.map
      const named = new Set(places.filter(({ name }) => name !== '').map(({ key }) => key))
      const between = legs.filter(({ from, to }) => from !== to && named.has(from) && named.has(to))
      expect(
        between.filter(({ path }) => !path),
        key,
      ).toEqual([])
    }
  }
})
