import { describe, expect, it } from 'vitest'
import { getWall } from '#app/features/catalogue/country/country-queries.server.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getPlanningCountry } from './planning-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

function keysOf(wishes: readonly { key: string }[]): string[] {
  return wishes.map(({ key }) => key)
}

describe('what the planner offers', () => {
  it('offers choices for every country of the home page, in both languages', async () => {
    const { countries } = await getWall({ db, locale: 'en' })
    expect(countries).toHaveLength(6)
    for (const { tag } of countries) {
      const [en, es] = await Promise.all([
        getPlanningCountry({ db, locale: 'en' }, tag),
        getPlanningCountry({ db, locale: 'es' }, tag),
      ])
      for (const list of ['places', 'likes', 'doings'] as const) {
        const keys = keysOf(en[list])
        expect(keys.length, `${list} of ${tag}`).toBeGreaterThan(0)
        expect(new Set(keys).size, `${list} of ${tag} differ`).toBe(keys.length)
        expect(keysOf(es[list])).toEqual(keys)
      }
      const prints = Object.values(en.posters).map(({ kind, palette }) => `${kind} ${palette}`)
      expect(new Set(prints).size, `posters of ${tag} differ`).toBe(prints.length)
    }
  })

  it('has a season and a planner if the content defines them', async () => {
    const written = await getPlanningCountry({ db, locale: 'es' }, 'costa-clara')
    expect(written).toMatchObject({
      name: 'Costa Clara',
      planner: { firstName: 'Alma', place: expect.any(String) },
      tripLength: 'De 6 a 14 días',
      seasons: [
        { name: 'Mar del Sur y tierras altas', dryness: [5, 5, 5, 4, 2, 2, 3, 2, 1, 1, 2, 4] },
        { name: expect.any(String), dryness: expect.any(Array) },
      ],
    })
    expect(await getPlanningCountry({ db, locale: 'en' }, 'nubla')).toMatchObject({
      planner: null,
      tripLength: null,
      seasons: [],
    })
  })

  it.each([
    ['trip/stair-and-market', 'Stair and Market'],
    ['theme/family', 'Family'],
    ['trip/nowhere', undefined],
    ['theme/nowhere', undefined],
    ['weather', undefined],
  ])('knows where one goes who comes from %s', async (about, name) => {
    const { origin } = await getPlanningCountry({ db, locale: 'en' }, 'marmol', about)
    expect(origin?.name).toBe(name)
    if (origin) expect(origin.places.length).toBeGreaterThan(0)
  })

  it.each(['atlantis', 'sotavento', 'stone-stair', ''])('is nothing in %j', async tag => {
    await expect(getPlanningCountry({ db, locale: 'en' }, tag)).rejects.toMatchObject({ code: 'not_found' })
  })
})
