import { mix } from './inks.ts'
import { lerp, noise, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** A lake in a crater, seen across it from the rim: two rings, the rim above and the shore below. */
export interface CraterLake {
  readonly x: number
  /** y of the far rim and of the lake's middle. */
  readonly rim: number
  readonly y: number
  /** Half the width and half the depth of the lake. */
  readonly half: number
  readonly deep: number
}

interface CraterInks {
  readonly wall: string
  readonly shade: string
  readonly lit: string
  readonly water: readonly [string, string]
  /** No water: the floor is of cold lava, in the same two inks. */
  readonly dry?: boolean
  /** Lines of strata round the walls. */
  readonly strata?: number
}

type Ring = (turn: number, down: number) => Point

/** The bowl's far half. `turn` runs from 0 at the right to 1 at the left, `down` from the rim to the shore. */
function ringsOf(stage: Stage, { x, rim, y, half, deep }: CraterLake): Ring {
  const { width, span, chance } = stage
  const reach = Math.max(span * 1.1, width * 0.72)
  const ragged = noise(chance, 3)
  return (turn, down) => {
    const angle = Math.PI * turn
    const out = Math.cos(angle)
    const peak = ragged(turn * 13) * span * 0.035 * (1 - down)
    const slack = down ** 0.72
    return [
      lerp(x + out * reach, x + out * half, slack),
      lerp(rim + peak - span * 0.3 * (1 - Math.sin(angle)) ** 1.2, y - Math.sin(angle) * deep, down),
    ]
  }
}

/** The wall on the side the light comes from: its shade ends in a broken edge behind the lake and below it. */
function shadedSide({ width, height, light, chance }: Stage, lake: CraterLake, ring: Ring): Pen {
  const from = light > 0 ? 0 : 1
  const turn = (t: number) => Math.abs(from - t)
  const side = range(9, (_, t) => ring(turn(0.3 * t), 0))
  const edge = range(9, (i, t) => ring(turn(0.3 - 0.1 * t + (i % 2 ? chance.between(0.02, 0.05) : 0)), t))
  const near = lake.x + light * lake.half
  const foot = range(
    6,
    (i, t): Point => [
      near + light * lake.half * (0.06 + 0.4 * t + (i % 2 ? 0.12 : 0)),
      lerp(lake.y + lake.deep * 0.2, height + 20, t),
    ],
  )
  const outer = light > 0 ? width + 40 : -40
  return pen().polygon([...side, ...edge, ...foot, [outer, height + 20], [outer, side[0]?.[1] ?? 0]])
}

/** Walls with ribs and strata, one side in shade, and the lake at their foot. */
export function craterLake(stage: Stage, lake: CraterLake, inks: CraterInks): Art {
  const { width, height, span, chance } = stage
  const ring = ringsOf(stage, lake)
  const rim = range(49, (_, t) => ring(1 - t, 0))
  const floor = height + 20
  const body = pen()
    .M(-40, floor)
    .L(-40, rim[0]?.[1] ?? 0)
    .through(rim)
    .L(width + 40, rim.at(-1)?.[1] ?? 0, width + 40, floor)
    .Z()
  const [ribs, gleams, strata] = [pen(), pen(), pen()]
  const count = Math.round(26 * Math.max(1, width / span / 1.3))
  for (let i = 0; i < count; i++) {
    const turn = (i + chance.between(0.2, 0.8)) / count
    const wide = chance.between(0.004, 0.01) * chance.sign()
    const [from, to] = [chance.between(0.02, 0.3), chance.between(0.6, 0.98)]
    const path = i % 3 === 0 ? gleams : ribs
    path
      .M(...ring(turn, from))
      .L(
        ...ring(turn + wide, lerp(from, to, 0.45)),
        ...ring(turn + wide * 0.5, to),
        ...ring(turn - wide, lerp(from, to, 0.6)),
      )
      .Z()
  }
  for (const t of range(inks.strata ?? 0, (_, along) => along)) {
    const down = lerp(0.3, 0.86, t)
    const start = chance.between(0, 0.3)
    strata.line(
      range(22, (_, along) => ring(lerp(start, start + 0.62, along), down + 0.02 * Math.sin(along * 21))),
    )
  }
  const shadow = shadedSide(stage, lake, ring)
  const down = (ink: string) =>
    stage.gradient([mix(ink, stage.inks.mist, 0.25), ink], 0, lake.rim - span * 0.1, 0, lake.y)
  return [
    fill(body, down(inks.wall)),
    fill(shadow, down(inks.shade)),
    fill(ribs, mix(inks.shade, stage.inks.key, 0.12), { opacity: 0.55 }),
    fill(gleams, inks.lit, { opacity: 0.6 }),
    stroke(strata, inks.lit, 1.6, { opacity: 0.55 }),
    inks.dry ? lavaFloor(stage, lake, inks.water) : water(stage, lake, inks.water),
  ]
}

function water(
  stage: Stage,
  { x, y, half, deep }: CraterLake,
  [bright, dark]: readonly [string, string],
): Art {
  const { span, chance, inks } = stage
  const glints = pen()
  for (let i = 0; i < 14; i++) {
    const across = chance.between(-0.8, 0.8)
    const down = chance.between(-0.8, 0.8) * Math.sqrt(1 - across * across)
    glints.lens(x + across * half * 0.86, y + down * deep, span * chance.between(0.03, 0.09), 1.6)
  }
  return [
    fill(pen().dot(x, y, half * 1.03, deep * 1.07), mix(inks.paper, bright, 0.45)),
    fill(pen().dot(x, y, half, deep), stage.gradient([dark, bright], 0, y - deep, 0, y + deep)),
    fill(glints, inks.paper, { opacity: 0.6 }),
  ]
}

function lavaFloor(
  stage: Stage,
  { x, y, half, deep }: CraterLake,
  [pale, dark]: readonly [string, string],
): Art {
  const { span, chance } = stage
  const flows = pen()
  for (let i = 0; i < 22; i++) {
    const across = chance.between(-0.85, 0.85)
    const down = chance.between(-0.85, 0.85) * Math.sqrt(1 - across * across)
    flows.lens(x + across * half, y + down * deep, span * chance.between(0.06, 0.2), span * 0.005)
  }
  return [
    fill(pen().dot(x, y, half, deep), stage.gradient([mix(dark, pale, 0.5), dark], 0, y - deep, 0, y + deep)),
    fill(flows, pale, { opacity: 0.6 }),
  ]
}
