import { cumulus } from './clouds.ts'
import { mix } from './inks.ts'
import { brokenLine } from './land.ts'
import { clamp, lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import { nearEdge, type Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** The near bank: a cliff that ends in the water; lengths run in spans from the frame's edge behind it. */
export interface Cliff {
  readonly reach: number
  /** y of its top, so far out. */
  top(out: number): number
  /** y of the grass at our feet, at an x. */
  foot(x: number): number
  readonly waterline: number
}

export function layCliff({ width, height, span, chance, sunward }: Stage, horizon: number): Cliff {
  const reach = clamp((0.42 * width) / span, 0.48, 0.92) + chance.between(-0.02, 0.04)
  const rise = horizon + span * chance.between(0.15, 0.19)
  return {
    reach,
    top: out => rise + span * 0.05 * (out / reach) ** 2,
    foot: x => {
      const out = (sunward > 0 ? x : width - x) / span
      return (
        height +
        span * (0.04 - lerp(0.22, 0.11, clamp(width / height / 1.4)) * clamp(1 - out / (reach * 1.25)) ** 0.6)
      )
    },
    waterline: Math.min(height * 0.9, rise + span * 0.42),
  }
}

/** Dust over the cliff, thickest behind the herd. */
export function dust(stage: Stage, { reach, top }: Cliff): Art {
  const { span, chance, inks } = stage
  const cloud = pen()
  for (const [i, t] of range(7, (_, along) => along).entries()) {
    const out = lerp(-0.05, reach * 0.94, t)
    const high = span * lerp(0.2, 0.07, t) * chance.between(0.75, 1.1)
    cumulus(cloud, chance, nearEdge(stage, out), top(out) + span * 0.02, span * (i % 2 ? 0.32 : 0.26), high)
  }
  return fill(cloud, mix(inks.sand[0], inks.halo, 0.4), { opacity: 0.62 })
}

/** The cliff itself, its lit lip, and the clefts in its face. */
export function earth(stage: Stage, { reach, top, waterline }: Cliff): Art {
  const { height, span, chance, inks, sunward } = stage
  const [lit, body, shade] = inks.rock
  const behind = nearEdge(stage, -0.1)
  const lip: Point = [nearEdge(stage, reach), top(reach)]
  const toe: Point = [nearEdge(stage, reach + 0.05), waterline]
  const outline = (lower: number) => {
    const edge = range(
      7,
      (_, t): Point => [nearEdge(stage, lerp(-0.1, reach, t)), top(lerp(0, reach, t)) + lower],
    )
    return pen()
      .M(behind, height + 30)
      .through(edge)
      .through(brokenLine(chance, [lip[0], lip[1] + lower], [toe[0], toe[1]], span * 0.06, 0.2))
      .Q(nearEdge(stage, reach + 0.12), waterline + span * 0.02, nearEdge(stage, reach + 0.2), height + 30)
      .Z()
  }
  const clefts = pen()
  for (const t of range(9, (_, along) => along)) {
    const out = lerp(0, reach - 0.04, t) + chance.between(-0.03, 0.03)
    const [x, y] = [nearEdge(stage, out), top(out) + span * 0.03]
    const [wide, high] = [-sunward * span * chance.between(0.02, 0.07), span * chance.between(0.05, 0.3)]
    clefts
      .M(x, y)
      .L(
        x + wide,
        y,
        x + wide * 0.7,
        y + high * 0.4,
        x + wide * 0.9,
        y + high * 0.55,
        x + wide * 0.3,
        y + high,
      )
      .L(x + wide * 0.25, y + high * 0.5)
      .Z()
  }
  const face = stage.gradient([mix(body, shade, 0.35), mix(shade, inks.key, 0.35)], 0, top(0), 0, height)
  return [
    fill(outline(0), mix(lit, body, 0.5)),
    fill(outline(span * 0.028), face),
    fill(clefts, mix(shade, inks.key, 0.5), { opacity: 0.55 }),
  ]
}
