import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { eq, getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { parse } from 'libpg-query'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { getBeforeSummary } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { getTripBefore } from '#app/features/catalogue/before-you-go/trip-before-queries.server.ts'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { findHotels, getBedsOfTrip } from '#app/features/catalogue/hotel/hotel-queries.server.ts'
import { findWords } from '#app/features/catalogue/list/list-queries.server.ts'
import { findPlaces } from '#app/features/catalogue/place/place-api-queries.server.ts'
import {
  getAttractionPage,
  getDestinationPage,
} from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import { findPlaces as findTiles } from '#app/features/catalogue/place-page/place-page-row-queries.server.ts'
import { findTours } from '#app/features/catalogue/tour/tour-row-queries.server.ts'
import { getSpeciesOfTrip } from '#app/features/catalogue/trip-species/trip-species-queries.server.ts'
import { getCountriesIn } from '#app/features/catalogue/when/when-queries.server.ts'
import { getPlannerTimes } from '#app/features/people/calendar/calendar-queries.server.ts'
import { getCompanyFigures } from '#app/features/people/company/company-queries.server.ts'
import { getCountryNumbers, getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { getGlobalContacts } from '#app/features/people/staff/staff-queries.server.ts'
import { getPromise } from '#app/features/plan/clock/find-answerer.server.ts'
import { getAnswerers } from '#app/features/request/form/ask-queries.server.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { getAnimals } from '#app/features/search/ranking/ranking-queries.server.ts'
import { getEntries } from '#app/features/search/site-search/site-search-queries.server.ts'
import { countTrips } from '#app/features/search/trip-search/count-trips.server.ts'
import { readFinderRows } from '#app/features/search/trip-search/find-trips.server.ts'
import {
  getFinderAnimals,
  getFinderCountries,
  getFinderPresets,
  getMapCountries,
} from '#app/features/search/trip-search/trip-search-queries.server.ts'
import {
  getNicknames,
  getVocabulary,
} from '#app/features/search/understanding/understanding-queries.server.ts'
import { getPricings } from '#app/features/trip/price/price-queries.server.ts'
import { getTripPage } from '#app/features/trip/trip/trip-page-queries.server.ts'
import { getTripOutlines, getTripsOfItems } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { findReviews, getVoicesNear } from '#app/features/voices/review/review-queries.server.ts'
import { getSiteNavigation } from '#app/frame/navigation/navigation-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import type { Locale } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { cachedRead, cachedReads } from './cached-read.server.ts'
import { noteContentChange } from './content-version.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db, pool } = connection
const asked = vi.spyOn(pool, 'query')
beforeEach(() => void asked.mockClear())

describe('a cached read', () => {
  const getName = cachedRead(
    'a name',
    { tables: [country] },
    async ({ db, locale }: ReadContext, tag: string) => {
      const rows = await db.select({ name: country.name }).from(country).where(eq(country.tag, tag))
      return rows.map(({ name }) => ({ name: name[locale] }))
    },
  )
  cachedReads.pop()
  const nameOf = async (tag: string, locale: Locale = 'en') => (await getName({ db, locale }, tag))[0]?.name

  test('always reads until changes are listened for', async () => {
    expect(await nameOf('marmol')).toBe(await nameOf('marmol'))
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('reads once for all who ask, at once or later', async () => {
    noteContentChange(db, null)
    expect(await Promise.all([nameOf('marmol'), nameOf('marmol')])).toEqual([
      'Marmol',
      await nameOf('marmol'),
    ])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('reads again in another language and for other arguments', async () => {
    expect([await nameOf('marmol'), await nameOf('marmol', 'es'), await nameOf('tamarind')]).toEqual([
      'Marmol',
      'Mármol',
      'Tamarind',
    ])
  })

  test('reads again once a change of its table was heard of', async () => {
    await db
      .update(country)
      .set({ name: { en: 'Marmola', es: 'Marmola' } })
      .where(eq(country.tag, 'marmol'))
    noteContentChange(db, { table: 'review', names: [] })
    expect(await nameOf('marmol')).toBe('Marmol')
    noteContentChange(db, { table: 'country', names: [] })
    expect(await nameOf('marmol')).toBe('Marmola')
  })

  test('always reads in a transaction', async () => {
    const found = await db.transaction(async tx => {
      await tx
        .update(country)
        .set({ name: { en: 'Marmol', es: 'Mármol' } })
        .where(eq(country.tag, 'marmol'))
      return getName({ db: tx, locale: 'en' }, 'marmol')
    })
    expect(found).toEqual([{ name: 'Marmol' }])
  })

  test('gives what it read some minutes ago, and reads anew beside; also while the database is away', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.advanceTimersByTime(1_000)
    await nameOf('nubla')
    vi.advanceTimersByTime(601_000)
    asked.mockClear()
    asked.mockRejectedValueOnce(new Error('away') as never)
    expect(await nameOf('nubla')).toBe('Nubla')
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(await nameOf('nubla')).toBe('Nubla')
  })

  test('that failed is repeated', async () => {
    asked.mockRejectedValueOnce(new Error('away') as never)
    await expect(nameOf('lagunas')).rejects.toThrow()
    expect(await nameOf('lagunas')).toBe('Lagunas')
  })

  test('gives what nobody can change', async () => {
    const [row] = await getName({ db, locale: 'en' }, 'lagunas')
    expect(() => Object.assign(row ?? {}, { name: 'Chile' })).toThrow(TypeError)
  })
})

/** The names of tables in a parsed statement. */
function tablesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'relname' in node ? [String(node.relname)] : []
  return [...own, ...Object.values(node).flatMap(tablesIn)]
}

// Cached reads register themselves when they are loaded.
await Promise.all(globSync('app/**/*.server.{ts,tsx}').map(path => import(resolve(path))))
/** Its database is another object, whose changes nobody listens for: it caches nothing. */
const ctx = {
  db: drizzle({ client: pool }),
  locale: 'en' as const,
  origin: 'https://ceiba.test',
  services: null,
  now: () => new Date(),
}

const { rows } = await pool.query<{ name: string; isTold: boolean }>(
  `select c.relname as name,
     exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_content') as "isTold"
   from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
)
/** Every table: whether it reports its changes. */
const told = new Map(rows.map(({ name, isTold }) => [name, isTold]))

describe('what cached reads read', () => {
  const samples: Record<string, () => PromiseLike<unknown>> = {
    operator: () => getOperator(ctx),
    'telephone numbers by country': () => getCountryNumbers(ctx),
    'countries and trips by month': () => getCountriesIn(ctx, 7),
    topics: () => findWords(ctx),
    'header and footer': () => getSiteNavigation(ctx, 'costa-clara'),
    'who answers first': () => getAnswerers(ctx),
    'times of planners': () => getPlannerTimes(ctx, 'costa-clara'),
    'voices near': () => getVoicesNear(ctx, 'costa-clara', 'wildlife'),
    vocabulary: () => getVocabulary(ctx),
    'entries of the search': () => getEntries(ctx),
    nicknames: () => getNicknames(ctx),
    'places of a country': () => findPlaces(ctx, 'costa-clara'),
    'tiles of a country’s places': () => findTiles(ctx, 'costa-clara'),
    'tours of a country': () => findTours(ctx, 'costa-clara'),
    'hotels of a country': () => findHotels(ctx, 'costa-clara'),
    'trips of items': () => getTripsOfItems(ctx, { hotelIds: [1, 2, 3] }),
    'who answers by when': () => getPromise(ctx, 'costa-clara', 'alma-reyes'),
    'figures of the company': () => getCompanyFigures(ctx),
    'contacts of the company': () => getGlobalContacts(ctx),
    'page of a country': () => Promise.all(['costa-clara', 'nubla'].map(tag => getCountryPage(ctx, tag))),
    'before you go': () => getBeforeSummary(ctx, 'marmol'),
    'before you go on a trip': () => getTripBefore(ctx, 2),
    'page of a destination': () => getDestinationPage(ctx, 'costa-clara', 'canales'),
    'page of an attraction': () => getAttractionPage(ctx, 'costa-clara', 'humo-volcano'),
    'page of a trip': () => getTripPage(ctx, 'costa-clara', 'cloud-to-coast'),
    'beds of a trip': () => getBedsOfTrip(ctx, 2),
    'species of a trip': () => getSpeciesOfTrip(ctx, 2),
    'pricing of trips': () => getPricings(ctx, ['cloud-to-coast']),
    'outlines of trips': () => getTripOutlines(ctx, ['cloud-to-coast']),
    'newest reviews': () => findReviews(ctx, { trip: 'cloud-to-coast' }, 10),
    'countries of the finder': () => getFinderCountries(ctx),
    'countries of the map': () => getMapCountries(ctx),
    'animals of the finder': () => getFinderAnimals(ctx),
    'counts of the finder': () => countTrips(ctx, { ...EVERYTHING, seenAt: [] }),
    'versions of the finder’s rows': () => readFinderRows(ctx),
    'meanings of words': () => getAnimals(ctx, ['quetzal']),
    'presets of the finder': () => getFinderPresets(ctx),
  }
  test('every one of them has a sample here', () => {
    expect(cachedReads.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples).toSorted())
  })

  test.each(cachedReads)(
    '$name: the tables that it names, and they report their changes',
    async ({ name, tables }) => {
      const named = tables.map(getTableName).toSorted()
      // A new absence is shown a minute later (ask-queries.server.ts), and so is whom it leaves the least to do.
      const late = ['absence', 'plan']
      expect(named.filter(table => !told.get(table) && !late.includes(table))).toEqual([])
      asked.mockClear()
      await samples[name]?.()
      const texts = asked.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
      const parsed = await Promise.all(texts.map(text => parse(text)))
      const read = new Set(parsed.flatMap(tablesIn).filter(table => told.has(table)))
      expect([...read].toSorted()).toEqual(named)
    },
  )
})
