import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { EVERY_GOOD, type Good, pile } from '#art/poster/toolbox/market-goods.ts'
import { lerp, nth, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { shopper, vendor } from '#art/poster/toolbox/shoppers.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'

export const stalls: Scene = {
  title: 'A market street in the morning',
  best: 'day',
  zoom: [0.94, 1.08],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.37, 0.4)
    const end = xAt(chance.between(0.12, 0.2))
    const sun = stage.hang({
      x: end + sunward * span * chance.between(-0.03, 0.05),
      y: horizon - span * chance.between(0.12, 0.18),
      r: span * 0.14,
    })
    const street = lay(stage, horizon, end)
    const heaps = EVERY_GOOD.map(good => stage.define(group({}, pile(stage, good as Good))))
    return [
      openSky(stage, horizon, sun),
      farHills(stage, horizon),
      mist(stage, horizon, span * 0.1, { opacity: 0.6 }),
      pavement(stage, street),
      houses(stage, street),
      bunting(stage, street),
      rows(stage, street, heaps),
      birds(stage, end, horizon - span * 0.26, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** A street seen down its middle. Depth is 1 before us and grows; across is -1 to 1 between the walls. */
interface Street {
  readonly end: number
  readonly horizon: number
  at(across: number, depth: number, up: number): Point
}

function lay({ span, sunward }: Stage, horizon: number, end: number): Street {
  return {
    end,
    horizon,
    at: (across, depth, up) => [
      end + (sunward * across * span * 0.74) / depth,
      horizon + (span * (0.6 - up)) / depth,
    ],
  }
}

function farHills(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, horizon - span * 0.1, span * 0.06, { scale: 0.006 })
  const near = rollingSkyline(stage, horizon - span * 0.05, span * 0.03, { scale: 0.009 })
  return [
    hill(
      stage,
      far,
      stage.gradient([inks.land[0], mix(inks.land[0], inks.mist, 0.6)], 0, horizon - span * 0.14, 0, horizon),
    ),
    hill(stage, near, mix(inks.land[1], inks.leaf[1], 0.2)),
  ]
}

function pavement(stage: Stage, { horizon, at }: Street): Art {
  const { width, height, span, inks } = stage
  const { sand, rock } = inks
  const joints = pen()
  for (const across of [-0.5, -0.25, 0, 0.25, 0.5]) joints.M(...at(across, 9, 0)).L(...at(across, 0.6, 0))
  for (let depth = 0.75; depth < 8; depth *= 1.22) joints.M(...at(-0.62, depth, 0)).L(...at(0.62, depth, 0))
  return [
    fill(
      pen()
        .M(-10, horizon)
        .H(width + 10)
        .V(height + 10)
        .H(-10)
        .Z(),
      stage.gradient([mix(sand[1], inks.mist, 0.4), mix(sand[1], rock[1], 0.3)], 0, horizon, 0, height),
    ),
    stroke(joints, mix(sand[2], rock[2], 0.3), span * 0.003, { opacity: 0.55 }),
  ]
}

const DEPTHS = [0.42, 0.62, 0.92, 1.34, 1.95, 2.8, 4, 5.6] as const
const HEIGHTS = [0.84, 0.93, 0.82, 0.9, 0.85, 0.94, 0.82] as const

/** Low houses on both sides: limewashed, under tiles. */
function houses(stage: Stage, { at }: Street): Art {
  const { inks, lampsLit, light, sunward } = stage
  const walls = [
    mix(inks.paper, inks.sand[0], 0.4),
    tinted(stage, '#f0c46a', 1.2),
    mix(BLUE, inks.paper, 0.45),
    tinted(stage, '#e39a72', 1.2),
    tinted(stage, '#8fbfa6', 1.2),
  ]
  const tile = tinted(stage, '#b5563a', 1.2)
  const side = (s: number) =>
    range(DEPTHS.length - 1, i => DEPTHS.length - 2 - i).map(i => {
      const [from, to] = [nth(DEPTHS, i), nth(DEPTHS, i + 1)]
      const high = nth(HEIGHTS, (i + (s > 0 ? 3 : 0)) % HEIGHTS.length)
      const facing = s * sunward !== light
      const lime = nth(walls, (i * 2 + (s > 0 ? 1 : 0)) % walls.length)
      const ink = mix(lime, inks.land[2], facing ? 0.06 : 0.3)
      const quad = (a: number, b: number, low: number, up: number, out = 1) =>
        pen().polygon([at(s * out, a, low), at(s * out, a, up), at(s * out, b, up), at(s * out, b, low)])
      const part = (t: number) => 1 / lerp(1 / from, 1 / to, t)
      const glass = lampsLit ? inks.lamp : mix(inks.town[3], inks.key, 0.3)
      return [
        fill(quad(from, to, -0.05, high), ink),
        fill(quad(part(0.12), part(0.36), 0.02, 0.4), mix(inks.town[3], inks.key, 0.2)),
        fill(quad(part(0.54), part(0.82), 0.44, 0.64), glass),
        fill(
          pen().polygon([
            at(s * 0.93, from, high - 0.02),
            at(s * 1.1, from, high + 0.08),
            at(s * 1.1, to, high + 0.08),
            at(s * 0.93, to, high - 0.02),
          ]),
          mix(tile, inks.key, facing ? 0.05 : 0.28),
        ),
      ]
    })
  return [side(-1), side(1)]
}

/** Paper flags on strings over the street. */
function bunting(stage: Stage, { at }: Street): Art {
  const { span, inks } = stage
  const colours = [RED, BLUE, inks.lamp, inks.paper]
  return [3.2, 1.9].map((depth, row) => {
    const [from, to] = [at(-0.94, depth, 0.76), at(0.94, depth, 0.8)]
    const sag = (span * 0.08) / depth
    const on = (t: number): Point => [
      lerp(from[0], to[0], t),
      lerp(from[1], to[1], t) + sag * 4 * t * (1 - t),
    ]
    const size = (span * 0.075) / depth
    const flags = colours.map(() => pen(10))
    const count = 13
    for (let i = 0; i < count; i++) {
      const [x, y] = on((i + 0.5) / count)
      nth(flags, (i + row) % colours.length)
        .M(x - size * 0.42, y)
        .L(x + size * 0.42, y, x, y + size)
        .Z()
    }
    return [
      stroke(pen().curve([from, on(0.25), on(0.5), on(0.75), to]), inks.key, 1.2),
      flags.map((path, i) => fill(path, nth(colours, i))),
    ]
  })
}

/** Stalls and those who buy, the farthest first. */
function rows(stage: Stage, street: Street, heaps: readonly string[]): Art {
  const depths = [4, 2.75, 1.88, 1.26]
  return depths.map((depth, i) => [
    stall(stage, street, -1, depth, i, heaps),
    stall(stage, street, 1, depth * 1.06, i + 3, heaps),
    buyers(stage, street, depth * 0.92, i),
  ])
}

/** Places across the street, and whether they go away from us. */
const BUYERS = [
  [
    [-0.16, true],
    [0.2, false],
  ],
  [
    [0.1, true],
    [-0.24, false],
  ],
  [
    [-0.2, false],
    [0.22, true],
  ],
  [[0.02, true]],
] as const

function buyers(stage: Stage, { at }: Street, depth: number, row: number): Art {
  const { inks, unit } = stage
  const coats = [RED, inks.lamp, BLUE, inks.paper, tinted(stage, '#5a9a7c')]
  return (BUYERS[row] ?? []).map(([across, away], i) => {
    const [x, y] = at(across, depth, 0)
    return shopper(stage, x, y, (unit * 1.62) / depth, {
      coat: nth(coats, (row * 2 + i * 3) % coats.length),
      away,
      hat: (row + i) % 2 === 0,
      flip: across > 0 ? -1 : 1,
    })
  })
}

function stall(
  stage: Stage,
  { at }: Street,
  s: number,
  depth: number,
  i: number,
  heaps: readonly string[],
): Art {
  const { inks, unit, sunward } = stage
  const far = depth * 1.3
  const cloth = nth([RED, BLUE, inks.lamp, tinted(stage, '#5a9a7c'), RED, inks.lamp, BLUE], i % 7)
  const stripes = range(6, k => {
    const part = (t: number) => 1 / lerp(1 / depth, 1 / far, t)
    const [a, b] = [part(k / 6), part((k + 1) / 6)]
    const ink = k % 2 ? inks.paper : cloth
    return [
      fill(
        pen(2).polygon([
          at(s * 0.44, a, 0.37),
          at(s * 0.97, a, 0.46),
          at(s * 0.97, b, 0.46),
          at(s * 0.44, b, 0.37),
        ]),
        ink,
      ),
      fill(
        pen(2).polygon([
          at(s * 0.44, a, 0.37),
          at(s * 0.44, b, 0.37),
          at(s * 0.44, b, 0.33),
          at(s * 0.44, a, 0.33),
        ]),
        mix(ink, inks.key, 0.26),
      ),
    ]
  })
  const wood = tinted(stage, '#b87a48')
  const top = pen().polygon([
    at(s * 0.5, depth, 0.15),
    at(s * 0.86, depth, 0.19),
    at(s * 0.86, far, 0.19),
    at(s * 0.5, far, 0.15),
  ])
  const side = pen().polygon([
    at(s * 0.5, depth, 0),
    at(s * 0.5, depth, 0.15),
    at(s * 0.5, far, 0.15),
    at(s * 0.5, far, 0),
  ])
  const front = pen().polygon([
    at(s * 0.5, depth, 0),
    at(s * 0.5, depth, 0.15),
    at(s * 0.88, depth, 0.19),
    at(s * 0.88, depth, 0),
  ])
  const posts = pen()
  for (const d of [depth, far]) posts.M(...at(s * 0.48, d, 0)).L(...at(s * 0.48, d, 0.36))
  const piles = range(2, row =>
    range(3, k => {
      const d = 1 / lerp(1 / far, 1 / depth, (k + 0.5) / 3)
      const [x, y] = at(s * (0.76 - row * 0.17), d, 0.19 - row * 0.018)
      return use(nth(heaps, (i * 3 + k + row * 4) % heaps.length), {
        transform: place(x, y - (unit * 6) / d, (unit * 1.7) / d),
      })
    }),
  )
  const [vx, vy] = at(s * 0.84, 1 / lerp(1 / far, 1 / depth, 0.5), 0.16)
  return [
    stroke(
      pen()
        .M(...at(s * 0.95, far, 0))
        .L(...at(s * 0.95, far, 0.44)),
      inks.key,
      (unit * 5) / far,
    ),
    vendor(stage, vx, vy, (unit * 1.6) / depth, {
      coat: nth([inks.paper, RED, BLUE], i % 3),
      flip: s > 0 ? -sunward : sunward,
    }),
    fill(side, mix(wood, inks.key, 0.42)),
    fill(front, mix(wood, inks.key, 0.25)),
    fill(top, mix(wood, inks.paper, 0.25)),
    piles,
    stroke(posts, mix(inks.key, inks.rock[2], 0.25), (unit * 5.5) / depth),
    stripes,
  ]
}
