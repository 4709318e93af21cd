import { BLUE } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { condor, soaringCondor } from '#art/poster/toolbox/birds.ts'
import {
  FAR_AWAY,
  FAR_SUNWARD,
  NEAREST,
  river,
  SECOND,
  spur,
  THIRD,
  type Valley,
  valleyMist,
} from '#art/poster/toolbox/canyon-walls.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { brokenLine, slab } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import {
  first,
  heightAlong,
  leftToRight,
  lerp,
  nth,
  type Point,
  plot,
  range,
} from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'

export const canyon: Scene = {
  title: 'Condor over the canyon',
  best: 'golden',
  draw(stage) {
    const { height, span, chance, inks, sunward } = stage
    const horizon = height * chance.between(0.36, 0.42)
    const middleX = stage.xAt(chance.between(0.04, 0.14))
    const valley: Valley = {
      horizon,
      at: across => middleX + sunward * span * across,
      yAt: down => horizon + span * down,
    }
    const { at, yAt } = valley
    const sunX = at(chance.between(0.02, 0.2))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.05, 0.14), r: span * 0.17 })
    const farm = terracedFarm(stage, valley)
    const peaks = snowPeaks(stage, horizon)
    const ledge = plot(LEDGE, at, up => height - span * up)
    const birdX = at(chance.between(0.16, 0.4))
    const birdY = horizon + span * chance.between(-0.02, 0.12)
    const heading = chance.sign()
    const away: 1 | -1 = sunward > 0 ? -1 : 1
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, at(-0.3), height * 0.12, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      massif(stage, {
        spine: peaks,
        base: horizon + span * 0.1,
        ink: inks.land[0],
        shade: mix(inks.land[0], inks.land[1], 0.7),
        snow: inks.snow,
        snowline: 0.42,
        fade: 0.6,
        step: 20,
      }),
      valleyMist(stage, valley, -0.02, 0.1),
      spur(stage, valley, { side: sunward, plane: 0, outline: FAR_SUNWARD, fade: 0.8, base: 0.34 }),
      spur(stage, valley, { side: away, plane: 0, outline: FAR_AWAY, fade: 0.75, base: 0.34 }),
      valleyMist(stage, valley, 0.2, 0.34),
      mistTongue(stage, yAt(0.25), span * 0.06, { opacity: 0.6 }),
      spur(stage, valley, { side: sunward, plane: 1, outline: SECOND, fade: 0.75, base: 0.5 }),
      valleyMist(stage, valley, 0.36, 0.5),
      river(stage, valley),
      spur(stage, valley, { side: away, plane: 2, outline: THIRD, fade: 0.7, base: 0.62 }),
      mistTongue(stage, yAt(0.45), span * 0.04, { opacity: 0.5 }),
      spur(stage, valley, { side: sunward, plane: 3, outline: NEAREST, fade: 0.45, base: 0.86 }),
      farm,
      onTheLedge(stage, valley, ledge),
      nearLedge(stage, valley, ledge),
      condors(stage, valley, birdX, birdY, heading),
    ]
  },
}

/** Terraces older than the Inca, on the near slope. */
function terracedFarm(stage: Stage, { at, yAt }: Valley): Art {
  const { height, span, inks, sunward } = stage
  const { leaf, land, rock, sand } = inks
  const crops = [mix(leaf[0], sand[1], 0.35), mix(leaf[1], leaf[0], 0.5), mix(leaf[1], rock[1], 0.2)]
  return range(7, k => {
    const top = 0.4 + k * 0.052 + 0.012 * k * k * 0.4
    const edge = plot(
      [0.16 + k * 0.004, 0.2, 0.26, 0.1, 0.4, 0.035, 0.62, 0, 0.9, -0.03, 1.3, -0.08, 2.8, -0.12],
      at,
      down => yAt(top + down),
    )
    const prints = [
      [0, mix(rock[0], rock[1], 0.35)],
      [span * 0.005 * (1 + k * 0.3), mix(rock[2], land[4], 0.25)],
      [span * 0.013 * (1 + k * 0.25), nth(crops, (k + 1) % 3)],
    ] as const
    return slab(stage, sunward < 0 ? edge.reverse() : edge, prints, height * 1.3)
  })
}

