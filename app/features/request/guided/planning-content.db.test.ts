import { describe, expect, it } from 'vitest'
import { getWall } from '#app/features/catalogue/country/country-queries.server.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { getPlanningCountry } from './planning-queries.server.ts'

const { db } = await openCatalogue()

function keysOf(wishes: readonly { key: string }[]): string[] {
  return wishes.map(({ key }) => key)
}

/** Scenes that may show a city; undefined for a country without one. */
const TOWNS = [
  undefined,
  ...['panama', 'casco', 'colonial', 'lima', 'quito', 'teatro'],
  ...['hoian', 'market', 'saigon', 'watarun', 'yaowarat', 'royalpalace', 'thatluang'],
  ...['lamu', 'kigali', 'nairobi', 'kampala'],
]

describe('what the planner offers', () => {
  it('offers choices for every country of the home page, in both languages', async () => {
    const { countries } = await getWall({ db, locale: 'en' })
    for (const { tag } of countries) {
      const [en, es] = await Promise.all([
        getPlanningCountry({ db, locale: 'en' }, tag),
        getPlanningCountry({ db, locale: 'es' }, tag),
      ])
      for (const list of ['places', 'likes', 'doings'] as const) {
        const keys = keysOf(en[list])
        expect(keys.length, `${list} of ${tag}`).toBeGreaterThan(2)
        expect(new Set(keys).size, `${list} of ${tag} differ`).toBe(keys.length)
        expect(keysOf(es[list])).toEqual(keys)
      }
      const prints = Object.values(en.posters).map(({ kind, palette }) => `${kind} ${palette}`)
      expect(new Set(prints).size, `posters of ${tag} differ`).toBe(prints.length)
      expect(prints.length).toBeGreaterThan(8)
      expect(TOWNS, `the city of ${tag}`).toContain(en.posters['Urban Pulse']?.kind)
    }
  })
})
