import { drawPoster } from './poster.ts'
import type { PosterChoice } from './poster-choice.ts'

/** Widths and heights a poster is printed at; only their ratio matters. */
export const POSTER_RATIOS = {
  '4x3': [1200, 900],
  '21x9': [1680, 720],
  '10x3': [2000, 600],
  '3x4': [900, 1200],
  '1x1': [1000, 1000],
} as const

export type PosterRatio = keyof typeof POSTER_RATIOS

export function isPosterRatio(ratio: string): ratio is PosterRatio {
  return Object.hasOwn(POSTER_RATIOS, ratio)
}

/** In the wide ratios the subject is on the right, so that text has room on the left. */
export function posterFocus(ratio: PosterRatio): 'right' | undefined {
  return ratio === '21x9' || ratio === '10x3' ? 'right' : undefined
}

/** The SVG of a poster as it is served. */
export function printPoster({ kind, palette, seed }: PosterChoice, ratio: PosterRatio): string {
  const [width, height] = POSTER_RATIOS[ratio]
  return drawPoster(kind, { palette, seed, width, height, focus: posterFocus(ratio) })
}
