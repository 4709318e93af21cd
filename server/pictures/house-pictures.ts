import { files } from '#app/links.ts'
import type { HouseChoice } from '#art/houses/house.ts'
import { isHouseKind } from '#art/houses/house-kinds.ts'
import { HOUSE_RATIOS, isHouseRatio, printHouse } from '#art/houses/house-print.ts'
import { isHouseCountry } from '#art/houses/lands.ts'
import { isPaletteName } from '#art/poster/palettes.ts'
import { type DrawnPicture, readPictureName } from './drawn-picture.ts'

const LONGEST_SEED = 100
const DEFAULT_SEED = '1'
const SUBJECT = /^([a-z]+)-([a-z-]+?)(-high)?-([a-z]+)$/

function readChoice(subject: string, seed: string): HouseChoice | null {
  const [, kind = '', country = '', high, palette = ''] = SUBJECT.exec(subject) ?? []
  if (!isHouseKind(kind) || !isHouseCountry(country) || !isPaletteName(palette)) return null
  return { kind, country, high: high !== undefined, palette, seed }
}

/**
 * The house of a name such as `gallery-costa-rica-dusk-4x3.svg` or, above 1,200 m, `cabin-peru-high-dawn-4x3.svg`,
 * with any text as its seed. Returns null if there is none.
 */
export function findHouse(name: string, seed: string | null): DrawnPicture | null {
  const { subject = '', ratio = '', raster = null } = readPictureName(name) ?? {}
  const choice = readChoice(subject, seed ?? DEFAULT_SEED)
  if (!choice || !isHouseRatio(ratio) || [...choice.seed].length > LONGEST_SEED) return null
  const [width, height] = HOUSE_RATIOS[ratio]
  return {
    address: files.house(choice, ratio, raster),
    raster,
    heightByWidth: height / width,
    draw: () => printHouse(choice, ratio),
  }
}
