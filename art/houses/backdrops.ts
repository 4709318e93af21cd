import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { acacia, emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Backdrop } from './house-kind.ts'

/** The stage, the y of the ground under the house, and the x of the disc. */
export interface Plot {
  stage: Stage
  ground: number
  discX: number
}

const BEHIND: Readonly<Record<Backdrop, (plot: Plot) => Art>> = {
  bank: plot => [far(plot, 120), near(plot, 62, 30)],
  forest: plot => {
    const { stage, ground, discX } = plot
    const { land } = stage.inks
    const giant = { ink: land[3], lit: land[2] }
    const x = discX + 190 * stage.unit
    return [
      far(plot, 150),
      emergentTree(stage, x, ground - 40 * stage.unit, 240 * stage.unit, giant),
      near(plot, 74, 40),
    ]
  },
  peaks: ({ stage, ground }) => {
    const { unit, inks } = stage
    const ridge = (up: number, rise: number, scale?: number) =>
      rollingSkyline(stage, ground - up * unit, rise * unit, { scale })
    return [
      hill(stage, ridge(190, 58, 0.009), inks.land[1], ground + 20),
      mist(stage, ground - 110 * unit, 80 * unit),
      hill(stage, ridge(92, 34), inks.land[2], ground + 20),
      treeline(stage, ridge(44, 16), 17 * unit, inks.land[3], ground + 20),
    ]
  },
  plain: ({ stage, ground, discX }) => {
    const { unit, inks } = stage
    const { land } = inks
    const thorn = { ink: land[4], trunk: land[5], lit: land[3] }
    const hills = rollingSkyline(stage, ground - 66 * unit, 20 * unit, { scale: 0.004 })
    const bush = rollingSkyline(stage, ground - 28 * unit, 5 * unit)
    return [
      hill(stage, hills, land[1], ground + 10),
      treeline(stage, bush, 12 * unit, land[2], ground + 10),
      acacia(stage, discX + 118 * unit, ground - 12, 128 * unit, thorn),
    ]
  },
  sea: ({ stage, ground }) => {
    const { unit, width, inks } = stage
    const shore = { scale: 0.008, from: width * 0.45 }
    const land = rollingSkyline(stage, ground - 72 * unit, 26 * unit, shore)
    return hill(stage, land, inks.land[1], ground - 40 * unit)
  },
  town: ({ stage, ground }) => {
    const { unit, inks } = stage
    const far = rollingSkyline(stage, ground - 250 * unit, 30 * unit)
    const trees = rollingSkyline(stage, ground - 205 * unit, 14 * unit)
    return [hill(stage, far, inks.land[1], ground), treeline(stage, trees, 16, inks.land[2], ground)]
  },
  trees: ({ stage, ground }) => {
    const { unit, inks } = stage
    const trees = rollingSkyline(stage, ground - 210 * unit, 14 * unit)
    return treeline(stage, trees, 26, inks.land[2], ground)
  },
  hills: ({ stage, ground }) => {
    const { unit, inks } = stage
    const ridge = (up: number, rise: number) => rollingSkyline(stage, ground - up * unit, rise * unit)
    return [
      hill(stage, ridge(128, 36), inks.land[1], ground + 20),
      hill(stage, ridge(80, 26), inks.land[2], ground + 20),
      treeline(stage, ridge(40, 12), 20 * unit, inks.land[3], ground + 20),
    ]
  },
}

/** What is behind the house, up to its ground. */
export function behind(plot: Plot, backdrop: Backdrop): Art {
  return BEHIND[backdrop](plot)
}

function far({ stage, ground }: Plot, up: number): Art {
  const { unit, inks } = stage
  const y = (x: number) => ground - up * unit - 18 * Math.sin(x / 90)
  const lit = mix(inks.land[2], inks.land[1], 0.5)
  return forest(stage, { y, size: 34 * unit, ink: inks.land[2], lit, base: ground + 30 })
}

function near({ stage, ground }: Plot, up: number, size: number): Art {
  const { unit, inks } = stage
  const y = (x: number) => ground - up * unit - 14 * Math.sin(x / 60 + 1)
  return forest(stage, { y, size: size * unit, ink: inks.land[3], lit: inks.leaf[2], base: ground + 30 })
}
