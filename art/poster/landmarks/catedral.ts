import { mist } from '#art/poster/toolbox/clouds.ts'
import { headland, skerry } from '#art/poster/toolbox/coast.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { panga } from '#art/poster/toolbox/small-craft.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const catedral: Landmark = {
  scene: {
    title: 'Punta Catedral between its two beaches, Manuel Antonio',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.32, 0.36)
      const sun = stage.hang({
        x: xAt(chance.between(0.42, 0.56)),
        y: horizon - span * 0.13,
        r: span * 0.145,
      })
      return [
        openSky(stage, horizon, sun),
        sea(stage, horizon),
        lightRoad(stage, sun.x, horizon + 3, height * 0.8, { far: span * 0.06, near: span * 0.2 }),
        mist(stage, horizon, span * 0.04, { opacity: 0.6 }),
        islets(stage, horizon),
        ripples(stage, horizon + 6, height * 0.9, { count: 30, opacity: 0.45, big: 60 }),
        panga(stage, xAt(0.56), lerp(horizon, height, 0.42), unit * 0.5, -sunward),
        neck(stage, horizon),
        point(stage, horizon),
        spine(stage, horizon),
        nearTrees(stage),
        birds(stage, xAt(-0.2), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['costa-rica'],
    habitats: ['beach', 'rainforest', 'island'],
    subjects: ['manuel antonio', 'punta catedral', 'quepos'],
  },
}

function islets(stage: Stage, horizon: number): Art {
  const { span, inks, xAt, chance } = stage
  const [rock, shade] = [pen(), pen()]
  for (const [across, down, wide, high] of [
    [0.34, 0.02, 0.1, 0.05],
    [0.44, 0.03, 0.05, 0.03],
    [0.74, 0.012, 0.08, 0.035],
    [-0.66, 0.02, 0.09, 0.04],
  ] as const) {
    skerry(
      stage,
      rock,
      shade,
      xAt(across + chance.between(-0.03, 0.03)),
      horizon + span * down,
      span * wide,
      span * high,
    )
  }
  return [fill(rock, mix(inks.land[2], inks.leaf[1], 0.3)), fill(shade, mix(inks.land[3], inks.leaf[2], 0.3))]
}

/** The neck of sand, in spans: across toward the sun, and down from the point's foot; the two beaches bow in toward it. */
const OPEN = [0, 0.06, 0.02, 0.1, 0.06, 0.15, 0.15, 0.195, 0.34, 0.225, 0.7, 0.24, 2.6, 0.25]
const SHELTERED = [-2.6, 0.29, -0.95, 0.275, -0.64, 0.25, -0.45, 0.215, -0.35, 0.17, -0.3, 0.12, -0.3, 0.06]

function neck(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const deep = (height - horizon) / (span * 0.62)
  const outline = (out: number) => {
    const open = plot(
      OPEN,
      x => xAt(x + out),
      y => horizon + span * y * deep - span * out * 0.6,
    )
    const sheltered = plot(
      SHELTERED,
      x => xAt(x - out),
      y => horizon + span * y * deep - span * out * 0.6,
    )
    return pen()
      .M(...(open[0] as Point))
      .soft(open.slice(1))
      .L(xAt(2.4), height + 30, xAt(-2.4), height + 30, ...(sheltered[0] as Point))
      .soft(sheltered.slice(1))
      .Z()
  }
  return [
    fill(outline(0.06), mix(inks.water[0], inks.water[1], 0.4), { opacity: 0.7 }),
    fill(outline(0.026), inks.paper, { opacity: 0.9 }),
    fill(outline(0.014), inks.sand[1]),
    fill(outline(0), inks.sand[0]),
  ]
}

const POINT = [
  -0.62, 0, -0.56, 0.05, -0.46, 0.12, -0.32, 0.19, -0.18, 0.215, -0.02, 0.19, 0.12, 0.14, 0.22, 0.07, 0.3, 0,
]