function snowPeaks({ width, span, chance }: Stage, horizon: number): Point[] {
  const spine = range(Math.round((width / span) * 2) * 2 + 1, (i, t): Point => {
    const x = lerp(-80, width + 80, t) + chance.between(-0.06, 0.06) * span
    return [x, horizon - span * (i % 2 ? chance.between(0.08, 0.2) : chance.between(-0.01, 0.04))]
  })
  return leftToRight(spine)
}

/** The lookout's edge: across toward the sun, and up from the foot of the picture. */
const LEDGE = [
  -2.4, 0.26, -0.8, 0.24, -0.5, 0.235, -0.34, 0.22, -0.26, 0.215, -0.22, 0.19, -0.16, 0.16, -0.14, 0.09,
  -0.07, 0.05, -0.05, -0.04,
]

function onTheLedge(stage: Stage, { at }: Valley, ledge: readonly Point[]): Art {
  const { span, unit, chance, inks, sunward } = stage
  const ground = heightAlong(leftToRight(ledge))
  const standing = (across: number) => [at(across), ground(at(across)) + 3] as const
  const cactus = (across: number, high: number) => {
    const [x, y] = [at(across), ground(at(across)) + 4]
    const arms = pen()
      .M(x, y)
      .V(y - high)
      .M(x, y - high * 0.34)
      .Q(x - high * 0.2, y - high * 0.34, x - high * 0.2, y - high * 0.72)
      .M(x, y - high * 0.46)
      .Q(x + high * 0.18, y - high * 0.46, x + high * 0.18, y - high * 0.86)
      .M(x, y - high * 0.2)
      .Q(x + high * 0.24, y - high * 0.2, x + high * 0.28, y - high * 0.46)
    return stroke(arms, inks.leaf[3], high * 0.15, { strokeLinecap: 'round' })
  }
  return [
    cactus(-0.5, span * chance.between(0.16, 0.24)),
    chance.odds(0.6) && cactus(-0.4, span * chance.between(0.1, 0.15)),
    traveller(stage, ...standing(-0.3), unit * 1.55, { kind: 'pack', flip: sunward }),
    traveller(stage, ...standing(-0.25), unit * 1.55, { kind: 'hat', coat: BLUE, flip: sunward }),
    chance.odds(0.5) &&
      andeanWoman(stage, ...standing(-0.36), unit * 1.5, {
        flip: sunward,
        skirt: mix(inks.lamp, inks.rock[1], 0.3),
      }),
  ]
}

/** Facets of the near ledge that catch the light. */
const FACETS = [
  [-0.22, 0.18, -0.16, 0.155, -0.15, 0.09, -0.2, 0.12],
  [-0.14, 0.085, -0.08, 0.05, -0.07, 0, -0.12, 0.04],
  [-0.5, 0.225, -0.3, 0.21, -0.34, 0.19, -0.46, 0.205],
]

function nearLedge(stage: Stage, { at }: Valley, ledge: readonly Point[]): Art {
  const { width, height, span, chance, inks, sunward } = stage
  const body = pen()
    .M(at(-2.4), height + 20)
    .through(brokenLine(chance, first(ledge), nth(ledge, 1), span * 0.2, 0.03))
    .through(ledge.slice(1))
    .L(at(-0.05), height + 20)
    .Z()
  const facets = pen()
  for (const facet of FACETS) facets.polygon(plot(facet, at, up => height - span * up))
  const ground = heightAlong(leftToRight(ledge))
  const [from, to] = sunward > 0 ? [-10, at(-0.3)] : [at(-0.3), width + 10]
  return [
    fill(body, inks.land[5]),
    fill(facets, mix(inks.land[4], inks.rock[1], 0.35)),
    grass(stage, from, to, x => Math.max(ground(x) + span * 0.03, height * 0.95), span * 0.06, inks.key, 8),
  ]
}

function condors(stage: Stage, { horizon, at }: Valley, x: number, y: number, heading: number): Art {
  const { span, unit, chance, inks } = stage
  return [
    soaringCondor(stage, x, y, unit * chance.between(1.15, 1.45), {
      flip: heading,
      turn: heading * chance.between(-18, 4),
    }),
    condor(
      at(chance.between(-0.3, -0.16)),
      horizon - span * chance.between(0, 0.1),
      unit * 0.45,
      inks.land[4],
      chance.sign(),
    ),
    chance.odds(0.5) && condor(at(0.56), horizon - span * 0.16, unit * 0.3, inks.land[4]),
  ]
}
