import { expect, test } from 'vitest'
import { PALETTE_NAMES } from '#art/poster/palettes.ts'
import { HOUSE_KINDS, HOUSES_BUILT, type HouseCountry, isBuiltIn } from '#database/values/house-kinds.ts'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import type { HouseChoice } from './house.ts'
import { HOUSE_EDITION } from './house-edition.ts'
import { HOUSE_RATIOS, type HouseRatio, printHouse } from './house-print.ts'

const RATIOS = Object.keys(HOUSE_RATIOS) as HouseRatio[]
const COUNTRIES = Object.keys(HOUSES_BUILT) as HouseCountry[]

test('changed drawings of houses get new addresses', () => {
  const choices = HOUSE_KINDS.flatMap(kind =>
    COUNTRIES.filter(country => isBuiltIn(kind, country)).flatMap((country, i): HouseChoice[] =>
      PALETTE_NAMES.map((palette, j) => ({ kind, country, palette, high: (i + j) % 2 === 0, seed: kind })),
    ),
  )
  const drawn = choices.map((choice, i) => printHouse(choice, RATIOS[i % RATIOS.length] ?? '4x3'))
  const digest = digestOf(drawn)
  expect(HOUSE_EDITION, renewal('HOUSE_EDITION', digest)).toBe(digest)
})
