import { drawHouse, type HouseChoice } from './house.ts'

/** Widths and heights a house is printed at; only their ratio matters. */
export const HOUSE_RATIOS = {
  '4x3': [1200, 900],
  '21x9': [1680, 720],
  '3x4': [900, 1200],
  '1x1': [1000, 1000],
} as const

export type HouseRatio = keyof typeof HOUSE_RATIOS

export function isHouseRatio(ratio: string): ratio is HouseRatio {
  return Object.hasOwn(HOUSE_RATIOS, ratio)
}

/** The SVG of a house as it is served. */
export function printHouse(choice: HouseChoice, ratio: HouseRatio): string {
  const [width, height] = HOUSE_RATIOS[ratio]
  return drawHouse(choice, { width, height })
}
