import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp, heightAlong, range } from '#art/poster/toolbox/numbers.ts'
import { oxCart, planter } from '#art/poster/toolbox/ox-cart.ts'
import { paddies, ripeRice } from '#art/poster/toolbox/paddies.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { type Disc, farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type SugarPalmHead, sugarPalm, sugarPalmHead } from '#art/poster/toolbox/sugar-palms.ts'
import { type Art, fill, group } from '#art/poster/toolbox/tags.ts'
import { lotusTower, masonry } from '#art/poster/toolbox/temples.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad } from '#art/poster/toolbox/water.ts'

export const sugarpalms: Scene = {
  title: 'Sugar palms over the rice',
  best: 'golden',
  zoom: [0.92, 1.14],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.54, 0.6)
    const sunX = xAt(chance.between(0.3, 0.48))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.06, 0.18), r: span * 0.175 })
    const palmHead = sugarPalmHead(stage)
    const fields = paddies(stage, {
      horizon,
      vanishing: clamp(sun.x, width * 0.1, width * 0.9),
      bottom: height * 1.02,
    })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.25), height * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.85 }),
      streaks(stage, sun.x + sunward * span * 0.06, sun.y - span * 0.02, span * 0.46, 3, inks.mist, {
        opacity: 0.9,
      }),
      farTemple(stage, horizon),
      farTrees(stage, horizon, palmHead),
      fields.art,
      group({ clipPath: stage.clip(fields.water) }, waterLight(stage, sun, horizon)),
      planters(stage, horizon),
      nearPalms(stage, horizon, palmHead),
      dike(stage),
      birds(stage, xAt(0.1), height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Where the far temple stands, in spans toward the sun. */
const TEMPLE = 0.08

/** Khmer towers over the trees, a long way off. */
function farTemple({ span, inks, sunward, xAt }: Stage, horizon: number): Art {
  const stones = masonry()
  const tower = (across: number, high: number) =>
    lotusTower(stones, {
      x: xAt(TEMPLE + across),
      y: horizon,
      width: span * high * 0.42,
      height: span * high,
      dark: sunward > 0 ? -1 : 1,
    })
  tower(-0.09, 0.11)
  tower(0.09, 0.11)
  tower(0, 0.17)
  const ink = mix(inks.land[1], inks.land[2], 0.4)
  return [fill(stones.stone, ink), fill(stones.shade, mix(ink, inks.land[3], 0.5))]
}

function farTrees(stage: Stage, horizon: number, palmHead: SugarPalmHead): Art {
  const { width, span, chance, inks, xAt } = stage
  const far = mix(inks.land[1], inks.leaf[1], 0.15)
  const nearer = mix(inks.land[2], inks.leaf[1], 0.3)
  const palms = (count: number, ink: string, low: number, high: number) =>
    range(Math.round((count * width) / span), () => {
      const x = chance() * width
      return (
        Math.abs(x - xAt(TEMPLE)) > span * 0.17 &&
        sugarPalm(palmHead, x, horizon + 2, span * chance.between(low, high), {
          ink,
          lean: chance.between(-0.06, 0.06),
          head: 0.26,
        })
      )
    })
  return [
    treeline(
      stage,
      rollingSkyline(stage, horizon - span * 0.022, span * 0.014, { scale: 0.01 }),
      span * 0.014,
      far,
      horizon + 2,
    ),
    palms(7, far, 0.06, 0.1),
    mist(stage, horizon - span * 0.005, span * 0.05, { opacity: 0.7 }),
    treeline(
      stage,
      rollingSkyline(stage, horizon - span * 0.006, span * 0.01, { scale: 0.012 }),
      span * 0.012,
      nearer,
      horizon + 3,
    ),
    palms(5, nearer, 0.09, 0.15),
  ]
}

/** The light, and broken sky, in whatever water there is. */
function waterLight(stage: Stage, sun: Disc, horizon: number): Art {
  const { height, span, inks } = stage
  return [
    lightRoad(stage, sun.x, horizon + 2, height, {
      far: span * 0.14,
      near: span * 0.4,
      count: 18,
      opacity: 0.9,
    }),
    mist(stage, height * 0.99, height * 0.2, { ink: inks.water[2], opacity: 0.4 }),
  ]
}

function planters(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const y = horizon + (height - horizon) * 0.36
  const shirts = [BLUE, inks.paper, inks.lamp]
  return range(3, i =>
    planter(
      stage,
      xAt(0.5 + i * 0.075 + chance.between(-0.01, 0.01)),
      y + span * 0.008 * i,
      unit * 1.05,
      i === 1 ? sunward : -sunward,
      shirts[i] ?? RED,
    ),
  )
}

/** Palms along a dike, tall enough to stand against the sky. */
function nearPalms(stage: Stage, horizon: number, palmHead: SugarPalmHead): Art {
  const { height, span, chance, inks, xAt } = stage
  const y = horizon + (height - horizon) * 0.46
  const ink = mix(inks.leaf[3], inks.leaf[2], 0.25)
  const lit = mix(inks.leaf[2], inks.leaf[1], 0.5)
  const trunk = mix(inks.leaf[3], inks.rock[2], 0.3)
  const planted = (across: number, high: number, lean: number, lower: number) =>
    sugarPalm(
      palmHead,
      xAt(across + chance.between(-0.02, 0.02)),
      y + span * lower,
      span * high * chance.between(0.94, 1.08),
      { ink, trunk, lit, lean, head: 0.19 },
    )
  return [
    planted(-0.42, 0.46, 0.02, -0.02),
    planted(-0.62, 0.4, 0.05, -0.03),
    planted(-0.24, 0.66, -0.03, 0),
    planted(-0.08, 0.56, 0.04, 0.02),
    sugarPalm(palmHead, farEdge(stage, 0.07), y, span * 0.5, { ink, trunk, lit, lean: -0.02, head: 0.19 }),
  ]
}

/** The near dike, and the ox cart going home along it. */
function dike(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  const heading = chance.odds(0.65) ? sunward : -sunward
  const crest = acrossFrame(stage, 9, () => height * 0.89 + chance.between(-1, 1) * span * 0.006)
  const ground = heightAlong(crest)
  const x = clamp(xAt(chance.between(0.2, 0.3)), span * 0.34, width - span * 0.34)
  const bank = pen()
    .curve(crest)
    .L(width + 20, height + 20, -20, height + 20)
    .Z()
  return [
    fill(bank, leaf[3]),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.008, span * 0.018, leaf[3], 9),
    oxCart(stage, x + heading * span * 0.08, ground(x) + 2, unit * chance.between(1.12, 1.24), heading),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.04, span * 0.05, key, 8),
    ripeRice(stage, nearEdge(stage, 0.02), 0.2),
    ripeRice(stage, farEdge(stage, 0.02), 0.14),
  ]
}
