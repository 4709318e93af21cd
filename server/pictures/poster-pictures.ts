import { files } from '#app/links.ts'
import { isPaletteName, isSceneKind } from '#art/poster/poster.ts'
import { isPosterRatio, POSTER_RATIOS, printPoster } from '#art/poster/poster-print.ts'
import { type DrawnPicture, readPictureName } from './drawn-picture.ts'

const LONGEST_SEED = 100
const DEFAULT_SEED = '1'

/** The poster of a name such as `volcano-dawn-4x3.svg`, with any text as its seed. Returns null if there is none. */
export function findPoster(name: string, seed: string | null): DrawnPicture | null {
  const { subject = '', ratio = '', raster = null } = readPictureName(name) ?? {}
  const [kind = '', palette = '', rest] = subject.split('-')
  const choice = { kind, palette, seed: seed ?? DEFAULT_SEED }
  if (rest !== undefined || !isSceneKind(kind) || !isPaletteName(palette) || !isPosterRatio(ratio))
    return null
  if ([...choice.seed].length > LONGEST_SEED) return null
  const [width, height] = POSTER_RATIOS[ratio]
  return {
    address: files.poster(kind, palette, choice.seed, ratio, raster),
    raster,
    heightByWidth: height / width,
    draw: () => printPoster({ kind, palette, seed: choice.seed }, ratio),
  }
}
