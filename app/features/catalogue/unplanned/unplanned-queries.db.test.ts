import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { country } from '#database/schema/country.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getUnplannedPage, listUnplannedPages } from './unplanned-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const

describe('getUnplannedPage', () => {
  it('returns a country without trips, in the reader’s language', async () => {
    const page = await getUnplannedPage(es, 'mexico')
    expect(page).toMatchObject({ name: 'México', months: 'nov–abr', treks: [] })
    expect(page?.facts.map(({ name }) => name)).toContain('Día de Muertos')
    expect(page?.neighbours.map(({ name }) => name)).toEqual([
      'Guatemala',
      'Belice',
      'Costa Rica',
      'Panamá',
      'Perú',
    ])
  })

  it('lists its treks', async () => {
    const page = await getUnplannedPage(en, 'nepal')
    expect(page?.treks.map(({ link }) => link)).toEqual(['/everest-base-camp'])
  })

  it('is null for a country with trips, a trek, a redirected and an unknown country', async () => {
    for (const tag of ['peru', 'everest-base-camp', 'bali', 'atlantis', ''])
      expect(await getUnplannedPage(en, tag), tag).toBeNull()
  })

  it('links to no country without trips, and is null once the country has trips', async () => {
    const panama = { active: false, homepageSortOrder: 99 }
    await db.update(country).set(panama).where(eq(country.tag, 'panama'))
    const chile = { active: true, homepageSortOrder: 9 }
    await db.update(country).set(chile).where(eq(country.tag, 'chile'))
    const cuba = await getUnplannedPage(en, 'cuba')
    expect(cuba?.neighbours.map(({ tag }) => tag)).toEqual(['costa-rica', 'peru', 'ecuador'])
    expect(await getUnplannedPage(en, 'chile')).toBeNull()
    expect(await listUnplannedPages(en)).not.toContainEqual({ path: '/chile' })
  })
})
