import { PALETTE_NAMES } from '#art/poster/palettes.ts'
import type { HouseChoice } from './house.ts'
import { FLOORS, type HouseKeys, ROOFS, SETTINGS, WALLS, WATERS } from './house-keys.ts'
import { type HouseCountry, LANDS } from './lands.ts'

const PLAIN: HouseKeys = {
  roof: 'tile',
  walls: 'white',
  floors: 'low',
  setting: 'garden',
  water: 'none',
  houses: 1,
}

const ROWS = [
  ['roof', ROOFS],
  ['walls', WALLS],
  ['floors', FLOORS],
  ['setting', SETTINGS],
  ['water', WATERS],
  ['houses', [1, 2, 3, 4, 5, 6]],
] as const

/** Every value of every key of a house, on a house that is plain otherwise; countries and hours in turn. */
export function everyValue(): { key: string; drawings: { value: string; choice: HouseChoice }[] }[] {
  const countries = Object.keys(LANDS) as HouseCountry[]
  return ROWS.map(([key, values]) => ({
    key,
    drawings: values.map((value, i) => ({
      value: String(value),
      choice: {
        keys: { ...PLAIN, [key]: value },
        country: countries[i % countries.length] ?? 'peru',
        palette: PALETTE_NAMES[i % PALETTE_NAMES.length] ?? 'day',
        high: i % 2 > 0,
        seed: 'contact sheet',
      },
    })),
  }))
}
