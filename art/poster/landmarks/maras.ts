import { BLUE, RED } from '#art/poster/palettes.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { leftToRight, lerp, nth, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const maras: Landmark = {
  scene: {
    title: 'The salt pans of Maras',
    best: 'day',
    draw(stage) {
      const { height, span, chance, xAt } = stage
      const horizon = height * chance.between(0.34, 0.38)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.46)), y: horizon - span * 0.1, r: span * 0.15 })
      return [
        openSky(stage, horizon, sun),
        mountains(stage, horizon),
        mistTongue(stage, horizon + span * 0.06, span * 0.04, { opacity: 0.6 }),
        ravine(stage, horizon),
        pans(stage, horizon),
        path(stage),
      ]
    },
  },
  setting: {
    hours: ['day', 'golden', 'dawn', 'monsoon'],
    countries: ['peru'],
    habitats: ['highland', 'farmland', 'mountain'],
    subjects: ['maras', 'moray', 'salt', 'sacred valley', 'bicycle', 'cycl'],
  },
}

const URUBAMBA = [
  -2.4, 0.06, -1.4, 0.24, -1, 0.12, -0.6, 0.3, -0.3, 0.16, 0.02, 0.22, 0.3, 0.08, 0.66, 0.26, 0.96, 0.12, 1.5,
  0.26, 2.4, 0.06,
]

function mountains(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  return massif(stage, {
    spine: leftToRight(plot(URUBAMBA, xAt, up => horizon - span * up * chance.between(0.85, 1.1))),
    base: horizon + span * 0.14,
    ink: inks.land[1],
    shade: mix(inks.land[1], inks.land[2], 0.7),
    snow: inks.snow,
    snowline: 0.2,
    fade: 0.6,
  })
}

/** The two ochre flanks the pans lie between. */
function ravine(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks, xAt, sunward } = stage
  const ochre = mix(inks.rock[1], tinted(stage, '#b9693f'), 0.5)
  const slope = (side: number, ink: string, rise: number) => {
    const skyline = range(12, (_, t): Point => {
      const x = lerp(-30, width + 30, t)
      const out = Math.max(0, ((x - xAt(0.02)) / span) * side * sunward + 0.05)
      return [
        x,
        horizon + span * (0.2 - rise * Math.min(1, out * 1.2) ** 0.8 + chance.between(-0.008, 0.008)),
      ]
    })
    return hill(stage, skyline, ink)
  }
  const shade = (ink: string) => stage.gradient([mix(ink, inks.mist, 0.35), ink], 0, horizon, 0, height)
  return [slope(1, shade(mix(ochre, inks.rock[2], 0.35)), 0.2), slope(-1, shade(ochre), 0.26)]
}

/** Rows of pans that step down the ravine toward us: white where dry, and pink, ochre or sky where brine stands. */
function pans(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks, xAt } = stage
  const rows = 19
  const salt = mix(inks.paper, inks.sand[0], 0.2)
  const tones = [
    salt,
    mix(salt, inks.sand[1], 0.5),
    mix(inks.sand[1], tinted(stage, '#d99a84'), 0.6),
    mix(inks.water[0], inks.water[1], 0.25),
    mix(inks.sand[1], inks.rock[1], 0.5),
  ]
  const level = (t: number) => lerp(horizon + span * 0.17, height * 0.97, t ** 1.5)
  return range(rows, (row, t) => {
    const [y, next] = [level(t), level((row + 1) / (rows - 1))]
    const deep = next - y
    const middle = xAt(lerp(0.03, -0.04, t)) + Math.sin(row) * span * 0.02
    const half = Math.max(span * lerp(0.1, 0.95, t ** 0.75), width * 0.52 * t ** 0.7)
    const cell = span * lerp(0.024, 0.15, t)
    const paths = tones.map(() => pen())
    const lips = pen()
    const bow = (x: number) => y + deep * 0.7 * ((x - middle) / half) ** 2 * -2.2
    for (let x = middle - half; x < middle + half; ) {
      const wide = cell * chance.between(0.7, 1.5)
      const [top, foot] = [bow(x + wide / 2), bow(x + wide / 2) + deep * 0.9]
      const skew = chance.between(-0.1, 0.1) * wide
      nth(paths, chance.pick([0, 0, 1, 1, 2, 3, 3, 4]))
        .M(x + wide * 0.08, top + deep * 0.08)
        .Q(x + wide / 2, top - deep * 0.08, x + wide * 0.94, top + deep * 0.06)
        .L(x + wide * 0.96 + skew, foot)
        .Q(x + wide / 2, foot + deep * 0.14, x + wide * 0.05 + skew, foot - deep * 0.04)
        .Z()
      lips
        .M(x + wide * 0.05 + skew, foot)
        .Q(x + wide / 2, foot + deep * 0.2, x + wide * 0.96 + skew, foot)
        .V(foot + deep * 0.26)
        .Q(x + wide / 2, foot + deep * 0.46, x + wide * 0.05 + skew, foot + deep * 0.26)
        .Z()
      x += wide
    }
    const bank = pen()
      .M(middle - half * 1.03, bow(middle - half))
      .soft(
        range(
          7,
          (_, along): Point => [
            lerp(middle - half, middle + half * 1.03, along),
            bow(lerp(middle - half, middle + half, along)) - 2,
          ],
        ),
      )
      .L(middle + half * 1.03, y + deep * 1.2, middle - half * 1.03, y + deep * 1.2)
      .Z()
    return [
      fill(bank, mix(inks.rock[1], inks.rock[2], 0.35)),
      fill(lips, mix(inks.rock[1], inks.paper, 0.35)),
      paths.map((path, i) => fill(path, nth(tones, i))),
    ]
  })
}

/** The path along the top, with people who work the salt. */
function path(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const ground = (x: number) =>
    height * 1.02 - span * 0.24 * Math.max(0, ((xAt(-0.12) - x) * sunward) / span) ** 0.8
  const skyline = range(20, (_, t): Point => [lerp(-30, width + 30, t), ground(lerp(-30, width + 30, t))])
  const on = (across: number) => [xAt(across), ground(xAt(across)) + span * 0.02] as const
  const tone = mix(inks.leaf[2], inks.rock[2], 0.4)
  return [
    hill(stage, skyline, tone),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.015, span * 0.03, tone, 8),
    traveller(stage, xAt(0.12), height * 0.9, unit * 2, { kind: 'hat', coat: RED, flip: sunward }),
    traveller(stage, xAt(0.26), height * 0.82, unit * 1.5, { kind: 'hat', coat: BLUE, flip: -sunward }),
    andeanWoman(stage, ...on(-0.34), unit * 2.5, { skirt: RED, shawl: inks.lamp, flip: sunward }),
    traveller(stage, ...on(-0.44), unit * 2.5, { coat: BLUE, flip: sunward }),
  ]
}
