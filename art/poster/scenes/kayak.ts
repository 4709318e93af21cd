import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { kayaker } from '#art/poster/toolbox/kayaker.ts'
import { mangroveWall, nearMangrove } from '#art/poster/toolbox/mangrove.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

export const kayak: Scene = {
  title: 'A kayak in the mangrove',
  best: 'dawn',
  zoom: [0.94, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.5, 0.54)
    const gap = xAt(chance.between(0.2, 0.28))
    const sun = stage.hang({ x: gap, y: horizon - span * chance.between(0.14, 0.22), r: span * 0.15 })
    const boatX = xAt(chance.between(0.06, 0.12))
    const boatY = lerp(horizon, height, chance.between(0.56, 0.62))
    const size = unit * chance.between(1.14, 1.24)
    const heading = chance.odds(0.7) ? sunward : -sunward
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, sun.x + sunward * span * 0.08, sun.y + span * 0.02, span * 0.46, 3, inks.mist, {
        opacity: 0.85,
      }),
      farShore(stage, horizon),
      sea(stage, horizon, height, {
        inks: [inks.water[0], mix(inks.water[1], inks.leaf[1], 0.22), mix(inks.water[2], inks.leaf[3], 0.45)],
      }),
      mist(stage, horizon, span * 0.08, { opacity: 0.75 }),
      lightRoad(stage, sun.x, horizon + 4, height * 0.94, {
        far: span * 0.05,
        near: span * 0.2,
        count: 12,
      }),
      walls(stage, horizon, gap),
      ripples(stage, horizon + span * 0.12, height, { count: 24, opacity: 0.42, big: 74 }),
      reflection(stage, boatX, boatY + 16 * size, span * 0.56, span * 0.13, inks.key, {
        count: 6,
        opacity: 0.42,
      }),
      kayaker(stage, boatX, boatY, size, heading),
      wake(stage, boatX, boatY, size),
      nearMangrove(stage, -0.46, height * 0.9),
      leafMass(stage, xAt(-0.4), height * 0.02, span * 0.4, span * 0.1, {
        ink: inks.leaf[3],
        lit: inks.leaf[2],
        clumps: 13,
      }),
      heron(stage, horizon),
      birds(stage, xAt(0.42), height * 0.2, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

function farShore(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const ink = mix(inks.land[1], inks.leaf[1], 0.3)
  return forest(stage, {
    y: x => horizon - span * (0.03 + 0.012 * Math.sin(x / 70)),
    size: span * 0.04,
    ink: stage.gradient([ink, mix(ink, inks.mist, 0.7)], 0, horizon - span * 0.08, 0, horizon),
    base: horizon + 3,
    bumps: 4,
  })
}

/** The two sides of the channel: they stand apart where the light comes in. */
function walls(stage: Stage, horizon: number, gap: number): Art {
  const { width, span, inks } = stage
  const { land, leaf, key } = inks
  const far = {
    ink: mix(land[2], leaf[1], 0.45),
    lit: mix(land[1], leaf[0], 0.5),
    root: mix(land[3], leaf[2], 0.3),
    shade: mix(land[3], leaf[2], 0.55),
  }
  const near = {
    ink: leaf[2],
    lit: leaf[1],
    root: mix(leaf[3], key, 0.4),
    shade: mix(leaf[3], leaf[2], 0.25),
  }
  const side = (toSun: boolean, room: number) => {
    const edge = gap + (toSun ? 1 : -1) * stage.sunward * span * room
    const right = toSun === stage.sunward > 0
    return right ? { from: edge, to: width + 40 } : { from: -40, to: edge }
  }
  return [
    mangroveWall(stage, { ...side(true, 0.1), ...far, water: horizon + span * 0.035, high: span * 0.24 }),
    mangroveWall(stage, { ...side(false, 0.12), ...far, water: horizon + span * 0.035, high: span * 0.26 }),
    mangroveWall(stage, { ...side(false, 0.3), ...near, water: horizon + span * 0.12, high: span * 0.42 }),
    mangroveWall(stage, { ...side(true, 0.3), ...near, water: horizon + span * 0.12, high: span * 0.36 }),
  ]
}

function wake({ inks }: Stage, x: number, y: number, scale: number): Art {
  const lines = 'M-176 20Q-60 32 40 27M-206 30Q-110 40-20 36M60 24Q110 22 148 12M112 20q14 6 30-2'
  return group(
    { transform: place(x, y, scale) },
    stroke(lines, inks.paper, 2, { opacity: 0.6, strokeLinecap: 'round' }),
  )
}

/** An egret that fishes from the roots of the other bank. */
function heron({ span, unit, inks, sunward, xAt }: Stage, horizon: number): Art {
  return group(
    { transform: place(xAt(0.56), horizon + span * 0.13, unit * 0.9, -sunward) },
    stroke('M-4 0L-2-22M5 0L3-22', inks.key, 2),
    fill(
      'M-22-20C-18-36 2-42 10-34C14-46 4-54 8-66C10-74 18-76 22-71L38-68L22-66C16-62 24-48 20-36C16-24-4-18-22-20Z',
      inks.paper,
    ),
    stroke('M21-70L39-68', inks.lamp, 2.4),
  )
}
