import { describe, expect, test } from 'vitest'
import { packedQuickly } from '#tools/testing/packed-weight.ts'
import { sampled } from '#tools/testing/sampled.ts'
import { drawPoster, isPaletteName, isSceneKind, PALETTE_NAMES, SCENE_KINDS } from './poster.ts'
import { SETTINGS } from './poster-settings.ts'
import { last, nth } from './toolbox/numbers.ts'

/** The ratios a poster is printed at. */
const RATIOS = [
  { width: 4, height: 3 },
  { width: 21, height: 9 },
  { width: 3, height: 4 },
  { width: 1, height: 1 },
]

describe('every kind', () => {
  test('there are 203 of them, in six hours', () => {
    expect([SCENE_KINDS.length, PALETTE_NAMES.length]).toEqual([203, 6])
  })

  test.each(SCENE_KINDS)('%s is sound in every hour, with its disc whole within the middle 60 %%', kind => {
    const views = RATIOS.flatMap(ratio => [1, 'monteverde'].map(seed => ({ ...ratio, seed }))).map(
      (view, i) => ({ ...view, palette: nth(PALETTE_NAMES, i % PALETTE_NAMES.length) }),
    )
    for (const view of sampled(views, 4, SCENE_KINDS.indexOf(kind))) {
      const svg = drawPoster(kind, view)
      expectSound(svg)
      expectDiscInside(svg)
      expect(svg, 'numbers with more than three decimals').not.toMatch(/\.\d{4}/)
    }
  })

  test.each(sampled(SCENE_KINDS, 3))('%s has the same bytes whenever it is drawn', kind => {
    const options = { palette: 'dusk', seed: 'twice', width: 1200, height: 630 } as const
    const first = drawPoster(kind, options)
    drawPoster('volcano', { seed: 'something else in between' })
    expect(drawPoster(kind, options)).toBe(first)
  })

  test.each(sampled(SCENE_KINDS, 3, 1))('%s looks different under different seeds', kind => {
    const pictures = [1, 2, 3].map(seed => drawingOf(drawPoster(kind, { seed })))
    expect(new Set(pictures).size).toBe(3)
  })

  test('is 6 KB by the median and at most 16 KB, compressed', () => {
    const weights = SCENE_KINDS.map((kind, i) => {
      const { hours } = SETTINGS[kind]
      const palette = nth(hours, i % hours.length)
      const svg = drawPoster(kind, { palette, seed: i, ...nth(RATIOS, i % RATIOS.length) })
      return packedQuickly(svg)
    }).sort((a, b) => a - b)
    expect(nth(weights, Math.floor(weights.length / 2))).toBeLessThanOrEqual(6 * 1024)
    expect(last(weights)).toBeLessThanOrEqual(16 * 1024)
  })
})

describe('options', () => {
  test('uses the kind’s best hour by default', () => {
    expect(drawPoster('hoian')).toBe(drawPoster('hoian', { palette: 'night' }))
    expect(drawPoster('hoian')).not.toBe(drawPoster('hoian', { palette: 'dusk' }))
  })

  test('a number and its text are the same seed', () => {
    expect(drawPoster('reef', { seed: 7 })).toBe(drawPoster('reef', { seed: '7' }))
  })

  test('only the ratio of the size affects the picture', () => {
    expect(drawPoster('karst', { width: 4, height: 3 })).toBe(
      drawPoster('karst', { width: 800, height: 600 }),
    )
  })

  test('the focus moves the subject', () => {
    const [left, right] = (['left', 'right'] as const).map(focus => drawPoster('savanna', { focus }))
    expect(left).not.toBe(right)
  })

  test('the paper has specks, nothing, or a grain', () => {
    expect(drawPoster('beach')).toContain('<pattern')
    expect(drawPoster('beach', { grain: 'none' })).not.toMatch(/<pattern|<filter/)
    expectSound(drawPoster('beach', { grain: 'tooth' }))
    expect(drawPoster('beach', { grain: 'tooth' })).toContain('<feTurbulence')
  })

  test('rain falls in the monsoon only', () => {
    const strokes = (svg: string) => svg.split('<path').length
    const [wet, dry] = (['monsoon', 'day'] as const).map(palette => drawPoster('reef', { palette }))
    expect(strokes(wet ?? '')).toBe(strokes(dry ?? '') + 1)
  })
})

