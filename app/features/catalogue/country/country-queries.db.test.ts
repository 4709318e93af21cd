import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Picture } from '#app/picture/picture.ts'
import { country } from '#database/schema/country.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getCountryPage, getWall } from './country-queries.server.ts'
import type { CountryPage } from './country-schema.ts'

const { db } = await openTestDatabase({ seeded: true, unwritten: true })
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const

async function pageOf(tag: string, ctx: typeof en | typeof es = en): Promise<CountryPage> {
  const page = await getCountryPage(ctx, tag)
  if ('movedTo' in page) throw new Error(`${tag} has moved to ${page.movedTo}`)
  return page
}

function sceneOf(picture: Picture | null): string | null {
  return picture && 'poster' in picture ? picture.poster.kind : null
}

describe('getWall', () => {
  it('lists the fifteen active countries in the specification’s order', async () => {
    const { countries } = await getWall(en)
    expect(countries.map(({ name }) => name)).toEqual([
      'Peru',
      'Costa Rica',
      'Vietnam',
      'Ecuador',
      'Thailand',
      'Belize',
      'Indonesia',
      'Guatemala',
      'Panama',
      'Laos',
      'Cambodia',
      'Tanzania',
      'Kenya',
      'Rwanda',
      'Uganda',
    ])
  })

  it('shows no poster twice, and never the same scene side by side', async () => {
    const { countries } = await getWall(en)
    const pictures = countries.map(({ picture }) => picture)
    expect(new Set(pictures.map(picture => JSON.stringify(picture))).size).toBe(15)
    const kinds = pictures.map(sceneOf)
    for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[index + 1])
  })

  it('lists the treks separately, with their links', async () => {
    const { treks } = await getWall(es)
    expect(treks).toEqual([
      { tag: 'everest-base-camp', name: expect.any(String), link: '/everest-base-camp' },
      { tag: 'kilimanjaro-summit', name: 'Cumbre del Kilimanjaro', link: '/kilimanjaro-summit' },
    ])
  })
})

describe('getCountryPage', () => {
  it('refuses unknown and inactive countries', async () => {
    for (const tag of ['atlantis', 'Peru', '', 'nepal', 'cuba'])
      await expect(getCountryPage(en, tag)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('redirects for a trek, and for a country that is part of another page', async () => {
    expect(await getCountryPage(en, 'everest-base-camp')).toEqual({ movedTo: '/everest-base-camp' })
    expect(await getCountryPage(en, 'bali')).toEqual({ movedTo: '/indonesia' })
  })

  it('returns all of Costa Rica, in the reader’s language', async () => {
    const page = await pageOf('costa-rica', es)
    expect(page.story?.facts.driest).toBe('De diciembre a abril')
    expect(page.story?.places.map(({ slug }) => slug)).toEqual(page.map.places.map(({ key }) => key))
    expect(page.story?.places).toHaveLength(8)
    expect(page.map.names.map(({ text }) => text)).toEqual(expect.arrayContaining(['Pacífico', 'Caribe']))
    expect(page.themes).toHaveLength(6)
    expect(new Set(page.themes.map(({ picture }) => sceneOf(picture))).size).toBeGreaterThan(4)
    expect(page.ownTrips).toBe(true)
    expect(page.tripKeys).toEqual(['cloud-forest-to-corcovado', 'two-oceans-one-backpack-each', 'slow-water'])
  })

  it('shows popular places on the map of a country without pages', async () => {
    const page = await pageOf('laos')
    expect(page.story).toBeNull()
    expect(page.map.places.map(({ name }) => name)).toEqual(page.topPlaces)
  })

  it('draws remote islands in an inset', async () => {
    const { map } = await pageOf('ecuador')
    expect(map.inset?.name).toBe('Galápagos')
  })

  it('shows the contact person first, and at most four people', async () => {
    const { answerer, team } = await pageOf('costa-rica')
    expect(answerer?.fkey).toBe('daniela-quesada')
    expect(team.map(({ firstName }) => firstName)).toEqual(['Daniela', 'Karla', 'Esteban', 'Andrés'])
  })

  it('uses the phone number of the region, otherwise of the United States', async () => {
    const numbers = await Promise.all(
      ['costa-rica', 'panama', 'guatemala', 'belize', 'ecuador', 'peru', 'kenya'].map(async tag => {
        const { phone } = await pageOf(tag)
        return [tag, phone.number]
      }),
    )
    expect(Object.fromEntries(numbers)).toEqual({
      'costa-rica': '+1 (415) 555-0151',
      panama: '+1 (415) 555-0151',
      guatemala: '+1 (415) 555-0152',
      belize: '+1 (415) 555-0152',
      ecuador: '+1 (415) 555-0153',
      peru: '+1 (415) 555-0153',
      kenya: '+1 (415) 555-0142',
    })
  })

  it('has a page for each of the fifteen, with a map, posters that differ and trips', async () => {
    const { countries } = await getWall(en)
    for (const { tag } of countries) {
      const page = await pageOf(tag)
      expect(page.map.land, tag).not.toBe('')
      const prints = page.themes.flatMap(({ picture }) => (picture ? [JSON.stringify(picture)] : []))
      expect(prints.length, tag).toBeGreaterThan(1)
      expect(new Set(prints).size, tag).toBe(prints.length)
      expect(page.tripKeys.length, tag).toBe(3)
    }
  })

  it('marks a country without story, trips or staff', async () => {
    const { story, answerer, team, ownTrips } = await pageOf('laos')
    expect({ story, answerer, team, ownTrips }).toEqual({
      story: null,
      answerer: null,
      team: [],
      ownTrips: false,
    })
  })

  it('is gone once its country is deactivated', async () => {
    await db.update(country).set({ active: false, homepageSortOrder: 99 }).where(eq(country.tag, 'laos'))
    await expect(getCountryPage(en, 'laos')).rejects.toMatchObject({ code: 'not_found' })
  })
})
