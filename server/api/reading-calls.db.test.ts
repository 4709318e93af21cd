import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** The public calls that read the catalogue, with the catalogue of content/. */

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const TRIP = 'cloud-to-coast'

async function ask(path: string, headers: Record<string, string> = {}) {
  const site = await openTestSite(connection)
  return site.ask(path, { headers })
}

async function read(path: string) {
  const answer = await ask(path)
  expect(answer.status, path).toBe(200)
  return answer.json()
}

/** The keys of every item of a list, page by page. */
async function walk(first: string, keyOf: (item: Record<string, unknown>) => unknown): Promise<unknown[]> {
  const { ask } = await openTestSite(connection)
  const keys: unknown[] = []
  let path: string | null = first
  for (let pages = 0; path && pages < 100; pages++) {
    const answer: Response = await ask(path)
    const { data, next }: { data: Record<string, unknown>[]; next: string | null } = await answer.json()
    expect(answer.headers.get('link')).toBe(next && `<${next}>; rel="next"`)
    keys.push(...data.map(keyOf))
    path = next
  }
  return keys
}

const LISTS = [
  '/api/public/country',
  '/api/public/trek',
  '/api/public/trip',
  '/api/public/place',
  '/api/public/tour',
  '/api/public/hotel',
  '/api/public/species',
]
const ONES = [
  '/api/public/country/costa-clara',
  '/api/public/trek/seven-lakes-walk',
  `/api/public/trip/${TRIP}`,
  '/api/public/place/costa-clara/neblina',
  '/api/public/species/green-trogon',
  '/api/public/search?q=green-trogon',
]

describe('every public read', () => {
  test('is cached for a minute, by key, and 304 the second time', async () => {
    for (const path of [...LISTS, ...ONES]) {
      const first = await ask(path)
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=60\b/)
      expect(first.headers.get('vary')).toMatch(/\bauthorization\b/)
      const again = await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' })
      expect([path, again.status]).toEqual([path, 304])
      expect((await ask(path, { authorization: 'Bearer wrong.key' })).status).toBe(401)
    }
  })

  test('is in both languages, with links to the pages of that language', async () => {
    for (const path of [...LISTS, ...ONES.slice(0, -1)]) {
      const english = await read(path)
      const spanish = await read(`${path}?locale=ES`)
      const [en, es] = [english.data[0] ?? english.data, spanish.data[0] ?? spanish.data]
      expect(en.line).not.toBe(es.line)
      expect(es.url).toBe(`/es${en.url}`)
    }
  })

  test.each([
    '/api/public/country/atlantis',
    '/api/public/country/barlovento',
    '/api/public/trek/costa-clara',
    '/api/public/trip/nowhere',
    '/api/public/place/costa-clara/nowhere',
    '/api/public/species/unicorn',
  ])('%s is 404', async path => {
    const answer = await ask(path)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
  })

  test.each([
    [`/api/public/country?limit=0`, 'limit', 'too_small'],
    [`/api/public/place?limit=101`, 'limit', 'too_large'],
    [`/api/public/tour?after=x`, 'after', 'cursor_unknown'],
    [`/api/public/hotel?locale=FR`, 'locale', 'not_an_option'],
    [`/api/public/place?kind=moon`, 'kind', 'not_an_option'],
    [`/api/public/species?month=13`, 'month', 'wrong_format'],
    [`/api/public/trip?goals=Chess`, 'goals.0', 'not_an_option'],
    [`/api/public/trip?q=%20`, 'q', 'required'],
    ['/api/public/search', 'q', 'required'],
  ])('%s is refused: %s is %s', async (path, field, code) => {
    const answer = await ask(path)
    expect(answer.status).toBe(422)
    expect((await answer.json()).issues).toMatchObject([{ path: field, code }])
  })

  test('leads from page to page until every item was returned once', async () => {
    const walks: [string, string, string][] = [
      ['/api/public/country?limit=4', '/api/public/country?limit=100', 'tag'],
      [
        '/api/public/place?country=costa-clara&limit=7',
        '/api/public/place?country=costa-clara&limit=100',
        'slug',
      ],
      ['/api/public/tour?limit=5', '/api/public/tour?limit=100', 'key'],
      ['/api/public/hotel?limit=5', '/api/public/hotel?limit=100', 'key'],
      ['/api/public/transport?limit=2', '/api/public/transport?limit=100', 'key'],
      ['/api/public/species?limit=9', '/api/public/species?limit=100', 'key'],
    ]
    for (const [small, whole, name] of walks) {
      const all = await walk(whole, item => item[name])
      expect(new Set(all).size).toBe(all.length)
      expect(await walk(small, item => item[name])).toEqual(all)
    }
  })
})