describe('hostile input', () => {
  test('a title is escaped, and without one the picture is hidden from assistive technology', () => {
    const svg = drawPoster('volcano', { title: `"><script>alert('&')</script>\u0000\ud800` })
    expectSound(svg)
    expect(svg).toContain(`aria-label="&quot;&gt;&lt;script&gt;alert('&amp;')&lt;/script&gt;\ufffd"`)
    expect(drawPoster('volcano')).toContain('aria-hidden="true"')
  })

  test('a seed may be any text, and is not in the output', () => {
    for (const seed of ['', '"><script>', '𝕊eed\u0000', 'x'.repeat(10_000), Number.NaN]) {
      expectSound(drawPoster('canopy', { seed }))
    }
    expect(drawPoster('canopy', { seed: 'printed?' })).not.toContain('printed?')
  })

  test.each([0, -1, 0.5, 20_001, Number.NaN, Number.POSITIVE_INFINITY])('a side of %d is refused', side => {
    expect(() => drawPoster('volcano', { width: side })).toThrow(RangeError)
    expect(() => drawPoster('volcano', { height: side })).toThrow(RangeError)
  })

  test('a picture longer than five to one is refused', () => {
    expect(() => drawPoster('volcano', { width: 5001, height: 1000 })).toThrow(RangeError)
    expect(() => drawPoster('volcano', { width: 1000, height: 5001 })).toThrow(RangeError)
    expectSound(drawPoster('volcano', { width: 5000, height: 1000 }))
    expectSound(drawPoster('volcano', { width: 1000, height: 5000 }))
  })

  test('names are distinguished from other words', () => {
    expect([isSceneKind('volcano'), isSceneKind('toString'), isSceneKind('')]).toEqual([true, false, false])
    expect([isPaletteName('dusk'), isPaletteName('constructor')]).toEqual([true, false])
  })
})

describe('ids on one page', () => {
  test('different pictures share none', () => {
    const options = [
      {},
      { seed: 2 },
      { palette: 'dusk' },
      { width: 21, height: 9 },
      { focus: 'left' },
      { focus: 'right' },
    ] as const
    const pictures = sampled(SCENE_KINDS, 3, 2).flatMap(kind =>
      options.map(option => drawPoster(kind, option)),
    )
    const ids = [...new Set(pictures)].flatMap(picture => idsOf(picture))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('seeds and sizes are not confused', () => {
    const [first, second] = [drawPoster('reef', { seed: 1 }), drawPoster('reef', { seed: '1|800' })]
    expect(idsOf(first)[0]).not.toBe(idsOf(second)[0])
  })
})

const DISC = /<circle cx="(-?\d+)" cy="(-?\d+)" r="(\d+)" fill="#\w+"\/>/g

/** A picture cropped by a fifth on either side, as a card may be, still has the middle of its disc. */
function expectDiscInside(svg: string): void {
  const [width = 0] = /viewBox="0 0 (\d+)/.exec(svg)?.slice(1).map(Number) ?? []
  const [disc, ...others] = [...svg.matchAll(DISC)].map(circle => circle.slice(1).map(Number))
  const [x = 0, y = 0, r = 0] = disc ?? []
  expect(others).toEqual([])
  expect(x).toBeGreaterThanOrEqual(Math.floor(width * 0.2))
  expect(x).toBeLessThanOrEqual(Math.ceil(width * 0.8))
  expect(Math.min(x - r, width - x - r, y - r)).toBeGreaterThanOrEqual(0)
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1] ?? '')
}

/** The picture without its ids, which differ by the seed alone. */
function drawingOf(svg: string): string {
  return svg.replace(/(id="|#)[a-z0-9]+/g, '')
}

/** Well-formed, finite, without script, and every reference has one definition. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<script|\son\w+=/)
  expectWellFormed(svg)
  const ids = idsOf(svg)
  expect(new Set(ids).size).toBe(ids.length)
  const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(match => match[1] ?? '')
  expect(references.filter(reference => !ids.includes(reference))).toEqual([])
}

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)(\/?)>/y

function expectWellFormed(xml: string): void {
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < xml.length) {
    const from = TAG.lastIndex
    const [, closing, name = '', attributes = '', empty] = TAG.exec(xml) ?? []
    if (!name) throw new Error(`no tag at ${from}: ${xml.slice(from, from + 60)}`)
    const names = [...attributes.matchAll(/ ([a-zA-Z][a-zA-Z0-9-]*)=/g)].map(match => match[1])
    if (new Set(names).size < names.length) throw new Error(`an attribute twice: ${attributes}`)
    if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing at ${from}`)
    if (!closing && !empty) open.push(name)
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join()}`)
}
