import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country, theme } from '#database/schema/country.ts'
import { vacationTheme } from '#database/schema/species.ts'
import { tripCountry } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getSiteNavigation } from './navigation-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en', origin: 'https://ceiba.test', services: null } as const

async function navigationOf(tag: string, locale: Locale = 'en') {
  return (await getSiteNavigation({ ...ctx, locale }, tag)).country
}

const LISTED = ['barlovento', 'costa-clara', 'lagunas', 'marmol', 'nubla', 'palm-coast', 'tamarind']

describe('the header’s lists', () => {
  it('are shown for all that have lists (specification, section 9), also where we plan no trips', async () => {
    const rows = await db.select({ tag: country.tag, active: country.active }).from(country)
    for (const { tag, active } of rows.filter(row => LISTED.includes(row.tag))) {
      const lists = await navigationOf(tag)
      expect(lists?.isPlanned, tag).toBe(active)
      if (!lists) continue
      expect(lists.vacationThemes.length, tag).toBeGreaterThan(0)
      expect(lists.placeThemes.length, tag).toBeGreaterThan(0)
      expect(lists.topPlaces.length, tag).toBeGreaterThan(0)
      expect(lists.topActivities.length, tag).toBeGreaterThan(0)
    }
  })

  it('have a line of text for each written place', async () => {
    expect((await navigationOf('costa-clara'))?.topPlaces.every(({ line }) => line !== undefined)).toBe(true)
    expect((await navigationOf('marmol'))?.topPlaces[0]).toEqual({
      link: '/marmol/destinations/cantera',
      label: 'Cantera',
      line: 'Cantera, before breakfast',
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
    for (const tag of [undefined, 'atlantis', 'stone-stair', 'sotavento'])
      expect((await getSiteNavigation(ctx, tag)).country).toBeNull()
  })

  it('says what a question is about, also where we plan no trips', async () => {
    for (const tag of ['costa-clara', 'barlovento'])
      expect((await getSiteNavigation(ctx, tag)).asksAbout).toBe(tag)
    expect((await getSiteNavigation(ctx, 'stone-stair')).asksAbout).toBe('sotavento')
    for (const tag of [undefined, 'atlantis'])
      expect((await getSiteNavigation(ctx, tag)).asksAbout).toBeNull()
  })

  it('has every active country, in its order, with its published trips', async () => {
    const { countries } = await getSiteNavigation(ctx, undefined)
    const published = await db.select().from(tripCountry).where(eq(tripCountry.published, true))
    for (const { tag, trips } of countries)
      expect(trips, tag).toBe(published.filter(({ countryTag }) => countryTag === tag).length)
    expect(countries.map(({ name }) => name).join(', ')).toBe(
      'Marmol, Costa Clara, Tamarind, Palm Coast, Lagunas, Nubla',
    )
  })
})

it('no list links to a missing page', async () => {
  await db.delete(theme).where(and(eq(theme.countryTag, 'marmol'), eq(theme.key, 'trekking')))
  await db.delete(vacationTheme).where(eq(vacationTheme.key, 'trekking'))
  const links = (await navigationOf('marmol'))?.vacationThemes.map(({ link }) => link)
  expect(links).toContain('/marmol/family-vacations')
  expect(links).not.toContain('/marmol/trekking-vacations')
})
