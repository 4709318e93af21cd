import { mix } from './inks.ts'
import type { Front } from './masonry.ts'
import { lerp } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** A terrace: half its width at the foot and at the top, and from which height to which. */
type Tier = readonly [half: number, upper: number, low: number, top: number]

const LOWER: readonly Tier[] = [
  [0.7, 0.685, 0, 0.08],
  [0.655, 0.64, 0.08, 0.16],
  [0.61, 0.595, 0.16, 0.24],
]

const UPPER: readonly Tier[] = [
  [0.53, 0.515, 0.33, 0.4],
  [0.49, 0.475, 0.4, 0.47],
  [0.45, 0.435, 0.47, 0.55],
]

/** Temples on the summit: middle, half width, how high their pyramid and their house are. */
const TEMPLES = [
  [-0.31, 0.13, 0.1, 0.07],
  [0.31, 0.13, 0.1, 0.07],
  [0, 0.2, 0.24, 0.09],
] as const

/** Caana: terraces, a palace of many doors half way up, terraces again, and three temples on the summit. */
export function caana(stage: Stage, front: Front): Art {
  const { inks } = stage
  const stone = mix(inks.rock[0], inks.rock[1], 0.34)
  return [
    TEMPLES.map(temple => summitTemple(stage, front, temple, stone)),
    UPPER.map((tier, i) => terrace(stage, front, tier, mix(stone, inks.rock[1], 0.12 * i))),
    stair(stage, front, 0.33, 0.56, [0.13, 0.1]),
    palace(stage, front, stone),
    LOWER.map((tier, i) => terrace(stage, front, tier, mix(stone, inks.rock[1], 0.12 * i))),
    stair(stage, front, 0, 0.245, [0.2, 0.17]),
  ]
}

function slab(front: Front, path: Pen, [half, upper, low, top]: Tier): Pen {
  return path
    .M(front.at(-half), front.up(low))
    .L(front.at(-upper), front.up(top), front.at(upper), front.up(top), front.at(half), front.up(low))
    .Z()
}

function terrace(stage: Stage, front: Front, tier: Tier, stone: string): Art {
  const { inks, light } = stage
  const [half, upper, low, top] = tier
  const joints = pen()
  for (const t of [0.34, 0.68])
    joints.M(front.at(-half * 0.985), front.up(lerp(low, top, t))).H(front.at(half * 0.985))
  const dark = pen()
    .M(front.at(-light * half), front.up(low))
    .L(
      front.at(-light * upper),
      front.up(top),
      front.at(-light * upper * 0.66),
      front.up(top),
      front.at(-light * half * 0.7),
      front.up(low),
    )
    .Z()
  return [
    fill(slab(front, pen(), tier), stone),
    stroke(joints, mix(stone, inks.rock[2], 0.55), 1.1, { opacity: 0.6 }),
    fill(dark, mix(stone, inks.land[3], 0.45), { opacity: 0.75 }),
    fill(
      front.box(pen(), -upper - 0.006, upper + 0.006, top - 0.008, top + 0.007),
      mix(inks.leaf[1], inks.leaf[2], 0.35),
    ),
  ]
}

/** The long house half way up: a wall of doors with a plain cornice. */
function palace({ inks, light }: Stage, front: Front, stone: string): Art {
  const doors = pen()
  for (let i = 0; i < 10; i++) {
    const middle = lerp(-0.5, 0.5, i / 9)
    if (Math.abs(middle) < 0.1) continue
    front.box(doors, middle - 0.022, middle + 0.022, 0.24, 0.295)
  }
  front.box(doors, -0.03, 0.03, 0.24, 0.3)
  const wall = mix(stone, inks.paper, 0.22)
  return [
    fill(front.box(pen(), -0.57, 0.57, 0.24, 0.33), wall),
    fill(
      front.box(pen(), light > 0 ? -0.57 : 0.36, light > 0 ? -0.36 : 0.57, 0.24, 0.33),
      mix(stone, inks.land[3], 0.45),
      { opacity: 0.75 },
    ),
    fill(doors, mix(inks.rock[2], inks.key, 0.6)),
    fill(front.box(pen(), -0.58, 0.58, 0.318, 0.334), mix(wall, inks.paper, 0.4)),
  ]
}

function stair(
  { inks }: Stage,
  front: Front,
  low: number,
  top: number,
  [wide, narrow]: readonly [number, number],
): Art {
  const treads = pen()
  for (let up = low + 0.014; up < top; up += 0.02) {
    const half = lerp(wide, narrow, (up - low) / (top - low)) * 0.96
    treads.M(front.at(-half), front.up(up)).H(front.at(half))
  }
  return [
    fill(slab(front, pen(), [wide, narrow, low, top]), mix(inks.rock[0], inks.paper, 0.35)),
    stroke(treads, mix(inks.rock[1], inks.rock[2], 0.5), 1.2),
  ]
}

function summitTemple(
  stage: Stage,
  front: Front,
  [middle, half, rise, house]: (typeof TEMPLES)[number],
  stone: string,
): Art {
  const { inks, light } = stage
  const floor = 0.55
  const at = (across: number) => middle + across
  const steps = [0, 1, 2].map(i => {
    const [low, top] = [floor + (rise * i) / 3, floor + (rise * (i + 1)) / 3]
    const wide = half * (1 - i * 0.2)
    return [
      fill(front.box(pen(), at(-wide), at(wide), low, top), mix(stone, inks.rock[1], 0.15 + i * 0.08)),
      fill(
        front.box(pen(), at(light > 0 ? -wide : wide * 0.55), at(light > 0 ? -wide * 0.55 : wide), low, top),
        mix(stone, inks.land[3], 0.45),
        { opacity: 0.75 },
      ),
      fill(
        front.box(pen(), at(-wide - 0.004), at(wide + 0.004), top - 0.006, top + 0.004),
        mix(inks.leaf[1], inks.leaf[2], 0.35),
      ),
    ]
  })
  const top = floor + rise
  const room = half * 0.46
  const broken = pen()
    .M(front.at(at(-room)), front.up(top))
    .L(
      front.at(at(-room * 0.96)),
      front.up(top + house * 0.8),
      front.at(at(-room * 0.4)),
      front.up(top + house),
      front.at(at(room * 0.1)),
      front.up(top + house * 0.86),
      front.at(at(room * 0.5)),
      front.up(top + house * 0.98),
      front.at(at(room)),
      front.up(top + house * 0.7),
      front.at(at(room)),
      front.up(top),
    )
    .Z()
  const steep = pen()
  front.box(steep, at(-half * 0.26), at(half * 0.26), floor, top)
  return [
    steps,
    fill(steep, mix(inks.rock[0], inks.paper, 0.3)),
    fill(broken, mix(stone, inks.paper, 0.15)),
    fill(
      front.box(pen(), at(-room * 0.24), at(room * 0.24), top, top + house * 0.5),
      mix(inks.rock[2], inks.key, 0.6),
    ),
  ]
}
