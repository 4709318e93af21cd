import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { cliffMonastery } from '#art/poster/toolbox/cliff-monastery.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { brokenLine, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { prayerFlags } from '#art/poster/toolbox/made-things.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, type Point, pairs, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { pine } from '#art/poster/toolbox/pines.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'

export const taktsang: Scene = {
  title: 'The monastery on the cliff of Paro',
  best: 'dawn',
  zoom: [0.96, 1.1],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const sun = stage.hang({
      x: xAt(chance.between(0.4, 0.5)),
      y: height * chance.between(0.26, 0.33),
      r: span * 0.15,
    })
    const ledge: Point = [xAt(-0.1), height * chance.between(0.5, 0.53)]
    const knoll = (x: number) =>
      height * 0.9 -
      span * 0.09 * Math.exp(-(((x - xAt(0.5)) / (span * 0.34)) ** 2)) +
      span * 0.008 * Math.sin(x / 40)
    return [
      openSky(stage, height * 0.66, sun),
      snows(stage),
      valley(stage),
      cliff(stage, ledge),
      mist(stage, height * 0.8, span * 0.2, { opacity: 0.6 }),
      mistTongue(stage, height * 0.74, span * 0.06, { opacity: 0.8 }),
      cliffMonastery(stage, ledge[0], ledge[1], unit * 1.14, sunward),
      ledgePines(stage, ledge),
      flags(stage, ledge, knoll),
      hill(
        stage,
        range(25, (_, t): Point => [lerp(-20, stage.width + 20, t), knoll(lerp(-20, stage.width + 20, t))]),
        mix(inks.leaf[3], inks.land[4], 0.3),
      ),
      walkers(stage, knoll),
      nearPines(stage),
      grass(stage, -10, stage.width + 10, x => knoll(x) + span * 0.085, span * 0.04, inks.key, 8),
      birds(stage, xAt(0.3), height * 0.5, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** The snows of the border, far off. */
function snows(stage: Stage): Art {
  const { height, span, inks, xAt } = stage
  const base = height * 0.66
  const spine = leftToRight(
    pairs([
      ...[-1.9, 0.04, -1.2, 0.2, -0.7, 0.08, 0.06, 0.16, 0.2, 0.1, 0.36, 0.25, 0.52, 0.12, 0.74, 0.3],
      ...[0.94, 0.12, 1.2, 0.22, 1.5, 0.1, 1.8, 0.2, 2.3, 0.04],
    ]).map(([across, up]): Point => [xAt(across), base - span * up]),
  )
  return massif(stage, {
    spine,
    base,
    ink: inks.snow[0],
    shade: mix(inks.snow[1], inks.land[1], 0.3),
    spurs: 3,
    fade: 0.6,
    step: 20,
  })
}

function valley(stage: Stage): Art {
  const { height, span, inks } = stage
  const far = rollingSkyline(stage, height * 0.62, span * 0.07, { scale: 0.006 })
  const near = rollingSkyline(stage, height * 0.72, span * 0.07, { scale: 0.007 })
  const fade = (ink: string, y: number) =>
    stage.gradient([ink, mix(ink, inks.mist, 0.7)], 0, y - span * 0.06, 0, y + span * 0.14)
  return [
    hill(stage, far, fade(mix(inks.land[1], inks.land[2], 0.4), height * 0.62)),
    hill(stage, near, fade(mix(inks.land[2], inks.leaf[2], 0.4), height * 0.72)),
  ]
}

/** The wall: it hangs over the valley, and its ledge goes in under an overhang. */
function cliff(stage: Stage, [ledgeX, ledgeY]: Point): Art {
  const { width, height, span, chance, inks, light, sunward, xAt } = stage
  const { rock, key, land } = inks
  const beyond = sunward > 0 ? -30 : width + 30
  const turns: Point[] = [
    [xAt(-0.04), -20],
    [xAt(0.1), height * 0.08],
    [xAt(0.07), height * 0.13],
    [xAt(0.16), ledgeY - span * 0.27],
    [xAt(0.12), ledgeY - span * 0.2],
    [xAt(0.2), ledgeY - span * 0.1],
    [xAt(0.14), ledgeY - span * 0.01],
    [xAt(0.26), ledgeY + span * 0.05],
    [xAt(0.16), ledgeY + span * 0.15],
    [xAt(0.21), ledgeY + span * 0.2],
    [xAt(0.12), ledgeY + span * 0.34],
    [xAt(0.18), height * 0.94],
    [xAt(0.12), height + 20],
  ]
  const edge = turns.flatMap((point, i) => {
    const before = turns[i - 1]
    return before ? brokenLine(chance, before, point, 30, 0.2) : [point]
  })
  const wall = pen()
    .M(beyond, -20)
    .through(edge)
    .L(beyond, height + 20)
    .Z()
  const clipPath = stage.clip(wall)
  const [dark, lit, moss] = [pen(), pen(), pen()]
  const count = Math.round(24 + (stage.width / span) * 14)
  for (let i = 0; i < count; i++) {
    const x = xAt(lerp(0.24, -1.2, (i + chance()) / count))
    const top = height * chance.between(-0.05, 0.8)
    const long = span * chance.between(0.12, 0.4)
    const wide = span * chance.between(0.016, 0.05)
    const path = i % 3 === 0 ? lit : dark
    path
      .M(x, top)
      .L(
        x + light * wide,
        top + long * 0.3,
        x + light * wide * 0.6,
        top + long * 0.62,
        x + light * wide * 0.9,
        top + long,
      )
      .L(x - light * wide * 0.4, top + long * 0.7, x - light * wide * 0.2, top + long * 0.34)
      .Z()
    if (i % 4) continue
    moss.lens(x, top + long * 0.5, span * chance.between(0.05, 0.12), span * 0.016)
  }
  const hollow = pen()
    .M(ledgeX - sunward * span * 0.34, ledgeY - span * 0.03)
    .Q(
      ledgeX - sunward * span * 0.28,
      ledgeY - span * 0.27,
      ledgeX - sunward * span * 0.02,
      ledgeY - span * 0.3,
    )
    .Q(
      ledgeX + sunward * span * 0.17,
      ledgeY - span * 0.27,
      ledgeX + sunward * span * 0.2,
      ledgeY - span * 0.06,
    )
    .L(
      ledgeX + sunward * span * 0.24,
      ledgeY + span * 0.02,
      ledgeX - sunward * span * 0.34,
      ledgeY + span * 0.05,
    )
    .Z()
  const body = mix(rock[1], land[2], 0.25)
  const attributes = { clipPath }
  return [
    fill(wall, stage.gradient([mix(body, rock[0], 0.12), body, mix(rock[2], land[3], 0.4)], 0, 0, 0, height)),
    fill(dark, mix(rock[2], land[3], 0.35), { opacity: 0.75, ...attributes }),
    fill(lit, mix(rock[0], inks.paper, 0.1), { opacity: 0.6, ...attributes }),
    fill(moss, mix(land[3], inks.leaf[2], 0.4), { opacity: 0.7, ...attributes }),
    fill(hollow, mix(rock[2], key, 0.28), { opacity: 0.75, ...attributes }),
  ]
}

function ledgePines(stage: Stage, [x, y]: Point): Art {
  const { span, chance, inks, sunward } = stage
  const trees = pen()
  for (const [across, down, high] of [
    [-0.42, 0.03, 0.17],
    [-0.36, 0.05, 0.12],
    [-0.27, 0.1, 0.14],
    [-0.18, 0.1, 0.1],
    [0.02, 0.09, 0.1],
    [0.1, 0.1, 0.13],
    [0.16, 0.13, 0.1],
    [-0.5, 0.16, 0.2],
    [-0.1, 0.2, 0.14],
    [0.12, 0.26, 0.14],
    [-0.34, 0.24, 0.18],
  ] as const)
    pine(trees, x + sunward * span * across, y + span * down, span * high * chance.between(0.9, 1.15))
  return fill(trees, mix(inks.leaf[3], inks.land[3], 0.25))
}

function flags(stage: Stage, [x, y]: Point, knoll: (x: number) => number): Art {
  const { unit, span, inks, sunward, xAt } = stage
  const inksOf = [BLUE, inks.paper, RED, mix(inks.leaf[0], inks.leaf[1], 0.5), inks.lamp]
  const from: Point = [x + sunward * span * 0.29, y + span * 0.06]
  return [0.66, 0.86].map((across, i) => {
    const to: Point = [xAt(across), knoll(xAt(across)) - span * (0.09 - i * 0.02)]
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (16 * unit))
    return [
      stroke(
        pen()
          .M(...to)
          .L(to[0], knoll(to[0])),
        inks.key,
        3 * unit,
      ),
      prayerFlags(stage, from, to, span * 0.05, count, 14 * unit, inksOf),
    ]
  })
}

/** On the way across: two who look, and one who has gone on. */
function walkers(stage: Stage, knoll: (x: number) => number): Art {
  const { span, unit, inks, sunward, xAt } = stage
  return (
    [
      [0.4, 1.9, RED, 'pack'],
      [0.46, 1.8, inks.lamp, 'hat'],
      [0.58, 1.7, BLUE, 'pack'],
    ] as const
  ).map(([across, size, coat, kind]) =>
    traveller(stage, xAt(across), knoll(xAt(across)) + span * 0.006, unit * size, {
      coat,
      kind,
      flip: -sunward,
    }),
  )
}

function nearPines(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const trees = pen()
  for (const [in_, high] of [
    [0.01, 0.8],
    [-0.09, 0.6],
    [0.09, 0.36],
  ] as const)
    pine(trees, nearEdge(stage, in_), height * 1.01, span * high * chance.between(0.9, 1.05))
  pine(trees, xAt(0.98), height * 1.01, span * 0.5)
  return fill(trees, mix(inks.leaf[3], inks.key, 0.5))
}
