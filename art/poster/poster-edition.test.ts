import { expect, test } from 'vitest'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import { PALETTE_NAMES, SCENE_KINDS } from './poster.ts'
import { POSTER_EDITION } from './poster-edition.ts'
import { POSTER_RATIOS, type PosterRatio, printPoster } from './poster-print.ts'

const RATIOS = Object.keys(POSTER_RATIOS) as PosterRatio[]

test('posters that are drawn differently stand at new addresses', { timeout: 30_000 }, () => {
  const everyPoster = SCENE_KINDS.flatMap(kind =>
    PALETTE_NAMES.flatMap(palette =>
      RATIOS.map(ratio => printPoster({ kind, palette, seed: `${palette} ${ratio}` }, ratio)),
    ),
  )
  const digest = digestOf(everyPoster)
  expect(POSTER_EDITION, renewal('POSTER_EDITION', digest)).toBe(digest)
})
