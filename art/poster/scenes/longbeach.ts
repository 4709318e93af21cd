import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { beachAlmond } from '#art/poster/toolbox/beach-almond.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { headland } from '#art/poster/toolbox/coast.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { longSand, sunOnWetSand, swell } from '#art/poster/toolbox/long-beach.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pelicanLine } from '#art/poster/toolbox/pelicans.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { surfer } from '#art/poster/toolbox/surfers.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const longbeach: Scene = {
  title: 'A long surf beach on the Pacific',
  best: 'golden',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.42, 0.46)
    const sunX = xAt(chance.between(0.34, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.05, 0.14), r: span * 0.165 })
    const shore = layShore(stage, horizon)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.1), height * 0.12, span * 0.7, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x - sunward * span * 0.05, sun.y + span * 0.03, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      sea(stage, horizon),
      cape(stage, horizon),
      mist(stage, horizon, span * 0.08, { opacity: 0.6 }),
      lightRoad(stage, sun.x, horizon + 3, height * 0.74, { far: span * 0.1, near: span * 0.26, count: 10 }),
      ripples(stage, horizon + 5, height * 0.7, { count: 26, opacity: 0.5, big: 70 }),
      swell(stage, [xAt(-0.56), horizon + span * 0.012]),
      longSand(stage, shore),
      sunOnWetSand(stage, sun.x, shore),
      pelicanLine(stage, xAt(chance.between(0.44, 0.56)), horizon - span * chance.between(0.015, 0.03), {
        scale: unit * 0.46,
        count: chance.whole(4, 6),
        flip: sunward,
        climb: -0.05,
      }),
      almonds(stage, horizon),
      walkers(stage),
      shade(stage),
    ]
  },
}

/** The shoreline, far to near: across toward the sun, and down from the horizon. */
function layShore({ height, chance, xAt }: Stage, horizon: number): Point[] {
  const bend = chance.between(-0.02, 0.03)
  return plot(
    [
      ...[-0.56, 0.03, -0.42, 0.07, -0.32, 0.12, -0.22, 0.22 + bend, -0.04, 0.34 + bend],
      ...[0.2, 0.47 + bend, 0.55, 0.62, 1.1, 0.8, 2.4, 1.1],
    ],
    xAt,
    down => horizon + (height - horizon) * down,
  )
}

/** The far end of the beach: a wooded cape, hours away on foot. */
function cape(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf, rock } = inks
  const far = (outline: readonly number[]) =>
    leftToRight(plot(outline, xAt, up => horizon + span * 0.008 - span * up * chance.between(0.92, 1.08)))
  const tone = { shade: land[2], lit: land[1], bumps: 3, foam: false }
  return [
    headland(
      stage,
      far([-2.6, 0.16, -1, 0.15, -0.5, 0.12, -0.26, 0.1, -0.12, 0.06, -0.02, 0.03, 0.03, 0]),
      horizon + 3,
      {
        ...tone,
        rock: mix(land[0], rock[1], 0.2),
        leaf: mix(land[1], leaf[1], 0.2),
        leafLit: mix(land[0], leaf[0], 0.2),
        size: span * 0.02,
        cover: 0.8,
      },
    ),
    headland(
      stage,
      far([-2.6, 0.24, -1.2, 0.2, -0.7, 0.16, -0.5, 0.12, -0.38, 0.07, -0.32, 0]),
      horizon + span * 0.02,
      {
        ...tone,
        rock: mix(land[2], rock[1], 0.25),
        leaf: mix(land[3], leaf[1], 0.45),
        leafLit: mix(land[2], leaf[0], 0.3),
        size: span * 0.03,
        cover: 0.85,
      },
    ),
  ]
}

/** Beach almonds along the top of the sand, large to small. */
function almonds(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { leaf, land, rock, key } = inks
  const row = range(5, (_, t) => ({
    across: lerp(-0.46, -0.34, t),
    down: lerp(0.1, 0.3, t),
    size: lerp(0.09, 0.2, t),
  }))
  const far = {
    ink: mix(leaf[2], land[3], 0.3),
    lit: mix(leaf[1], land[2], 0.2),
    trunk: mix(rock[2], key, 0.35),
  }
  return [
    forest(stage, {
      ...(sunward > 0 ? { to: xAt(-0.4) } : { from: xAt(-0.4) }),
      y: x => horizon + span * (0.03 + 0.2 * Math.max(0, ((xAt(-0.4) - x) * sunward) / span)),
      size: 26 * unit,
      ink: far.ink,
      lit: far.lit,
      base: horizon + span * 0.08,
      below: x => horizon + span * (0.05 + 0.34 * Math.max(0, ((xAt(-0.4) - x) * sunward) / span)),
      bumps: 4,
      gap: 1.3,
    }),
    row.map(({ across, down, size }) =>
      beachAlmond(
        stage,
        xAt(across + chance.between(-0.02, 0.02)),
        lerp(horizon, height, down),
        span * size * chance.between(0.9, 1.1),
        { ...far, lean: sunward * chance.between(0.06, 0.2) },
      ),
    ),
    beachAlmond(stage, xAt(-0.5), height * 0.88, span * chance.between(0.5, 0.6), {
      ink: leaf[3],
      lit: leaf[2],
      trunk: key,
      lean: sunward * chance.between(0.04, 0.1),
    }),
  ]
}

/** Two surfers on their way along the wet sand. */
function walkers(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const x = xAt(chance.between(0.08, 0.16))
  const y = height * chance.between(0.84, 0.87)
  const heading = chance.odds(0.65) ? sunward : -sunward
  const size = unit * chance.between(1.4, 1.55)
  const other = x - heading * span * 0.13
  const shadow = pen()
    .lens(x, y + 2, 70 * size, 3)
    .lens(other, y + 5, 66 * size, 3)
  return [
    fill(shadow, inks.key, { opacity: 0.25 }),
    surfer(stage, x, y, size, {
      board: inks.paper,
      stripe: BLUE,
      cloth: mix(inks.key, inks.land[3], 0.2),
      flip: heading,
    }),
    surfer(stage, other, y + 3, size * 0.94, {
      board: inks.lamp,
      stripe: RED,
      cloth: inks.town[2],
      tied: true,
      flip: heading,
    }),
  ]
}

function shade(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  return foliage(stage, nearEdge(stage, 0), height * 1.03, unit * 1.8, {
    ink: inks.key,
    rib: inks.leaf[3],
    spread: sunward > 0 ? [-130, -10] : [-170, -50],
  })
}
