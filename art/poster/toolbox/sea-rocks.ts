import { mix } from './inks.ts'
import { plot } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'
import { reflection } from './water.ts'

interface Stack {
  readonly x: number
  readonly foot: number
  readonly high: number
}

const PINNACLE = [
  -0.42, 0, -0.36, 0.34, -0.24, 0.56, -0.16, 0.84, -0.02, 1, 0.08, 0.8, 0.12, 0.62, 0.24, 0.44, 0.28, 0.2,
  0.42, 0,
]

const PINNACLE_SHADE = [
  -0.42, 0, -0.36, 0.34, -0.24, 0.56, -0.16, 0.84, -0.02, 1, -0.06, 0.76, 0.02, 0.62, -0.08, 0.44, 0.02, 0.24,
  -0.06, 0,
]

/** A spearhead of tuff at the water's edge. */
export function pinnacle(stage: Stage, stack: Stack): Art {
  return seaRock(stage, stack, [PINNACLE], [PINNACLE_SHADE])
}

const KICKER = [
  -0.72, 0, -0.7, 0.4, -0.62, 0.66, -0.5, 0.74, -0.44, 0.9, -0.24, 1, -0.04, 0.97, 0.02, 0.8, 0.07, 0.5, 0.05,
  0.2, 0.1, 0,
]

const KICKER_SHADE = [
  -0.72, 0, -0.7, 0.4, -0.62, 0.66, -0.5, 0.74, -0.44, 0.9, -0.24, 1, -0.28, 0.78, -0.2, 0.6, -0.3, 0.4,
  -0.22, 0.2, -0.3, 0,
]

const KICKER_TOWER = [0.19, 0, 0.2, 0.3, 0.17, 0.6, 0.26, 0.84, 0.36, 0.8, 0.42, 0.5, 0.5, 0.24, 0.54, 0]

const KICKER_TOWER_SHADE = [
  0.19, 0, 0.2, 0.3, 0.17, 0.6, 0.26, 0.84, 0.28, 0.6, 0.25, 0.36, 0.32, 0.16, 0.3, 0,
]

/** The Sleeping Lion: a cloven tuff cone that stands straight out of the sea. */
export function kickerRock(stage: Stage, stack: Stack): Art {
  return seaRock(stage, stack, [KICKER, KICKER_TOWER], [KICKER_SHADE, KICKER_TOWER_SHADE])
}

type Outline = readonly number[]

/** Outlines run across toward the sun and up from the water, in heights of the rock. */
function seaRock(
  stage: Stage,
  { x, foot, high }: Stack,
  outlines: readonly Outline[],
  shades: readonly Outline[],
): Art {
  const { inks, sunward } = stage
  const at = (outline: Outline) =>
    plot(
      outline,
      across => x + sunward * high * across,
      up => foot - high * up,
    )
  const cut = (list: readonly Outline[]) => list.reduce((path, outline) => path.polygon(at(outline)), pen())
  const foam = pen().lens(x - sunward * high * 0.1, foot + 1, high * 1.5, high * 0.03)
  const down = (tones: [string, string]) => stage.gradient(tones, 0, foot - high, 0, foot)
  const [lit, body, shade] = inks.rock
  return [
    reflection(stage, x, foot + 3, high * 0.9, high * 0.5, shade, { count: 7, opacity: 0.5 }),
    fill(cut(outlines), down([mix(lit, body, 0.5), body])),
    fill(cut(shades), down([mix(body, shade, 0.7), shade])),
    fill(foam, inks.paper, { opacity: 0.85 }),
  ]
}
