import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country } from '#database/schema/country.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getUnplannedPage, listUnplannedPages } from './unplanned-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const

describe('getUnplannedPage', () => {
  it('returns a country without trips, in the reader’s language', async () => {
    const page = await getUnplannedPage(es, 'sotavento')
    expect(page).toMatchObject({ name: 'Sotavento', months: 'nov–abr' })
    expect(page?.facts.map(({ name }) => name)).toContain('Noche del farol')
    expect(page?.neighbours.map(({ name }) => name)).toEqual(['Palmares', 'Nubla', 'Mármol'])
  })

  it('lists its own treks before those of other countries', async () => {
    const treksOf = async (tag: string) =>
      (await getUnplannedPage(en, tag))?.treks.map(({ link, isHere }) => [link, isHere])
    expect((await treksOf('sotavento'))?.[0]).toEqual(['/stone-stair', true])
    expect(await treksOf('barlovento')).toContainEqual(['/stone-stair', false])
  })

  it('is null for a country with trips, a trek, a redirected and an unknown country', async () => {
    for (const tag of ['marmol', 'stone-stair', 'gemela', 'atlantis', ''])
      expect(await getUnplannedPage(en, tag), tag).toBeNull()
  })

  it('links to no country without trips, and is null once the country has trips', async () => {
    const lagunas = { active: false, homepageSortOrder: 99 }
    await db.update(country).set(lagunas).where(eq(country.tag, 'lagunas'))
    const sotavento = { active: true, homepageSortOrder: 9 }
    await db.update(country).set(sotavento).where(eq(country.tag, 'sotavento'))
    const barlovento = await getUnplannedPage(en, 'barlovento')
    expect(barlovento?.neighbours.map(({ tag }) => tag)).toEqual(['costa-clara', 'marmol', 'tamarind'])
    expect(await getUnplannedPage(en, 'sotavento')).toBeNull()
    expect(await listUnplannedPages(en)).not.toContainEqual({ path: '/sotavento' })
  })
})
