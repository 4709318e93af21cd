import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { wordOfLink } from '#app/features/catalogue/country/country.ts'
import type { Vocabulary } from '#app/features/catalogue/list/list.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getTopicPage } from './topic-page-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

async function pageOf(tag: string, vocabulary: Vocabulary, key: string) {
  const page = await getTopicPage(ctx, tag, vocabulary, key)
  return page
}

test('every interest and habitat in the header of an active country has a page', async () => {
  const rows = await db
    .select({ link: navigationLink.link, tag: country.tag })
    .from(navigationLink)
    .innerJoin(country, and(eq(country.tag, navigationLink.countryTag), eq(country.active, true)))
    .where(like(navigationLink.link, '%/destinations/%/%'))
  expect(rows.length).toBeGreaterThan(10)
  for (const { link, tag } of rows) {
    const { vocabulary = 'interest', key = '' } = wordOfLink(link) ?? {}
    const page = await pageOf(tag, vocabulary, key)
    expect(page.lead.length).toBeGreaterThan(60)
    expect(page.tripKeys.length).toBeGreaterThan(0)
  }
}, 60_000)

describe('an interest of a country with content', () => {
  it('shows matching places, attractions, tours and trips, and related topics', async () => {
    const page = await pageOf('costa-clara', 'interest', 'turtles')
    expect(page.places.map(({ slug }) => slug)).toContain('canales')
    expect(page.sights.map(({ slug }) => slug)).toContain('larga-refuge')
    expect(page.tours.map(({ place }) => place)).toContain('Canales')
    expect(page.calendar.find(({ key }) => key === 'canales')).toMatchObject({ inWords: 'Jul–Oct' })
    expect(page.throughTrips).toBe(true)
    expect(page.kinds).toEqual(['reptile'])
    expect(page.related.map(({ key }) => key)).toContain('wildlife')
    expect(page.related).not.toContainEqual(expect.objectContaining({ key: 'turtles' }))
  })

  it('uses a matching place’s poster if the country has no scene for it', async () => {
    const page = await pageOf('tamarind', 'interest', 'hiking')
    expect(['kilimanjaro', 'rwenzori', 'chimps']).toContain(page.poster.kind)
    expect(page.picture).toMatchObject({ poster: { kind: page.poster.kind } })
  })

  it('lists equal names only once among related topics', async () => {
    const names = (await pageOf('costa-clara', 'interest', 'wildlife')).related.map(({ name }) => name)
    expect(names).toContain('Beaches')
    expect(names).toEqual([...new Set(names)])
    const beaches = await pageOf('costa-clara', 'habitat', 'beach')
    expect(beaches.related.map(({ name }) => name)).not.toContain('Beaches')
  })
})

describe('a habitat of a country without content', () => {
  it('has the general text and links to neighbours and to other topics of the country', async () => {
    const page = await pageOf('nubla', 'habitat', 'mountain')
    expect(page).toMatchObject({ name: 'Limestone hills', places: [], tours: [], throughTrips: false })
    expect(page.related.map(({ key }) => key)).toContain('coffee')
    expect(page.related.map(({ key }) => key)).not.toContain('mountain')
  })
})

test.each([
  ['costa-clara', 'habitat', 'savanna'],
  ['costa-clara', 'interest', 'cloud-forest'],
  ['costa-clara', 'interest', 'toString'],
  ['marmol', 'interest', 'whales'],
  ['barlovento', 'habitat', 'city'],
  ['atlantis', 'habitat', 'river'],
] as const)('%s has no %s %s', async (tag, vocabulary, key) => {
  await expect(getTopicPage(ctx, tag, vocabulary, key)).rejects.toMatchObject({ code: 'not_found' })
})
