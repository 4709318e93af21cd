import { mix } from './inks.ts'
import { lerp, nth, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import { type Gait, swimmingWildebeest, wildebeest } from './savanna-animals.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, use } from './tags.ts'

export interface Ford {
  readonly horizon: number
  /** Where the bank is broken down to a ramp, in spans toward the sun. */
  readonly rampAt: number
  /** y of the water's edge below the far bank. */
  readonly foot: number
}

export function herdOnPlain({ span, chance, xAt }: Stage, { horizon, rampAt }: Ford): Pen {
  const herd = pen()
  for (let i = 0; i < 34; i++) {
    const away = chance()
    const from = rampAt + chance.between(-0.1, 0.1)
    const to = rampAt + lerp(0.1, 1.5, chance()) * (away > 0.3 ? 1 : -0.5)
    const x = xAt(lerp(from, to, away))
    const y = horizon + span * lerp(0.1, 0.035, away) + chance.between(-1, 1) * span * 0.006
    farBeast(herd, x, y, span * lerp(0.016, 0.007, away))
  }
  return herd
}

function farBeast(herd: Pen, x: number, y: number, k: number): void {
  herd
    .M(x - k, y)
    .Q(x - k * 0.9, y - k * 0.9, x - k * 0.2, y - k * 0.8)
    .Q(x + k * 0.4, y - k * 1.3, x + k * 0.9, y - k * 0.7)
    .L(x + k * 1.2, y - k * 0.2, x + k * 0.7, y - k * 0.4, x + k * 0.5, y + k * 0.6)
    .L(x + k * 0.3, y + k * 0.6, x + k * 0.2, y - k * 0.1, x - k * 0.6, y - k * 0.1)
    .L(x - k * 0.7, y + k * 0.6, x - k * 0.9, y + k * 0.6)
    .Z()
}

function hairOf({ inks }: Stage): string {
  return mix(inks.land[4], inks.rock[2], 0.45)
}

/** Four of the herd on their way down to the water. */
export function herdOnRamp(stage: Stage, { horizon, rampAt, foot }: Ford): Art {
  const { span, unit, inks, sunward, xAt } = stage
  const hair = hairOf(stage)
  const [coat, mane] = [mix(inks.land[5], hair, 0.18), mix(hair, inks.rock[1], 0.25)]
  const flip = -sunward
  return [0, 0.28, 0.5, 0.74].map((down, i) => {
    const x = xAt(rampAt + 0.06 + nth([0.03, -0.05, 0.06, -0.02], i))
    const y = lerp(horizon + span * 0.15, foot + span * 0.012, down)
    const gait: Gait = down > 0.6 ? 'leap' : 'run'
    return wildebeest(x, y, unit * lerp(0.34, 0.52, down), coat, mane, { gait, flip, turn: flip * 16 })
  })
}

interface Swimmer {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A bent line through the water toward us, and stragglers beside it; the far ones first. */
export function herdInWater(stage: Stage, ford: Ford): Art {
  const { inks, sunward } = stage
  const hair = hairOf(stage)
  const swimmers = placeSwimmers(stage, ford)
  const body = swimmingWildebeest(mix(inks.land[5], hair, 0.15), mix(hair, inks.rock[1], 0.25))
  const print = stage.define(group({}, body))
  const [foam, wake] = [pen(), pen()]
  const flip = -sunward
  for (const { x, y, scale } of swimmers) {
    splash(stage, foam, x + flip * 6 * scale, y + 1, scale)
    const ahead = (part: number) => x + flip * part * scale
    wake
      .M(ahead(26), y + 3)
      .Q(x, y + 10 * scale, ahead(-74), y + 13 * scale)
      .Q(ahead(-10), y + 6 * scale, ahead(26), y + 3)
  }
  const [shallow] = muddyWater(stage)
  return [
    fill(wake, mix(inks.paper, shallow, 0.4), { opacity: 0.7 }),
    swimmers.map(({ x, y, scale }) => use(print, { transform: place(x, y, scale, flip) })),
    fill(foam, inks.paper, { opacity: 0.92 }),
  ]
}

function placeSwimmers({ height, span, unit, chance, xAt }: Stage, { rampAt, foot }: Ford): Swimmer[] {
  const onLine = (t: number): Point => [
    lerp(rampAt + 0.02, -0.3, t ** 0.85) + 0.13 * Math.sin(t * 3.1),
    lerp(foot + span * 0.045, height * 0.74, t),
  ]
  const line = range(6, (_, t): Swimmer => {
    const [across, y] = onLine(t)
    return {
      x: xAt(across + chance.between(-0.03, 0.03)),
      y: y + chance.between(-0.4, 0.4) * span * 0.02,
      scale: unit * (lerp(0.5, 1.3, t) * chance.between(0.92, 1.08)),
    }
  })
  const stragglers = [0.26, 0.62].map((along): Swimmer => {
    const t = along + chance.between(-0.05, 0.05)
    const [across, y] = onLine(t)
    return {
      x: xAt(across + lerp(0.12, 0.24, t)),
      y: y - span * lerp(0.02, 0.04, t),
      scale: unit * lerp(0.46, 1.1, t),
    }
  })
  return [...line, ...stragglers].sort((a, b) => a.y - b.y)
}

function splash({ chance }: Stage, foam: Pen, x: number, y: number, k: number): void {
  for (let i = 0; i < 6; i++) {
    const side = ((i + chance.between(0.2, 0.8)) / 6) * 2 - 1
    const high = chance.between(6, 18) * k
    const foot = x + side * 30 * k
    foam
      .M(foot - 4 * k, y + 2)
      .Q(x + side * 34 * k, y - high * 0.5, x + side * 44 * k, y - high)
      .Q(x + side * 40 * k + 4 * k, y - high * 0.3, foot + 5 * k, y + 2)
      .Z()
  }
  foam.lens(x, y + 1, 78 * k, 3.4 * k)
}

export function muddyWater({ inks }: Stage): [string, string, string] {
  const { rock, sand, water } = inks
  return [mix(water[0], sand[1], 0.35), mix(water[1], sand[2], 0.45), mix(water[2], rock[2], 0.4)]
}
