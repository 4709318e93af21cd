import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country, navigationLink, theme } from '#database/schema/country.ts'
import { vacationTheme } from '#database/schema/species.ts'
import type { Locale } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getSiteNavigation } from './navigation-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en', origin: 'https://ceiba.test', services: null } as const

async function navigationOf(tag: string, locale: Locale = 'en') {
  return (await getSiteNavigation({ ...ctx, locale }, tag)).country
}

/** Specification, section 9: countries with a country-specific header list. */
const LISTED = [
  ...[
    'costa-clara',
    'lagunas',
    'marmol',
    'palm-coast',
    'belize',
    'barlovento',
    'guatemala',
    'tamarind',
    'tamarind',
    'rwanda',
  ],
  ...['uganda', 'tamarind', 'tamarind', 'myanmar', 'thailand', 'cambodia', 'nubla', 'chile', 'bolivia'],
  ...['argentina', 'sotavento', 'sotavento'],
]

describe('the header’s lists', () => {
  it('exist for the twenty-two countries of the specification', async () => {
    const rows = await db.selectDistinct({ tag: navigationLink.countryTag }).from(navigationLink)
    expect(rows.map(({ tag }) => tag).toSorted()).toEqual(LISTED.toSorted())
  })

  it('are shown for those that are active, and for no other', async () => {
    const rows = await db.select({ tag: country.tag, active: country.active }).from(country)
    for (const { tag, active } of rows.filter(row => LISTED.includes(row.tag))) {
      const lists = await navigationOf(tag)
      expect(lists === null, tag).toBe(!active)
      if (!lists) continue
      expect(lists.vacationThemes.length, tag).toBeGreaterThan(3)
      expect(lists.placeThemes.length, tag).toBeGreaterThan(3)
      expect(lists.topPlaces, tag).toHaveLength(8)
      expect(lists.topActivities.length, tag).toBeGreaterThan(0)
    }
  })

  it('have a line of text for each written place', async () => {
    expect((await navigationOf('costa-clara'))?.topPlaces.every(({ line }) => line !== undefined)).toBe(true)
    expect((await navigationOf('marmol'))?.topPlaces[0]).toEqual({
      link: '/marmol/destinations/cusco',
      label: 'Cusco',
      line: 'The Inca capital is better on your second stop',
    })
  })

  it('are in the reader’s language', async () => {
    expect((await navigationOf('marmol', 'es'))?.vacationThemes[0]?.label).toBe('En familia')
  })
})

describe('the operator’s data in header and footer', () => {
  it('has the number of the region, or of the United States', async () => {
    expect((await navigationOf('marmol'))?.phone.e164).toBe('+14155550153')
    expect((await navigationOf('tamarind'))?.phone.e164).toBe('+14155550142')
  })

  it('is the review site by its name in both languages', async () => {
    const nameIn = async (locale: Locale) =>
      (await getSiteNavigation({ ...ctx, locale }, undefined)).operator.reviewSite.name
    expect([await nameIn('en'), await nameIn('es')]).toEqual([
      'Independent reviews',
      'Reseñas independientes',
    ])
  })

  it('has no country on a page without one, with a wrong one or one that is not offered', async () => {
    for (const tag of [undefined, 'atlantis', 'stone-stair', 'barlovento'])
      expect((await getSiteNavigation(ctx, tag)).country).toBeNull()
  })

  it('has every active country, in the specification’s order', async () => {
    const { countries } = await getSiteNavigation(ctx, undefined)
    expect(countries.map(({ name }) => name).join(', ')).toBe(
      'Marmol, Costa Clara, Tamarind, Palm Coast, Thailand, Belize, Indonesia, Guatemala, Lagunas, Nubla, Cambodia, Tamarind, Tamarind, Rwanda, Uganda',
    )
  })
})

it('no list links to a missing page', async () => {
  await db.delete(theme).where(and(eq(theme.countryTag, 'rwanda'), eq(theme.key, 'safari')))
  await db.delete(vacationTheme).where(eq(vacationTheme.key, 'safari'))
  const links = (await navigationOf('rwanda'))?.vacationThemes.map(({ link }) => link)
  expect(links).toContain('/rwanda/family-vacations')
  expect(links).not.toContain('/rwanda/safari-vacations')
})