test('countries are in the order of the home page', async () => {
  const { data } = await read('/api/public/country?limit=100')
  expect(data.map(({ tag }: { tag: string }) => tag).slice(0, 4)).toEqual([
    ...['marmol', 'costa-clara', 'tamarind', 'palm-coast'],
  ])
  expect(data).toHaveLength(6)
  expect(data[1]).toMatchObject({
    ...{ a2Code: 'CR', homePageLink: '/costa-clara', homepageSortOrder: 2, type: 'country', active: true },
    cal: 'https://cal.ceiba.example/alma',
    staff: { id: 'alma-reyes', book_call_url: 'https://cal.ceiba.example/alma' },
    picture: expect.stringMatching(/^\/art\/.+\.svg\?seed=costa-clara$/),
  })
})

test('a trek’s days and rules are read, and its trip only while it is offered', async () => {
  const [{ tag, trip: key }] = (await read('/api/public/trek')).data
  expect([tag, key]).toEqual(['seven-lakes-walk', 'seven-lakes-in-seven-days'])
  const { data } = await read(`/api/public/trek/${tag}`)
  expect(data).toMatchObject({
    ...{ type: 'trek', a2Code: 'TZ', country: 'tamarind', homePageLink: `/${tag}`, url: `/${tag}` },
    itinerary: expect.arrayContaining([expect.objectContaining({ to: 'First lake' })]),
  })
  expect([data.days, data.highest]).toEqual([
    data.itinerary.length,
    Math.max(...data.itinerary.map(({ highest }: { highest: number }) => highest)),
  ])
  await db.update(trip).set({ archived: new Date() }).where(eq(trip.key, key))
  expect((await read(`/api/public/trek/${tag}`)).data.trip).toBeNull()
  await db.update(trip).set({ archived: null }).where(eq(trip.key, key))
})

test('ways between destinations are items of transport: how long, and by what (section 3)', async () => {
  const { data } = await read('/api/public/transport?country=costa-clara')
  expect(data.length).toBeGreaterThan(1)
  for (const { kind, country, transport_duration, legs } of data) {
    const minutes = legs.reduce((sum: number, leg: { minutes: number }) => sum + leg.minutes, 0)
    const [, hours = '0', rest = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(transport_duration) ?? []
    expect([kind, country, Number(hours) * 60 + Number(rest)]).toEqual(['transport', 'costa-clara', minutes])
  }
  expect((await read('/api/public/transport?country=palm-coast')).data).toEqual([])
  expect((await ask('/api/public/transport?after=WzFd')).status).toBe(422)
})

test('an archived trip is in no answer', async () => {
  const before = (await read('/api/public/country/costa-clara')).data.trips
  await db.update(trip).set({ archived: new Date() }).where(eq(trip.key, TRIP))
  expect((await ask(`/api/public/trip/${TRIP}`)).status).toBe(404)
  expect(await walk('/api/public/trip', ({ key }) => key)).not.toContain(TRIP)
  expect((await read('/api/public/country/costa-clara')).data.trips).toBe(before - 1)
  expect(JSON.stringify(await read('/api/public/search?q=Perla'))).not.toContain(`/trip/${TRIP}"`)
  await db.update(trip).set({ archived: null }).where(eq(trip.key, TRIP))
  expect(await walk('/api/public/trip', ({ key }) => key)).toContain(TRIP)
})

test('an archived place is in no answer', async () => {
  const neblina = and(eq(place.countryTag, 'costa-clara'), eq(place.slug, 'neblina'))
  const keys = () => walk('/api/public/place?country=costa-clara', ({ slug }) => slug)
  expect(await keys()).toContain('neblina')
  await db.update(place).set({ archived: new Date() }).where(neblina)
  expect((await ask('/api/public/place/costa-clara/neblina')).status).toBe(404)
  expect(await keys()).not.toContain('neblina')
  await db.update(place).set({ archived: null }).where(neblina)
})

test('trips are found as in the finder: by country, party, goals and words, in the order asked for', async () => {
  const found = await read('/api/public/trip?country=costa-clara&party=Solo&sort=price')
  const prices = found.data.map(
    (one: { from_price: { amount_minor: number } | null }) => one.from_price?.amount_minor,
  )
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
  for (const { party } of found.data) expect(party).toContain('Solo')
  expect((await read('/api/public/trip?country=barlovento')).data).toEqual([])
  const respelled = await read('/api/public/trip?q=hanging brigdes')
  expect([respelled.respelled, respelled.data.length > 0]).toEqual(['hanging bridges', true])
})

test('a trip has its days, and prices in minor units that its components add up to', async () => {
  const { data } = await read(`/api/public/trip/${TRIP}`)
  expect(data.itinerary.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: data.days }, (_, i) => i + 1),
  )
  expect(data.itinerary[0].place).toMatchObject({ lat: expect.any(Number), lng: expect.any(Number) })
  const forTwo = data.prices.filter(({ party_size }: { party_size: number }) => party_size === 2)
  const lowest = Math.min(
    ...forTwo.map(({ per_person }: { per_person: { amount_minor: number } }) => per_person.amount_minor),
  )
  expect(data.from_price).toEqual({ amount_minor: lowest, currency: 'USD' })
  expect(data.price_components.length).toBeGreaterThan(0)
})

