import { and, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import {
  getAttractionPage,
  getDestinationPage,
  getRegionPage,
  getUnwrittenPlace,
} from './place-page-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

type Opener<Page> = (at: typeof ctx, tag: string, slug: string) => Promise<Page | { movedTo: string } | null>

async function open<Page>(read: Opener<Page>, slug: string, tag = 'costa-clara'): Promise<Page> {
  const page = await read(ctx, tag, slug)
  if (page === null || 'movedTo' in (page as object)) throw new Error(`no page for ${slug}`)
  return page as Page
}

describe('a destination', () => {
  it('has its season, nights, altitude, habitats and interests', async () => {
    const page = await open(getDestinationPage, 'canales')
    expect(page).toMatchObject({
      name: 'Canales',
      nights: '2–3 nights',
      altitude: '3\u00a0m',
      region: { kind: 'region', slug: 'east-coast', name: 'East Coast' },
      season: { best: [7, 8, 9, 10], inWords: 'Jul–Oct' },
    })
    expect(page.season?.months).toHaveLength(12)
    expect(page.season?.months[8]).toMatchObject({ name: 'September', rainDays: 17, high: 31, best: true })
    expect(page.words.map(({ vocabulary, key }) => `${vocabulary} ${key}`)).toEqual([
      ...['wetland', 'rainforest', 'beach', 'river'].map(key => `habitat ${key}`),
      ...['turtles', 'wildlife', 'birds', 'culture'].map(key => `interest ${key}`),
    ])
  })

  it('has transfers stored in either direction, the shortest first, in the order of travel', async () => {
    const { ways, next } = await open(getDestinationPage, 'canales')
    expect(ways.ways.map(({ slug }) => slug)).toContain('puerto-coral')
    expect(ways.ways.map(({ minutes }) => minutes)).toEqual(
      ways.ways.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
    )
    expect(ways.ways.find(({ slug }) => slug === 'puerto-claro')).toMatchObject({
      modes: ['road', 'boat'],
      time: '4\u00a0h',
    })
    expect(ways.map?.places.map(({ key }) => key)).toContain('canales')
    expect(next[0]).toMatchObject({ slug: ways.ways[0]?.slug, figure: ways.ways[0]?.time })

    const { ways: back } = await open(getDestinationPage, 'puerto-claro')
    expect(back.ways.find(({ slug }) => slug === 'canales')?.modes).toEqual(['boat', 'road'])
  })

  it('has its attractions, tours, hotels and trips', async () => {
    const page = await open(getDestinationPage, 'canales')
    expect(page.sights.map(({ slug }) => slug)).toEqual(['canales-park'])
    const tours = page.tours.flatMap(group => group.tours)
    expect(tours.find(({ key }) => key === 'turtle-night')?.price).toBe('US$\u00a045')
    expect(page.tours.every(({ type }) => type !== null)).toBe(true)
    expect(page.hotels.map(({ key }) => key)).toEqual(['heron-house'])
    expect(page.tripKeys).toContain('the-east-side')
    expect(page.answerer?.fkey).toBe('alma-reyes')
  })

  it('links only species with a page, and lists seasonal ones first', async () => {
    const { wildlife } = await open(getDestinationPage, 'canales')
    const written = new Set((await db.select({ key: species.key }).from(species)).map(({ key }) => key))
    expect(wildlife.length).toBeGreaterThan(4)
    expect(wildlife.map(({ key }) => key)).toContain(null)
    expect(wildlife.every(({ key }) => key === null || written.has(key))).toBe(true)
    expect(wildlife[0]?.months.length).toBeLessThan(12)
    expect(wildlife.at(-1)?.months).toHaveLength(12)
    expect(new Set(wildlife.map(({ name }) => name)).size).toBe(wildlife.length)
    const turtle = wildlife.find(({ latin }) => latin === 'Chelonia mydas')
    expect(turtle).toMatchObject({ key: 'emerald-turtle', inWords: 'Jul–Oct' })
  })

  it('is entirely in Spanish', async () => {
    const page = await getDestinationPage({ ...ctx, locale: 'es' }, 'costa-clara', 'canales')
    expect(page).toMatchObject({ region: { name: 'Costa Este' }, season: { inWords: 'jul–oct' } })
  })

  it('has no price if it is unknown', async () => {
    const key = 'heron-house'
    await db.update(catalogueItem).set({ priceMinor: null }).where(eq(catalogueItem.key, key))
    const { hotels } = await open(getDestinationPage, 'canales')
    expect(hotels).toMatchObject([{ key, price: null }])
  })
})

describe('a sight', () => {
  it('has opening hours, entrance fee and the direction from its destination', async () => {
    const page = await open(getAttractionPage, 'brasas-volcano-park')
    expect(page.opens).toContain('08:00')
    expect(page.entrance).toContain('US$')
    expect(page.near).toMatchObject({ slug: 'las-brasas' })
    expect(page.near?.away).toMatch(/^\d+\u00a0km west of Las Brasas/)
    expect(page.region?.slug).toBe('cloud-hills')
    expect(page.season?.months).toEqual([])
    expect(page.season?.best).toEqual([2, 3, 4])
  })

  it('has no distance if it is inside the town', async () => {
    const { near } = await open(getAttractionPage, 'old-market')
    expect(near).toMatchObject({ slug: 'puerto-claro', away: null })
  })

  it('lists tours there with matching interests, and the nearest attractions', async () => {
    const page = await open(getAttractionPage, 'brasas-volcano-park')
    const tours = page.tours.flatMap(group => group.tours.map(({ key }) => key))
    expect(tours).toContain('lava-walk')
    expect(tours).not.toContain('trogon-dawn')
    expect(page.next[0]?.slug).toBe('brasas-waterfall')
    expect(page.ways.map?.places.map(({ key }) => key)).toContain('attraction-brasas-volcano-park')
  })
})

describe('what to read next', () => {
  it('is never further than a day’s drive: if few attractions are near, places of the region', async () => {
    const { next } = await open(getAttractionPage, 'turtle-reef', 'tamarind')
    expect(next.map(({ slug }) => slug)).toContain('coral-island')
    expect(next.every(({ figure }) => Number.parseInt(figure ?? '', 10) <= 200)).toBe(true)
  })

  it('is in a remote place’s own region, not where its flights come from', async () => {
    const { next, ways } = await open(getDestinationPage, 'coral-island', 'tamarind')
    expect(ways.ways.map(({ slug }) => slug)).toEqual(['acacia-town'])
    expect(next.map(({ slug }) => slug)).not.toContain('acacia-town')
    expect(next.map(({ slug }) => slug)).toEqual(['stone-quay', 'turtle-reef'])
  })
})

describe('who answers for a place', () => {
  test.each([
    [getDestinationPage, 'tamarind', 'coral-island', 'hasan-bakari'],
    [getAttractionPage, 'tamarind', 'seven-lakes-route', 'imara-juma'],
    [getAttractionPage, 'costa-clara', 'robles-park', 'ciro-mena'],
    [getDestinationPage, 'tamarind', 'stone-quay', 'hasan-bakari'],
    [getDestinationPage, 'tamarind', 'acacia-town', 'zuri-amani'],
    [getRegionPage, 'tamarind', 'coral-islands', 'hasan-bakari'],
    [getRegionPage, 'marmol', 'isthmus', 'wilma-toro'],
  ] as const)(
    'is whom its content names, else who answers for its region (%#)',
    async (read, tag, slug, fkey) => {
      const page = await open<{ answerer: { fkey: string } | null }>(read, slug, tag)
      expect(page.answerer?.fkey).toBe(fkey)
    },
  )

  it('is the country’s contact person if the place’s planner no longer works here', async () => {
    const hasan = eq(staff.fkey, 'hasan-bakari')
    await db.update(staff).set({ active: false }).where(hasan)
    const { answerer } = await open(getDestinationPage, 'coral-island', 'tamarind')
    expect(answerer?.fkey).toBe('zuri-amani')
    await db.update(staff).set({ active: true }).where(hasan)
  })
})

describe('a region', () => {
  it('has its destinations, attractions, map and a comparison of their seasons', async () => {
    const page = await open(getRegionPage, 'east-coast')
    expect(page.destinations.map(({ slug }) => slug).toSorted()).toEqual(['canales', 'puerto-coral'])
    expect(page.sights.map(({ slug }) => slug)).toContain('coral-park')
    expect(page.ownMap?.places.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['puerto-coral', 'canales', 'attraction-coral-park']),
    )
    expect(page.ownMap?.places.map(({ key }) => key)).not.toContain('puerto-claro')
    const year = page.years.find(({ name }) => name === 'Canales')
    expect(year).toMatchObject({ best: 'Jul–Oct', low: 21, high: 31 })
    expect(page.next).toHaveLength(3)
  })
})

