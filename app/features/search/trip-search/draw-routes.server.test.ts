import { afterEach, describe, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { Area } from '#database/values/areas.ts'
import type { Locale } from '#database/values/locale.ts'
import { drawFound, drawRoutes } from './draw-routes.server.ts'

const known = getLocale
afterEach(() => overwriteGetLocale(known))

const routes = [
  {
    key: 'two-coasts',
    countryCodes: ['CR'],
    places: [
      { lon: -84.08, lat: 9.93 },
      { lon: -83.03, lat: 9.75 },
    ],
  },
]

test('the map of the same trips has names in each language', () => {
  const namesIn = (locale: Locale) => {
    overwriteGetLocale(() => locale)
    return JSON.stringify(drawRoutes(routes))
  }
  expect(namesIn('en')).toContain('Caribbean')
  expect(namesIn('es')).toContain('Caribe"')
  expect(namesIn('es')).not.toContain('Caribbean')
  expect(namesIn('en')).toContain('Caribbean')
})

describe('trips in many countries', () => {
  const country = (tag: string, code: string, area: Area, lon: number, lat: number) => ({
    ...{ tag, name: tag, code, area, lon, lat },
  })
  const all = [
    country('costa-rica', 'CR', 'latin-america', -84, 10),
    country('guatemala', 'GT', 'latin-america', -90.2, 15.5),
    country('belize', 'BZ', 'latin-america', -88.5, 17.2),
    country('kenya', 'KE', 'east-africa', 37, -1),
  ]
  const far = [...routes, { key: 'lions', countryCodes: ['KE'], places: [{ lon: 37, lat: -1 }] }]

  test('are counted on the map of each part of the world, where they are', () => {
    const counts = { 'costa-rica': 14, guatemala: 7, belize: 7, kenya: 8 }
    const map = drawFound({ routes: far, filters: { countries: [] }, counts }, all)
    if (!map || !('areas' in map)) throw new Error('the map shows routes')
    expect(map.areas.map(({ area }) => area)).toEqual(['latin-america', 'east-africa'])
    const [america] = map.areas
    expect(america?.countries.map(({ tag, count }) => `${tag} ${count}`)).toEqual([
      'belize 7',
      'guatemala 7',
      'costa-rica 14',
    ])
    const [belize, guatemala, costaRica] = america?.countries ?? []
    expect(guatemala?.x).toBeLessThan(belize?.x ?? 0)
    expect(belize?.x).toBeLessThan(costaRica?.x ?? 0)
    expect(belize?.y).toBeLessThan(guatemala?.y ?? 0)
    expect(guatemala?.y).toBeLessThan(costaRica?.y ?? 0)
  })

  test('are those of the page where words rank them, and of the chosen countries alone', () => {
    const ranked = drawFound({ routes: far, filters: { countries: [] }, counts: null }, all)
    expect(JSON.stringify(ranked)).toContain('"tag":"kenya","name":"kenya","count":1')
    expect(JSON.stringify(ranked)).not.toContain('"tag":"belize"')
    const chosen = drawFound(
      { routes, filters: { countries: ['costa-rica'] }, counts: { 'costa-rica': 14, kenya: 8 } },
      all,
    )
    expect(chosen && 'trips' in chosen).toBe(true)
  })
})