test('a place has its climate of twelve months', async () => {
  const { data } = await read('/api/public/place/costa-clara/neblina')
  expect(data.climate).toHaveLength(12)
  expect(data.climate[0]).toEqual({
    ...{ month: 1, high_c: expect.any(Number), low_c: expect.any(Number) },
    rain_days: expect.any(Number),
  })
  expect(data).toMatchObject({ kind: 'destination', url: '/costa-clara/destinations/neblina' })
})

test('an unknown price is null, and what is archived or elsewhere is left out', async () => {
  const [first, second] = (await read('/api/public/hotel?country=costa-clara')).data
  await db.update(catalogueItem).set({ priceMinor: null }).where(eq(catalogueItem.key, first.key))
  await db.update(catalogueItem).set({ archived: new Date() }).where(eq(catalogueItem.key, second.key))
  const [unknown, ...others] = (await read('/api/public/hotel?country=costa-clara')).data
  expect(unknown).toMatchObject({ key: first.key, price: null })
  expect(others.map(({ key }: { key: string }) => key)).not.toContain(second.key)
  expect((await read('/api/public/hotel?country=nubla')).data).toEqual([])
  await db.update(catalogueItem).set({ archived: null }).where(eq(catalogueItem.key, second.key))
})

test('an inactive country is in no answer', async () => {
  await db.update(country).set({ active: false, homepageSortOrder: 99 }).where(eq(country.tag, 'costa-clara'))
  const paths = ['place', 'tour', 'hotel'].map(kind => `/api/public/${kind}?country=costa-clara`)
  for (const path of paths) expect([path, (await read(path)).data]).toEqual([path, []])
  expect((await ask(`/api/public/trip/${TRIP}`)).status).toBe(404)
  const { data } = await read('/api/public/species?limit=100')
  expect(JSON.stringify(data)).not.toContain('"costa-clara"')
  await db.update(country).set({ active: true, homepageSortOrder: 2 }).where(eq(country.tag, 'costa-clara'))
})

test('species are filtered by kind, and by country and month together', async () => {
  const { data } = await read('/api/public/species?country=costa-clara&month=2&kind=bird&limit=100')
  expect(data.length).toBeGreaterThan(0)
  for (const { kind, seen } of data) {
    expect(kind).toBe('bird')
    const here = seen.find(({ country: tag }: { country: string }) => tag === 'costa-clara')
    expect(here.months).toContain(2)
  }
})

test.each([
  ['trogon', 'EN'],
  ['TROGÓN', 'ES'],
  ['café', 'ES'],
  ['cafe', 'ES'],
])('a search for %s in %s finds trips and places, five of each kind at most', async (q, locale) => {
  const { data } = await read(`/api/public/search?q=${q}&locale=${locale}`)
  expect(data.trips.length).toBeGreaterThan(0)
  expect(data.places.length).toBeGreaterThan(0)
  for (const kind of ['trips', 'places', 'tours', 'species', 'articles'])
    expect(data[kind].length).toBeLessThanOrEqual(5)
})

test('a search for a country returns it first, and its planners', async () => {
  const { data } = await read('/api/public/search?q=marmol&locale=ES')
  expect(data.order[0]).toBe('countries')
  expect(data.countries).toMatchObject([{ key: 'marmol', name: 'Mármol', url: '/es/marmol' }])
  expect(data.planners.map(({ key }: { key: string }) => key)).toContain('tomas-arce')
})

test('a search finds every kind, also by a Latin name, and nothing for nonsense', async () => {
  const { data } = await read('/api/public/search?q=pharomachrus')
  expect(data.species).toMatchObject([{ key: 'green-trogon', url: '/flora-fauna/green-trogon' }])
  expect((await read('/api/public/search?q=lava')).data.tours.length).toBeGreaterThan(0)
  const { meant, respelled, totals, ...groups } = (await read('/api/public/search?q=zzqxv')).data
  expect([meant, respelled, Object.values(groups).flat()]).toEqual([null, null, []])
  expect(new Set(Object.values(totals))).toEqual(new Set([0]))
})
