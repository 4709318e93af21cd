import { and, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { getHotelList } from '#app/features/catalogue/hotel/hotel-list-queries.server.ts'
import { getPlaceList } from '#app/features/catalogue/place/place-list-queries.server.ts'
import { getTourList } from '#app/features/catalogue/tour/tour-list-queries.server.ts'
import { speaking } from '#app/locale.server.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getListCountry, type ListGround } from './list-country.server.ts'

const { db } = await openTestDatabase({ seeded: true })
const ctx = { db, locale: 'en' } as const

async function groundOf(tag: string, locale: 'en' | 'es' = 'en'): Promise<ListGround> {
  const ground = await speaking(locale, () => getListCountry({ db, locale }, tag))
  if ('movedTo' in ground) throw new Error(`moved to ${ground.movedTo}`)
  return ground
}

async function tours(query = '') {
  return getTourList(ctx, await groundOf('costa-rica'), new URLSearchParams(query))
}

async function hotels(query = '') {
  return getHotelList(ctx, await groundOf('costa-rica'), new URLSearchParams(query))
}

async function places(query = '') {
  return getPlaceList(ctx, await groundOf('costa-rica'), new URLSearchParams(query))
}

describe('the tours of a country', () => {
  it('tell all that is to be known of a day', async () => {
    const { items, total, map } = await tours()
    expect(items).toHaveLength(total)
    const dawn = items.find(({ key }) => key === 'quetzal-dawn')
    expect(dawn).toMatchObject({
      name: 'Quetzal dawn',
      place: { slug: 'san-gerardo-de-dota', name: 'San Gerardo de Dota' },
      duration: 'PT3H',
      length: '3\u00a0h',
      times: ['05:30'],
      level: 'Easy, 2 km, one steep track, cold',
      minimumAge: 6,
      price: { minor: 6_800, currency: 'USD', text: 'US$\u00a068' },
    })
    expect(dawn?.body).toHaveLength(4)
    expect(dawn?.related.map(({ key }) => key)).toContain('coffee-in-tarrazu')
    expect(dawn?.trips.length).toBeGreaterThan(0)
    expect(dawn?.rules[1]).toMatch(/^Children: From six/)
    expect(map?.places.map(({ key }) => key)).toContain('san-gerardo-de-dota')
  })

  it('are narrowed and ordered by the address', async () => {
    const { items, filter, total } = await tours('type=water&sort=price')
    const prices = items.map(({ price }) => price?.minor ?? 0)
    expect(items.length).toBe(filter.facets[0]?.options.find(({ value }) => value === 'water')?.count)
    expect(items.length).toBeLessThan(total)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const [shortest] = (await tours('sort=duration')).items
    expect(shortest?.duration).toMatch(/^PT[12]H/)
  })

  it('that are none of them all that is asked lead on to some', async () => {
    const { items, looser, map } = await tours('type=food&place=tortuguero')
    expect([items, map]).toEqual([[], null])
    expect(looser.map(({ dropped }) => dropped)).toEqual([['type'], ['place'], ['type', 'place']])
  })

  it('name no price where none is known, and leave out what is withdrawn', async () => {
    const dawn = and(eq(catalogueItem.kind, 'tour'), eq(catalogueItem.key, 'quetzal-dawn'))
    await db.update(catalogueItem).set({ priceMinor: null }).where(dawn)
    const cheapest = (await tours('sort=price')).items
    expect(cheapest.at(-1)).toMatchObject({ key: 'quetzal-dawn', price: null })
    await db.update(catalogueItem).set({ archived: new Date() }).where(dawn)
    expect((await tours()).items.map(({ key }) => key)).not.toContain('quetzal-dawn')
    await db.update(catalogueItem).set({ archived: null, priceMinor: 6_800 }).where(dawn)
  })
})

describe('the hotels of a country', () => {
  it('tell the house, its place and the trips that sleep there', async () => {
    const { items } = await hotels()
    const house = items.find(({ key }) => key === 'robledal-house')
    expect(house).toMatchObject({ type: 'Lodge', rooms: 8, checkIn: '14:00', price: { minor: 12_200 } })
    expect(house?.roomTypes).toContainEqual({ name: 'Oak twin', beds: '2 × single bed' })
    expect(house?.altitude).toMatch(/^2,\d00\u00a0m$/)
    expect(items.flatMap(({ trips }) => trips).length).toBeGreaterThan(10)
  })

  it('are narrowed by region and by price', async () => {
    const { items } = await hotels('region=caribbean&price=low')
    expect(items.length).toBeGreaterThan(0)
    for (const { price, place } of items) {
      expect(price?.minor).toBeLessThan(9_000)
      expect(['tortuguero', 'puerto-viejo']).toContain(place.slug)
    }
  })
})

describe('the places of a country', () => {
  it('are narrowed by what one comes for, and when', async () => {
    const { items } = await places('interest=turtles&month=8')
    expect(items.map(({ slug }) => slug)).toContain('tortuguero')
    const tortuguero = items.find(({ slug }) => slug === 'tortuguero')
    expect(tortuguero).toMatchObject({ nights: '2–3 nights', months: 'Jul–Oct', altitude: '3\u00a0m' })
    expect(items.map(({ slug }) => slug)).not.toContain('monteverde')
  })

  it('are told in Spanish to whoever reads Spanish', async () => {
    const ground = await groundOf('costa-rica', 'es')
    const { items } = await speaking('es', () =>
      getPlaceList({ db, locale: 'es' }, ground, new URLSearchParams()),
    )
    expect(items.find(({ slug }) => slug === 'tortuguero')).toMatchObject({
      nights: '2–3 noches',
      line: 'Sin carros, arena negra y tortugas desde julio',
    })
  })
})

describe('the country of a list', () => {
  it('that has written nothing has empty lists, and ways on', async () => {
    const ground = await groundOf('peru')
    const lists = await Promise.all(
      [getTourList, getHotelList, getPlaceList].map(get =>
        get(ctx, ground, new URLSearchParams('type=food')),
      ),
    )
    expect(lists.map(({ total }) => total)).toEqual([0, 0, 0])
    expect(ground.types).toContainEqual({ label: 'Treks', link: '/peru/tours/trekking' })
    expect(ground.themes.length).toBeGreaterThan(3)
  })

  it('may be stood for by another page', async () => {
    expect(await getListCountry(ctx, 'everest-base-camp')).toHaveProperty('movedTo')
  })
})

test.each(['atlantis', 'cuba', ''])('“%s” has no lists', async tag => {
  await expect(getListCountry(ctx, tag)).rejects.toMatchObject({ code: 'not_found' })
})
