import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES } from '#art/poster/palettes.ts'
import { packedWeight } from '#tools/testing/packed-weight.ts'
import { sampled } from '#tools/testing/sampled.ts'
import { drawPlate, isSpeciesKey, plateOf, SPECIES_KEYS } from './plate.ts'
import { SPECIES } from './species/registry.ts'

const RATIOS = [
  { width: 1, height: 1 },
  { width: 4, height: 3 },
  { width: 16, height: 9 },
]

describe('every species', () => {
  test.each(SPECIES_KEYS)('%s is valid SVG at every hour and ratio', key => {
    for (const palette of sampled(PALETTE_NAMES, 3, SPECIES_KEYS.indexOf(key))) {
      for (const size of RATIOS) expectSound(drawPlate(key, { palette, ...size }))
    }
  })

  test.each(sampled(SPECIES_KEYS, 3))('%s has the same bytes whenever it is drawn', key => {
    const first = drawPlate(key, RATIOS[2])
    drawPlate('quetzal', { palette: 'dusk' })
    expect(drawPlate(key, RATIOS[2])).toBe(first)
  })

  test.each(SPECIES_KEYS)('%s shows all of its square on a wide plate, and more beside it', key => {
    const [square, wide] = [drawPlate(key), drawPlate(key, { width: 16, height: 9 })].map(frameOf)
    expect(square).toEqual({ left: 0, top: 0, width: 800, height: 800 })
    expect(wide).toEqual({ left: -311, top: 0, width: 1422, height: 800 })
  })

  test.each(SPECIES_KEYS)('%s weighs at most 4 KB on the wire', key => {
    const widest = drawPlate(key, { width: 16, height: 9 })
    expect(packedWeight(widest, 4096)).toBeLessThanOrEqual(4096)
  })

  test('uses its best hour by default', () => {
    expect(drawPlate('jaguar')).toBe(drawPlate('jaguar', { palette: 'dusk' }))
    expect(drawPlate('jaguar')).not.toBe(drawPlate('jaguar', { palette: 'day' }))
  })

  test('has a readable key and a unique Latin name', () => {
    const names = SPECIES_KEYS.map(key => SPECIES[key].latin)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [a-z]+$/)
    for (const key of SPECIES_KEYS) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})

test('different plates share no id on one page', () => {
  const plates = SPECIES_KEYS.flatMap(key => [
    ...RATIOS.map(size => drawPlate(key, { palette: 'day', ...size })),
    drawPlate(key, { palette: 'night' }),
  ])
  const ids = plates.flatMap(idsOf)
  expect(ids.length).toBeGreaterThan(plates.length)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('plateOf', () => {
  test('finds every species by its Latin name', () => {
    for (const key of SPECIES_KEYS) expect(plateOf(SPECIES[key].latin)).toBe(key)
  })

  test('ignores the subspecies', () => {
    expect(plateOf('Gorilla beringei beringei')).toBe('mountain-gorilla')
    expect(plateOf('  panthera  onca ')).toBe('jaguar')
  })

  test.each(['', 'Panthera', 'Panthera tigris', 'jaguar', 'toString'])('finds no plate for "%s"', latin => {
    expect(plateOf(latin)).toBeNull()
  })
})

describe('hostile input', () => {
  test.each([
    [399, 400],
    [3, 4],
    [1601, 900],
    [0, 0],
    [-4, -3],
    [Number.NaN, 400],
    [400, Number.NaN],
    [Number.POSITIVE_INFINITY, 400],
  ])('%d by %d is refused', (width, height) => {
    expect(() => drawPlate('lion', { width, height })).toThrow(RangeError)
  })

  test('a title is escaped, and without one the picture is hidden from assistive technology', () => {
    const svg = drawPlate('coffee', { title: `"><script>alert('&')</script>` })
    expectSound(svg)
    expect(svg).toContain(`role="img" aria-label="&quot;&gt;&lt;script&gt;alert('&amp;')&lt;/script&gt;"`)
    expect(drawPlate('coffee')).toContain('aria-hidden="true"')
  })

  test('keys are distinguished from other words', () => {
    expect(['green-turtle', 'greenTurtle', 'toString', ''].map(isSpeciesKey)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

function frameOf(svg: string) {
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return { left, top, width, height }
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1] ?? '')
}

/** Valid SVG: finite numbers, no script, every ink a colour, every tag closed and every reference resolved once. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|null|false|Infinity|<script|\son\w+=/)
  const inks = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(match => match[1] ?? '')
  expect(inks.filter(ink => !INK.test(ink))).toEqual([])
  expect(unclosed(svg)).toEqual([])
  const ids = idsOf(svg)
  expect(new Set(ids).size).toBe(ids.length)
  const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(match => match[1] ?? '')
  expect(references.filter(reference => !ids.includes(reference))).toEqual([])
}

const INK = /^(none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|url\(#\w+\))$/

/** Tags that are left open, or closed without having been opened. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', empty] of svg.matchAll(/<(\/?)(\w+)(?: [\w-]+="[^"<]*")*(\/?)>/g)) {
    if (closing && open.at(-1) === name) open.pop()
    else if (!empty) open.push(closing + name)
  }
  return open
}
