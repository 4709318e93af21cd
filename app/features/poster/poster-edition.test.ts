import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import { PALETTE_NAMES, type PaletteName, SCENE_KINDS } from './poster.ts'
import { POSTER_EDITION } from './poster-edition.ts'
import { POSTER_RATIOS, type PosterRatio, printPoster } from './poster-print.ts'

const RATIOS = Object.keys(POSTER_RATIOS) as PosterRatio[]

/** Every kind, each picture under a seed of its own. */
function everyPoster(ratios: readonly PosterRatio[], palettes: readonly PaletteName[]): string[] {
  return SCENE_KINDS.flatMap(kind =>
    palettes.flatMap(palette =>
      ratios.map(ratio => printPoster({ kind, palette, seed: `${palette} ${ratio}` }, ratio)),
    ),
  )
}

test('posters that are drawn differently stand at new addresses', { timeout: 20_000 }, () => {
  const digest = digestOf(everyPoster(RATIOS, PALETTE_NAMES))
  expect(POSTER_EDITION, renewal('POSTER_EDITION', digest)).toBe(digest)
})

test('a poster weighs 6 KB over the wire, and the heaviest 16', { timeout: 20_000 }, async () => {
  // In the plainest hour and, with its rain, in the heaviest.
  const packed = everyPoster(['4x3', '21x9'], ['golden', 'monsoon']).map(svg =>
    promisify(brotliCompress)(svg),
  )
  const weights = (await Promise.all(packed)).map(bytes => bytes.byteLength).toSorted((a, b) => a - b)
  expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(6 * 1024)
  expect(weights.at(-1)).toBeLessThanOrEqual(16 * 1024)
})
