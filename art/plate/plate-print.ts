import type { PaletteName } from '#art/poster/palettes.ts'
import { drawPlate, type SpeciesKey } from './plate.ts'

/** Widths and heights a plate is printed at; only their ratio matters. */
export const PLATE_RATIOS = {
  '1x1': [1000, 1000],
  '4x3': [1200, 900],
  '16x9': [1600, 900],
} as const

export type PlateRatio = keyof typeof PLATE_RATIOS

export function isPlateRatio(ratio: string): ratio is PlateRatio {
  return Object.hasOwn(PLATE_RATIOS, ratio)
}

/** The SVG of a plate as it is served. */
export function printPlate(species: SpeciesKey, palette: PaletteName, ratio: PlateRatio): string {
  const [width, height] = PLATE_RATIOS[ratio]
  return drawPlate(species, { palette, width, height })
}
