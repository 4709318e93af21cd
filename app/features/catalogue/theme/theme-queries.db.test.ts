import { and, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { country, navigationLink } from '#database/schema/country.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { themeOfSegment } from './theme.ts'
import { getThemePage } from './theme-queries.server.ts'
import type { ThemePage } from './theme-schema.ts'

const { db } = await openTestDatabase({ seeded: true, unwritten: true })
const ctx = { db, locale: 'en' } as const

async function pageOf(tag: string, key: string): Promise<ThemePage> {
  const page = await getThemePage(ctx, tag, key)
  if ('movedTo' in page) throw new Error(`moved to ${page.movedTo}`)
  return page
}

describe('every theme in the header of an active country', () => {
  it('has a page with a name, a text and a contact', async () => {
    const rows = await db
      .select({ link: navigationLink.link, tag: country.tag, label: navigationLink.label })
      .from(navigationLink)
      .innerJoin(country, and(eq(country.tag, navigationLink.countryTag), eq(country.active, true)))
      .where(eq(navigationLink.list, 'vacation_theme'))
    expect(rows.length).toBeGreaterThanOrEqual(90)
    for (const { link, tag, label } of rows) {
      const page = await pageOf(tag, themeOfSegment(link.split('/').at(-1) ?? '') ?? '')
      expect(page.name).toBe(label.en)
      expect(page.body.length).toBeGreaterThan(200)
      expect(page.tripKeys.length).toBeGreaterThan(0)
    }
  }, 60_000)
})

describe('a theme that the country has written about', () => {
  it('has the country’s text and shows its own trips, places and tours', async () => {
    const page = await pageOf('costa-rica', 'family')
    expect(page.body).toContain('Karla')
    expect(page.ownTrips).toBe(true)
    expect(page.tripKeys[0]).toBe('two-oceans-one-backpack-each')
    expect(page.places.length).toBeGreaterThan(2)
    expect(page.tours.every(tour => tour.country === 'costa-rica')).toBe(true)
    expect(page.others.map(({ link }) => link)).not.toContain('/costa-rica/family-vacations')
  })
})

describe('the places and tours of a theme', () => {
  it('are for families only if marked so', async () => {
    const cambodia = await pageOf('cambodia', 'family')
    expect(cambodia.places.map(({ slug }) => slug)).toContain('kampong-thom')
    expect(cambodia.places.map(({ slug }) => slug)).not.toContain('battambang')
    const tanzania = await pageOf('tanzania', 'family')
    expect(tanzania.tours.map(({ key }) => key)).toContain('manyara-by-bicycle')
    expect(tanzania.tours.map(({ key }) => key)).not.toContain('tarangire-on-foot')
  })

  it('rank lower if no trip stays there, however well they match', async () => {
    const { places } = await pageOf('cambodia', 'culture')
    expect(places).toHaveLength(6)
    expect(places.map(({ slug }) => slug)).not.toContain('battambang')
  })
})

describe('a theme of a country without trips', () => {
  it('has the general text and shows the neighbours’ trips, labelled so', async () => {
    const page = await pageOf('laos', 'food')
    expect(page).toMatchObject({ name: 'Food', ownTrips: false, places: [], tours: [] })
    expect(page.country.story).toBeNull()
    expect(page.country.topPlaces).toContain('Luang Prabang')
  })
})

test.each([
  ['peru', 'safari'],
  ['peru', ''],
  ['peru', 'toString'],
  ['cuba', 'family'],
  ['atlantis', 'family'],
])('%s has no %s', async (tag, key) => {
  await expect(getThemePage(ctx, tag, key)).rejects.toMatchObject({ code: 'not_found' })
})

test('a country’s redirect also applies to its themes', async () => {
  const trek = await getThemePage(ctx, 'everest-base-camp', 'family')
  expect(trek).toHaveProperty('movedTo')
})
