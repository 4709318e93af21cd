import { files } from '#app/links.ts'
import { isSpeciesKey } from '#art/plate/plate.ts'
import { isPlateRatio, PLATE_RATIOS, printPlate } from '#art/plate/plate-print.ts'
import { isPaletteName } from '#art/poster/poster.ts'
import { type DrawnPicture, readPictureName } from './drawn-picture.ts'

/** The plate of a name such as `scarlet-macaw-day-4x3.svg`. Returns null if there is none. */
export function findPlate(name: string): DrawnPicture | null {
  const { subject = '', ratio = '', raster = null } = readPictureName(name) ?? {}
  const [, species = '', palette = ''] = /^(.+)-([a-z]+)$/.exec(subject) ?? []
  if (!isSpeciesKey(species) || !isPaletteName(palette) || !isPlateRatio(ratio)) return null
  const [width, height] = PLATE_RATIOS[ratio]
  return {
    address: files.plate(species, palette, ratio, raster),
    raster,
    heightByWidth: height / width,
    draw: () => printPlate(species, palette, ratio),
  }
}
