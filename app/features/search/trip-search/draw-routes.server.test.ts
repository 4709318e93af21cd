import { afterEach, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { Locale } from '#database/values/locale.ts'
import { drawRoutes } from './draw-routes.server.ts'

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
