import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import { EVERYTHING, type FinderFilters, PAGE_SIZE, type Sort } from '#app/features/search/finder/finder.ts'
import { criteriaOf } from '#app/features/search/ranking/criteria.ts'
import { getMeanings } from '#app/features/search/ranking/ranking-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { priceComponent, trip, tripCountry } from '#database/schema/trip.ts'
import { goals, groups } from '#database/values/goals.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { drawRoutes } from './draw-routes.server.ts'
import { findClosestInSql, type RankedTrip } from './find-closest-in-sql.server.ts'
import { findClosest, sortWeighed } from './find-trips.server.ts'
import * as search from './trip-search-queries.server.ts'
import { loosenSearch } from './trip-search-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const now = () => new Date('2026-11-22T12:00:00Z')
const en = { db, locale: 'en', now } as const
const es = { db, locale: 'es', now } as const
const tags = ['costa-clara', 'lagunas', 'tamarind', 'marmol']
/** So that there are more trips than pages of ranked ones. */
const COPIES = 8

/** Searches like the finder's page. */
async function searchTrips(ctx: typeof en | typeof es, filters: FinderFilters) {
  const words = await readWords(ctx, filters.words)
  return { ...(await search.searchTrips(ctx, filters, words)), respelled: words?.respelled ?? null }
}

interface Known {
  key: string
  days: number
  price: number | null
  party: string[]
  goals: string[]
  months: number[]
  countries: string[]
  publishedTs: number
}
const FOR_EACH = {
  what: { en: 'all', es: 'todo' },
  per: 'person',
  partySize: { kind: 'Range', start: 1, end: 9 },
} as const

/** All published trips, for computing the expected results without the database. */
const published: Known[] = []

/** Copies of the seeded trips: several countries and pages, some archived or without a price. */
beforeAll(async () => {
  const seeded = await db.select().from(trip)
  const copies = ['lagunas', 'tamarind', 'marmol'].flatMap((tag, n) =>
    Array.from({ length: COPIES }, () => seeded.slice(n))
      .flat()
      .map(({ id: _, fromPriceMinor: _price, searchEn, searchEs, plainEn, plainEs, ...row }, i) => ({
        ...row,
        key: `${row.key}-${i}-${tag}`,
        days: row.days + n,
        party: i % 3 === n ? ['Solo'] : row.party,
        archived: tag === 'marmol' ? new Date(0) : null,
        publishedTs: new Date(0),
      })),
  )
  const rows = await db.insert(trip).values(copies).returning({ id: trip.id, key: trip.key })
  const standsIn = rows.map(({ id, key }) => ({
    tripId: id,
    countryTag: key.split('-').at(-1) ?? '',
    position: 0,
  }))
  const prices = new Map(seeded.map(({ key, fromPriceMinor }) => [key, fromPriceMinor]))
  const priced = rows.flatMap(({ id, key }) => {
    const amountMinor = key.endsWith('-lagunas') ? null : prices.get(key.replace(/-\d+-[a-z]+$/, ''))
    return amountMinor ? [{ tripId: id, position: 0, ...FOR_EACH, amountMinor }] : []
  })
  await db.insert(priceComponent).values(priced)
  // A trip that crosses a border.
  const crossing = seeded.find(({ key }) => key === 'cloud-to-coast')
  const crosses = { tripId: crossing?.id ?? 0, countryTag: 'lagunas', position: 1 }
  await db.insert(tripCountry).values([...standsIn, crosses])

  const countries = Map.groupBy(await db.select().from(tripCountry), ({ tripId }) => tripId)
  for (const row of await db.select().from(trip)) {
    if (row.archived) continue
    const there = countries.get(row.id)?.map(({ countryTag }) => countryTag) ?? []
    const { key, days, fromPriceMinor: price, party, goals, bestMonths: months } = row
    const publishedTs = row.publishedTs.getTime()
    published.push({ key, days, price, party, goals, months, countries: there, publishedTs })
  }
  // As on the site, what was read is cached until a change is heard of.
  noteContentChange(db, null)
})

type Choices = Pick<FinderFilters, 'countries' | 'group' | 'goals'>

function isAmong({ countries, group, goals: wanted }: Choices) {
  return (known: Known) =>
    (countries.length === 0 || known.countries.some(tag => countries.includes(tag))) &&
    (group === null || known.party.includes(group)) &&
    (wanted.length === 0 || known.goals.some(goal => wanted.some(one => one === goal)))
}