/** The point itself: a wooded rock that was an island. */
function point(stage: Stage, horizon: number): Art {
  const { span, unit, inks, chance, xAt } = stage
  const { rock, land, leaf } = inks
  const base = horizon + span * 0.06
  const skyline = leftToRight(plot(POINT, xAt, up => base - span * up * chance.between(1.02, 1.1)))
  return headland(stage, skyline, base, {
    rock: mix(rock[1], land[2], 0.3),
    shade: mix(rock[2], land[3], 0.35),
    lit: mix(rock[0], land[1], 0.2),
    leaf: mix(land[3], leaf[2], 0.65),
    leafLit: mix(leaf[1], land[2], 0.2),
    size: 20 * unit,
    cover: 0.86,
  })
}

/** Trees that run down the neck from the point, and the forest it joins. */
function spine(stage: Stage, horizon: number): Art {
  const { height, span, unit, inks, xAt } = stage
  const { land, leaf } = inks
  const deep = (height - horizon) / (span * 0.62)
  const belt = (from: number, to: number, down: number, near: number, base: number) =>
    forest(stage, {
      from: Math.min(from, to),
      to: Math.max(from, to),
      y: x => horizon + span * deep * (down + 0.008 * Math.sin(x / 40 + near * 9)),
      size: lerp(10, 44, near) * unit,
      ink: mix(mix(land[3], leaf[2], 0.65), leaf[3], near),
      lit: mix(leaf[1], leaf[2], near * 0.7),
      base,
      gap: 1.35,
      rows: near > 0.6 ? 2 : 1,
      litOdds: 0.6,
    })
  const neckRows = range(9, (_, t) => {
    const down = lerp(0.05, 0.285, t)
    const spread = 2.6 * Math.max(0, t - 0.5) ** 1.7
    const base = horizon + span * deep * (down + 0.05)
    return belt(xAt(lerp(-0.24, -0.24, t) - spread), xAt(lerp(-0.05, -0.06, t) + spread), down, t * 0.4, base)
  })
  return [
    neckRows,
    belt(-30, stage.width + 30, 0.33, 0.5, height),
    belt(-30, stage.width + 30, 0.41, 0.75, height),
    belt(-30, stage.width + 30, 0.51, 1, height),
  ]
}

/** The branch above the view: a palm beside it, and a white-faced capuchin who watches the beach. */
function nearTrees(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const crownId = palmCrown(stage, { wind: sunward * 0.2 })
  const branch = pen()
    .M(xAt(-1.6), height * 0.62)
    .Q(xAt(-0.7), height * 0.66, xAt(-0.34), height * 0.72)
    .Q(xAt(-0.8), height * 0.72, xAt(-1.6), height * 0.7)
    .Z()
  return [
    palm(crownId, xAt(0.62), height * 1.02, span * 0.36, {
      lean: -sunward * 0.16,
      ink: inks.leaf[3],
      trunk: inks.key,
      scale: unit * 0.9,
    }),
    fill(branch, inks.key),
    capuchin(stage, xAt(-0.38), height * 0.7, unit * 1.15, sunward),
    leafyCorners(stage, { near: 2.2, far: 1.5 }),
  ]
}

function capuchin({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const face = mix(inks.paper, inks.rock[0], 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-16-6C-34-2-38 20-28 30C-22 36-16 30-20 25', inks.key, 4.4, { strokeLinecap: 'round' }),
    fill('M-20 0C-26-24-12-42 6-42C20-40 22-18 16 0Z', inks.key),
    fill('M0-40C8-48 22-44 22-32C20-22 12-20 6-22Z', face),
    fill('M2-50a12 12 0 1 0 24 0a12 12 0 1 0-24 0', face),
    fill('M4-56C6-66 22-66 24-56C18-60 10-60 4-56Z', inks.key),
    fill(
      'M13-50a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M20-50a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M16-44Q20-41 23-45L20-46Z',
      inks.key,
    ),
    stroke('M10-20L22-6L22 2', inks.key, 5, { strokeLinecap: 'round' }),
  )
}
