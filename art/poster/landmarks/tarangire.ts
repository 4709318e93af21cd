import { baobab } from '#art/poster/toolbox/baobab.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { farHerd } from '#art/poster/toolbox/migration.ts'
import { lerp, nth, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { elephant } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const tarangire: Landmark = {
  scene: { title: 'Elephants among the baobabs of Tarangire', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day'],
    countries: ['tanzania'],
    habitats: ['savanna', 'dry-forest'],
    subjects: ['tarangire', 'baobab', 'safari'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks, xAt } = stage
  const horizon = height * chance.between(0.58, 0.63)
  const { art } = openSky(stage, { horizon, across: [0.26, 0.42], up: [0.12, 0.22], r: 0.19 })
  const leafy = chance.odds(0.55)
  return [
    art,
    ridges(stage, horizon),
    farBaobabs(stage, horizon, leafy),
    mist(stage, horizon + span * 0.02, span * 0.08, { opacity: 0.5 }),
    river(stage, horizon),
    greatBaobab(stage, xAt(-0.2), height * 0.86, span * chance.between(0.66, 0.76), leafy),
    elephants(stage),
    grassAtFeet(stage, [0.9, 0.96], [mix(inks.sand[2], inks.leaf[2], 0.6), inks.key]),
    flockAt(stage, 0.3, 0.18),
  ]
}

function ridges(stage: Stage, horizon: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, horizon - span * 0.06, span * 0.05, { scale: 0.006 })
  const near = rollingSkyline(stage, horizon - span * 0.02, span * 0.03, { scale: 0.009 })
  const ground = mix(inks.sand[1], inks.leaf[0], 0.25)
  const plain = acrossFrame(stage, 9, (_, t) => horizon + span * 0.012 * Math.sin(t * 8))
  return [
    hill(stage, far, stage.gradient([inks.land[0], inks.mist], 0, horizon - span * 0.1, 0, horizon)),
    hill(stage, near, mix(inks.land[1], inks.mist, 0.2)),
    hill(
      stage,
      plain,
      stage.gradient([ground, mix(inks.sand[2], inks.leaf[1], 0.35)], 0, horizon, 0, stage.height),
    ),
  ]
}

function farBaobabs(stage: Stage, horizon: number, leafy: boolean): Art {
  const { width, span, chance, inks } = stage
  const ink = mix(inks.land[2], inks.rock[2], 0.4)
  const leaf = leafy ? mix(inks.land[2], inks.leaf[2], 0.5) : undefined
  return range(Math.round((width / span) * 4), (i, t) => {
    const x = lerp(0.02, 0.98, t) * width + chance.between(-0.08, 0.08) * span
    const high = span * nth([0.12, 0.2, 0.1, 0.16], i % 4) * chance.between(0.85, 1.15)
    const shade = mix(ink, inks.land[4], 0.4)
    return baobab(stage, x, horizon + high * 0.2, high, { bark: ink, shade, leaf, flip: chance.sign() })
  })
}

/** The river in its wide bed of sand, and what has come down to it. */
function river(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const down = (spans: number) => horizon + span * spans
  const bed = (thin: number) =>
    pen()
      .M(xAt(2.6), down(0.06 + thin))
      .Q(xAt(0.9), down(0.05 + thin), xAt(0.5), down(0.085 + thin))
      .Q(xAt(0.1), down(0.12 + thin), xAt(-0.4), down(0.1 + thin))
      .L(xAt(-2.6), down(0.1 + thin), xAt(-2.6), down(0.17 - thin))
      .Q(xAt(-0.2), down(0.16 - thin), xAt(0.3), down(0.155 - thin))
      .Q(xAt(0.8), down(0.12 - thin), xAt(2.6), down(0.13 - thin))
      .Z()
  const herd = farHerd(stage, [xAt(0.85), down(0.175)], [xAt(0.4), down(0.05)], 12, span * 0.014)
  return [
    fill(bed(0), inks.sand[0]),
    fill(bed(0.014), stage.gradient([inks.water[0], inks.water[1]], 0, down(0.05), 0, down(0.18))),
    fill(herd, mix(inks.land[4], inks.rock[2], 0.4)),
  ]
}

function greatBaobab(stage: Stage, x: number, y: number, high: number, leafy: boolean): Art {
  const { span, chance, inks, sunward } = stage
  const bark = mix(mix(inks.rock[2], inks.key, 0.35), inks.rock[1], 0.15)
  const shadow = pen().lens(x - sunward * span * 0.16, y + 2, high * 0.9, span * 0.02)
  return [
    fill(shadow, inks.land[5], { opacity: 0.35 }),
    baobab(stage, x, y + span * 0.02, high, {
      bark,
      shade: mix(bark, inks.key, 0.5),
      lit: mix(bark, inks.rock[1], 0.45),
      leaf: leafy ? inks.leaf[3] : undefined,
      leafLit: inks.leaf[2],
      flip: chance.sign(),
    }),
  ]
}

/** A family walks in under the tree: across, down, size. */
const FAMILY = [
  [0.2, 0.88, 1.25],
  [0.42, 0.87, 0.95],
  [0.55, 0.875, 0.46],
] as const

function elephants(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const drift = chance.between(-0.03, 0.08)
  const [body, ear] = [mix(inks.land[5], inks.rock[2], 0.25), mix(inks.land[4], inks.rock[2], 0.35)]
  return FAMILY.map(([across, down, size]) => {
    const [x, y] = [xAt(across + drift), height * down]
    const shadow = pen().lens(x - sunward * span * 0.05, y + 3, span * 0.26 * size, 6 * unit)
    return [
      fill(shadow, inks.land[5], { opacity: 0.3 }),
      elephant(x, y, unit * size, body, ear, inks.paper, -sunward),
    ]
  })
}
