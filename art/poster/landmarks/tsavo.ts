import { RED } from '#art/poster/palettes.ts'
import { baobab } from '#art/poster/toolbox/baobab.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill } from '#art/poster/toolbox/land.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { escarpment } from '#art/poster/toolbox/rift.ts'
import { elephant } from '#art/poster/toolbox/savanna-animals.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { reflection, ripples } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const tsavo: Landmark = {
  scene: { title: 'Red elephants and the train through Tsavo', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day'],
    countries: ['kenya'],
    habitats: ['savanna', 'dry-forest'],
    subjects: ['tsavo', 'voi', 'aruba', 'train', 'red elephant'],
  },
}

function draw(stage: Stage): Art {
  const { height, chance, inks } = stage
  const horizon = height * chance.between(0.5, 0.55)
  const { art } = openSky(stage, { horizon, across: [0.3, 0.46], up: [0.16, 0.26], r: 0.17 })
  return [
    art,
    yatta(stage, horizon),
    railway(stage, horizon),
    earth(stage, horizon),
    waterhole(stage, horizon),
    elephants(stage, horizon),
    grassAtFeet(stage, [0.95, 0.99], [mix(inks.rock[2], inks.leaf[3], 0.5), inks.key]),
    flockAt(stage, 0.1, 0.16),
  ]
}

function redEarth(stage: Stage): string {
  return mix(tinted(stage, '#b4532f', 1.1), stage.inks.rock[1], 0.25)
}

/** The lava flow that runs level along the whole horizon. */
function yatta(stage: Stage, horizon: number): Art {
  const { inks } = stage
  const line = range(14, (i, t) => [lerp(-2.6, 2.6, t), 0.11 + (i % 3) * 0.006] as const)
  return escarpment(stage, {
    line,
    base: horizon + stage.span * 0.06,
    ink: mix(inks.land[1], inks.rock[1], 0.25),
    shade: mix(inks.land[1], inks.land[2], 0.7),
  })
}

/** The viaduct the animals walk under, and the morning train on it. */
function railway(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks, sunward, xAt } = stage
  const deck = horizon - span * 0.035
  const piers = pen()
  for (let x = chance() * span * 0.1; x < width; x += span * 0.105) {
    piers.M(x - 2, horizon + span * 0.05).L(x - 2, deck + 4, x - span * 0.014, deck, x + span * 0.014, deck)
    piers.L(x + 2, deck + 4, x + 2, horizon + span * 0.05).Z()
  }
  const [coaches, glass, roofs] = [pen(), pen(), pen()]
  const [long, high] = [span * 0.125, span * 0.028]
  const head = chance.between(0.02, 0.2)
  for (let i = 1; i < 9; i++) {
    const x = xAt(head - i * 0.13)
    coaches
      .M(x - long / 2, deck)
      .V(deck - high)
      .H(x + long / 2)
      .V(deck)
      .Z()
    roofs.M(x - long / 2, deck - high).H(x + long / 2)
    glass.M(x - long * 0.42, deck - high * 0.6).H(x + long * 0.42)
  }
  const nose = xAt(head)
  const engine = pen()
    .M(nose - (sunward * long) / 2, deck)
    .V(deck - high * 1.1)
    .H(nose + sunward * long * 0.32)
    .L(nose + sunward * long * 0.52, deck - high * 0.5, nose + sunward * long * 0.54, deck)
    .Z()
  const stone = mix(inks.town[0], inks.paper, 0.25)
  const lamp = stage.lampsLit ? inks.lamp : mix(inks.town[2], inks.key, 0.3)
  return [
    fill(piers, stone),
    stroke(
      pen()
        .M(-10, deck + 2)
        .H(width + 10),
      mix(stone, inks.town[2], 0.4),
      5,
    ),
    fill(coaches, inks.paper),
    stroke(roofs, RED, 2.4),
    stroke(glass, lamp, high * 0.28, { strokeDasharray: `${Math.round(span * 0.012)} 3` }),
    fill(engine, RED),
  ]
}

function earth(stage: Stage, horizon: number): Art {
  const { width, height, span, chance, inks } = stage
  const red = redEarth(stage)
  const edge = acrossFrame(stage, 9, (_, t) => horizon + span * (0.035 + 0.008 * Math.sin(t * 9)))
  const bushes = pen()
  for (let i = 0; i < Math.round((26 * width) / span); i++) {
    const t = chance()
    const [x, y, r] = [width * chance(), horizon + span * lerp(0.04, 0.2, t), span * lerp(0.006, 0.018, t)]
    bushes
      .M(x - r * 1.4, y)
      .Q(x - r, y - r * 1.6, x, y - r)
      .Q(x + r, y - r * 1.8, x + r * 1.5, y)
      .Z()
  }
  const bark = mix(inks.rock[2], inks.key, 0.3)
  return [
    hill(
      stage,
      edge,
      stage.gradient([mix(red, inks.mist, 0.25), red, mix(red, inks.key, 0.3)], 0, horizon, 0, height),
    ),
    fill(bushes, mix(inks.leaf[2], red, 0.35)),
    baobab(stage, stage.xAt(-0.46), horizon + span * 0.13, span * chance.between(0.26, 0.34), {
      bark,
      shade: mix(bark, inks.key, 0.4),
      lit: mix(bark, inks.rock[1], 0.4),
    }),
  ]
}

function waterhole(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const y = lerp(horizon, height, 0.62)
  const shore = (grown: number) =>
    pen().blob([
      [xAt(-0.5 - grown), y + span * 0.02],
      [xAt(-0.1), y - span * (0.05 + grown * 0.4)],
      [xAt(0.5), y - span * (0.055 + grown * 0.4)],
      [xAt(1.05 + grown), y - span * 0.01],
      [xAt(0.7), y + span * (0.1 + grown * 0.5)],
      [xAt(0), y + span * (0.11 + grown * 0.5)],
    ])
  return [
    fill(shore(0.06), mix(redEarth(stage), inks.rock[2], 0.45)),
    fill(shore(0), stage.gradient([inks.water[0], inks.water[1]], 0, y - span * 0.06, 0, y + span * 0.1)),
    ripples(stage, y - span * 0.03, y + span * 0.06, {
      count: 10,
      opacity: 0.6,
      from: Math.min(xAt(-0.3), xAt(0.8)),
      to: Math.max(xAt(-0.3), xAt(0.8)),
      big: span * 0.1,
    }),
  ]
}

/** Across, down from the horizon to our feet, size, way. */
const HERD = [
  [0.66, 0.42, 0.62, -1],
  [-0.02, 0.42, 0.8, 1],
  [-0.17, 0.43, 0.42, 1],
  [0.2, 0.8, 1.5, -1],
  [0.46, 0.79, 0.72, -1],
] as const

function elephants(stage: Stage, horizon: number): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const red = mix(redEarth(stage), inks.rock[2], 0.3)
  const shift = chance.between(-0.04, 0.06)
  return HERD.map(([across, down, size, way]) => {
    const [x, y] = [xAt(across + shift), lerp(horizon, height, down)]
    const body = mix(red, inks.key, 0.2 + 0.15 * down)
    const k = unit * size * chance.between(0.95, 1.06)
    return [
      down < 0.5
        ? reflection(stage, x, y + span * 0.02, 90 * k, 50 * k, body, { count: 4, opacity: 0.4 })
        : fill(pen().lens(x - sunward * span * 0.06, y + 3, 200 * k, 8 * k), inks.key, { opacity: 0.25 }),
      elephant(x, y, k, body, mix(body, red, 0.6), inks.paper, way * sunward),
    ]
  })
}
