import { afterEach, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import { whenOf } from './thread.ts'

const known = getLocale
afterEach(() => overwriteGetLocale(known))

const now = new Date('2026-11-25T12:00:00Z')

test.each([
  ['en', '2026-11-28T08:00:00Z', 'Saturday 08:00'],
  ['es', '2026-11-28T08:00:00Z', 'sábado a las 08:00'],
  ['es', '2026-11-28T01:00:00Z', 'sábado a la 01:00'],
  ['es', '2026-12-04T08:00:00Z', '4 de diciembre a las 08:00'],
] as const)('a day and time in %s', (locale, at, expected) => {
  overwriteGetLocale(() => locale)
  expect(whenOf(new Date(at), now, 'UTC')).toBe(expected)
})
