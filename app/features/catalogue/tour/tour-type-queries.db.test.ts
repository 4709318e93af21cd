import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { country, navigationLink } from '#database/schema/country.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { getTourTypePage } from './tour-type-queries.server.ts'

const { db } = await openWorld()
const ctx = { db, locale: 'en' } as const

async function pageOf(tag: string, key: string) {
  const page = await getTourTypePage(ctx, tag, key)
  return page
}

test('every tour type in a header has a page', async () => {
  const rows = await db
    .select({ link: navigationLink.link, tag: country.tag })
    .from(navigationLink)
    .innerJoin(country, and(eq(country.tag, navigationLink.countryTag), eq(country.active, true)))
    .where(like(navigationLink.link, '%/tours/%'))
  expect(new Set(rows.map(({ tag }) => tag))).toEqual(
    new Set(['costa-clara', 'marmol', 'tamarind', 'lagunas']),
  )
  for (const { link, tag } of rows) {
    const page = await pageOf(tag, link.split('/').at(-1) ?? '')
    expect(page.name).not.toBe(page.key)
    expect(page.tours.length + page.activities.length).toBeGreaterThan(0)
    expect(page.tripKeys.length).toBeGreaterThan(0)
  }
}, 60_000)

describe('a tour type', () => {
  it('with a text of the country shows its tours in full and the trips with one of them', async () => {
    const page = await pageOf('costa-clara', 'wildlife')
    expect(page.lead).toMatch(/\w/)
    expect(page.tours.map(({ key }) => key)).toContain('trogon-dawn')
    const dawn = page.tours.find(({ key }) => key === 'trogon-dawn')
    expect(dawn?.whole?.body).toHaveLength(4)
    expect(dawn?.whole?.related.map(({ key }) => key)).toContain('coffee-in-the-oaks')
    expect(dawn?.whole?.rules).toEqual([expect.stringMatching(/^No recorded calls/)])
    expect(dawn?.whole?.ageRules).toEqual([
      { who: 'Babies', rule: 'Not on this one: from 6 years' },
      { who: 'Children', rule: expect.stringMatching(/^From six/) },
      { who: 'Older travellers', rule: expect.stringMatching(/^We can stay at the lower/) },
    ])
    expect(page).toMatchObject({ throughTrips: true, elsewhere: [] })
    expect(page.list.types.length).toBe(4)
  })

  it('without content links to such tours in other countries', async () => {
    const page = await pageOf('lagunas', 'wildlife')
    expect(page).toMatchObject({ name: 'Wildlife', lead: null, tours: [] })
    expect(page.elsewhere[0]).toMatchObject({ country: 'costa-clara' })
    expect(page.elsewhere[0]?.place).toMatch(/, Costa Clara$/)
    expect(page.activities.every(({ link }) => !link.includes('/tours/'))).toBe(true)
  })
})

test.each([
  ['costa-clara', 'trekking'],
  ['marmol', 'wildlife'],
  ['marmol', 'toString'],
  ['tamarind', 'safari'],
  ['barlovento', 'food'],
])('%s has no %s days', async (tag, key) => {
  await expect(getTourTypePage(ctx, tag, key)).rejects.toMatchObject({ code: 'not_found' })
})