function tally(trips: Known[], choicesOf: (known: Known) => string[]) {
  const counts: Record<string, number> = {}
  for (const choice of trips.flatMap(choicesOf)) counts[choice] = (counts[choice] ?? 0) + 1
  return counts
}

async function keysOf(filters: Partial<FinderFilters>, ctx: typeof en | typeof es = en) {
  const first = await searchTrips(ctx, { ...EVERYTHING, ...filters })
  const keys = first.trips.map(({ key }) => key)
  for (let page = 2; page <= first.pages; page++) {
    const { trips } = await searchTrips(ctx, { ...EVERYTHING, ...filters, page })
    keys.push(...trips.map(({ key }) => key))
  }
  return keys
}

/** The seeded trips on the first page, without their copies, which have the same texts. */
async function closest(words: string, ctx: typeof en | typeof es = en) {
  const { trips } = await searchTrips(ctx, { ...EVERYTHING, words })
  return trips.map(({ key }) => key.replace(/-\d+-[a-z]+$/, ''))
}

describe('filters', () => {
  it('without any return every published trip, and no archived one', async () => {
    expect((await keysOf({})).sort()).toEqual(published.map(({ key }) => key).sort())
  })

  it('match, count and page like a check of every trip by hand', async () => {
    const choices = fc.record({
      countries: fc.subarray(tags),
      group: fc.option(fc.constantFrom(...groups)),
      goals: fc.subarray([...goals], { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(choices, async chosen => {
        const result = await searchTrips(en, { ...EVERYTHING, ...chosen })
        const among = (other: Partial<Choices>) => published.filter(isAmong({ ...chosen, ...other }))
        expect(result.total).toBe(among({}).length)
        expect((await keysOf(chosen)).sort()).toEqual(
          among({})
            .map(({ key }) => key)
            .sort(),
        )
        expect(result.counts?.countries).toEqual(tally(among({ countries: [] }), known => known.countries))
        expect(result.counts?.group).toEqual(tally(among({ group: null }), known => known.party))
        expect(result.counts?.goals).toEqual(tally(among({ goals: [] }), known => known.goals))
        expect(result.counts?.anyone).toBe(among({ group: null }).length)
      }),
      { numRuns: EVERYWHERE ? 50 : 15 },
    )
  })

  it('find a trip that crosses a border once under each of its countries', async () => {
    expect(await keysOf({ countries: ['lagunas'] })).toContain('cloud-to-coast')
    const both = await keysOf({ countries: ['lagunas', 'costa-clara'] })
    expect(both.filter(key => key === 'cloud-to-coast')).toHaveLength(1)
  })

  it('of the other kinds match and count correctly', async () => {
    const count = async (filters: Partial<FinderFilters>) =>
      (await searchTrips(en, { ...EVERYTHING, ...filters })).total
    const { counts } = await searchTrips(en, EVERYTHING)
    const days = { least: 8, most: 10 }
    expect(await count({ days })).toBe(published.filter(known => known.days >= 8 && known.days <= 10).length)
    expect(counts?.days['8-10']).toBe(await count({ days }))
    expect(await count({ budget: 2500 })).toBe(
      published.filter(({ price }) => price !== null && price <= 250_000).length,
    )
    expect(counts?.budget['2500']).toBe(await count({ budget: 2500 }))
    for (const month of [1, 9]) expect(await count({ months: [month] })).toBe(counts?.months[month])
    for (const effort of ['easy', 'demanding'] as const)
      expect(await count({ effort })).toBe(counts?.effort[effort])
    expect(await count({ animals: ['forest-ape'] })).toBeGreaterThan(0)
    expect(await count({ animals: ['no-such-animal'] })).toBe(0)
  })

  it('exclude trips, and words do not', async () => {
    const all = await searchTrips(en, { ...EVERYTHING, countries: ['lagunas'] })
    const asked = await searchTrips(en, {
      ...EVERYTHING,
      countries: ['lagunas'],
      words: 'apes in tamarind',
    })
    expect(asked.total).toBe(all.total)
    expect(asked.trips).toHaveLength(all.trips.length)
  })
})

describe('order', () => {
  const of = (keys: string[]) => keys.map(key => published.find(known => known.key === key))

  it('is by price, unknown prices last', async () => {
    const prices = of(await keysOf({ sort: 'price' })).map(known => known?.price ?? Number.POSITIVE_INFINITY)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.at(-1)).toBe(Number.POSITIVE_INFINITY)
  })

  it('is by days', async () => {
    const days = of(await keysOf({ sort: 'days' })).map(known => known?.days ?? 0)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  })

  it('begins with what is at its best in the month to come, or in the next of the chosen months', async () => {
    const isBest = async (month: number, filters: Partial<FinderFilters>) => {
      const best = new Set(published.filter(({ months }) => months.includes(month)).map(({ key }) => key))
      return (await keysOf(filters)).map(key => best.has(key))
    }
    for (const [month, filters] of [
      [12, {}],
      [12, { months: [4, 12] }],
      [3, { months: [11, 3], countries: ['costa-clara'] }],
    ] as const) {
      const best = await isBest(month, filters)
      expect(best).toEqual(best.toSorted((a, b) => Number(b) - Number(a)))
      expect(new Set(best).size).toBe(2)
    }
  })

  it('is by date, of what is closest to words too', async () => {
    const dates = of(await keysOf({ sort: 'newest' })).map(known => known?.publishedTs ?? 0)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(new Set(dates).size).toBeGreaterThan(1)
    const read = await readWords(en, 'cheap')
    const criteria = read ? criteriaOf(read.understood, await getMeanings(en, read.understood)) : []
    const found = await findClosest(en, await search.resolve(en, EVERYTHING), criteria)
    const alike = found
      .toSorted((a, b) => a.publishedTs - b.publishedTs)
      .map(trip => ({ trip, points: 1, fit: 'fits' as const, cost: null }))
    expect(sortWeighed(alike, 'newest').map(({ trip }) => trip.publishedTs)).toEqual(
      found.map(({ publishedTs }) => publishedTs).toSorted((a, b) => b - a),
    )
  })

  it('is by goals met, then the newest', async () => {
    const wanted = ['Zen & Wellbeing', 'Unplug & Unwind', 'Nature That Stuns'] as const
    const found = of(await keysOf({ goals: wanted }))
    const met = found.map(known => known?.goals.filter(goal => wanted.some(one => one === goal)).length ?? 0)
    expect(met).toEqual(met.toSorted((a, b) => b - a))
    expect(met[0]).toBe(3)
    expect(found[0]?.key).toMatch(/^(one-hammock|grass-and-coral)/)
  })

  it('ranks a title with the words before a mention', async () => {
    expect((await closest('surf and shells'))[0]).toBe('surf-and-shells')
  })

  it('by price has close matches of the words first', async () => {
    const words = 'apes'
    const { trips } = await searchTrips(en, { ...EVERYTHING, words, sort: 'price' })
    const [first] = of(trips.map(({ key }) => key))
    expect(first?.countries.some(tag => tag === 'tamarind')).toBe(true)
  })

  it.each<Sort>(['closest', 'newest', 'days', 'price'])(
    'by %s shows each trip once over all pages',
    async sort => {
      const keys = await keysOf({ sort })
      expect(keys.length).toBeGreaterThan(PAGE_SIZE)
      expect(new Set(keys).size).toBe(keys.length)
    },
  )

  it('of ranked trips there are twenty pages, and beyond them is the last', async () => {
    const { page, pages, trips } = await searchTrips(en, { ...EVERYTHING, words: 'cheap', page: 99 })
    expect({ page, pages, trips: trips.length }).toEqual({ page: 20, pages: 20, trips: PAGE_SIZE })
  })

  it('begins again where there is no such page', async () => {
    const { page, pages, trips } = await searchTrips(en, { ...EVERYTHING, page: 99 })
    expect(page).toBe(1)
    expect(trips).toHaveLength(PAGE_SIZE)
    expect(pages).toBe(Math.ceil(published.length / PAGE_SIZE))
  })
})

describe('in memory and in SQL', () => {
  const said = [
    ...[
      'apes',
      'surf and shells',
      'xylophone',
      'ten days in tamarind',
      'kids 6 and 9',
      'cheap',
      'luxury',
      'comfortable',
    ],
    ...[
      'under 2000 dollars each',
      'the rainy coast',
      'pearl bay',
      'no boats',
      'low altitude',
      'short drives',
      'easy',
    ],
    ...[
      'bicicleta',
      'viaje tranquilo en marzo',
      'not marmol',
      'quetz',
      'no flights',
      'relaxing',
      'with grandma of 74',
    ],
  ]
  const filters = fc.record({
    countries: fc.subarray(tags, { maxLength: 2 }),
    group: fc.option(fc.constantFrom(...groups)),
    goals: fc.subarray([...goals], { maxLength: 2 }),
    months: fc.subarray([2, 9], { maxLength: 1 }),
    days: fc.constantFrom(null, { least: 8, most: 10 }, { least: null, most: 9 }),
    budget: fc.constantFrom(null, 2500),
    animals: fc.constantFrom([], ['forest-ape'], ['no-such-animal']),
  })

  it('trips rank alike', async () => {
    const lineOf = ({ key, score, version, publishedTs }: RankedTrip) => [key, score, version, publishedTs]
    await fc.assert(
      fc.asyncProperty(fc.subarray(said, { minLength: 1, maxLength: 4 }), filters, async (words, chosen) => {
        const read = await readWords(en, words.join(', '))
        const criteria = read ? criteriaOf(read.understood, await getMeanings(en, read.understood)) : []
        fc.pre(criteria.length > 0)
        const asked = await search.resolve(en, { ...EVERYTHING, ...chosen })
        const inMemory = await findClosest(en, asked, criteria)
        expect(inMemory.map(lineOf)).toEqual((await findClosestInSql(en, asked, criteria)).map(lineOf))
      }),
      { numRuns: EVERYWHERE ? 300 : 40 },
    )
  })

  it('trips rank as they are now, after one was changed', async () => {
    const read = await readWords(en, 'under 500 dollars')
    const criteria = read ? criteriaOf(read.understood, await getMeanings(en, read.understood)) : []
    const find = async () =>
      (await findClosest(en, { ...EVERYTHING, seenAt: [] }, criteria)).map(({ key }) => key)
    const key = (await find()).at(-1) ?? ''
    const [last] = await db.select({ id: trip.id }).from(trip).where(eq(trip.key, key))
    const others = await db
      .select()
      .from(priceComponent)
      .where(eq(priceComponent.tripId, last?.id ?? 0))
    await db.delete(priceComponent).where(eq(priceComponent.tripId, last?.id ?? 0))
    await db
      .insert(priceComponent)
      .values({ tripId: last?.id ?? 0, position: 0, ...FOR_EACH, amountMinor: 100 })
    noteContentChange(db, { table: 'finder_trip', names: [key] })
    expect((await find())[0]).toBe(key)
    await db.delete(priceComponent).where(eq(priceComponent.tripId, last?.id ?? 0))
    if (others.length > 0) await db.insert(priceComponent).values(others)
    noteContentChange(db, { table: 'finder_trip', names: [key] })
  })
})

describe('words', () => {
  it('for an animal are answered first by trips that have it on a day of theirs', async () => {
    const words = await readWords(en, 'apes')
    const { keys, reasons, fitting, fittingIn } = await search.findTrips(
      en,
      { ...EVERYTHING, words: 'apes' },
      words,
    )
    expect(Object.values(fittingIn ?? {}).some(count => count > 0)).toBe(true)
    expect(fitting).toBeGreaterThan(0)
    keys.forEach((key, i) => {
      const met = reasons.get(key)?.met.find(({ kind }) => kind === 'animal')
      expect(met !== undefined).toBe(i < (fitting ?? 0))
      if (met) expect(met.ground.day).toBeGreaterThan(0)
    })
  })

  it.each([
    ['Peninsula', 'Península'],
    ['Bahia Perla', 'bahía perla'],
    ['MARMOL', 'Mármol'],
  ])('are the same with and without accents, in either language: %s, %s', async (plain, accented) => {
    expect(await closest(plain)).toEqual(await closest(accented))
    expect(await closest(plain, es)).toEqual(await closest(accented))
  })

  it.each([
    ['kids 6 and 9', (known: Known) => known.party.includes('Family')],
    ['viaje con niños', (known: Known) => known.party.includes('Family')],
    ['under 2000', (known: Known) => (known.price ?? 999_999) <= 200_000],
    ['trip to tamarind', (known: Known) => known.countries.includes('tamarind')],
    ['ten days', (known: Known) => known.days >= 9 && known.days <= 11],
  ])('%s is answered by what fits', async (words, fits) => {
    const { trips } = await searchTrips(en, { ...EVERYTHING, words })
    const first = trips.slice(0, 3).map(({ key }) => published.find(known => known.key === key))
    expect(first.filter(known => known && fits(known))).toHaveLength(3)
  })

  it.each([
    ['bike trip', 'pedals-and-steam'],
    ['viaje en bicicleta', 'pedals-and-steam'],
    ['pearl bay', 'cloud-to-coast'],
    ['trogo', 'trogons-and-coffee'],
    ['canalse', 'the-east-side'],
  ])('%s finds %s among the first', async (words, key) => {
    expect((await closest(words)).slice(0, 6)).toContain(key)
    expect((await closest(words, es)).slice(0, 6)).toContain(key)
  })
})

describe('any input has an answer', () => {
  it.each([
    "' or 1=1 --",
    "'; drop table trip; --",
    '%_',
    '\0',
    'slo\0th',
    '\uD83D',
    '🌋🦥',
    '"unclosed',
    '-',
    '!!! & | <-> :*',
    'a:* & b',
    '\\',
    'the of and',
    '0',
    'ª º ﬁ ½',
    '火山 вулкан بركان',
    `${'sloth '.repeat(2_000)}`,
    'x'.repeat(10_000),
  ])('%j', async typed => {
    for (const ctx of [en, es]) {
      const { filters } = readFinderQuery(new URLSearchParams({ q: typed, fcountry: typed, fparty: typed }), {
        countries: tags,
        animals: [],
      })
      const { trips } = await searchTrips(ctx, filters)
      expect(trips.length).toBeGreaterThan(0)
    }
  })

  it('also random text', async () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(anything, async typed => {
        const { filters } = readFinderQuery(new URLSearchParams({ q: typed }), {
          countries: tags,
          animals: [],
        })
        const { total } = await searchTrips(en, filters)
        expect(total).toBe(published.length)
      }),
      { numRuns: EVERYWHERE ? 120 : 30 },
    )
  })
})

