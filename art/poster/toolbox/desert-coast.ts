import { skerry } from './coast.ts'
import { mix } from './inks.ts'
import { plot } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, stroke } from './tags.ts'
import { reflection } from './water.ts'

const CANDELABRA =
  'M0 0V-62M-24-8H24M-18-8V-36Q-18-44-10-46M18-8V-36Q18-44 10-46M-18-30q-8-2-8-12M18-30q8-2 8-12M-6-62q6-10 12 0M-26-44v-6M26-44v-6M-6-52h12'

/** Half a span of headland round (x, horizon): a pale slope, a dark cliff, the Candelabra drawn on it. */
export function candelabraHeadland(stage: Stage, x: number, horizon: number): Art {
  const { span, unit, inks, sunward } = stage
  const xAt = (across: number) => x + sunward * span * across
  const yAt = (down: number) => horizon + span * down
  const land = pen()
    .M(xAt(-2.4), yAt(0.03))
    .L(xAt(-2.4), yAt(-0.15))
    .soft(plot(SLOPE, xAt, yAt))
    .L(xAt(0.2), yAt(0.02))
    .Z()
  const cliff = pen().polygon(plot(CLIFF, xAt, yAt))
  const laidOnSlope = `${place(xAt(-0.16), yAt(-0.062), unit * 1.15)}skewX(${sunward * 10})scale(1 .8)`
  return [
    fill(land, stage.gradient([inks.rock[0], inks.rock[1]], 0, yAt(-0.2), 0, horizon)),
    fill(cliff, inks.rock[2]),
    stroke(CANDELABRA, inks.paper, 3.6, { strokeLinecap: 'round', transform: laidOnSlope }),
  ]
}

const SLOPE = [
  -0.8, -0.17, -0.5, -0.19, -0.3, -0.195, -0.12, -0.175, 0.04, -0.12, 0.1, -0.06, 0.13, -0.02, 0.2, 0.02,
]
const CLIFF = [
  0.02, -0.062, 0.1, -0.06, 0.14, -0.02, 0.2, 0.02, -2.4, 0.03, -2.4, -0.03, -0.8, -0.05, -0.62, -0.012, -0.5,
  -0.055, -0.36, -0.03, -0.28, -0.06, -0.16, -0.02, -0.08, -0.06,
]

/** Across from the middle of the arch, toward the sun, and up from the water, in heights of the arch. */
const ARCH = [
  -1, 0, -0.92, 0.42, -0.72, 0.78, -0.3, 0.98, 0.2, 1, 0.6, 0.82, 0.74, 0.5, 0.96, 0.3, 1.08, 0, 0.5, 0,
]
const ARCH_SHADE = [-1, 0, -0.92, 0.42, -0.72, 0.78, -0.3, 0.98, -0.36, 0.72, -0.6, 0.5, -0.5, 0.24, -0.4, 0]
const ARCH_SNOW = [-0.72, 0.78, -0.3, 0.98, 0.2, 1, 0.6, 0.82, 0.3, 0.84, 0.16, 0.72, -0.06, 0.86, -0.3, 0.76]

/** A sea arch and stacks beside it, white with birds on top. */
export function birdIslands(stage: Stage, x: number, waterline: number, high: number): Art {
  const { inks, sunward } = stage
  const xAt = (across: number) => x + sunward * high * across
  const yAt = (up: number) => waterline - high * up
  const arch = pen()
    .line(plot(ARCH, xAt, yAt))
    .C(xAt(0.46), yAt(0.8), xAt(-0.36), yAt(0.78), xAt(-0.4), yAt(0))
    .Z()
  const [rock, shade, caps] = [pen(), pen(), pen()]
  for (const [across, wide, tall] of STACKS) {
    skerry(stage, rock, shade, xAt(across), waterline, high * wide, high * tall)
    caps.lens(xAt(across), yAt(tall * 0.9), high * wide * 0.5, high * 0.06)
  }
  return [
    fill(rock, mix(inks.rock[1], inks.mist, 0.2)),
    fill(shade, inks.rock[2]),
    fill(caps, inks.paper, { opacity: 0.8 }),
    fill(arch, inks.rock[1]),
    fill(pen().polygon(plot(ARCH_SHADE, xAt, yAt)), inks.rock[2]),
    fill(pen().polygon(plot(ARCH_SNOW, xAt, yAt)), inks.paper, { opacity: 0.85 }),
    reflection(stage, x, waterline + 3, high * 2, high * 0.4, inks.rock[2], { count: 6, opacity: 0.5 }),
  ]
}

/** Stacks beside the arch: across, width and height, in heights of the arch. */
const STACKS = [
  [1.75, 0.5, 0.55],
  [2.3, 0.34, 0.3],
  [-1.6, 0.42, 0.4],
] as const

/** A sand buggy seen from the side, 60 long, its nose to the right. */
export function sandBuggy(stage: Stage, x: number, y: number, scale: number, ink: string, flip: number): Art {
  const { inks } = stage
  const wheels = pen(2).dot(-18, -7, 8).dot(18, -7, 8)
  const hubs = pen(2).dot(-18, -7, 3).dot(18, -7, 3)
  const transform = `${place(x, y, scale, flip, flip * -10)}`
  return [
    fill('M-30-18L-22-20L-18-13L14-12L28-17L32-12L24-8H-26Z', ink, { transform }),
    stroke('M-24-20L-14-36H4L16-14M-14-36L-6-14M4-36L-6-14', inks.key, 2.4, { transform }),
    fill('M-10-20a4 4 0 1 1 8 0v7h-8zM2-20a4 4 0 1 1 8 0v7h-8z', inks.key, { transform }),
    fill(wheels, inks.key, { transform }),
    fill(hubs, inks.paper, { transform }),
  ]
}
