import { BLUE } from '#art/poster/palettes.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { cyclist } from '#art/poster/toolbox/cyclist.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { terracedHill } from '#art/poster/toolbox/terraced-hill.ts'
import { emergentTree, grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const virunga: Landmark = {
  scene: { title: 'The five volcanoes above the fields of Musanze', best: 'dawn', mirror: false, draw },
  setting: {
    hours: ['dawn', 'golden', 'day', 'dusk', 'monsoon'],
    countries: ['rwanda'],
    habitats: ['volcano', 'mountain', 'highland', 'farmland'],
    subjects: ['virunga', 'musanze', 'karisimbi', 'bisoke', 'sabyinyo', 'muhabura', 'hiking', 'crater lake'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance } = stage
  const horizon = height * chance.between(0.55, 0.6)
  const { art } = openSky(stage, { horizon, across: [0.2, 0.4], up: [0.26, 0.34], r: 0.15 })
  return [
    art,
    chain(stage, horizon),
    mist(stage, horizon, span * 0.14, { opacity: 0.85 }),
    parkEdge(stage, horizon),
    fields(stage, horizon),
    road(stage),
    flockAt(stage, 0.05, 0.16),
  ]
}

/** Karisimbi, Bisoke, Gahinga and Muhabura, west to east: middle, height, half-width and crater, in spans. */
const CONES = [
  [-0.52, 0.36, 0.5, 0.05],
  [-0.17, 0.26, 0.3, 0.07],
  [0.36, 0.2, 0.26, 0.06],
  [0.62, 0.35, 0.36, 0.022],
] as const

function chain(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const { land, snow } = inks
  const grow = chance.between(0.94, 1.06)
  const middle = width / 2 + span * chance.between(-0.08, 0.02)
  const base = horizon + span * 0.05
  const tones = {
    ink: mix(land[1], land[2], 0.3),
    shade: mix(land[2], land[3], 0.4),
    lit: mix(land[1], inks.leaf[0], 0.3),
    fade: 0.75,
  }
  const peak = ([at, high, half, crater]: (typeof CONES)[number], i: number) => {
    const top = base - span * high * grow
    const surface = cone({
      x: middle + at * span,
      top,
      base,
      half: half * span,
      crater: crater * span,
      curve: 1.45,
    })
    return volcanoCone(stage, surface, { ...tones, ...(i === 0 ? { snow, snowline: 0.1 } : {}) })
  }
  const teeth = [
    -0.16, 0.0, -0.02, 0.17, 0.02, 0.15, 0.06, 0.235, 0.09, 0.2, 0.125, 0.25, 0.16, 0.205, 0.2, 0.225,
  ]
  const spine = range((teeth.length + 4) / 2, (i): Point => {
    const all = [...teeth, 0.26, 0.13, 0.42, 0]
    return [middle + span * (all[i * 2] ?? 0), base - span * grow * (all[i * 2 + 1] ?? 0)]
  })
  return [
    CONES.slice(0, 2).map(peak),
    massif(stage, {
      spine,
      base,
      ink: tones.ink,
      shade: tones.shade,
      lit: tones.lit,
      spurs: 2,
      step: 14,
      rough: 0.12,
    }),
    CONES.slice(2).map((shape, i) => peak(shape, i + 2)),
  ]
}

/** Where the fields end and the forest of the park begins. */
function parkEdge(stage: Stage, horizon: number): Art {
  const { span, unit, inks } = stage
  const ink = mix(inks.land[2], inks.leaf[2], 0.5)
  return [
    forest(stage, {
      y: x => horizon + span * 0.055 + Math.sin(x / 130) * span * 0.012,
      size: 15 * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.6)], 0, horizon, 0, horizon + span * 0.16),
      lit: mix(inks.land[2], inks.leaf[0], 0.5),
      base: horizon + span * 0.2,
      bumps: 4,
    }),
    mistTongue(stage, horizon + span * 0.1, span * 0.025, { opacity: 0.6 }),
  ]
}

/** Potatoes and pyrethrum in strips over two hills, and a stand of eucalyptus. */
function fields(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const { leaf, land } = inks
  const slope = (left: number, right: number, base: number, tone: string, levels: number) => {
    const waver = chance() * 6
    const skyline = range(
      9,
      (_, t): Point => [
        lerp(-30, width + 30, t),
        horizon + span * (lerp(left, right, t) + 0.012 * Math.sin(t * 7 + waver)),
      ],
    )
    return terracedHill(stage, {
      skyline,
      base,
      ground: tone,
      fields: [mix(tone, leaf[0], 0.5), mix(tone, inks.sand[1], 0.35), mix(tone, inks.rock[2], 0.25)],
      trees: mix(tone, land[5], 0.4),
      size: span * 0.022,
      levels,
      houses: 4,
    })
  }
  const flip = chance.odds(0.5)
  const trunk = mix(inks.rock[1], inks.rock[2], 0.5)
  return [
    slope(flip ? 0.2 : 0.13, flip ? 0.12 : 0.2, height, mix(mix(leaf[1], leaf[2], 0.3), inks.mist, 0.15), 9),
    range(4, i =>
      emergentTree(
        stage,
        width * (flip ? 0.12 : 0.84) + i * span * 0.04,
        horizon + span * 0.32,
        span * (0.2 + 0.03 * (i % 2)),
        {
          ink: leaf[2],
          lit: leaf[1],
          trunk,
        },
      ),
    ),
    slope(flip ? 0.22 : 0.33, flip ? 0.34 : 0.22, height + span * 0.1, mix(leaf[2], leaf[1], 0.3), 6),
  ]
}

/** A road of red earth at our feet, and who goes home on it. */
function road(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, xAt } = stage
  const top = height * 0.9
  const lane = pen()
    .M(-20, top + span * 0.02)
    .Q(width * 0.5, top - span * 0.03, width + 20, top + span * 0.01)
    .V(height + 20)
    .H(-20)
    .Z()
  const flip = chance.sign()
  const earth = mix(inks.rock[1], inks.sand[2], 0.4)
  return [
    grass(
      stage,
      -10,
      width + 10,
      x => top - span * 0.004 + Math.sin(x / 150) * span * 0.008,
      span * 0.03,
      inks.leaf[3],
      9,
    ),
    fill(lane, stage.gradient([earth, mix(earth, inks.rock[2], 0.6)], 0, top, 0, height)),
    cyclist(stage, xAt(0.02), top + span * 0.055, unit * 1.7, { flip }),
    cyclist(stage, xAt(0.36), top + span * 0.04, unit * 1.45, { flip, coat: BLUE, load: inks.sand[0] }),
    grass(stage, -10, width + 10, x => height * 1.01 + Math.sin(x / 80) * 4, span * 0.05, inks.key, 9),
  ]
}
