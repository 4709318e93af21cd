import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Picture } from '#app/picture/picture.ts'
import { country } from '#database/schema/country.ts'
import { AREAS } from '#database/values/areas.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { findPageInstead, getCountryPage, getWall } from './country-queries.server.ts'
import type { CountryPage } from './country-schema.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const

async function pageOf(tag: string, ctx: typeof en | typeof es = en): Promise<CountryPage> {
  const page = await getCountryPage(ctx, tag)
  return page
}

function sceneOf(picture: Picture | null): string | null {
  return picture && 'poster' in picture ? picture.poster.kind : null
}

describe('getWall', () => {
  it('lists the active countries in their order', async () => {
    const { countries, words } = await getWall(en)
    expect([words, (await getWall(es)).words]).toEqual(['Six', 'Seis'])
    expect(countries.map(({ name }) => name)).toEqual([
      ...['Marmol', 'Costa Clara', 'Tamarind', 'Palm Coast', 'Lagunas', 'Nubla'],
    ])
  })

  it('shows no poster twice, and never the same scene side by side', async () => {
    const { countries } = await getWall(en)
    const pictures = countries.map(({ picture }) => picture)
    expect(new Set(pictures.map(picture => JSON.stringify(picture))).size).toBe(6)
    const kinds = pictures.map(sceneOf)
    for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[index + 1])
  })

  it('names one trip of each part of the world, of its first country that has any', async () => {
    const { tripKeys, countries } = await getWall(en)
    const first = await Promise.all(
      AREAS.map(async area => {
        const inArea = countries.filter(one => one.area === area)
        const own = await Promise.all(inArea.map(({ tag }) => pageOf(tag)))
        return own.find(({ ownTrips }) => ownTrips)?.tripKeys[0]
      }),
    )
    expect(tripKeys.length).toBeGreaterThan(1)
    expect(tripKeys).toEqual(first.filter(key => key !== undefined))
  })

  it('lists the treks separately, with their links', async () => {
    const { treks } = await getWall(es)
    expect(treks).toEqual([
      { tag: 'seven-lakes-walk', name: 'Paso de los Siete Lagos', link: '/seven-lakes-walk' },
      { tag: 'stone-stair', name: 'Escalera de Piedra', link: '/stone-stair' },
    ])
  })
})

describe('getCountryPage', () => {
  it('refuses unknown and inactive countries', async () => {
    for (const tag of ['atlantis', 'Marmol', '', 'sotavento', 'barlovento', 'stone-stair', 'gemela'])
      await expect(getCountryPage(en, tag)).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['gemela', '', '/tamarind'],
    ['gemela', '/team', '/tamarind/team'],
    ['stone-stair', '/tours', '/stone-stair'],
    ['barlovento', '/hotels', '/barlovento?sought=hotels'],
    ['barlovento', '', null],
    ['costa-clara', '/nothing', null],
    ['atlantis', '/tours', null],
  ])('instead of /%s%s there is %s', async (tag, below, there) => {
    expect(await findPageInstead(en, tag, below)).toBe(there)
  })

  it('returns all of Costa Clara, in the reader’s language', async () => {
    const page = await pageOf('costa-clara', es)
    expect(page.story?.best).toBe('ene a abr')
    expect(page.story?.places.map(({ slug }) => slug)).toEqual(page.map.places.map(({ key }) => key))
    expect(page.story?.places).toHaveLength(8)
    expect(page.map.names.map(({ text }) => text)).toContain('Mar del Este')
    expect(page.themes).toHaveLength(6)
    expect(page.ownTrips).toBe(true)
    expect(page.tripKeys.slice(0, 3)).toEqual(['cloud-to-coast', 'two-coasts-with-kids', 'still-waters'])
    expect([page.trips.count, page.trips.words, page.tripKeys.length]).toEqual([10, 'diez', 6])
    expect(page.trips.from).toMatch(/^US\$\s\d/)
  })

  it('shows popular places on the map of a country without pages', async () => {
    const page = await pageOf('nubla')
    expect(page.story).toBeNull()
    expect(page.topPlaces).toEqual(['Slow River', 'Gold Temple'])
    expect(page.map.places.map(({ name }) => name)).toEqual(page.topPlaces)
  })

  it('draws remote islands in an inset', async () => {
    const { map } = await pageOf('lagunas')
    expect(map.inset?.name).toBe('Galápagos')
  })

  it('shows the contact person first, and at most four people', async () => {
    const { answerer, team } = await pageOf('costa-clara')
    expect(answerer?.fkey).toBe('alma-reyes')
    expect(team.map(({ firstName }) => firstName)).toEqual(['Alma', 'Berta', 'Ciro', 'Darío'])
  })

  it('uses the phone number of the region, otherwise of the United States', async () => {
    const numbers = await Promise.all(
      ['costa-clara', 'lagunas', 'palm-coast', 'marmol', 'tamarind'].map(async tag => {
        const { phone } = await pageOf(tag)
        return [tag, phone.number]
      }),
    )
    expect(Object.fromEntries(numbers)).toEqual({
      'costa-clara': '+1 (415) 555-0151',
      lagunas: '+1 (415) 555-0151',
      'palm-coast': '+1 (415) 555-0153',
      marmol: '+1 (415) 555-0153',
      tamarind: '+1 (415) 555-0142',
    })
  })

  it('has a page for each of them, with a map, posters that differ and trips', async () => {
    const { countries } = await getWall(en)
    for (const { tag } of countries) {
      const page = await pageOf(tag)
      expect(page.map.land, tag).not.toBe('')
      const prints = page.themes.flatMap(({ picture }) => (picture ? [JSON.stringify(picture)] : []))
      expect(new Set(prints).size, tag).toBe(prints.length)
      expect(page.tripKeys.length, tag).toBeGreaterThan(0)
    }
  })

  it('marks a country without story, trips or staff', async () => {
    const { story, answerer, team, ownTrips } = await pageOf('nubla')
    expect({ story, answerer, team, ownTrips }).toEqual({
      story: null,
      answerer: null,
      team: [],
      ownTrips: false,
    })
  })

  it('is gone once its country is deactivated', async () => {
    await db.update(country).set({ active: false, homepageSortOrder: 99 }).where(eq(country.tag, 'nubla'))
    await expect(getCountryPage(en, 'nubla')).rejects.toMatchObject({ code: 'not_found' })
  })
})
