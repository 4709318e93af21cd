import { and, eq, like, sql } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { catalogueItem, tourType } from '#database/schema/catalogue.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getTourTypePage } from './tour-type-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true, unwritten: true })
const ctx = { db, locale: 'en' } as const

async function pageOf(tag: string, key: string) {
  const page = await getTourTypePage(ctx, tag, key)
  if ('movedTo' in page) throw new Error(`moved to ${page.movedTo}`)
  return page
}

test('every tour type in a header has a page, in the five countries of the specification', async () => {
  const rows = await db
    .select({ link: navigationLink.link, tag: country.tag })
    .from(navigationLink)
    .innerJoin(country, and(eq(country.tag, navigationLink.countryTag), eq(country.active, true)))
    .where(like(navigationLink.link, '%/tours/%'))
  expect(new Set(rows.map(({ tag }) => tag))).toEqual(
    new Set(['costa-rica', 'belize', 'guatemala', 'peru', 'ecuador']),
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
    const page = await pageOf('costa-rica', 'wildlife')
    expect(page.lead).toMatch(/\w/)
    expect(page.tours.map(({ key }) => key)).toContain('quetzal-dawn')
    const dawn = page.tours.find(({ key }) => key === 'quetzal-dawn')
    expect(dawn?.whole?.body).toHaveLength(4)
    expect(dawn?.whole?.related.map(({ key }) => key)).toContain('coffee-in-tarrazu')
    expect(dawn?.whole?.rules).toEqual([expect.stringMatching(/^No recorded calls/)])
    expect(dawn?.whole?.ageRules).toEqual([
      { who: 'Babies', rule: 'Not on this one: from 6 years' },
      { who: 'Children', rule: expect.stringMatching(/^From six/) },
      { who: 'Older travellers', rule: expect.stringMatching(/^We can stay at the lower/) },
    ])
    expect(page).toMatchObject({ throughTrips: true, elsewhere: [] })
    expect(page.list.types.length).toBe(6)
  })

  it('without content links to such tours in other countries', async () => {
    await db.delete(review).where(eq(review.countryTag, 'belize'))
    await db.delete(trip).where(sql`id in (select trip_id from trip_country where country_tag = 'belize')`)
    await db.delete(catalogueItem).where(eq(catalogueItem.countryTag, 'belize'))
    await db.delete(tourType).where(eq(tourType.countryTag, 'belize'))
    const page = await pageOf('belize', 'wildlife')
    expect(page).toMatchObject({ name: 'Wildlife', lead: null, tours: [] })
    expect(page.elsewhere[0]).toMatchObject({ country: 'peru' })
    expect(page.elsewhere[0]?.place).toMatch(/, Peru$/)
    expect(page.activities.every(({ link }) => !link.includes('/tours/'))).toBe(true)
  })
})

test.each([
  ['costa-rica', 'trekking'],
  ['peru', 'water'],
  ['peru', 'toString'],
  ['vietnam', 'safari'],
  ['cuba', 'food'],
])('%s has no %s days', async (tag, key) => {
  await expect(getTourTypePage(ctx, tag, key)).rejects.toMatchObject({ code: 'not_found' })
})
