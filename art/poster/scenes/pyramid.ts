import type { Scene } from '#art/poster/scene.ts'
import { flyingToucan } from '#art/poster/toolbox/birds.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { greatTemple, type Placed } from '#art/poster/toolbox/great-temple.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { mayaTemple } from '#art/poster/toolbox/maya-temple.ts'
import type { Point } from '#art/poster/toolbox/numbers.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'

export const pyramid: Scene = {
  title: 'Maya temple above the canopy',
  best: 'dawn',
  zoom: [0.92, 1.12],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const { land, leaf } = inks
    const sunX = xAt(chance.between(0.16, 0.38))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.3, 0.42), r: span * 0.18 })
    const tall = span * chance.between(0.66, 0.74)
    const great: Placed = { x: xAt(chance.between(-0.08, 0.04)), tall, wide: tall * 0.78 }
    const size = chance.between(0.42, 0.52)
    const lesserX = xAt(chance.between(0.5, 0.66))
    const walkers = chance.whole(2, 4)
    return [
      sky(stage, { horizon: height * 0.6, sun }),
      streaks(stage, xAt(-0.34), height * 0.13, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      streaks(stage, sun.x + sunward * span * 0.08, sun.y + span * 0.05, span * 0.5, 3, inks.mist, {
        opacity: 0.9,
      }),
      farForest(stage),
      farTemple(stage, lesserX, height * 0.76, great.wide * size, tall * size),
      width > span * 1.5 && farTemple(stage, xAt(1.15), height * 0.72, great.wide * 0.3, tall * 0.32),
      mistTongue(stage, height * 0.66, span * 0.05, { opacity: 0.75 }),
      belt(stage, {
        y: height * 0.7,
        swell: span * 0.018,
        size: 22 * unit,
        ink: mix(land[2], leaf[1], 0.25),
        lit: mix(land[1], leaf[0], 0.35),
        fade: 0.7,
        depth: 0.13,
      }),
      emergentTree(stage, xAt(0.34), height * 0.86, span * 0.24, {
        ink: mix(land[3], leaf[1], 0.5),
        lit: mix(land[2], leaf[0], 0.4),
        trunk: land[3],
      }),
      greatTemple(stage, great, walkers),
      belt(stage, {
        y: height * 0.8,
        swell: span * 0.022,
        size: 34 * unit,
        ink: mix(land[3], leaf[2], 0.6),
        lit: leaf[1],
        fade: 0.5,
        depth: 0.1,
      }),
      nearTrees(stage),
      flyingToucan(stage, xAt(0.4), height * chance.between(0.5, 0.56), unit * 0.8, -sunward, 8),
      flyingToucan(stage, xAt(0.52), height * chance.between(0.43, 0.48), unit * 0.6, -sunward, -5),
      birds(stage, xAt(0.05), height * 0.14, 4, 7 * unit + 2, land[4], span * 0.14),
    ]
  },
}

function farForest(stage: Stage): Art {
  const { height, span, inks } = stage
  const ridge = (
    skyline: readonly Point[],
    size: number,
    ink: string,
    fade: number,
    from: number,
    to: number,
  ) => {
    const faded = stage.gradient([ink, mix(ink, inks.mist, fade)], 0, height * from, 0, height * to)
    return treeline(stage, skyline, span * size, faded, height * 0.8)
  }
  const far = rollingSkyline(stage, height * 0.54, span * 0.035, { scale: 0.006 })
  const farTrees = ridge(far, 0.012, inks.land[0], 0.8, 0.5, 0.64)
  const near = rollingSkyline(stage, height * 0.61, span * 0.025, { scale: 0.008 })
  return [farTrees, ridge(near, 0.017, inks.land[1], 0.7, 0.58, 0.7)]
}

interface Belt {
  y: number
  swell: number
  size: number
  ink: string
  lit: string
  fade: number
  /** How far down it fades, in spans. */
  depth: number
}

/** A belt of forest with a tongue of mist over its foot. */
function belt(stage: Stage, { y, swell, size, ink, lit, fade, depth }: Belt): Art {
  const { span, unit, chance, inks } = stage
  const start = chance() * 9
  return [
    forest(stage, {
      y: x => y + Math.sin(x / (100 * unit + 20) + start) * swell,
      size,
      ink: stage.gradient([ink, mix(ink, inks.mist, fade)], 0, y - size, 0, y + span * depth),
      lit,
      base: y + span * 0.3,
      bumps: 4,
      gap: 1.45,
      litOdds: 0.75,
    }),
    mistTongue(stage, y + span * depth * 0.8, span * 0.045, { opacity: 0.65 }),
  ]
}

function farTemple(stage: Stage, x: number, y: number, width: number, height: number): Art {
  const { land, rock } = stage.inks
  return mayaTemple(stage, {
    x,
    y,
    width,
    height,
    ink: mix(land[0], rock[1], 0.35),
    lit: mix(land[0], rock[0], 0.4),
    shade: mix(land[1], rock[2], 0.3),
    stair: mix(land[0], rock[0], 0.5),
    dark: land[3],
    near: false,
  })
}

function nearTrees(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, land, leaf } = inks
  const giant = { ink: leaf[2], lit: leaf[1], trunk: land[4] }
  const leaves = { ink: key, rib: leaf[3], count: 4 }
  return [
    emergentTree(stage, xAt(-0.42), height * 1.04, span * chance.between(0.72, 0.84), giant),
    chance.odds(0.7) &&
      emergentTree(stage, xAt(0.78), height * 1.02, span * chance.between(0.4, 0.52), giant),
    forest(stage, {
      y: x => height * 0.91 + Math.sin(x / 90) * span * 0.02,
      size: 50 * unit,
      ink: leaf[3],
      lit: leaf[2],
      gap: 1.3,
    }),
    foliage(stage, nearEdge(stage, 0), height * 1.04, unit * 1.7, {
      ...leaves,
      spread: sunward > 0 ? [-110, -10] : [-170, -70],
      kinds: ['fern'],
    }),
    foliage(stage, farEdge(stage, 0.04), height * 1.05, unit * 1.6, {
      ...leaves,
      spread: sunward > 0 ? [-170, -60] : [-120, -10],
    }),
  ]
}
