import { and, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { getHotelList } from '#app/features/catalogue/hotel/hotel-queries.server.ts'
import { getPlaceList } from '#app/features/catalogue/place/place-api-queries.server.ts'
import { getTourList } from '#app/features/catalogue/tour/tour-type-queries.server.ts'
import { withLocale } from '#app/locale.server.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import type { Locale } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getListCountry } from './list-queries.server.ts'
import type { ListCountry } from './list-schema.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

async function groundOf(tag: string, locale: Locale = 'en'): Promise<ListCountry> {
  const ground = await withLocale(locale, () => getListCountry({ db, locale }, tag))
  return ground
}

async function tours(query = '') {
  return getTourList(ctx, await groundOf('costa-clara'), new URLSearchParams(query))
}

async function hotels(query = '') {
  return getHotelList(ctx, await groundOf('costa-clara'), new URLSearchParams(query))
}

async function places(query = '') {
  return getPlaceList(ctx, await groundOf('costa-clara'), new URLSearchParams(query))
}

describe('the tours of a country', () => {
  it('have the facts for comparing, but not the text of the tour type’s page', async () => {
    const { items, total } = await tours()
    expect(items).toHaveLength(total)
    const dawn = items.find(({ key }) => key === 'trogon-dawn')
    expect(dawn).toMatchObject({
      name: 'Trogon dawn',
      place: { slug: 'robles-altos', name: 'Robles Altos' },
      length: '3\u00a0h',
      times: ['05:30'],
      type: 'wildlife',
      effort: { word: 'Easy', why: '2 km, one steep track, cold' },
      minimumAge: 6,
      price: { minor: 6_800, currency: 'USD', text: 'US$\u00a068' },
    })
    expect(dawn?.trips.length).toBeGreaterThan(0)
    expect(items.map(({ whole }) => whole)).toEqual(items.map(() => null))
  })

  it('are filtered and sorted by the address', async () => {
    const { items, filter, total } = await tours('type=water&sort=price')
    const prices = items.map(({ price }) => price?.minor ?? 0)
    expect(items.length).toBe(filter.facets[0]?.options.find(({ value }) => value === 'water')?.count)
    expect(items.length).toBeLessThan(total)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const [shortest] = (await tours('sort=duration')).items
    expect(shortest?.length).toMatch(/^[12]\u00a0h/)
  })

  it('offer looser filters if none matches', async () => {
    const { items, looser } = await tours('type=food&place=canales')
    expect(items).toEqual([])
    expect(looser.map(({ dropped }) => dropped)).toEqual([['type'], ['place'], ['type', 'place']])
  })

  it('have no price if it is unknown, and leave out archived ones', async () => {
    const dawn = and(eq(catalogueItem.kind, 'tour'), eq(catalogueItem.key, 'trogon-dawn'))
    await db.update(catalogueItem).set({ priceMinor: null }).where(dawn)
    const cheapest = (await tours('sort=price')).items
    expect(cheapest.at(-1)).toMatchObject({ key: 'trogon-dawn', price: null })
    await db.update(catalogueItem).set({ archived: new Date() }).where(dawn)
    expect((await tours()).items.map(({ key }) => key)).not.toContain('trogon-dawn')
    await db.update(catalogueItem).set({ archived: null, priceMinor: 6_800 }).where(dawn)
  })
})

describe('the hotels of a country', () => {
  it('have the hotel, its place and the trips that stay there', async () => {
    const { items } = await hotels()
    const house = items.find(({ key }) => key === 'oak-house')
    expect(house).toMatchObject({ type: 'Lodge', rooms: 8, price: { minor: 12_200 } })
    expect(house).toMatchObject({ views: ['Trees'], checkIn: '14:00', checkOut: '11:00' })
    expect(house?.roomTypes).toContainEqual({
      name: 'Oak twin',
      beds: '2 × single bed',
      count: 3,
      price: 'US$\u00a0122–162',
    })
    expect(house).toMatchObject({ altitude: '2,240\u00a0m' })
    const lowland = items.find(({ key }) => key === 'heron-house')
    expect(lowland).toMatchObject({ altitude: '3\u00a0m' })
    expect(items.flatMap(({ trips }) => trips).length).toBeGreaterThan(10)
  })

  it('have the price of each month, and the cheapest months', async () => {
    const { items } = await hotels()
    const year = items.find(({ key }) => key === 'casa-marea')?.year
    expect(year?.cheapest).toBe('Sept–Oct')
    expect(year?.range).toBe('US$\u00a084–114')
    expect(year?.inWords).toMatch(/^US\$\u00a084: Sept–Oct; .*US\$\u00a0114: Dec$/)
    expect(year?.months.map(({ cheapest }) => cheapest).indexOf(true)).toBe(8)
    expect(Math.max(...(year?.months ?? []).map(({ part }) => part))).toBe(1)
  })

  it('are filtered by region and by price', async () => {
    const { items } = await hotels('region=east-coast&price=low')
    expect(items.length).toBeGreaterThan(0)
    for (const { price, place } of items) {
      expect(price?.minor).toBeLessThan(9_000)
      expect(['canales', 'puerto-coral']).toContain(place.slug)
    }
  })
})

describe('the places of a country', () => {
  it('are filtered by interest and by month', async () => {
    const { items } = await places('interest=turtles&month=8')
    expect(items.map(({ slug }) => slug)).toContain('canales')
    const canales = items.find(({ slug }) => slug === 'canales')
    expect(canales).toMatchObject({
      region: 'East Coast',
      nights: { figures: '2–3', words: '2–3 nights' },
      months: [7, 8, 9, 10],
      monthsInWords: 'Jul–Oct',
      altitude: '3\u00a0m',
    })
    expect(items.map(({ slug }) => slug)).not.toContain('neblina')
  })

  it('are in Spanish for Spanish readers', async () => {
    const ground = await groundOf('costa-clara', 'es')
    const { items } = await withLocale('es', () =>
      getPlaceList({ db, locale: 'es' }, ground, new URLSearchParams()),
    )
    expect(items.find(({ slug }) => slug === 'canales')).toMatchObject({
      nights: { figures: '2–3', words: '2–3 noches' },
      line: 'Sin carros, arena oscura y tortugas desde julio',
    })
  })
})

describe('the country of a list', () => {
  it('without content has empty lists, and related links', async () => {
    const ground = await groundOf('nubla')
    const lists = await Promise.all(
      [getTourList, getHotelList, getPlaceList].map(get =>
        get(ctx, ground, new URLSearchParams('type=food')),
      ),
    )
    expect(lists.map(({ total }) => total)).toEqual([0, 0, 0])
    expect(ground.themes.length).toBeGreaterThan(2)
  })
})

test.each(['atlantis', 'barlovento', ''])('“%s” has no lists', async tag => {
  await expect(getListCountry(ctx, tag)).rejects.toMatchObject({ code: 'not_found' })
})
