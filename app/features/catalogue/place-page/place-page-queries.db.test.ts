import { and, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { plateOf } from '#art/plate/plate.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getAttractionPage, getDestinationPage } from './place-page-queries.server.ts'
import { getRegionPage } from './region-page-queries.server.ts'
import { getUnwrittenPlace } from './unwritten-place-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })
const ctx = { db, locale: 'en' } as const

type Opener<Page> = (at: typeof ctx, tag: string, slug: string) => Promise<Page | { movedTo: string } | null>

async function open<Page>(read: Opener<Page>, slug: string, tag = 'costa-rica'): Promise<Page> {
  const page = await read(ctx, tag, slug)
  if (page === null || 'movedTo' in (page as object)) throw new Error(`no page for ${slug}`)
  return page as Page
}

describe('a destination', () => {
  it('has its season, nights, altitude, habitats and interests', async () => {
    const page = await open(getDestinationPage, 'tortuguero')
    expect(page).toMatchObject({
      name: 'Tortuguero',
      nights: '2–3 nights',
      altitude: '3\u00a0m',
      region: { kind: 'region', slug: 'caribbean', name: 'Caribbean' },
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
    const { ways, next } = await open(getDestinationPage, 'tortuguero')
    expect(ways.ways.map(({ slug }) => slug)).toContain('puerto-viejo')
    expect(ways.ways.map(({ minutes }) => minutes)).toEqual(
      ways.ways.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
    )
    expect(ways.ways.find(({ slug }) => slug === 'san-jose')).toMatchObject({
      modes: ['road', 'boat'],
      time: '4\u00a0h',
    })
    expect(ways.map?.places.map(({ key }) => key)).toContain('tortuguero')
    expect(next[0]).toMatchObject({ slug: ways.ways[0]?.slug, figure: ways.ways[0]?.time })

    const { ways: back } = await open(getDestinationPage, 'san-jose')
    expect(back.ways.find(({ slug }) => slug === 'tortuguero')?.modes).toEqual(['boat', 'road'])
  })

  it('has its attractions, tours, hotels and trips', async () => {
    const page = await open(getDestinationPage, 'tortuguero')
    expect(page.sights.map(({ slug }) => slug)).toEqual(['tortuguero-national-park'])
    const tours = page.tours.flatMap(group => group.tours)
    expect(tours.find(({ key }) => key === 'turtle-nesting-tortuguero')?.price).toBe('US$\u00a045')
    expect(page.tours.every(({ type }) => type !== null)).toBe(true)
    expect(page.hotels.map(({ key }) => key)).toEqual(['laguna-jalova-house'])
    expect(page.tripKeys).toContain('the-other-coast')
    expect(page.answerer?.fkey).toBe('daniela-quesada')
  })

  it('links only species with a page, and lists seasonal ones first', async () => {
    const { wildlife } = await open(getDestinationPage, 'tortuguero')
    const written = new Set((await db.select({ key: species.key }).from(species)).map(({ key }) => key))
    expect(wildlife.length).toBeGreaterThan(4)
    expect(wildlife.every(({ key }) => key === null || written.has(key))).toBe(true)
    expect(wildlife[0]?.months.length).toBeLessThan(12)
    expect(wildlife.at(-1)?.months).toHaveLength(12)
    expect(new Set(wildlife.map(({ name }) => name)).size).toBe(wildlife.length)
    const turtle = wildlife.find(({ latin }) => latin === 'Chelonia mydas')
    expect(turtle).toMatchObject({ key: plateOf('Chelonia mydas'), inWords: 'Jul–Oct' })
  })

  it('is entirely in Spanish', async () => {
    const page = await getDestinationPage({ ...ctx, locale: 'es' }, 'costa-rica', 'tortuguero')
    expect(page).toMatchObject({ region: { name: 'Caribe' }, season: { inWords: 'jul–oct' } })
  })

  it('has no price if it is unknown', async () => {
    const key = 'laguna-jalova-house'
    await db.update(catalogueItem).set({ priceMinor: null }).where(eq(catalogueItem.key, key))
    const { hotels } = await open(getDestinationPage, 'tortuguero')
    expect(hotels).toMatchObject([{ key, price: null }])
  })
})

describe('a sight', () => {
  it('has opening hours, entrance fee and the direction from its destination', async () => {
    const page = await open(getAttractionPage, 'arenal-volcano-national-park')
    expect(page.opens).toContain('08:00')
    expect(page.entrance).toContain('US$')
    expect(page.near).toMatchObject({ slug: 'la-fortuna' })
    expect(page.near?.away).toMatch(/^\d+\u00a0km west of La Fortuna/)
    expect(page.region?.slug).toBe('northern-zone')
    expect(page.season?.months).toEqual([])
    expect(page.season?.best).toEqual([2, 3, 4])
  })

  it('has no distance if it is inside the town', async () => {
    const { near } = await open(getAttractionPage, 'wat-pho', 'thailand')
    expect(near).toMatchObject({ slug: 'bangkok', away: null })
  })

  it('lists tours there with matching interests, and the nearest attractions', async () => {
    const page = await open(getAttractionPage, 'arenal-volcano-national-park')
    const tours = page.tours.flatMap(group => group.tours.map(({ key }) => key))
    expect(tours).toContain('arenal-lava-walk')
    expect(tours).not.toContain('quetzal-dawn')
    expect(page.next[0]?.slug).toBe('la-fortuna-waterfall')
    expect(page.ways.map?.places.map(({ key }) => key)).toContain('attraction-arenal-volcano-national-park')
  })
})

describe('what to read next', () => {
  it('is never further than a day’s drive: if few attractions are near, places of the region', async () => {
    const { next } = await open(getAttractionPage, 'kete-kesu', 'indonesia')
    expect(next.map(({ slug }) => slug)).toContain('tana-toraja')
    expect(next.every(({ figure }) => Number.parseInt(figure ?? '', 10) <= 200)).toBe(true)
  })

  it('is in a remote place’s own region, not where its flights come from', async () => {
    const { next } = await open(getDestinationPage, 'kri-island', 'indonesia')
    expect(next.map(({ slug }) => slug)).toEqual(['raja-ampat'])
    const { next: afterTuLe } = await open(getDestinationPage, 'tu-le', 'vietnam')
    expect(afterTuLe.length).toBeGreaterThan(1)
  })
})

describe('who answers for a place', () => {
  test.each([
    [getDestinationPage, 'tanzania', 'mafia-island', 'fatma-khamis-juma'],
    [getAttractionPage, 'tanzania', 'kilimanjaro-machame-route', 'elibariki-kimaro'],
    [getAttractionPage, 'laos', 'kong-lor-cave', 'khamla-phommachanh'],
    [getRegionPage, 'cambodia', 'south-coast', 'ly-sokunthea'],
    [getDestinationPage, 'indonesia', 'gili-air', 'maria-yustina-jehaman'],
    [getDestinationPage, 'tanzania', 'stone-town', 'fatma-khamis-juma'],
    [getDestinationPage, 'tanzania', 'arusha', 'neema-mollel'],
    [getRegionPage, 'tanzania', 'zanzibar-and-mafia', 'fatma-khamis-juma'],
    [getRegionPage, 'rwanda', 'lake-kivu', 'eric-nshimiyimana'],
  ] as const)(
    'is whom its content names, else who answers for its region (%#)',
    async (read, tag, slug, fkey) => {
      const page = await open<{ answerer: { fkey: string } | null }>(read, slug, tag)
      expect(page.answerer?.fkey).toBe(fkey)
    },
  )

  it('is the country’s contact person if the place’s planner no longer works here', async () => {
    const fatma = eq(staff.fkey, 'fatma-khamis-juma')
    await db.update(staff).set({ active: false }).where(fatma)
    const { answerer } = await open(getDestinationPage, 'mafia-island', 'tanzania')
    expect(answerer?.fkey).toBe('neema-mollel')
    await db.update(staff).set({ active: true }).where(fatma)
  })
})

describe('a region', () => {
  it('has its destinations, attractions, map and a comparison of their seasons', async () => {
    const page = await open(getRegionPage, 'caribbean')
    expect(page.destinations.map(({ slug }) => slug).toSorted()).toEqual(['puerto-viejo', 'tortuguero'])
    expect(page.sights.map(({ slug }) => slug)).toContain('cahuita-national-park')
    expect(page.ownMap?.places.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['puerto-viejo', 'tortuguero', 'attraction-cahuita-national-park']),
    )
    expect(page.ownMap?.places.map(({ key }) => key)).not.toContain('san-jose')
    const year = page.years.find(({ name }) => name === 'Tortuguero')
    expect(year).toMatchObject({ best: 'Jul–Oct', low: 21, high: 31 })
    expect(page.next).toHaveLength(5)
  })
})

test('a place requested as another kind redirects to its address', async () => {
  expect(await getDestinationPage(ctx, 'costa-rica', 'poas-volcano')).toEqual({
    movedTo: '/costa-rica/attractions/poas-volcano',
  })
  expect(await getAttractionPage(ctx, 'costa-rica', 'monteverde')).toEqual({
    movedTo: '/costa-rica/destinations/monteverde',
  })
  expect(await getRegionPage(ctx, 'costa-rica', 'tortuguero')).toEqual({
    movedTo: '/costa-rica/destinations/tortuguero',
  })
})

test.each([
  ['costa-rica', 'atlantis'],
  ['atlantis', 'tortuguero'],
  ['peru', 'tortuguero'],
  ['costa-rica', "' or true --"],
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
    expect(rows).toHaveLength(15)
    for (const { link, tag, label } of rows) {
      const asked = await getUnwrittenPlace(ctx, tag, 'destination', link.split('/').at(-1) ?? '')
      expect(asked).toMatchObject({ place: { name: label.en }, country: { tag } })
    }
  }, 60_000)

  it('redirects if it is in the other list', async () => {
    expect(await getUnwrittenPlace(ctx, 'peru', 'destination', 'machu-picchu')).toEqual({
      movedTo: '/peru/attractions/machu-picchu',
    })
  })

  test.each([
    ['peru', 'atlantis'],
    ['cuba', 'havana'],
    ['everest-base-camp', 'namche-bazaar'],
    ['atlantis', 'cusco'],
  ])('is refused in %s for %s', async (tag, slug) => {
    await expect(getUnwrittenPlace(ctx, tag, 'destination', slug)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
