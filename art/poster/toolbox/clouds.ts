import type { Chance } from './chance.ts'
import { clamp, lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, type Attributes, fill } from './tags.ts'

/** Long flat-bottomed poster clouds: `count` tapering streaks, one below the other. */
export function streaks(
  { chance, inks }: Stage,
  x: number,
  y: number,
  width: number,
  count = 4,
  ink: string = inks.mist,
  attributes: Attributes = {},
): Art {
  const cloud = pen()
  for (let i = 0; i < count; i++) {
    const long = width * chance.between(0.35, 1)
    const high = width * 0.016 * chance.between(0.7, 1.5)
    const middle = x + (width - long) * chance.between(-0.5, 0.5)
    const base = y + i * width * 0.04
    cloud
      .M(middle - long / 2, base)
      .Q(middle - long * 0.2, base - high * 1.9, middle + long * chance.between(-0.1, 0.15), base - high)
      .Q(middle + long * 0.28, base - high * 1.7, middle + long / 2, base)
      .Q(middle, base + high * 0.9, middle - long / 2, base)
  }
  return fill(cloud, ink, attributes)
}

/** Cumulus with a level base: a few big billows, each with its own height. */
export function cumulus(
  cloud: Pen,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
): Pen {
  const count = Math.max(4, Math.round((width / height) * chance.between(0.9, 1.25)))
  const cuts = range(count + 1, (i, t) =>
    clamp(t + (i && i < count ? chance.between(-0.32, 0.32) / count : 0)),
  )
  let fromX = x - width / 2
  let fromY = y
  cloud.M(fromX, fromY)
  for (const [i, t] of cuts.entries()) {
    if (i === 0) continue
    const toX = x - width / 2 + width * t
    const toY = i === count ? y : y - height * Math.sin(Math.PI * t) ** 0.8 * chance.between(0.35, 0.8)
    const billow = (toX - fromX) * chance.between(0.45, 0.75)
    const top = Math.min(fromY, toY)
    cloud.C(fromX - billow * 0.12, top - billow, toX - (toX - fromX) * 0.15, top - billow * 1.1, toX, toY)
    fromX = toX
    fromY = toY
  }
  return cloud
    .Q(x + width * 0.2, y + height * 0.1, x, y + height * 0.02)
    .Q(x - width * 0.25, y + height * 0.12, x - width / 2, y)
}

/** A soft level bank of air: opaque in the middle, feathered above and below. */
export function mist(
  stage: Stage,
  y: number,
  height: number,
  { ink = stage.inks.mist, opacity = 0.85 }: { ink?: string; opacity?: number } = {},
): Art {
  const stops = [
    [ink, 0],
    [ink, opacity],
    [ink, 0],
  ] as const
  const air = stage.gradient(stops, 0, y - height / 2, 0, y + height / 2)
  return `<path fill="${air}" d="M0 ${Math.round(y - height / 2)}h${stage.width}v${Math.round(height)}H0z"/>`
}

interface TongueOptions {
  ink?: string
  opacity?: number
  from?: number
  to?: number
}

/** A hard-edged tongue of drifting mist, as if cut with a stencil, fading downward. */
export function mistTongue(
  stage: Stage,
  y: number,
  height: number,
  { ink = stage.inks.mist, opacity = 0.8, from = -20, to = stage.width + 20 }: TongueOptions = {},
): Art {
  const { chance } = stage
  const waves = Math.max(4, Math.round((to - from) / 130))
  const crest: Point[] = range(waves + 1, (i, t) => [
    lerp(from, to, t),
    y - height * (i % 2 ? chance.between(0.5, 1) : chance.between(0, 0.3)),
  ])
  const tongue = pen()
    .M(from, y + height * 0.4)
    .soft([...crest, [to, y + height * 0.4]])
  const fade = stage.gradient(
    [
      [ink, opacity],
      [ink, 0],
    ],
    0,
    y - height,
    0,
    y + height * 1.6,
  )
  return `<path fill="${fade}" d="${tongue.V(y + height * 1.6).H(from)}z"/>`
}
