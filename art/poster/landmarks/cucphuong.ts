import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { langur } from '#art/poster/toolbox/langur.ts'
import { liana } from '#art/poster/toolbox/lianas.ts'
import { limestoneTowers, type Tower } from '#art/poster/toolbox/limestone.ts'
import { lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { leafSpray, thicket } from '#art/poster/toolbox/undergrowth.ts'
import { chooseView, clearSky, cornerLeaves } from '#art/poster/toolbox/view.ts'

/** Cuc Phuong: a tree of many hundred years among limestone, langurs on the rock, white butterflies. */
export const cucphuong: Landmark = {
  scene: {
    title: 'The old forest of Cuc Phuong',
    best: 'monsoon',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.6, 0.64], across: [0.24, 0.34], up: [0.22, 0.3], r: 0.15 })
      const ground = height * 0.82
      const spray = leafSpray(stage, { leaf: mix(inks.leaf[2], inks.leaf[3], 0.5), vein: inks.leaf[1] })
      return [
        clearSky(stage, view),
        crags(stage, view.horizon),
        belts(stage, view.horizon),
        floor(stage, ground),
        outcrop(stage, ground),
        langur(stage, xAt(0.35), ground - span * 0.275, unit * 1.5, { flip: -sunward }),
        langur(stage, xAt(0.52), ground - span * 0.185, unit * 1.35, { flip: -sunward }),
        giant(stage, ground),
        traveller(stage, xAt(0.06), ground + span * 0.045, unit * 1.35, { flip: -sunward }),
        traveller(stage, xAt(0.105), ground + span * 0.048, unit * 1.3, {
          kind: 'hat',
          coat: inks.lamp,
          flip: -sunward,
        }),
        thicket(stage, spray, {
          from: -20,
          to: stage.width + 20,
          y: x => height * (1.02 + 0.012 * Math.sin(x / 60)),
          scale: unit * 1.25,
          gap: 44,
        }),
        butterflies(stage, ground),
        cornerLeaves(stage, 1.9, 1.6),
        chance.odds(0.6) &&
          liana(stage, xAt(-0.46), -10, height * 0.6, { ink: inks.key, leaf: inks.leaf[2] }),
      ]
    },
  },
  setting: {
    hours: ['monsoon', 'dawn', 'day', 'golden'],
    countries: ['vietnam'],
    habitats: ['rainforest', 'mountain'],
    subjects: ['cuc phuong', 'cúc phương', 'primate', 'forest', 'butterfl'],
  },
}

/** Limestone hills, steep and wooded, one behind the other. */
function crags(stage: Stage, horizon: number): Art {
  const { span, inks, chance, xAt } = stage
  const { land, leaf, rock, mist } = inks
  const row = (across: readonly number[], wide: number, high: number): Tower[] =>
    across.map(at => [
      xAt(at),
      span * wide * chance.between(0.85, 1.2),
      span * high * chance.between(0.8, 1.2),
    ])
  const foot = horizon + span * 0.07
  return [
    limestoneTowers(stage, row([-1.3, -0.62, 0.04, 0.5, 0.9, 1.5], 0.34, 0.3), foot, {
      ink: mix(land[0], mist, 0.3),
      shade: mix(land[0], land[1], 0.35),
    }),
    limestoneTowers(stage, row([-1, -0.46, 0.2, 0.74, 1.2], 0.26, 0.22), foot, {
      ink: mix(land[1], rock[1], 0.2),
      shade: land[1],
      green: mix(land[2], leaf[1], 0.4),
    }),
    mistTongue(stage, horizon + span * 0.02, span * 0.06, { opacity: 0.75 }),
  ]
}

function belts(stage: Stage, horizon: number): Art {
  const { span, unit, inks } = stage
  const { land, leaf } = inks
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (90 * unit + 20)) * span * 0.02,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.4)], 0, y - span * 0.05, 0, y + span * 0.18),
      lit,
      gap: 1.3,
    })
  return [
    belt(horizon + span * 0.03, 22, mix(land[2], leaf[1], 0.3), mix(land[1], leaf[0], 0.3)),
    mistTongue(stage, horizon + span * 0.1, span * 0.05, { opacity: 0.6 }),
    belt(horizon + span * 0.1, 32, mix(land[3], leaf[1], 0.6), leaf[0]),
    mistTongue(stage, horizon + span * 0.18, span * 0.04, { opacity: 0.5 }),
  ]
}

function floor(stage: Stage, ground: number): Art {
  const { width, height, inks } = stage
  return fill(
    `M0 ${Math.round(ground)}h${width}V${height}H0z`,
    stage.gradient([mix(inks.leaf[1], inks.leaf[2], 0.45), inks.leaf[3]], 0, ground, 0, height),
  )
}

