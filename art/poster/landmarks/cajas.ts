import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { lightRoad } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const cajas: Landmark = {
  scene: {
    title: 'The lakes of the Cajas',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.42, 0.46)
      const sun = stage.hang({
        x: xAt(chance.between(0.28, 0.42)),
        y: horizon - span * 0.18,
        r: span * 0.155,
      })
      return [
        openSky(stage, horizon, sun),
        crags(stage, horizon),
        mist(stage, horizon + span * 0.02, span * 0.12, { opacity: 0.7 }),
        lakes(stage, horizon),
        lightRoad(stage, xAt(0.16), lerp(horizon, height, 0.36), lerp(horizon, height, 0.54), {
          far: span * 0.05,
          near: span * 0.12,
          count: 6,
        }),
        mistTongue(stage, lerp(horizon, height, 0.3), span * 0.03, { opacity: 0.45 }),
        paperTrees(stage),
        traveller(stage, xAt(-0.02), height * 0.9, unit * 2.4, { coat: RED, flip: sunward }),
        traveller(stage, xAt(0.06), height * 0.905, unit * 2.3, { kind: 'hat', coat: BLUE, flip: sunward }),
        grass(
          stage,
          -10,
          stage.width + 10,
          () => height * 0.95,
          span * 0.07,
          mix(inks.leaf[3], inks.key, 0.2),
          8,
        ),
        birds(stage, xAt(0.1), horizon - span * 0.26, 3, 9 * unit + 2, inks.key, span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'monsoon', 'day', 'golden'],
    countries: ['ecuador'],
    habitats: ['highland', 'lake', 'mountain'],
    subjects: ['cajas'],
  },
}

const CRAGS = [
  -2.4, 0.06, -1.7, 0.2, -1.4, 0.12, -1, 0.24, -0.7, 0.12, -0.44, 0.26, -0.2, 0.16, 0.06, 0.22, 0.24, 0.1,
  0.52, 0.19, 0.8, 0.1, 1.2, 0.22, 1.7, 0.08, 2.4, 0.18,
]

/** Bare rounded crags, ground by ice. */
function crags(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  return massif(stage, {
    spine: leftToRight(plot(CRAGS, xAt, up => horizon - span * up * chance.between(0.85, 1.1))),
    base: horizon + span * 0.1,
    ink: mix(land[1], rock[1], 0.3),
    shade: mix(land[2], rock[2], 0.35),
    lit: mix(land[0], rock[0], 0.3),
    fade: 0.55,
    rough: 0.1,
  })
}

/** Basin below basin, each with its lake, straw-coloured ground between them. */
function lakes(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const straw = mix(inks.sand[1], inks.leaf[1], 0.35)
  const shelves = [
    [0.06, 0.04, 0.2, 0.34],
    [0.2, -0.3, 0.17, 0.4],
    [0.4, 0.22, 0.3, 0.62],
    [0.66, -0.2, 0.2, 0.5],
  ] as const
  return shelves.map(([down, across, half, size], i) => {
    const y = lerp(horizon, height, down)
    const start = chance() * 9
    const skyline = range(
      14,
      (_, t): Point => [lerp(-30, width + 30, t), y + Math.sin(t * 9 + start) * span * 0.014],
    )
    const [x, lakeY, wide] = [
      xAt(across + chance.between(-0.05, 0.05)),
      y + span * (0.035 + 0.03 * size),
      span * half,
    ]
    const shape = (out: number) =>
      pen()
        .M(x - wide - out, lakeY)
        .Q(x - wide * 0.5, lakeY - wide * 0.2 - out * 0.5, x + wide * 0.2, lakeY - wide * 0.13 - out * 0.4)
        .Q(x + wide + out, lakeY - wide * 0.1, x + wide + out, lakeY + wide * 0.03)
        .Q(x + wide * 0.4, lakeY + wide * 0.2 + out * 0.5, x - wide * 0.2, lakeY + wide * 0.14 + out * 0.5)
        .Q(x - wide * 0.8, lakeY + wide * 0.12 + out * 0.3, x - wide - out, lakeY)
        .Z()
    const ground = mix(mix(straw, inks.land[2], 0.4), mix(inks.leaf[2], inks.sand[2], 0.4), i / 3)
    return [
      hill(stage, skyline, ground),
      grass(
        stage,
        -10,
        width + 10,
        at => y + span * 0.012 + Math.sin(at / 60 + start) * span * 0.008,
        span * (0.012 + 0.008 * i),
        ground,
        8,
      ),
      i < 3 && [
        fill(shape(span * 0.012), mix(inks.rock[2], ground, 0.4)),
        fill(
          shape(0),
          stage.gradient(
            [inks.water[0], inks.water[1], inks.water[2]],
            0,
            lakeY - wide * 0.2,
            0,
            lakeY + wide * 0.2,
          ),
        ),
        fill(pen().lens(x, lakeY, wide * 0.8, 2), inks.paper, { opacity: 0.6 }),
      ],
    ]
  })
}

/** Polylepis: twisted red trunks that peel like paper, small grey heads. */
function paperTrees(stage: Stage): Art {
  const { height, span, inks } = stage
  const bark = mix(inks.rock[1], RED, 0.22)
  const tree = (spans: number, foot: number, high: number) => {
    const at = (across: number) => nearEdge(stage, spans + across * high)
    const up = (part: number) => foot - span * high * part
    const wood = pen()
      .M(at(0), up(0))
      .Q(at(-0.08), up(0.3), at(0.08), up(0.45))
      .Q(at(0.2), up(0.6), at(0.1), up(0.84))
      .M(at(0.06), up(0.42))
      .Q(at(0.26), up(0.5), at(0.4), up(0.74))
      .M(at(0.02), up(0.3))
      .Q(at(-0.16), up(0.46), at(-0.22), up(0.72))
    const tones = { ink: mix(inks.leaf[3], inks.leaf[2], 0.4), lit: inks.leaf[1], clumps: 7 }
    return [
      stroke(wood, mix(bark, inks.key, 0.15), span * high * 0.055, { strokeLinecap: 'round' }),
      leafMass(stage, at(-0.22), up(0.8), span * high * 0.26, span * high * 0.1, tones),
      leafMass(stage, at(0.4), up(0.8), span * high * 0.28, span * high * 0.1, tones),
      leafMass(stage, at(0.1), up(0.96), span * high * 0.34, span * high * 0.12, tones),
    ]
  }
  return [tree(0.36, height * 0.9, 0.34), tree(0.1, height * 0.97, 0.56)]
}
