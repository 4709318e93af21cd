import { expect, test } from 'vitest'
import { PALETTE_NAMES } from '#art/poster/palettes.ts'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import type { HouseChoice } from './house.ts'
import { HOUSE_EDITION } from './house-edition.ts'
import { HOUSE_KINDS } from './house-kinds.ts'
import { HOUSE_RATIOS, type HouseRatio, printHouse } from './house-print.ts'
import { type HouseCountry, LANDS } from './lands.ts'

const RATIOS = Object.keys(HOUSE_RATIOS) as HouseRatio[]
const COUNTRIES = Object.keys(LANDS) as HouseCountry[]

test('changed drawings of houses get new addresses', () => {
  const choices = HOUSE_KINDS.flatMap((kind, i) =>
    COUNTRIES.map((country, j): HouseChoice => {
      const palette = PALETTE_NAMES[(i + j) % PALETTE_NAMES.length] ?? 'dusk'
      return { kind, country, palette, high: (i + j) % 2 === 0, seed: kind }
    }),
  )
  const drawn = choices.map((choice, i) => printHouse(choice, RATIOS[i % RATIOS.length] ?? '4x3'))
  const digest = digestOf(drawn)
  expect(HOUSE_EDITION, renewal('HOUSE_EDITION', digest)).toBe(digest)
})
