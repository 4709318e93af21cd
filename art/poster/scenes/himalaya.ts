import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { cumulus, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill } from '#art/poster/toolbox/land.ts'
import { prayerFlags, stupa } from '#art/poster/toolbox/made-things.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { yak } from '#art/poster/toolbox/mountain-animals.ts'
import { leftToRight, type Point, pairs } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'

export const himalaya: Scene = {
  title: 'High Himalaya with stupa and prayer flags',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, xAt } = stage
    const horizon = height * 0.74
    const sunX = xAt(chance.between(0.32, 0.4))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.24, 0.29), r: span * 0.14 })
    const { main, front } = spines(stage, horizon)
    const knoll = acrossFrame(stage, 10, x => knollTop(stage, x) + Math.sin(x / 60) * span * 0.008, 30)
    return [
      sky(stage, { horizon, sun }),
      massif(stage, {
        spine: spine(stage, horizon, BACK_RANGE),
        base: horizon,
        ink: mix(inks.snow[0], inks.land[0], 0.55),
        shade: inks.land[0],
        fade: 0.7,
        step: 18,
      }),
      streaks(stage, xAt(-0.5), horizon - span * 0.34, span * 0.7, 3, inks.mist, { opacity: 0.85 }),
      massif(stage, {
        spine: main,
        base: horizon + span * 0.06,
        ink: inks.snow[0],
        shade: mix(inks.snow[1], inks.land[1], 0.35),
        lit: mix(inks.snow[1], inks.snow[0], 0.35),
        rocks: mix(inks.land[2], inks.land[3], 0.4),
        spurs: 5,
        fade: 0.6,
        step: 20,
        rough: 0.14,
      }),
      cloudsBelow(stage, horizon),
      massif(stage, {
        spine: front,
        base: height * 0.95,
        ink: inks.land[3],
        shade: inks.land[4],
        spurs: 1,
        fade: 0.55,
        step: 22,
      }),
      mistTongue(stage, height * 0.84, span * 0.05, { opacity: 0.85 }),
      hill(stage, knoll, mix(inks.land[4], inks.leaf[2], 0.5)),
      stupaOnKnoll(stage),
      travellers(stage),
      foreground(stage),
      birds(stage, xAt(0.5), height * 0.36, 3, 9 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Valley, peak, valley …: across toward the sun and up from the horizon, in spans. */
const BACK_RANGE = [
  -1.6, 0.1, -1.1, 0.36, -0.8, 0.2, -0.42, 0.46, -0.28, 0.3, 0.12, 0.34, 0.42, 0.28, 0.62, 0.46, 0.82, 0.3,
  1.1, 0.4, 1.3, 0.24, 1.7, 0.36, 2.1, 0.1,
]

function spine({ span, xAt }: Stage, horizon: number, range: readonly number[]): Point[] {
  return leftToRight(pairs(range).map(([across, up]) => [xAt(across), horizon - span * up]))
}

function spines(stage: Stage, horizon: number): { main: Point[]; front: Point[] } {
  const { between } = stage.chance
  const [west, pass, east] = [between(-0.34, -0.08), between(0.16, 0.26), between(0.6, 0.76)]
  const [summit, col, shoulder, last] = [
    between(0.5, 0.64),
    between(0.24, 0.32),
    between(0.28, 0.42),
    between(0.22, 0.38),
  ]
  const main = [
    ...[-1.7, 0.02, -1.05, 0.3, -0.66, 0.16, west, summit, 0.06, col, pass, shoulder],
    ...[0.4, 0.18, east, last, 1, 0.1, 1.3, 0.2, 1.8, 0],
  ]
  const front = [
    ...[
      -2,
      -0.04,
      -1.5,
      0.1,
      -1.25,
      0,
      -0.9,
      0.13,
      -0.62,
      0.02,
      -0.44,
      0.1,
      -0.3,
      0.05,
      0.06,
      between(0.2, 0.24),
    ],
    ...[0.3, 0.1, 0.44, 0.16, 0.58, 0.02, 0.84, 0.12, 1.05, 0, 1.4, 0.12, 1.8, 0, 2.2, 0.06],
  ]
  return { main: spine(stage, horizon, main), front: spine(stage, horizon, front) }
}

function cloudsBelow({ span, chance, inks, xAt }: Stage, horizon: number): Art {
  const clouds = pen()
  cumulus(clouds, chance, xAt(-0.75), horizon - span * 0.06, span * 0.5, span * 0.06)
  cumulus(clouds, chance, xAt(0.55), horizon - span * 0.08, span * 0.5, span * 0.055)
  cumulus(clouds, chance, xAt(1.2), horizon - span * 0.04, span * 0.6, span * 0.06)
  return fill(clouds, inks.mist, { opacity: 0.9 })
}

/** The knoll the stupa stands on. */
function knollTop({ height, span, xAt }: Stage, x: number): number {
  return height * 0.9 - span * 0.17 * Math.exp(-(((x - xAt(0.12)) / (span * 0.42)) ** 2))
}

function pathAt(stage: Stage, x: number): number {
  return knollTop(stage, x) + stage.span * 0.012
}

function stupaOnKnoll(stage: Stage): Art {
  const { height, span, unit, inks, xAt } = stage
  const yAt = (across: number) => pathAt(stage, xAt(across))
  const path = pen()
    .M(xAt(0.3), yAt(0.3))
    .Q(xAt(0.5), yAt(0.5) - span * 0.004, xAt(0.95), yAt(0.95) + span * 0.02)
    .Q(xAt(0.5), yAt(0.5) + span * 0.016, xAt(0.3), yAt(0.3))
    .Z()
  const x = xAt(0.12)
  const y = yAt(0.12) + 6 * unit
  const scale = unit * 0.98
  const tip: Point = [x, y - 146 * scale]
  const flagInks = [BLUE, inks.paper, RED, mix(inks.leaf[0], inks.leaf[1], 0.5), inks.lamp]
  const flagsTo = (...end: Point) => {
    const count = Math.round(Math.hypot(end[0] - tip[0], end[1] - tip[1]) / (17 * unit))
    return prayerFlags(stage, tip, end, span * 0.05, count, 15 * unit, flagInks)
  }
  return [
    fill(path, inks.sand[1]),
    flagsTo(xAt(0.98), height * 0.8),
    flagsTo(xAt(-0.62), height * 0.83),
    stupa(stage, x, y, scale),
  ]
}

function travellers(stage: Stage): Art {
  const { span, unit, inks, sunward, xAt } = stage
  const yAt = (across: number) => pathAt(stage, xAt(across))
  const flip = -sunward
  const walk = (across: number, kind: 'pack' | 'hat', coat: string) =>
    traveller(stage, xAt(across), yAt(across) + span * 0.012, unit * 1.05, { kind, coat, flip })
  return [
    walk(0.46, 'pack', RED),
    walk(0.53, 'hat', inks.lamp),
    walk(0.72, 'pack', RED),
    yak(xAt(0.63), yAt(0.63) + span * 0.016, unit * 0.62, inks.key, RED, flip),
  ]
}

function foreground(stage: Stage): Art {
  const { width, height, span, chance, inks } = stage
  const rim = acrossFrame(stage, 8, () => height * 0.95 + chance.between(-1, 1) * span * 0.014)
  const tufts = (x: number) => height * 0.955 + Math.sin(x / 80) * 4
  return [hill(stage, rim, inks.key), grass(stage, -10, width + 10, tufts, span * 0.035, inks.key, 8)]
}