test('a place requested as another kind redirects to its address', async () => {
  expect(await getDestinationPage(ctx, 'costa-clara', 'humo-volcano')).toEqual({
    movedTo: '/costa-clara/attractions/humo-volcano',
  })
  expect(await getAttractionPage(ctx, 'costa-clara', 'neblina')).toEqual({
    movedTo: '/costa-clara/destinations/neblina',
  })
  expect(await getRegionPage(ctx, 'costa-clara', 'canales')).toEqual({
    movedTo: '/costa-clara/destinations/canales',
  })
})

test.each([
  ['costa-clara', 'atlantis'],
  ['atlantis', 'canales'],
  ['marmol', 'canales'],
  ['costa-clara', "' or true --"],
])('nothing is written about %s’s %s', async (tag, slug) => {
  expect(await getDestinationPage(ctx, tag, slug)).toBeNull()
})

describe('a listed place without a page', () => {
  it('has a placeholder page in every active country, with the name in the header', async () => {
    const rows = await db
      .select({ link: navigationLink.link, tag: country.tag, label: navigationLink.label })
      .from(navigationLink)
      .innerJoin(country, and(eq(country.tag, navigationLink.countryTag), eq(country.active, true)))
      .where(and(eq(navigationLink.list, 'top_place'), eq(navigationLink.position, 0)))
    expect(rows).toHaveLength(6)
    for (const { link, tag, label } of rows) {
      const asked = await getUnwrittenPlace(ctx, tag, 'destination', link.split('/').at(-1) ?? '')
      expect(asked).toMatchObject({ place: { name: label.en }, country: { tag } })
    }
  }, 60_000)

  it('redirects if it is in the other list', async () => {
    expect(await getUnwrittenPlace(ctx, 'marmol', 'destination', 'lost-stair')).toEqual({
      movedTo: '/marmol/attractions/lost-stair',
    })
  })

  test.each([
    ['marmol', 'atlantis'],
    ['barlovento', 'old-harbour'],
    ['stone-stair', 'first-step'],
    ['atlantis', 'cantera'],
  ])('is refused in %s for %s', async (tag, slug) => {
    await expect(getUnwrittenPlace(ctx, tag, 'destination', slug)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
