import { describe, expect, test } from 'vitest'
import { SCENE_KINDS } from '#art/poster/poster.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import { sunOf } from '#art/poster/sun.ts'
import { mastheadPicture } from './masthead-picture.server.ts'
import { MASTHEAD_PRINTS } from './masthead-picture.ts'
import { type SunPlace, sunPlace } from './sun-place.ts'

const WIDE = 21 / 9
const NARROW = 4 / 3

interface Crop {
  width: number
  height: number
}

/** Windows, what their header takes of them, and the least height that a masthead's words come to there. */
const WINDOWS = [
  { window: '390 × 844', width: 390, head: 70, height: 844, most: 800, words: 184, print: 'narrow' },
  { window: '1280 × 720', width: 1280, head: 126, height: 720, most: 992, words: 0, print: 'wide' },
  { window: '1440 × 900', width: 1440, head: 126, height: 900, most: 992, words: 0, print: 'wide' },
  { window: '1920 × 1080', width: 1920, head: 126, height: 1080, most: 992, words: 0, print: 'wide' },
] as const

/** The crops a picture can come to: from its smallest height (masthead-frame.module.css) to the whole masthead. */
function cropsOf(
  { width, height, head, most, words }: (typeof WINDOWS)[number],
  { across }: SunPlace,
): Crop[] {
  const least = Math.max(144, across * width)
  const whole = Math.max(least, Math.min(height - head, most) - words)
  return [0, 0.25, 0.5, 0.75, 1].map(share => ({ width, height: least + share * (whole - least) }))
}

/** The disc's edges in a crop, as a browser lays out `object-fit: cover` with an `object-position`. */
function discIn(crop: Crop, aspect: number, sun: ReturnType<typeof sunOf>, { left, top }: SunPlace) {
  const width = Math.max(crop.width, crop.height * aspect)
  const height = width / aspect
  const x = sun.x * width + left * (crop.width - width)
  const y = sun.y * height + top * (crop.height - height)
  const r = (sun.across * width) / 2
  return { left: x - r, right: crop.width - x - r, top: y - r, bottom: crop.height - y - r }
}

function expectWhole(crop: Crop, aspect: number, sun: ReturnType<typeof sunOf>, place: SunPlace): void {
  const margins = Object.values(discIn(crop, aspect, sun, place))
  expect(Math.min(...margins), JSON.stringify({ crop, sun })).toBeGreaterThanOrEqual(0)
}

const CHOICES = SCENE_KINDS.flatMap(kind =>
  SETTINGS[kind].hours.flatMap(palette =>
    ['costa-rica', 'kenya/nature', 'lava-walk', '4'].map(seed => ({ kind, palette, seed })),
  ),
)

describe('the sun of a masthead', () => {
  test.each(WINDOWS)('is whole at $window, whatever the words leave the picture', window => {
    const { print } = window
    for (const poster of CHOICES) {
      const sun = sunOf(poster, MASTHEAD_PRINTS[print])
      const place = sunPlace(sun)
      for (const crop of cropsOf(window, place))
        expectWhole(crop, print === 'wide' ? WIDE : NARROW, sun, place)
    }
  })

  test.each([
    { window: '1280 × 720', width: (1280 * 7) / 12, height: 594 },
    { window: '1440 × 900', width: (1440 * 7) / 12, height: 774 },
    { window: '1920 × 1080', width: (1920 * 7) / 12, height: 954 },
    { window: '390 × 844', width: 390, height: 260 },
  ])('is whole beside the words at $window', crop => {
    for (const poster of CHOICES) {
      const sun = sunOf(poster, MASTHEAD_PRINTS.narrow)
      expectWhole(crop, NARROW, sun, sunPlace(sun))
    }
  })

  test('keeps its place: what is left of it and right of it shrink alike', () => {
    const sun = { x: 0.7, y: 0.3, across: 0.2, tall: 0.4 }
    const place = sunPlace(sun)
    const whole = discIn({ width: 2100, height: 900 }, WIDE, sun, place)
    const cut = discIn({ width: 1000, height: 900 }, WIDE, sun, place)
    expect(cut.left / cut.right).toBeGreaterThan(1)
    expect(Math.abs(cut.left / cut.right - whole.left / whole.right)).toBeLessThan(0.3)
  })

  test('is written down for each print', () => {
    const picture = mastheadPicture({ poster: { kind: 'volcano', palette: 'golden', seed: 'costa-rica' } })
    expect('suns' in picture && picture.suns).toEqual({
      '--sx': expect.stringMatching(/^[\d.]+%$/),
      '--sy': expect.stringMatching(/^[\d.]+%$/),
      '--sun': expect.stringMatching(/^[\d.]+vw$/),
      '--px': expect.stringMatching(/^[\d.]+%$/),
      '--py': expect.stringMatching(/^[\d.]+%$/),
      '--phone-sun': expect.stringMatching(/^[\d.]+vw$/),
    })
  })

  test('a photograph has none', () => {
    const photo = { key: 'a', width: 2, height: 1, color: '#000000', blur: '', alt: '', credit: null }
    expect(mastheadPicture({ photo })).toEqual({ photo })
  })
})
