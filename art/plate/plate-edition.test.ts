import { expect, test } from 'vitest'
import { PALETTE_NAMES } from '#art/poster/palettes.ts'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import { SPECIES_KEYS } from './plate.ts'
import { PLATE_EDITION } from './plate-edition.ts'
import { PLATE_RATIOS, type PlateRatio, printPlate } from './plate-print.ts'

const RATIOS = Object.keys(PLATE_RATIOS) as PlateRatio[]

test('changed drawings of plates get new addresses', () => {
  const digest = digestOf(
    SPECIES_KEYS.flatMap(species =>
      PALETTE_NAMES.flatMap(palette => RATIOS.map(ratio => printPlate(species, palette, ratio))),
    ),
  )
  expect(PLATE_EDITION, renewal('PLATE_EDITION', digest)).toBe(digest)
})
