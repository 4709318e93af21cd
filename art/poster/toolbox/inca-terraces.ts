import { mix } from './inks.ts'
import { lerp, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

export interface Terraced {
  readonly x: number
  readonly foot: number
  readonly wide: number
  readonly high: number
}

/** Half the width of the stair of terraces, in spans, from its foot up. */
function halfAt({ wide }: Terraced, up: number): number {
  return wide * lerp(1, 0.62, up ** 0.8) * 0.6
}

/** Great steps of wall and maize, narrower as they climb, with one steep stair up their edge. */
export function terraces(stage: Stage, slope: Terraced): Art {
  const { span, inks, light, sunward } = stage
  const { rock, leaf, sand } = inks
  const count = 13
  const [walls, beds, stones, shade] = [pen(), pen(), pen(), pen()]
  const level = (up: number) => slope.foot - span * slope.high * up
  const at = (side: number, up: number) => slope.x + side * span * halfAt(slope, up)
  const lean = (up: number) => sunward * span * 0.05 * up
  range(count, i => {
    const [low, top] = [i / count, (i + 0.62) / count]
    const next = (i + 1) / count
    walls.polygon([
      [at(-1, low) + lean(low), level(low)],
      [at(-1, top) + lean(top), level(top)],
      [at(1, top) + lean(top), level(top)],
      [at(1, low) + lean(low), level(low)],
    ])
    beds.polygon([
      [at(-1, top) + lean(top) - 2, level(top)],
      [at(-1, next) + lean(next), level(next)],
      [at(1, next) + lean(next), level(next)],
      [at(1, top) + lean(top) + 2, level(top)],
    ])
    for (let mark = 0; mark < 16; mark++) {
      const along = stage.chance.between(-0.95, 0.95)
      const y = level(lerp(low, top, stage.chance.between(0.2, 0.8)))
      stones.M(at(along, low) + lean(low), y).H(at(along, low) + lean(low) + span * 0.014)
    }
    const from = light > 0 ? -1 : 0.55
    shade.polygon([
      [at(from, low) + lean(low), level(low)],
      [at(from, next) + lean(next), level(next)],
      [at(from + 0.45, next) + lean(next), level(next)],
      [at(from + 0.45, low) + lean(low), level(low)],
    ])
  })
  const stair = pen().polygon([
    [at(0.72, 0), level(0)],
    [at(0.62, 1) + lean(1), level(1)],
    [at(0.74, 1) + lean(1), level(1)],
    [at(0.84, 0), level(0)],
  ])
  return [
    fill(walls, mix(rock[1], rock[2], 0.25)),
    fill(beds, mix(leaf[0], sand[1], 0.25)),
    `<path fill="none" stroke="${mix(rock[2], inks.key, 0.3)}" stroke-width="1.2" opacity=".5" d="${stones}"/>`,
    fill(shade, inks.land[4], { opacity: 0.25 }),
    fill(stair, mix(rock[0], rock[1], 0.4)),
  ]
}

/** The six rose slabs of the temple of the Sun, and the walls beside them. */
export function temple(stage: Stage, slope: Terraced): Art {
  const { span, inks, sunward } = stage
  const top = slope.foot - span * slope.high
  const x = slope.x + sunward * span * 0.05
  const [ground, slabs, seams, walls] = [pen(), pen(), pen(), pen()]
  const half = span * halfAt(slope, 1)
  ground
    .M(x - half * 0.98, top + 3)
    .Q(x, top - span * 0.026, x + half * 0.98, top + 3)
    .Z()
  range(6, i => {
    const left = x - span * 0.075 + i * span * 0.026
    const high = span * (0.058 - Math.abs(i - 2.5) * 0.003)
    slabs
      .M(left, top)
      .L(left + 1, top - high, left + span * 0.021, top - high - 1, left + span * 0.022, top)
      .Z()
    seams
      .M(left + span * 0.0225, top)
      .V(top - high * 0.96)
      .H(left + span * 0.0255)
      .V(top)
      .Z()
  })
  walls
    .M(x + span * 0.09, top + 2)
    .V(top - span * 0.036)
    .H(x + span * 0.15)
    .V(top + 2)
    .Z()
  walls
    .M(x - span * 0.15, top + 2)
    .V(top - span * 0.028)
    .H(x - span * 0.09)
    .V(top + 2)
    .Z()
  return [
    fill(ground, mix(inks.leaf[1], inks.rock[1], 0.4)),
    fill(walls, mix(inks.rock[1], inks.rock[2], 0.35)),
    fill(slabs, mix(inks.rock[0], inks.rock[1], 0.3)),
    fill(seams, mix(inks.rock[2], inks.key, 0.2)),
  ]
}
