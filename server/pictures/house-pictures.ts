import { z } from 'zod'
import { files } from '#app/links.ts'
import type { HouseChoice } from '#art/houses/house.ts'
import { FLOORS, MOST_HOUSES, ROOFS, SETTINGS, WALLS, WATERS } from '#art/houses/house-keys.ts'
import { HOUSE_RATIOS, isHouseRatio, printHouse } from '#art/houses/house-print.ts'
import { isHouseCountry } from '#art/houses/lands.ts'
import { isPaletteName } from '#art/poster/palettes.ts'
import { type DrawnPicture, readPictureName } from './drawn-picture.ts'

const LONGEST_SEED = 100
const DEFAULT_SEED = '1'
const SUBJECT = /^([a-z]+)-([a-z]+)-([a-z]+)-([a-z]+)-([a-z]+)-([1-9])-([a-z-]+?)(-high)?-([a-z]+)$/

const houseKeys = z.object({
  roof: z.enum(ROOFS),
  walls: z.enum(WALLS),
  floors: z.enum(FLOORS),
  setting: z.enum(SETTINGS),
  water: z.enum(WATERS),
  houses: z.coerce.number().max(MOST_HOUSES),
})

function readChoice(subject: string, seed: string): HouseChoice | null {
  const match = SUBJECT.exec(subject)
  if (!match) return null
  const [, roof, walls, floors, setting, water, houses, country = '', high, palette = ''] = match
  const { data } = houseKeys.safeParse({ roof, walls, floors, setting, water, houses })
  if (!data || !isHouseCountry(country) || !isPaletteName(palette)) return null
  return { keys: data, country, high: high !== undefined, palette, seed }
}

/**
 * The house of a name such as `tin-brick-raised-rows-none-3-laos-golden-4x3.svg`: its six keys, its country, `high` if
 * it is above 1,200 m, and its hour; with any text as its seed. Returns null if there is none.
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