describe('nothing found', () => {
  it.each<Partial<FinderFilters>>([
    { countries: ['nubla'] },
    { countries: ['nubla'], group: 'Family', goals: ['Urban Pulse'], words: 'ten days' },
    { days: { least: 55, most: 60 }, months: [2] },
    { budget: 1, countries: ['marmol'], effort: 'easy', sort: 'price' },
    { animals: ['forest-ape'], countries: ['costa-clara'] },
  ])('%j leads to searches that find as many as they promise', async filters => {
    const asked = { ...EVERYTHING, ...filters }
    expect((await searchTrips(en, asked)).total).toBe(0)
    const nearby = await loosenSearch(en, asked)
    expect(nearby.length).toBeGreaterThan(0)
    for (const { filters: looser, count } of nearby) expect((await searchTrips(en, looser)).total).toBe(count)
  })
})

test('a card has all its fields, in the reader’s language', async () => {
  const { trips } = await searchTrips(es, { ...EVERYTHING, words: 'bahía perla', countries: ['costa-clara'] })
  const card = trips.find(({ key }) => key === 'cloud-to-coast')
  expect(card).toMatchObject({
    countries: [
      { tag: 'costa-clara', name: 'Costa Clara' },
      { tag: 'lagunas', name: 'Lagunas' },
    ],
    title: 'De la nube a la costa',
    days: 11,
    from: 'US$\u00a02820',
  })
  expect(card?.stops.reduce((nights, stop) => nights + stop.nights, 0)).toBeLessThanOrEqual(11)
})

