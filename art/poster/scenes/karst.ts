import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { limestoneTowers, type Tower } from '#art/poster/toolbox/limestone.ts'
import { clamp, first, lerp, nth, range } from '#art/poster/toolbox/numbers.ts'
import { junk } from '#art/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const karst: Scene = {
  title: 'Limestone bay with junks',
  best: 'dawn',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.57, 0.66)
    const sunX = xAt(chance.between(0.3, 0.48))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.08, 0.3), r: span * 0.155 })
    const far = farTowers(stage, sun)
    const middle = middleTowers(stage, sun)
    const plan = chance.whole(0, 2)
    const boats = chance.pick(['junk', 'junk', 'sampan'])
    const near = nearTowers(stage, sun, plan)
    const foot = horizon + span * 0.055
    const farJunk = { hull: inks.land[3], sail: inks.land[2], rib: inks.land[1], flip: sunward }
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, sun.x + sunward * span * 0.1, sun.y - span * 0.1, span * 0.6, 3, inks.mist, {
        opacity: 0.8,
      }),
      limestoneTowers(stage, far, horizon + 1, {
        ink: inks.land[0],
        shade: mix(inks.land[0], inks.land[1], 0.6),
      }),
      mist(stage, horizon - span * 0.02, span * 0.14, { opacity: 0.8 }),
      sea(stage, horizon),
      limestoneTowers(stage, middle, horizon + span * 0.014, {
        ink: inks.land[1],
        shade: inks.land[2],
        green: mix(inks.land[2], inks.leaf[1], 0.25),
      }),
      mist(stage, horizon + span * 0.01, span * 0.1, { opacity: 0.7 }),
      towersInWater(stage, near, foot),
      lightRoad(stage, sun.x, horizon + 3, height * 0.98, {
        far: span * 0.1,
        near: span * 0.3,
        count: 15,
        opacity: 0.92,
      }),
      limestoneTowers(stage, near, foot, {
        ink: mix(inks.land[3], inks.rock[1], 0.3),
        shade: inks.land[4],
        green: inks.leaf[2],
      }),
      ripples(stage, horizon + 6, height, { count: 30, opacity: 0.5 }),
      ripples(stage, height * 0.8, height, { count: 12, ink: inks.land[3], opacity: 0.5, big: 90 }),
      junk(
        stage,
        clamp(sun.x - sunward * span * 0.16, width * 0.1, width * 0.9),
        horizon + span * 0.05,
        unit * 0.34,
        farJunk,
      ),
      boats === 'sampan' ? sampan(stage, sun, horizon) : nearJunk(stage, sun, horizon),
      birds(stage, xAt(-0.05), height * 0.16, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Towers across the whole bay, but for a gap round the sun. */
function row(
  { width, span, chance }: Stage,
  count: number,
  wide: readonly [number, number],
  high: readonly [number, number],
  gap: { x: number; half: number },
): Tower[] {
  return range(
    count,
    (_, t): Tower => [
      lerp(-0.05, 1.05, t) * width + ((chance.between(-0.5, 0.5) * width) / count) * 0.7,
      span * chance.between(...wide),
      span * chance.between(...high),
    ],
  ).filter(([x]) => Math.abs(x - gap.x) > gap.half)
}

function farTowers(stage: Stage, sun: Disc): Tower[] {
  const { width, span } = stage
  return row(stage, Math.round((9 * width) / span), [0.08, 0.17], [0.06, 0.2], {
    x: sun.x,
    half: span * 0.03,
  })
}

function middleTowers(stage: Stage, sun: Disc): Tower[] {
  const { width, span } = stage
  return row(stage, Math.round((4 * width) / span), [0.13, 0.24], [0.18, 0.36], {
    x: sun.x,
    half: span * 0.22,
  })
}

/** One of three groups close by, and two more towers at the end of a wide picture. */
function nearTowers({ width, span, chance, focusX, sunward, xAt }: Stage, sun: Disc, plan: number): Tower[] {
  const high = (low: number, top: number) => span * chance.between(low, top)
  const plans: Tower[][] = [
    [
      [xAt(-0.2), span * 0.36, high(0.42, 0.54)],
      [xAt(-0.5), span * 0.34, high(0.28, 0.42)],
      [xAt(0.04), span * 0.24, high(0.2, 0.3)],
    ],
    [
      [xAt(-0.38), span * 0.4, high(0.48, 0.58)],
      [xAt(-0.08), span * 0.26, high(0.26, 0.36)],
      [sun.x + sunward * span * 0.34, span * 0.28, high(0.3, 0.42)],
    ],
    [
      [xAt(-0.06), span * 0.3, high(0.36, 0.46)],
      [xAt(-0.34), span * 0.22, high(0.5, 0.56)],
      [xAt(-0.54), span * 0.3, high(0.3, 0.38)],
    ],
  ]
  const group = nth(plans, plan)
  if (width <= span * 1.6) return group
  return [
    ...group,
    [focusX + sunward * width * 0.62, span * 0.3, high(0.36, 0.46)],
    [focusX + sunward * width * 0.75, span * 0.4, high(0.44, 0.56)],
  ]
}

function towersInWater(stage: Stage, towers: readonly Tower[], foot: number): Art {
  const { span, inks } = stage
  const [tallX, tallWidth] = first(towers)
  const [lowX, lowWidth] = nth(towers, 1)
  const ink = inks.land[3]
  return [
    reflection(stage, tallX, foot, tallWidth * 1.1, span * 0.3, ink, { count: 12, opacity: 0.45 }),
    reflection(stage, lowX, foot, lowWidth * 1.1, span * 0.2, ink, { count: 9, opacity: 0.4 }),
  ]
}

function berth({ width, span, sunward }: Stage, sun: Disc): number {
  return clamp(sun.x + sunward * span * 0.06, width * 0.16, width * 0.84)
}

function sampan(stage: Stage, sun: Disc, horizon: number): Art {
  const { span, unit, inks, sunward } = stage
  const x = berth(stage, sun)
  const y = horizon + span * 0.17
  return [
    canoe(stage, x, y + span * 0.08, unit * 1.6, { conical: true, flip: -sunward }),
    reflection(stage, x, y + span * 0.09, span * 0.24, span * 0.06, inks.key, { count: 4, opacity: 0.4 }),
    junk(stage, x - sunward * span * 0.05, horizon + span * 0.06, unit * 0.6, {
      sail: RED,
      hull: inks.land[4],
      rib: mix(RED, inks.key, 0.4),
      flip: sunward,
    }),
  ]
}

function nearJunk(stage: Stage, sun: Disc, horizon: number): Art {
  const { span, unit, chance, inks, sunward } = stage
  const x = berth(stage, sun)
  const y = horizon + span * 0.17
  return [
    reflection(stage, x, y + 4 * unit, span * 0.2, span * 0.13, RED, { count: 8, opacity: 0.55 }),
    junk(stage, x, y, unit * chance.between(1.05, 1.45), {
      sail: RED,
      hull: inks.key,
      rib: mix(RED, inks.key, 0.55),
      flip: -sunward,
    }),
  ]
}
