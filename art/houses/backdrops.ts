import { mist } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { limestoneTowers, type Tower } from '#art/poster/toolbox/limestone.ts'
import { type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { pine } from '#art/poster/toolbox/pines.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Backdrop } from './settings.ts'

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
  sea: () => '',
  town: ({ stage, ground }) => {
    const { unit, inks } = stage
    const far = rollingSkyline(stage, ground - 250 * unit, 30 * unit)
    const trees = rollingSkyline(stage, ground - 205 * unit, 14 * unit)
    return [hill(stage, far, inks.land[1], ground), treeline(stage, trees, 16, inks.land[2], ground)]
  },
  trees: plot => [far(plot, 170), near(plot, 84, 36)],
  karst: ({ stage, ground }) => {
    const { width, unit, chance } = stage
    const stood = (at: number, wide: number, high: number): Tower => [
      width * at,
      wide * unit * chance.between(0.9, 1.15),
      high * unit * chance.between(0.85, 1.2),
    ]
    const far = [stood(0.08, 90, 150), stood(0.32, 70, 120), stood(0.62, 110, 180), stood(0.97, 100, 170)]
    const near = [stood(0.46, 90, 200), stood(0.8, 130, 270), stood(-0.02, 120, 210)]
    return [towers(stage, far, ground, 1), towers(stage, near, ground + 10, 2), low(stage, ground)]
  },
  cliff: ({ stage, ground }) => {
    const { width, unit } = stage
    const wall: Tower[] = [
      [width * 0.98, 420 * unit, 390 * unit],
      [width * 0.68, 260 * unit, 300 * unit],
      [width * 0.02, 180 * unit, 170 * unit],
    ]
    return [towers(stage, wall, ground + 10, 2), low(stage, ground)]
  },
  cone: ({ stage, ground }) => {
    const { width, unit, inks } = stage
    const at = { x: width * 0.64, top: ground - 330 * unit, base: ground - 30 * unit, half: 330 * unit }
    const surface = cone({ ...at, crater: 20 * unit, curve: 1.7 })
    return [
      volcanoCone(stage, surface, { ink: inks.land[2], shade: inks.land[3], lit: inks.land[1] }),
      near({ stage, ground, discX: 0 }, 40, 26),
    ]
  },
  icecone: ({ stage, ground }) => {
    const { width, unit, inks } = stage
    const at = { x: width * 0.6, top: ground - 320 * unit, base: ground - 40 * unit, half: 520 * unit }
    const surface = cone({ ...at, crater: 54 * unit, curve: 1.5 })
    const snow = [inks.snow[0], inks.snow[1]] as const
    return [
      volcanoCone(stage, surface, { ink: inks.land[1], shade: inks.land[2], snow, snowline: 0.26 }),
      treeline(
        stage,
        rollingSkyline(stage, ground - 44 * unit, 10 * unit),
        12 * unit,
        inks.land[3],
        ground + 20,
      ),
    ]
  },
  snow: ({ stage, ground }) => {
    const { width, unit, inks, chance } = stage
    const summits = [0.12, 0.42, 0.72, 1].map(
      (at, i): Point => [width * at, ground - (i === 2 ? 330 : 240) * unit * chance.between(0.9, 1.1)],
    )
    const foot = rollingSkyline(stage, ground - 70 * unit, 26 * unit)
    return [
      summits.map(summit => snowPeak(stage, summit, ground)),
      hill(stage, foot, inks.land[2], ground + 20),
    ]
  },
  dunes: ({ stage, ground }) => {
    const { unit, inks } = stage
    const ridge = (up: number, rise: number) =>
      rollingSkyline(stage, ground - up * unit, rise * unit, { scale: 0.004, octaves: 1 })
    return [
      hill(stage, ridge(150, 60), mix(inks.sand[1], inks.land[1], 0.45), ground + 20),
      hill(stage, ridge(70, 40), mix(inks.sand[1], inks.sand[2], 0.5), ground + 20),
    ]
  },
  mist: ({ stage, ground }) => {
    const { unit } = stage
    return [
      far({ stage, ground, discX: 0 }, 200),
      mist(stage, ground - 190 * unit, 110 * unit),
      near({ stage, ground, discX: 0 }, 96, 40),
      mist(stage, ground - 80 * unit, 90 * unit),
    ]
  },
  pines: ({ stage, ground }) => {
    const { width, unit, inks, chance } = stage
    const back = rollingSkyline(stage, ground - 90 * unit, 30 * unit)
    const stand = (up: number, high: number, gap: number) => {
      const trees = pen()
      for (let x = -20; x < width + 20; x += gap * unit * chance.between(0.7, 1.3)) {
        pine(trees, x, ground - up * unit, high * unit * chance.between(0.7, 1.15))
      }
      return trees
    }
    return [
      hill(stage, back, inks.land[1], ground + 20),
      fill(stand(50, 130, 42), inks.land[2]),
      hill(stage, rollingSkyline(stage, ground - 40 * unit, 12 * unit), inks.land[3], ground + 20),
      fill(stand(16, 190, 92), inks.land[4]),
    ]
  },
  valley: ({ stage, ground }) => {
    const { width, unit, inks } = stage
    const lit = mix(inks.land[3], inks.leaf[1], 0.3)
    const side = (x: number) => ground - (90 + 170 * Math.max(0, x / width - 0.2)) * unit
    const other = (x: number) => ground - (30 + 330 * Math.max(0, x / width - 0.42)) * unit
    return [
      forest(stage, { y: x => side(x) - 20, size: 26 * unit, ink: inks.land[1], base: ground + 20 }),
      mist(stage, ground - 150 * unit, 80 * unit),
      forest(stage, { y: other, size: 32 * unit, ink: inks.land[3], lit, base: ground + 20, rows: 3 }),
    ]
  },
  far: ({ stage, ground }) => {
    const { unit, inks, chance, width } = stage
    const level = ground - 54 * unit
    const trees = pen()
    for (let i = 0; i < 40; i++) {
      const y = level + chance.between(8, 50) * unit
      trees.lens(chance() * width, y, 16 * unit, 6 * unit)
    }
    return [
      hill(stage, rollingSkyline(stage, level - 16 * unit, 16 * unit), inks.land[1], level + 4),
      fill(pen().polygon(corners(width, level, ground + 20)), mix(inks.land[1], inks.sand[1], 0.5)),
      fill(pen().lens(width * 0.3, level + 14 * unit, 300 * unit, 9 * unit), inks.water[0]),
      fill(trees, inks.land[2]),
    ]
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

function corners(width: number, top: number, foot: number): Point[] {
  return [
    [0, top],
    [width, top],
    [width, foot],
    [0, foot],
  ]
}

function towers(stage: Stage, list: readonly Tower[], base: number, depth: 1 | 2): Art {
  const { land, leaf } = stage.inks
  return limestoneTowers(stage, list, base, {
    ink: land[depth],
    shade: land[depth === 1 ? 2 : 3],
    green: depth === 2 ? mix(leaf[2], land[3], 0.4) : undefined,
  })
}

/** Bushes at the foot of the rock. */
function low(stage: Stage, ground: number): Art {
  const { unit, inks } = stage
  return treeline(
    stage,
    rollingSkyline(stage, ground - 30 * unit, 12 * unit),
    20 * unit,
    inks.land[3],
    ground + 20,
  )
}

function snowPeak(stage: Stage, [x, top]: Point, ground: number): Art {
  const { unit, inks, chance } = stage
  const high = ground - top
  const half = high * chance.between(0.8, 1)
  const down = high * chance.between(0.32, 0.44)
  const at = (part: number) => half * (down / high) * part
  const teeth = range(
    7,
    (i, t): Point => [x + at(1) - 2 * at(1) * t, top + down + (i % 2 ? -14 : chance.between(4, 26)) * unit],
  )
  return [
    fill(
      pen().polygon([
        [x - half, ground],
        [x, top],
        [x + half, ground],
      ]),
      inks.land[1],
    ),
    fill(
      pen().polygon([
        [x, top],
        [x + half, ground],
        [x + half * 0.2, ground],
        [x - half * 0.06, top + high * 0.4],
      ]),
      inks.land[2],
    ),
    fill(pen().polygon([[x, top], ...teeth]), inks.snow[0]),
    fill(pen().polygon([[x, top], ...teeth.slice(0, 3), [x - 4, top + down * 0.5]]), inks.snow[1]),
  ]
}
