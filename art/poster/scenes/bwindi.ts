import type { Scene } from '#art/poster/scene.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass, treeline } from '#art/poster/toolbox/forest.ts'
import { climbingYoungster, motherAndInfant, sittingSilverback } from '#art/poster/toolbox/gorilla-family.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { mossyTrunk, treeFern } from '#art/poster/toolbox/mossy-trees.ts'
import { leftToRight, lerp, nth, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { leafSpray, thicket } from '#art/poster/toolbox/undergrowth.ts'

export const bwindi: Scene = {
  title: 'A gorilla family in the forest of Bwindi',
  best: 'dawn',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const sunX = xAt(chance.between(0.3, 0.42))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.22, 0.27), r: span * 0.145 })
    return [
      sky(stage, { horizon: height * 0.55, sun }),
      streaks(stage, sun.x - sunward * span * 0.06, sun.y + span * 0.03, span * 0.5, 3, inks.mist, {
        opacity: 0.85,
      }),
      SPURS.map((_, i) => spur(stage, i)),
      mist(stage, height * 0.7, span * 0.2, { opacity: 0.5 }),
      middleTrees(stage),
      frameTrees(stage),
      family(stage),
      nearLeaves(stage),
      birds(stage, xAt(0.08), height * 0.36, 4, 8 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

/** Steep spurs that close the valley in turn: side, where it meets the valley floor, its top and its foot. */
const SPURS = [
  { side: -1, reach: -0.52, top: 0.27, foot: 0.54, crest: 0.3 },
  { side: 1, reach: -0.5, top: 0.2, foot: 0.58, crest: 0.98 },
  { side: -1, reach: -0.36, top: 0.26, foot: 0.66, crest: 0.6 },
  { side: 1, reach: -0.22, top: 0.34, foot: 0.76, crest: 0.86 },
  { side: -1, reach: -0.24, top: 0.42, foot: 0.82, crest: 0.86 },
] as const

function spur(stage: Stage, index: number): Art {
  const { height, span, chance, inks, xAt } = stage
  const { side, reach, top, foot, crest } = nth(SPURS, index)
  const { land, leaf } = inks
  const t = index / (SPURS.length - 1)
  const drift = chance.between(-0.06, 0.06)
  const crestY = height * (top + chance.between(-0.03, 0.03))
  const waver = chance() * 6
  const points = range(13, (_, along): Point => {
    const across = lerp(crest, reach, along)
    const y = lerp(crestY, height * foot, along ** 0.94) + span * 0.016 * Math.sin(along * 11 + waver)
    return [xAt(side * across + drift), y]
  })
  const behind: Point[] = [2.9, 2.2, 1.6].map((across, i) => [
    xAt(side * across),
    crestY + span * (0.02 * i + 0.03 * Math.sin(waver + i * 2)),
  ])
  const valley = height * foot
  const end: Point = [xAt(side * (reach - 0.3) + drift), valley + span * 0.14]
  const far = [mix(land[0], land[1], 0.7), mix(land[1], land[2], 0.3), land[2], land[3], land[3]]
  const tone = mix(nth(far, index), index > 2 ? leaf[2] : leaf[1], t * 0.55)
  const fade = [tone, mix(tone, inks.mist, 0.14), mix(tone, inks.mist, 0.85)]
  const faded = stage.gradient(fade, 0, crestY, 0, valley + span * 0.12)
  const skyline = leftToRight([...behind, ...points, end])
  return [
    treeline(stage, skyline, span * lerp(0.014, 0.034, t), faded, valley + span * 0.14),
    mistTongue(stage, valley + span * 0.02, span * 0.045, { opacity: lerp(0.75, 0.5, t) }),
  ]
}

function middleTrees(stage: Stage): Art {
  const { height, span, unit, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const far = { ink: mix(leaf[2], land[3], 0.45), lit: mix(leaf[1], land[2], 0.4), trunk: land[4] }
  return [
    emergentTree(stage, xAt(chance.between(0.5, 0.6)), height * 0.88, span * chance.between(0.3, 0.38), far),
    emergentTree(stage, xAt(chance.between(0.78, 0.9)), height * 0.86, span * chance.between(0.24, 0.3), far),
    forest(stage, {
      y: x => height * 0.83 + Math.sin(x / 70) * span * 0.014,
      size: 40 * unit,
      ink: mix(leaf[2], land[4], 0.25),
      lit: mix(leaf[1], leaf[2], 0.4),
      bumps: 5,
      gap: 1.3,
    }),
  ]
}

/** A great trunk close by with its lianas, and tree ferns under it. */
function frameTrees(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  const x = nearEdge(stage, 0.06)
  const lianas = pen()
  for (const [at, sag] of [
    [0.12, 0.56],
    [0.2, 0.36],
    [0.25, 0.46],
  ] as const) {
    const from = nearEdge(stage, at)
    lianas
      .M(from, -10)
      .Q(from + sunward * span * 0.03, height * sag * 0.6, from - sunward * span * 0.03, height * sag)
  }
  return [
    treeFern(
      stage,
      xAt(0.62 + chance.between(-0.05, 0.05)),
      height * 1.02,
      span * 0.3,
      unit * 0.95,
      mix(leaf[3], leaf[2], 0.4),
    ),
    mossyTrunk(stage, x, span * 0.1, { ink: key, moss: leaf[3], lean: -sunward * span * 0.06 }),
    stroke(lianas, key, 2.4),
    leafMass(stage, nearEdge(stage, 0.1), height * 0.02, span * 0.3, span * 0.1, {
      ink: key,
      lit: leaf[3],
      clumps: 8,
    }),
  ]
}

/** Silverback, mother with her child, and a young one on a sapling, each in the leaves to the waist. */
function family(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const backX = xAt(chance.between(-0.08, 0.02))
  const saplingX = xAt(-0.34 + chance.between(-0.02, 0.02))
  const sapling = pen()
    .M(saplingX, height)
    .Q(saplingX + sunward * span * 0.01, height * 0.7, saplingX - sunward * span * 0.015, height * 0.46)
  const leaves = leafSpray(stage, { leaf: inks.leaf[2], vein: inks.leaf[1] })
  const behind = leafSpray(stage, { leaf: inks.leaf[3], vein: inks.leaf[2] })
  const ground = (x: number) => height * 0.95 + Math.sin(x / 60) * 6
  const across = (from: number, to: number) => ({ from: xAt(from), to: xAt(to), y: ground })
  return [
    thicket(stage, behind, { ...across(-0.9, 1.1), scale: unit * 1.25, gap: 40 }),
    stroke(sapling, inks.key, 6 * unit, { strokeLinecap: 'round' }),
    [-38, 8, 44].map(lean =>
      use(behind, { transform: place(saplingX - sunward * span * 0.012, height * 0.5, unit * 0.9, 1, lean) }),
    ),
    climbingYoungster(stage, saplingX, height * 0.76, unit * chance.between(1, 1.15), sunward),
    motherAndInfant(
      stage,
      xAt(chance.between(0.34, 0.42)),
      height * 0.93,
      unit * chance.between(1.3, 1.45),
      -sunward,
    ),
    sittingSilverback(stage, backX, height * 0.97, unit * chance.between(1.6, 1.8), sunward),
    thicket(stage, leaves, {
      ...across(-0.5, 0.62),
      y: x => ground(x) + span * 0.04,
      scale: unit * 0.95,
      gap: 46,
    }),
  ]
}

function nearLeaves(stage: Stage): Art {
  const { width, height, span, unit, inks } = stage
  const dark = leafSpray(stage, { leaf: inks.key, vein: inks.leaf[3] })
  const line = (x: number) => height * 1.03 - span * 0.05 * Math.abs((x / width - 0.5) * 2) ** 2
  return [
    forest(stage, { y: x => line(x) - 4, size: 26 * unit, ink: inks.key, bumps: 5, gap: 1.4 }),
    thicket(stage, dark, { from: 0, to: width, y: line, scale: unit * 1.2, gap: 44 }),
    thicket(stage, dark, {
      from: farEdge(stage, -0.02),
      to: farEdge(stage, 0.2),
      y: () => height * 1.02,
      scale: unit * 2.2,
    }),
    thicket(stage, dark, {
      from: nearEdge(stage, -0.02),
      to: nearEdge(stage, 0.16),
      y: () => height * 1.02,
      scale: unit * 2.1,
    }),
  ]
}
