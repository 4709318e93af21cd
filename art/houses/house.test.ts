import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES, PALETTES } from '#art/poster/palettes.ts'
import { packedWeight } from '#tools/testing/packed-weight.ts'
import { everyValue } from './every-value.ts'
import type { HouseChoice } from './house.ts'
import { type HouseKeys, wordOf } from './house-keys.ts'
import { HOUSE_RATIOS, type HouseRatio, printHouse } from './house-print.ts'
import { type HouseCountry, LANDS } from './lands.ts'

const COUNTRIES = Object.keys(LANDS) as HouseCountry[]
const RATIOS = Object.keys(HOUSE_RATIOS) as HouseRatio[]
const VALUES = everyValue().flatMap(({ drawings }) => drawings.map(({ choice }) => choice))
/** Buildings that are drawn by themselves, and the plain house. */
const BUILDINGS: readonly Partial<HouseKeys>[] = [
  {},
  { setting: 'court', floors: 'balconies', water: 'fountain' },
  { setting: 'street' },
  { roof: 'canvas', walls: 'canvas', floors: 'deck', setting: 'savanna', houses: 3 },
  { roof: 'sails', walls: 'hull', floors: 'afloat', setting: 'over', water: 'sea' },
  { roof: 'dome', walls: 'panes', floors: 'deck' },
  { roof: 'cone', houses: 6 },
  { floors: 'steps', setting: 'slope' },
]

function choose(keys: Partial<HouseKeys>, rest: Partial<HouseChoice> = {}): HouseChoice {
  const plain: HouseKeys = {
    roof: 'tile',
    walls: 'white',
    floors: 'low',
    setting: 'garden',
    water: 'none',
    houses: 1,
  }
  return { keys: { ...plain, ...keys }, country: 'peru', high: false, palette: 'dusk', seed: 'one', ...rest }
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1] ?? '')
}

describe('every value of every key', () => {
  test('is valid SVG, at every hour and ratio, in every country', () => {
    for (const [i, value] of VALUES.entries()) {
      const country = COUNTRIES[i % COUNTRIES.length] ?? 'peru'
      for (const [j, palette] of PALETTE_NAMES.entries()) {
        const svg = printHouse({ ...value, country, palette, high: j % 2 > 0 }, RATIOS[(i + j) % 4] ?? '4x3')
        expect(svg, wordOf(value.keys)).not.toMatch(/NaN|undefined|null|Infinity|<text|<image|\.\d{4}/)
        const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(match => match[1] ?? '')
        expect(references.filter(reference => !idsOf(svg).includes(reference))).toEqual([])
      }
    }
  })

  test('is seen: it draws something else than any other value of its key', () => {
    for (const { key, drawings } of everyValue()) {
      const drawn = drawings.map(({ choice: { keys } }) =>
        printHouse(choose(keys, { palette: 'day' }), '4x3').replaceAll(/[a#]\w+/g, ''),
      )
      expect(new Set(drawn).size, key).toBe(drawings.length)
    }
  })

  test('is at most 8 KB, compressed', () => {
    const most = 8 * 1024
    const weights = VALUES.map(choice => packedWeight(printHouse(choice, '4x3'), most))
    expect(Math.max(...weights)).toBeLessThanOrEqual(most)
  })
})

describe.each(BUILDINGS)('a house of %j', keys => {
  test('is the same bytes whenever it is drawn, and another under another seed', () => {
    const first = printHouse(choose(keys), '4x3')
    printHouse(choose({ walls: 'log' }, { seed: 'something in between' }), '1x1')
    expect(printHouse(choose(keys), '4x3')).toBe(first)
    expect(printHouse(choose(keys, { seed: 'two' }), '4x3')).not.toBe(first)
  })

  test('keeps its disc in the frame', () => {
    for (const ratio of RATIOS) {
      const svg = printHouse(choose(keys, { palette: 'day' }), ratio)
      const [width = 0] = /viewBox="0 0 (\d+)/.exec(svg)?.slice(1).map(Number) ?? []
      const ink = PALETTES.day.disc
      const disc = new RegExp(`<circle cx="(\\d+)" cy="(\\d+)" r="(\\d+)" fill="${ink}"`)
        .exec(svg)
        ?.slice(1)
        .map(Number)
      const [x = 0, y = 0, r = Number.NaN] = disc ?? []
      expect(Math.min(x - r, width - x - r, y - r)).toBeGreaterThanOrEqual(0)
    }
  })

  test('has its lamps lit at dusk', () => {
    const lampsIn = (palette: 'day' | 'dusk') =>
      printHouse(choose(keys, { palette }), '4x3').split(PALETTES[palette].lamp).length
    expect(lampsIn('dusk')).toBeGreaterThan(lampsIn('day'))
  })
})

describe('a country', () => {
  test('has its own inks: the same house differs in another country', () => {
    const drawn = COUNTRIES.map(country =>
      printHouse(choose({}, { country }), '4x3').replaceAll(/[a#]\w+/g, ''),
    )
    expect(new Set(drawn).size).toBe(COUNTRIES.length)
  })

  test('has no palm and no banana above 1,200 m', () => {
    const grown = Object.values(LANDS).flatMap(({ highPlants }) => [...highPlants])
    expect(grown).not.toContain('palm')
    expect(grown).not.toContain('banana')
    const [low, high] = [false, true].map(each => printHouse(choose({}, { high: each }), '4x3'))
    expect(high).not.toBe(low)
  })
})

test('different pictures share no id', () => {
  const pictures = BUILDINGS.flatMap(keys =>
    [{}, { seed: 'two' }, { high: true }, { palette: 'day' as const }].map(rest =>
      printHouse(choose(keys, rest), '4x3'),
    ),
  )
  const ids = pictures.flatMap(idsOf)
  expect(new Set(ids).size).toBe(ids.length)
})
