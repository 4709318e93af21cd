import { expect, test } from 'vitest'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import { PALETTE_NAMES, SCENE_KINDS } from './poster.ts'
import { POSTER_EDITION } from './poster-edition.ts'
import { POSTER_RATIOS, type PosterRatio, printPoster } from './poster-print.ts'

const RATIOS = Object.keys(POSTER_RATIOS) as PosterRatio[]

test('changed drawings of posters get new addresses', () => {
  // At every hour and ratio: a change at any hour and ratio changes one of these.
  const everyPoster = SCENE_KINDS.flatMap(kind => [
    ...PALETTE_NAMES.map(palette => printPoster({ kind, palette, seed: palette }, '4x3')),
    ...RATIOS.map(ratio => printPoster({ kind, palette: 'day', seed: ratio }, ratio)),
  ])
  const digest = digestOf(everyPoster)
  expect(POSTER_EDITION, renewal('POSTER_EDITION', digest)).toBe(digest)
})
