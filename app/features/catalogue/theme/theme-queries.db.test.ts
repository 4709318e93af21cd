import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { formatMonths } from '#app/text/figures.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { type ThemePage, themeOfSegment } from './theme.ts'
import { getThemePage } from './theme-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

async function pageOf(tag: string, key: string): Promise<ThemePage> {
  const page = await getThemePage(ctx, tag, key)
  return page
}

/** The best months of trips, each as its own page says them. */
async function bestOf(keys: readonly string[]): Promise<string> {
  const rows = await db
    .select({ months: trip.bestMonths })
    .from(trip)
    .where(inArray(trip.key, [...keys]))
  return formatMonths([...new Set(rows.flatMap(({ months }) => months))], 'en')
}

describe('every theme in the header of an active country', () => {
  it('has a page with a name, a text and a contact', async () => {
    const rows = await db
      .select({ link: navigationLink.link, tag: country.tag, label: navigationLink.label })
      .from(navigationLink)
      .innerJoin(country, and(eq(country.tag, navigationLink.countryTag), eq(country.active, true)))
      .where(eq(navigationLink.list, 'vacation_theme'))
    expect(rows.length).toBeGreaterThan(20)
    for (const { link, tag, label } of rows) {
      const page = await pageOf(tag, themeOfSegment(link.split('/').at(-1) ?? '') ?? '')
      expect(page.name).toBe(label.en)
      expect(page.body.length).toBeGreaterThan(30)
      expect(page.tripKeys.length).toBeGreaterThan(0)
      expect(page.best, link).toBe(await bestOf(page.tripKeys))
    }
  }, 60_000)
})

describe('a theme that the country has written about', () => {
  it('has the country’s text and shows its own trips, places and tours', async () => {
    const page = await pageOf('costa-clara', 'family')
    expect(page.body).toContain('Berta')
    expect(page.ownTrips).toBe(true)
    expect(page.tripKeys[0]).toBe('two-coasts-with-kids')
    expect(page.places.length).toBeGreaterThan(1)
    expect(page.tours.every(tour => tour.country === 'costa-clara')).toBe(true)
    expect(page.others.map(({ link }) => link)).not.toContain('/costa-clara/family-vacations')
  })
})

describe('the places and tours of a theme', () => {
  it('are for families only if marked so', async () => {
    const { places, tours } = await pageOf('tamarind', 'family')
    expect(places.map(({ slug }) => slug)).toContain('big-grass')
    expect(places.map(({ slug }) => slug)).not.toContain('ape-forest')
    expect(tours.map(({ key }) => key)).toContain('dawn-on-the-plain')
    expect(tours.map(({ key }) => key)).not.toContain('walk-with-a-ranger')
  })

  it('rank lower if no trip stays there, however well they match', async () => {
    const { places } = await pageOf('marmol', 'honeymoon')
    expect(places.length).toBeGreaterThan(1)
    expect(places.at(-1)?.slug).toBe('las-conchas')
  })
})

describe('a theme of a country without trips', () => {
  it('has the general text and shows the neighbours’ trips, labelled so', async () => {
    const page = await pageOf('nubla', 'food')
    expect(page).toMatchObject({ name: 'Food', ownTrips: false, places: [], tours: [] })
    expect(page.country.story).toBeNull()
    expect(page.country.topPlaces).toContain('Slow River')
  })
})

test.each([
  ['marmol', 'safari'],
  ['marmol', ''],
  ['marmol', 'toString'],
  ['barlovento', 'family'],
  ['atlantis', 'family'],
])('%s has no %s', async (tag, key) => {
  await expect(getThemePage(ctx, tag, key)).rejects.toMatchObject({ code: 'not_found' })
})
