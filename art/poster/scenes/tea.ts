import type { Scene } from '#art/poster/scene.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline } from '#art/poster/toolbox/land.ts'
import {
  clamp,
  heightAlong,
  leftToRight,
  lerp,
  type Point,
  plot,
  range,
} from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { combedTea, type TeaSlope, teaShoots } from '#art/poster/toolbox/tea.ts'
import { pickers } from '#art/poster/toolbox/tea-pickers.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'

export const tea: Scene = {
  title: 'Tea slopes below the forest',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const { leaf, mist } = inks
    const sunX = xAt(chance.between(0.26, 0.42))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.25, 0.31), r: span * 0.155 })
    const far = lay(stage, FAR)
    const near = lay(stage, NEAR)
    const farTop = heightAlong(far)
    const nearTop = heightAlong(near)
    return [
      sky(stage, { horizon: height * 0.5, sun }),
      streaks(stage, xAt(-0.3), height * 0.12, span * 0.6, 3, mist, { opacity: 0.8 }),
      streaks(stage, sun.x - sunward * span * 0.05, sun.y + span * 0.04, span * 0.5, 3, mist, {
        opacity: 0.9,
      }),
      ridges(stage),
      mistTongue(stage, height * 0.45, span * 0.06, { opacity: 0.8 }),
      forestEdge(stage, farTop, 0),
      combedTea(stage, below(stage, far), fan(stage, farTop, FAR_FAN), {
        rows: 52,
        path: [1.2, 2.6],
        ground: stage.gradient(
          [mix(leaf[0], mist, 0.45), mix(leaf[0], leaf[1], 0.5)],
          0,
          height * 0.45,
          0,
          height * 0.8,
        ),
        gap: mix(leaf[1], leaf[2], 0.5),
        bumps: 3,
      }),
      mistTongue(stage, height * 0.6, span * 0.035, { opacity: 0.5 }),
      forestEdge(stage, nearTop, 1),
      combedTea(stage, below(stage, near), fan(stage, nearTop, NEAR_FAN), {
        rows: TEA_ROWS,
        path: [1.5, 8 * unit],
        ground: stage.gradient(
          [mix(leaf[0], leaf[1], 0.12), mix(leaf[0], leaf[1], 0.6), leaf[1]],
          0,
          height * 0.5,
          0,
          height,
        ),
        gap: leaf[2],
        lit: mix(leaf[0], inks.paper, 0.22),
        bumps: 9,
      }),
      pickers(stage, fan(stage, nearTop, NEAR_FAN), TEA_ROWS),
      teaShoots(stage, x => height * 0.975 + Math.sin(x / 90) * span * 0.014, 28 * unit),
      birds(stage, xAt(0.02), height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.13),
    ]
  },
}

/** Crests of the two slopes: across toward the sun, and down in picture heights. */
const FAR = [
  -2.4, 0.62, -0.6, 0.64, -0.2, 0.6, 0.1, 0.535, 0.42, 0.47, 0.7, 0.44, 1, 0.45, 1.5, 0.42, 2.6, 0.36,
]
const NEAR = [
  ...[-2.6, 0.34, -1.4, 0.42, -0.9, 0.45, -0.55, 0.465, -0.25, 0.5, 0.05, 0.57, 0.3, 0.645, 0.55, 0.7],
  ...[0.85, 0.735, 1.3, 0.75, 2.6, 0.73],
]

function lay({ height, chance, xAt }: Stage, crest: readonly number[]): Point[] {
  const drift = chance.between(-0.1, 0.1)
  const lift = chance.between(-0.025, 0.02)
  return leftToRight(
    plot(
      crest,
      across => xAt(across + drift),
      down => height * (down + lift),
    ),
  )
}

function below({ width, height }: Stage, crest: readonly Point[]) {
  const top = heightAlong(crest)
  return pen()
    .M(-40, height + 20)
    .L(-40, top(-40))
    .soft([...crest.filter(([x]) => x > -40 && x < width + 40), [width + 40, top(width + 40)]])
    .L(width + 40, height + 20)
    .Z()
}

/** How the rows run: where the first and last begin on the crest, and where they come out below. */
interface Fan {
  readonly crest: readonly [number, number]
  readonly foot: readonly [number, number]
  /** How far the rows bow to the side on their way down. */
  readonly bow: number
}

const FAR_FAN: Fan = { crest: [-0.9, 2.4], foot: [-1.9, 2.9], bow: -0.12 }
const TEA_ROWS = 32
const NEAR_FAN: Fan = { crest: [-1.1, 1.8], foot: [-1.5, 4.4], bow: -0.3 }

function fan(
  { height, span, xAt, sunward }: Stage,
  top: (x: number) => number,
  { crest, foot, bow }: Fan,
): TeaSlope {
  return (across, down) => {
    const from = xAt(lerp(crest[0], crest[1], across))
    const to = xAt(lerp(foot[0], foot[1], across))
    const x = lerp(from, to, down) + sunward * span * bow * Math.sin(Math.PI * down)
    return [x, lerp(top(from), height * 1.04, down ** 1.15)]
  }
}

function ridges(stage: Stage): Art {
  const { height, span, inks } = stage
  return ([0, 1] as const).map(i => {
    const y = height * (0.38 + i * 0.055)
    const ink = inks.land[i]
    const faded = stage.gradient([ink, mix(ink, inks.mist, 0.8)], 0, y - span * 0.05, 0, y + span * 0.14)
    const skyline = rollingSkyline(stage, y, span * 0.06, { scale: 0.007 })
    return treeline(stage, skyline, span * (0.018 + 0.004 * i), faded, height * 0.7)
  })
}

/** The forest that begins where the tea ends: on one flank of each slope it sinks behind the crest. */
function forestEdge(stage: Stage, top: (x: number) => number, plane: 0 | 1): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { land, leaf } = inks
  const ink = plane ? leaf[2] : mix(land[2], leaf[2], 0.35)
  const lit = plane ? mix(leaf[1], leaf[2], 0.35) : mix(land[1], leaf[1], 0.5)
  const [full, bare] = plane ? [-0.5, 0.42] : [1.1, 0.2]
  const line = (x: number) => {
    const t = clamp(((x - xAt(full)) * sunward) / (span * (bare - full)))
    return top(x) + span * lerp(plane ? -0.055 : -0.035, 0.035, t)
  }
  const trees = range(2 + plane, i =>
    xAt(full + (bare - full) * (0.62 - i * 0.3 + chance.between(-0.06, 0.06))),
  )
  return [
    trees.map(x =>
      emergentTree(stage, x, line(x) + span * 0.03, span * (plane ? 0.2 : 0.13) * chance.between(0.7, 1.1), {
        ink,
        lit,
        trunk: mix(ink, inks.key, 0.3),
      }),
    ),
    forest(stage, {
      y: line,
      size: (plane ? 32 : 20) * unit,
      ink,
      lit,
      bumps: 4,
      gap: 1.3,
      rows: 1 + plane,
      base: height,
    }),
  ]
}
