import { expect, test } from 'vitest'
import { clockOf, localizeFamilyName } from './film.ts'

test.each([
  [8.1, '0:08'],
  [59.6, '1:00'],
  [72, '1:12'],
])('%f seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock)
})

test.each([
  ['The Lindqvists', 'en', 'The Lindqvists'],
  ['The Lindqvists', 'es', 'Los Lindqvist'],
  ['Priya & Tom', 'es', 'Priya & Tom'],
] as const)('%s in %s', (names, locale, expected) => {
  expect(localizeFamilyName(names, locale)).toBe(expected)
})
