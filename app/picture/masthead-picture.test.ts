import { describe, expect, test } from 'vitest'
import { SCENE_KINDS } from '#art/poster/poster.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import { sunOf } from '#art/poster/sun.ts'
import { mastheadPicture, type SunPosition, sunPosition } from './masthead-picture.server.ts'
import { MASTHEAD_PRINTS } from './picture.ts'

const ASPECTS = { wide: 10 / 3, narrow: 4 / 3 } as const

interface Crop {
  width: number
  height: number
}

/** Window sizes, the height of their header, and the smallest height of a masthead's text there. */
const WINDOWS = [
  { window: '390 × 844', width: 390, head: 70, height: 844, most: 800, words: 184, print: 'narrow' },
  { window: '820 × 1180', width: 820, head: 70, height: 1180, most: 992, words: 184, print: 'narrow' },
  { window: '1280 × 720', width: 1280, head: 126, height: 720, most: 992, words: 0, print: 'wide' },
  { window: '1440 × 900', width: 1440, head: 126, height: 900, most: 992, words: 0, print: 'wide' },
  { window: '1920 × 1080', width: 1920, head: 126, height: 1080, most: 992, words: 0, print: 'wide' },
] as const

/** The possible crops of a picture: from its smallest height (masthead-frame.module.css) to the whole masthead. */
function cropsOf(
  { width, height, head, most, words }: (typeof WINDOWS)[number],
  { across }: SunPosition,
): Crop[] {
  const least = Math.max(144, across * width)
  const whole = Math.max(least, Math.min(height - head, most) - words)
  return [0, 0.25, 0.5, 0.75, 1].map(share => ({ width, height: least + share * (whole - least) }))
}

/** The disc's edges in a crop, by the `object-position` of masthead-frame.module.css. */
function discIn(crop: Crop, aspect: number, sun: ReturnType<typeof sunOf>, { left, above }: SunPosition) {
  const width = Math.max(crop.width, crop.height * aspect)
  const height = width / aspect
  const x = sun.x * width + left * (crop.width - width)
  const y = sun.y * height + Math.max(0.75 * (crop.height - height), -above * height)
  const r = (sun.across * width) / 2
  return { left: x - r, right: crop.width - x - r, top: y - r, bottom: crop.height - y - r }
}

function expectWhole(crop: Crop, aspect: number, sun: ReturnType<typeof sunOf>, place: SunPosition): void {
  const margins = Object.values(discIn(crop, aspect, sun, place))
  expect(Math.min(...margins), JSON.stringify({ crop, sun })).toBeGreaterThanOrEqual(0)
}

const CHOICES = SCENE_KINDS.flatMap(kind =>
  SETTINGS[kind].hours.flatMap(palette =>
    ['costa-rica', 'kenya/nature', 'lava-walk', '4'].map(seed => ({ kind, palette, seed })),
  ),
)

describe('the sun of a masthead', () => {
  test.each(WINDOWS)('is complete at $window, whatever height the text leaves for the picture', window => {
    const { print } = window
    for (const poster of CHOICES) {
      const sun = sunOf(poster, MASTHEAD_PRINTS[print])
      const place = sunPosition(sun)
      for (const crop of cropsOf(window, place)) expectWhole(crop, ASPECTS[print], sun, place)
    }
  })

  test.each([
    { window: '1280 × 720', width: (1280 * 7) / 12, height: 594 },
    { window: '1440 × 900', width: (1440 * 7) / 12, height: 774 },
    { window: '1920 × 1080', width: (1920 * 7) / 12, height: 954 },
    { window: '390 × 844', width: 390, height: 260 },
  ])('is complete beside the text at $window', crop => {
    for (const poster of CHOICES) {
      const sun = sunOf(poster, MASTHEAD_PRINTS.narrow)
      expectWhole(crop, ASPECTS.narrow, sun, sunPosition(sun))
    }
  })

  test('keeps its relative position: the space on both sides shrinks equally', () => {
    const sun = { x: 0.7, y: 0.3, across: 0.2, tall: 0.4 }
    const place = sunPosition(sun)
    const whole = discIn({ width: 3000, height: 900 }, ASPECTS.wide, sun, place)
    const cut = discIn({ width: 1500, height: 900 }, ASPECTS.wide, sun, place)
    expect(cut.left / cut.right).toBeGreaterThan(1)
    expect(Math.abs(cut.left / cut.right - whole.left / whole.right)).toBeLessThan(0.3)
  })

  test('keeps most of the print’s foot in a crop that has room for it', () => {
    const sun = { x: 0.7, y: 0.4, across: 0.09, tall: 0.3 }
    const { bottom } = discIn({ width: 1280, height: 325 }, ASPECTS.wide, sun, sunPosition(sun))
    const lost = 1280 * 0.3 - 325
    expect(bottom).toBeCloseTo(0.45 * 1280 * 0.3 - 0.25 * lost)
  })

  test('is recorded for each print', () => {
    const picture = mastheadPicture({ poster: { kind: 'volcano', palette: 'golden', seed: 'costa-rica' } })
    expect('suns' in picture && picture.suns).toEqual({
      ...Object.fromEntries(
        ['wide', 'narrow'].flatMap(print => [
          [`--${print}-x`, expect.stringMatching(/^[\d.]+%$/)],
          [`--${print}-above`, expect.stringMatching(/^0[\d.]*$/)],
          [`--${print}-sun`, expect.stringMatching(/^[\d.]+vw$/)],
        ]),
      ),
    })
  })

  test('a photograph has none', () => {
    const photo = {
      key: 'a',
      width: 2,
      height: 1,
      focus: { x: 50, y: 50 },
      color: '#000000',
      blur: '',
      alt: '',
      credit: null,
    }
    expect(mastheadPicture({ photo })).toEqual({ photo })
  })
})
