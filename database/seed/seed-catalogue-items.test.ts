import { expect, it } from 'vitest'
import { isoDuration } from './seed-catalogue-items.ts'

it.each([
  ['2 h', 'PT2H'],
  ['2 h 30', 'PT2H30M'],
  ['2 h 05', 'PT2H5M'],
  ['45 min', 'PT45M'],
  ['2 d', 'P2D'],
  ['12 h', 'PT12H'],
])('an authored length of %s is %s', (text, iso) => {
  expect(isoDuration(text)).toBe(iso)
})
