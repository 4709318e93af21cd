import { forest } from './forest.ts'
import { first, heightAlong, last, lerp, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface HeadlandOptions {
  rock: string
  shade: string
  lit: string
  leaf: string
  leafLit: string
  /** Size of a crown; the rock is fluted in proportion. */
  size: number
  /** How far down the forest hangs, 0 to 1. */
  cover?: number
  bumps?: number
  foam?: boolean
}

/** A headland under a skyline that runs left to right: fluted rock, a mantle of forest, foam at its foot. */
export function headland(
  stage: Stage,
  skyline: readonly Point[],
  base: number,
  options: HeadlandOptions,
): Art {
  const { width, chance, inks } = stage
  const { size, cover = 0.45, bumps = 4, foam = true } = options
  const top = heightAlong(skyline)
  const [left, right] = [first(skyline)[0], last(skyline)[0]]
  const foot: Point[] = []
  for (let x = right; x > left; x -= size * chance.between(0.8, 1.7)) {
    foot.push([x, base + chance.between(-0.1, 0.25) * size * 0.3])
  }
  const [shades, gleams, surf] = [pen(), pen(), pen()]
  for (let x = Math.max(left, -40); x < Math.min(right, width + 40); ) {
    const wide = size * chance.between(0.9, 2)
    flute(stage, shades, gleams, { x, wide, top: top(x + wide / 2), base, size })
    if (foam) surf.lens(x + wide / 2, base + size * 0.12, wide * chance.between(0.7, 1.4), size * 0.1 + 1)
    x += wide
  }
  const start = chance() * 9
  const hem = (x: number) => {
    const waver = 0.3 * Math.sin(x / (size * 1.7) + start) + 0.2 * Math.sin(x / (size * 0.6) + start * 2)
    return lerp(top(x), base, cover * (0.75 + waver))
  }
  const body = pen().M(left, base).through(skyline).through(foot).Z()
  return [
    fill(body, options.rock),
    fill(gleams, options.lit),
    fill(shades, options.shade),
    forest(stage, {
      from: Math.max(left, -30) + size * 0.2,
      to: Math.min(right, width + 30) - size * 0.4,
      y: x => top(x) + size * 0.25,
      size,
      ink: options.leaf,
      lit: options.leafLit,
      below: x => Math.max(hem(x), top(x) + size * 0.3),
      bumps,
      gap: 1.4,
      litOdds: 0.7,
    }),
    foam && fill(surf, inks.paper, { opacity: 0.75 }),
  ]
}

interface Flute {
  readonly x: number
  readonly wide: number
  readonly top: number
  readonly base: number
  readonly size: number
}

/** A groove in the rock, and at times a gleam on the ridge beside it. */
function flute(
  { chance, light }: Stage,
  shades: Pen,
  gleams: Pen,
  { x, wide, top, base, size }: Flute,
): void {
  const dark = -light
  const high = base - top
  const from = top + high * chance.between(0.05, 0.4)
  const ridge = x + wide * chance.between(0.3, 0.6)
  const end = x + (dark > 0 ? wide : 0)
  if (high <= size * 0.5) return
  shades
    .M(ridge, from)
    .L(ridge - dark * wide * chance.between(0.05, 0.2), lerp(from, base, 0.35))
    .L(ridge + dark * wide * 0.08, lerp(from, base, 0.42))
    .L(ridge - dark * wide * chance.between(0.05, 0.25), base + 2, end, base + 2)
    .L(end - dark * wide * 0.1, lerp(from, base, 0.4))
    .Z()
  if (!chance.odds(0.6)) return
  const y = lerp(from, base, chance.between(0.3, 0.6))
  const gleamX = ridge - dark * wide * chance.between(0.2, 0.4)
  gleams
    .M(gleamX, y)
    .L(gleamX + wide * 0.1, y + high * 0.12, gleamX - dark * wide * 0.06, base - 1)
    .L(gleamX - dark * wide * 0.2, lerp(y, base, 0.4))
    .Z()
}

/** One leaning rock off a headland, with a shaded side. */
export function skerry(
  { chance, light }: Stage,
  rock: Pen,
  shade: Pen,
  x: number,
  base: number,
  wide: number,
  high: number,
): void {
  const dark = -light
  const tip = x + chance.between(-0.14, 0.14) * wide
  rock
    .M(x - wide * 0.5, base)
    .L(x - wide * 0.4, base - high * 0.45, tip - wide * 0.2, base - high * 0.8)
    .L(tip - wide * 0.02, base - high, tip + wide * 0.16, base - high * 0.86)
    .L(x + wide * 0.3, base - high * 0.5, x + wide * 0.5, base)
    .Z()
  shade
    .M(tip, base - high)
    .L(tip - dark * wide * 0.06, base - high * 0.6, x + dark * wide * 0.04, base - high * 0.5)
    .L(x - dark * wide * 0.08, base - high * 0.2, x + dark * wide * 0.02, base, x + dark * wide * 0.5, base)
    .L(x + dark * wide * (dark > 0 ? 0.3 : 0.4), base - high * 0.48)
    .L(tip + dark * wide * 0.18, base - high * 0.84)
    .Z()
}

/** A band along the shore: how far out to sea, its ink, and its opacity if it is not solid. */
type SurfBand = readonly [out: number, ink: string, opacity?: number]

/** Bands of surf and sand that follow one shoreline, given far to near. */
export function surf(stage: Stage, shore: readonly Point[], bands: readonly SurfBand[]): Art {
  const base = stage.height + 30
  const [[startX, startY], ...others] = shore as [Point, ...Point[]]
  return bands.map(([out, ink, opacity]) => {
    const edge = others.map(([x, y], i): Point => {
      const ragged = out > 0 && i % 2 ? out * 0.22 : 0
      return [x, y - out * (0.4 + (i + 1) / shore.length) + ragged]
    })
    const band = pen()
      .M(startX, startY - out * 0.3)
      .soft(edge)
      .L(last(shore)[0], base, startX, base)
      .Z()
    return fill(band, ink, { opacity })
  })
}