/** Fluted grey rock, on which the langurs sit. */
function outcrop(stage: Stage, ground: number): Art {
  const { span, inks, xAt } = stage
  const at = (points: readonly number[]) => plot(points, xAt, up => ground + span * 0.03 - span * up)
  const body = at([
    0.2, 0, 0.22, 0.1, 0.26, 0.16, 0.27, 0.27, 0.31, 0.3, 0.39, 0.3, 0.42, 0.23, 0.46, 0.21, 0.57, 0.21, 0.62,
    0.16, 0.68, 0.14, 0.74, 0.05, 0.86, 0,
  ])
  const flutes = at([
    0.3, 0.26, 0.32, 0, 0.27, 0, 0.36, 0.28, 0.4, 0.02, 0.35, 0, 0.49, 0.19, 0.48, 0, 0.43, 0, 0.55, 0.19,
    0.6, 0, 0.54, 0, 0.66, 0.13, 0.7, 0, 0.64, 0,
  ])
  const cuts = pen()
  for (let i = 0; i < flutes.length; i += 3) cuts.polygon(flutes.slice(i, i + 3))
  const moss = at([0.26, 0.245, 0.27, 0.27, 0.31, 0.3, 0.39, 0.3, 0.42, 0.245, 0.38, 0.275, 0.33, 0.26])
  return [
    fill(pen().polygon(body), mix(inks.rock[1], inks.land[1], 0.45)),
    fill(cuts, mix(inks.rock[2], inks.land[3], 0.45), { opacity: 0.7 }),
    fill(pen().polygon(moss), mix(inks.leaf[1], inks.leaf[2], 0.4)),
  ]
}

/** The thousand-year tree: buttresses higher than a man, a bole without a branch, the crown out of sight. */
function giant(stage: Stage, ground: number): Art {
  const { height, span, inks, light, sunward, xAt } = stage
  const x = xAt(-0.2)
  const w = span * 0.105
  const bark = mix(inks.rock[1], inks.rock[2], 0.5)
  const dark = mix(bark, inks.key, 0.5)
  const foot = ground + span * 0.04
  const y = (up: number) => foot - (foot + 20) * up
  const lit = light
  const fin = (across: number, reach: number, up: number, ink: string) =>
    fill(
      pen()
        .M(x + across * w, y(up))
        .Q(x + across * w * 1.15, y(up * 0.34), x + reach * w, foot + span * 0.02 * Math.abs(across))
        .L(x + reach * w * 0.55, foot + span * 0.035)
        .Q(x + across * w * 0.5, y(up * 0.3), x + across * w * 0.5, y(up))
        .Z(),
      ink,
    )
  const bole = pen()
    .M(x - w * 1.25, foot)
    .Q(x - w * 0.86, y(0.4), x - w * 0.72, y(1))
    .H(x + w * 0.72)
    .Q(x + w * 0.86, y(0.4), x + w * 1.25, foot)
    .Z()
  const shade = pen()
    .M(x - lit * w * 1.25, foot)
    .Q(x - lit * w * 0.86, y(0.4), x - lit * w * 0.72, y(1))
    .H(x - lit * w * 0.2)
    .Q(x - lit * w * 0.3, y(0.4), x - lit * w * 0.1, foot)
    .Z()
  const furrows = pen()
  for (const [across, from, to] of [
    [0.38, 0.3, 0.62],
    [0.1, 0.5, 0.9],
    [0.52, 0.66, 0.98],
    [-0.08, 0.2, 0.4],
  ] as const)
    furrows
      .M(x + lit * across * w, y(from))
      .Q(x + lit * (across - 0.07) * w, y((from + to) / 2), x + lit * across * w * 0.92, y(to))
  const head = { ink: inks.leaf[3], lit: inks.leaf[2] }
  const limb = pen()
    .M(x + sunward * w * 0.4, y(0.86))
    .Q(xAt(-0.02), y(0.9), xAt(0.16), y(0.99))
    .M(x - sunward * w * 0.4, y(0.9))
    .Q(xAt(-0.4), y(0.92), xAt(-0.52), y(1))
  return [
    stroke(limb, dark, w * 0.42, { strokeLinecap: 'round' }),
    fin(-lit * 0.9, -lit * 2.5, 0.34, dark),
    fin(lit * 0.9, lit * 2.7, 0.36, mix(bark, inks.rock[0], 0.25)),
    fill(bole, bark),
    fill(shade, dark, { opacity: 0.75 }),
    stroke(furrows, mix(bark, inks.key, 0.35), span * 0.006, { strokeLinecap: 'round' }),
    fin(-lit * 0.34, -lit * 1.35, 0.26, mix(bark, inks.key, 0.36)),
    fin(lit * 0.3, lit * 1.25, 0.3, mix(bark, inks.rock[0], 0.12)),
    range(3, i =>
      leafMass(
        stage,
        xAt(lerp(-0.6, 0.02, i / 2)),
        height * (i === 1 ? -0.02 : 0.03),
        span * 0.26,
        span * 0.07,
        {
          ...head,
          clumps: 10,
        },
      ),
    ),
  ]
}

/** White butterflies, in April and May by the thousand. */
function butterflies(stage: Stage, ground: number): Art {
  const { span, chance, inks, xAt } = stage
  const wings = pen(10)
  for (let i = 0; i < 34; i++) {
    const t = chance()
    const [x, y]: Point = [
      xAt(lerp(0.02, 0.6, chance()) - 0.12 * t),
      ground + span * lerp(0.1, -0.3, t ** 1.2),
    ]
    const size = span * lerp(0.013, 0.007, t)
    const turn = chance.between(-0.5, 0.5)
    wings
      .M(x, y)
      .Q(x - size * 1.2, y - size * (1.4 + turn), x - size * 0.9, y + size * 0.2)
      .Q(x - size * 0.4, y + size * 0.7, x, y)
      .Q(x + size * 1.2, y - size * (1.4 - turn), x + size * 0.9, y + size * 0.2)
      .Q(x + size * 0.4, y + size * 0.7, x, y)
  }
  return fill(wings, inks.paper)
}
