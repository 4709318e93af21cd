import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES, PALETTES } from '#art/poster/palettes.ts'
import type { HouseChoice } from './house.ts'
import { HOUSE_KINDS, type HouseKind } from './house-kinds.ts'
import { HOUSE_RATIOS, type HouseRatio, printHouse } from './house-print.ts'
import { type HouseCountry, LANDS } from './lands.ts'

const COUNTRIES = Object.keys(LANDS) as HouseCountry[]
const RATIOS = Object.keys(HOUSE_RATIOS) as HouseRatio[]

function choose(kind: HouseKind, rest: Partial<HouseChoice> = {}): HouseChoice {
  return { kind, country: 'peru', high: false, palette: 'dusk', seed: 'one', ...rest }
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1] ?? '')
}

describe('every kind', () => {
  test.each(HOUSE_KINDS)('%s is valid SVG at every hour and ratio, in every country', kind => {
    for (const [i, country] of COUNTRIES.entries()) {
      for (const [j, palette] of PALETTE_NAMES.entries()) {
        const svg = printHouse(
          choose(kind, { country, palette, high: j % 2 > 0 }),
          RATIOS[(i + j) % 4] ?? '4x3',
        )
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<text|<image|\.\d{4}/)
        const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(match => match[1] ?? '')
        expect(references.filter(reference => !idsOf(svg).includes(reference))).toEqual([])
      }
    }
  })

  test.each(HOUSE_KINDS)(
    '%s is the same bytes whenever it is drawn, and another under another seed',
    kind => {
      const first = printHouse(choose(kind), '4x3')
      printHouse(choose('farm', { seed: 'something in between' }), '1x1')
      expect(printHouse(choose(kind), '4x3')).toBe(first)
      expect(printHouse(choose(kind, { seed: 'two' }), '4x3')).not.toBe(first)
    },
  )

  test.each(HOUSE_KINDS)('%s keeps its disc in the frame', kind => {
    for (const ratio of RATIOS) {
      const svg = printHouse(choose(kind, { palette: 'day' }), ratio)
      const [width = 0] = /viewBox="0 0 (\d+)/.exec(svg)?.slice(1).map(Number) ?? []
      const disc = /<circle cx="(\d+)" cy="(\d+)" r="(\d+)" fill="#FF1200"/.exec(svg)?.slice(1).map(Number)
      const [x = 0, y = 0, r = Number.NaN] = disc ?? []
      expect(Math.min(x - r, width - x - r, y - r)).toBeGreaterThanOrEqual(0)
    }
  })

  test.each(HOUSE_KINDS)('%s has its lamps lit at dusk', kind => {
    const lampsIn = (palette: 'day' | 'dusk') =>
      printHouse(choose(kind, { palette }), '4x3').split(PALETTES[palette].lamp).length
    // Houses over the water and tents have no lamp by day; the others have one that is out.
    expect(lampsIn('dusk')).toBeGreaterThan(lampsIn('day'))
  })

  test('is at most 8 KB, compressed', () => {
    const weights = HOUSE_KINDS.map(kind => brotliCompressSync(printHouse(choose(kind), '4x3')).length)
    expect(Math.max(...weights)).toBeLessThanOrEqual(8 * 1024)
  })
})

describe('a country', () => {
  test('builds in its own way: the same kind differs in another country', () => {
    const drawn = COUNTRIES.map(country =>
      printHouse(choose('farm', { country }), '4x3').replace(/[a#]\w+/g, ''),
    )
    expect(new Set(drawn).size).toBe(COUNTRIES.length)
  })

  test('has no palm and no banana above 1,200 m', () => {
    const grown = Object.values(LANDS).flatMap(({ highPlants }) => [...highPlants])
    expect(grown).not.toContain('palm')
    expect(grown).not.toContain('banana')
    const [low, high] = [false, true].map(each => printHouse(choose('cabin', { high: each }), '4x3'))
    expect(high).not.toBe(low)
  })
})

test('different pictures share no id', () => {
  const pictures = HOUSE_KINDS.flatMap(kind =>
    [{}, { seed: 'two' }, { high: true }, { palette: 'day' as const }].map(rest =>
      printHouse(choose(kind, rest), '4x3'),
    ),
  )
  const ids = pictures.flatMap(idsOf)
  expect(new Set(ids).size).toBe(ids.length)
})
