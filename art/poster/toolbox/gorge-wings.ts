import { mist } from './clouds.ts'
import { forest } from './forest.ts'
import { type GorgeWall, gorgeWall } from './gorge.ts'
import { mix } from './inks.ts'
import { clamp } from './numbers.ts'
import { type Stage, WIDE } from './stage.ts'
import type { Art } from './tags.ts'

export interface Gorge {
  /** y of the top of the fall, and of the pool. */
  readonly lip: number
  readonly pool: number
  /** x, in spans from the fall: left is negative, whichever side the sun is. */
  at(spans: number): number
  /** How far the walls of that side stand off: 1 close by; in a wide picture the sunward ones stand back. */
  apart(side: -1 | 1): number
}

export function layGorge({ ratio, span, focusX, sunward }: Stage, lip: number, pool: number): Gorge {
  const open = ratio > WIDE ? 2.6 : 1
  return {
    lip,
    pool,
    at: spans => focusX + spans * span,
    apart: side => (side === sunward ? open : 1),
  }
}

/** Two nested pairs of wooded walls that climb away from the water. */
export function wings(stage: Stage, gorge: Gorge): Art {
  const { span, inks } = stage
  const { land, leaf, rock } = inks
  const farInks = {
    ink: mix(land[2], rock[2], 0.45),
    shade: mix(land[3], rock[2], 0.3),
    moss: leaf[1],
    leaves: mix(leaf[1], leaf[2], 0.5),
    size: span * 0.052,
  }
  const nearInks = {
    ink: mix(land[3], rock[2], 0.25),
    shade: land[4],
    moss: leaf[2],
    leaves: leaf[2],
    size: span * 0.066,
  }
  return [
    wing(stage, gorge, { ...farInks, side: -1, inner: 0.15, level: 0.47, rise: 0.1, run: 0.2 }),
    wing(stage, gorge, { ...farInks, side: 1, inner: 0.16, level: 0.52, rise: 0.14, run: 0.22 }),
    mist(stage, gorge.pool - span * 0.02, span * 0.24, { opacity: 0.5 }),
    gorge.apart(-1) === 1 &&
      wing(stage, gorge, { ...nearInks, side: -1, inner: 0.27, level: 0.6, rise: 0.34, run: 0.26 }),
    gorge.apart(1) === 1 &&
      wing(stage, gorge, { ...nearInks, side: 1, inner: 0.29, level: 0.56, rise: 0.3, run: 0.24 }),
  ]
}

interface Wing extends Pick<GorgeWall, 'ink' | 'shade' | 'moss'> {
  side: -1 | 1
  /** Where it begins, in spans from the fall; how high it starts, climbs, and over what run. */
  inner: number
  level: number
  rise: number
  run: number
  leaves: string
  size: number
}

function wing(stage: Stage, gorge: Gorge, { side, size, leaves, ...cut }: Wing): Art {
  const { width, height, span, inks } = stage
  const { lip, pool, at } = gorge
  const inner = at(side * cut.inner * gorge.apart(side))
  const top = (x: number) =>
    height * cut.level - span * cut.rise * clamp(((x - inner) * side) / (span * cut.run)) ** 1.05
  const [from, to] = side < 0 ? [-20, inner] : [inner, width + 20]
  const { ink, shade, moss } = cut
  return [
    gorgeWall(stage, { from, to, top, foot: pool + span * 0.03, lip, ink, shade, moss, side }),
    forest(stage, {
      from: side < 0 ? from : from + size * 0.5,
      to: side < 0 ? to - size * 0.5 : to,
      y: x => top(x) + size * 0.3,
      size,
      ink: leaves,
      lit: inks.leaf[1],
      below: x => top(x) + size * 0.9,
    }),
  ]
}
