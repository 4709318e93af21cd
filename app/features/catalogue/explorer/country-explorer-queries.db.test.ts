import { describe, expect, it } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { getCountryExplorer } from './explorer-queries.server.ts'

const { db } = await openWorld()
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const

describe('getCountryExplorer', () => {
  it('refuses a country without a page of its own', async () => {
    for (const tag of ['atlantis', 'sotavento', 'gemela', 'stone-stair', ''])
      await expect(getCountryExplorer(en, tag)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('lists every place of Costa Clara once, by region, in the reader’s language', async () => {
    const { groups, map, name } = await withLocale('es', () => getCountryExplorer(es, 'costa-clara'))
    expect(name).toBe('Costa Clara')
    expect(groups.map(({ region }) => region?.name)).toContain('Costa Este')
    const entries = groups.flatMap(({ region, places }) => (region ? [region, ...places] : places))
    expect(entries.map(({ key }) => key).toSorted()).toEqual(map.marks.map(({ key }) => key).toSorted())
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
    const canales = entries.find(({ key }) => key === 'canales')
    expect(canales).toMatchObject({ kind: 'destination', nights: '2–3 noches' })
    expect(canales?.altitude).toMatch(/^3\sm$/)
    const coast = groups.find(({ region }) => region?.slug === 'east-coast')
    expect(coast?.places.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['canales', 'canales-park']))
  })

  it('zooms to a place until its label has room', async () => {
    const { groups, map } = await getCountryExplorer(en, 'costa-clara')
    for (const { key, view } of groups.flatMap(({ places }) => places)) {
      const mark = map.marks.find(each => each.key === key)
      expect([view.x, view.y]).toEqual([mark?.x, mark?.y])
      expect(view.zoom).toBeGreaterThanOrEqual(2.5)
    }
  })
})