test('the map has the routes of the trips beside it', async () => {
  const { trips, routes: found } = await searchTrips(en, { ...EVERYTHING, page: 1 })
  const map = drawRoutes(found)
  expect(map?.trips.map(({ key }) => key)).toEqual(trips.map(({ key }) => key))
  const routes = (map?.trips ?? []).filter(({ places }) => places.length > 1)
  expect(routes.length).toBeGreaterThan(0)
  // A trip in a single place has a disc and no line.
  for (const { path } of routes) expect(path).toMatch(/^M/)
})

test('an unknown price is not a price of 0', async () => {
  const { trips } = await searchTrips(en, { ...EVERYTHING, countries: ['lagunas'], sort: 'price' })
  expect(trips.at(-1)?.from).toBeNull()
})

test('words that occur in no trip are reported, and not searched for', async () => {
  const read = await readWords(en, 'xylophone hanging brigdes, xylophone')
  expect(read?.unsaid).toEqual(['xylophone'])
  expect(read?.respelled).toBe('xylophone hanging bridges, xylophone')
  expect(read?.understood.words.map(({ value }) => value)).not.toContain('xylophone')
  expect((await readWords(en, 'whales, 2000 pesos'))?.unsaid).toEqual(['2000 pesos'])
  const { keys } = await search.findTrips(en, EVERYTHING, await readWords(en, 'xylophone'))
  expect(keys).toEqual((await search.findTrips(en, EVERYTHING, null)).keys)
})
