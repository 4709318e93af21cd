import { BLUE, RED } from '#art/poster/palettes.ts'
import { cayeHouse, palapa, skiff } from '#art/poster/toolbox/caye.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { perchedPelican } from '#art/poster/toolbox/pelicans.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { kayak } from '#art/poster/toolbox/small-craft.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { bather, sitter } from '#art/poster/toolbox/travertine.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const split: Landmark = {
  scene: {
    title: 'The Split of Caye Caulker',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.44, 0.48)
      const sun = stage.hang({
        x: xAt(chance.between(0.2, 0.34)),
        y: horizon - span * chance.between(0.12, 0.2),
        r: span * 0.155,
      })
      const shallow = tinted(stage, '#6fd6cf', 1.1)
      return [
        openSky(stage, horizon, sun),
        sea(stage, horizon, height, {
          inks: [mix(inks.water[0], inks.water[1], 0.5), mix(inks.water[1], shallow, 0.4), shallow],
        }),
        surfOnTheReef(stage, horizon),
        lightRoad(stage, sun.x, horizon + 5, height * 0.9, { far: span * 0.07, near: span * 0.2, count: 11 }),
        farCaye(stage, horizon),
        ripples(stage, horizon + 8, height, { count: 30, opacity: 0.55, big: 70 }),
        kayak(stage, xAt(0.22), lerp(horizon, height, 0.32), unit * 0.8, sunward),
        skiff(stage, xAt(0.46), lerp(horizon, height, 0.44), unit * 1.1, -sunward),
        swimmers(stage, horizon),
        nearCaye(stage),
        birds(stage, xAt(0.1), height * 0.2, 4, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['day', 'golden', 'dawn', 'dusk'],
    countries: ['belize'],
    habitats: ['island', 'beach'],
    subjects: ['caye caulker', 'split', 'swim', 'golf cart'],
  },
}

/** The white line far out, where the sea breaks on the reef. */
function surfOnTheReef({ width, span, chance, inks }: Stage, horizon: number): Art {
  const line = pen()
  for (let x = 0; x < width; x += span * chance.between(0.04, 0.1))
    line.lens(x, horizon + span * 0.014, span * chance.between(0.05, 0.1), 2.4)
  return fill(line, inks.paper)
}

/** The north island over the channel: mangrove, palms, a painted house. */
function farCaye(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, sunward } = stage
  const { leaf, sand } = inks
  const crownId = stage.once('palm', () => palmCrown(stage))
  const at = (spans: number) => farEdge(stage, spans)
  const y = horizon + span * 0.06
  const sandbank = pen()
    .M(at(-0.1), y - span * 0.03)
    .L(at(0.3), y - span * 0.025)
    .Q(at(0.52), y - span * 0.012, at(0.58), y + 2)
    .Q(at(0.3), y + span * 0.02, at(-0.1), y + span * 0.02)
    .Z()
  const bushes = pen().M(at(-0.1), y)
  for (let i = 0; i <= 14; i++) {
    const spans = lerp(-0.1, 0.46, i / 14)
    bushes.Q(
      at(spans - 0.02),
      y - span * chance.between(0.09, 0.13) * (1.1 - i / 18),
      at(spans),
      y - span * 0.05 * (1.1 - i / 18),
    )
  }
  return [
    fill(sandbank, mix(sand[0], sand[1], 0.3)),
    [0.04, 0.2, 0.33].map((spans, i) =>
      palm(crownId, at(spans), y - span * 0.02, span * (0.26 - i * 0.04), {
        lean: -sunward * chance.between(-0.1, 0.16),
        ink: leaf[3],
        scale: unit * (0.6 - i * 0.08),
      }),
    ),
    fill(bushes.L(at(0.48), y, at(-0.1), y).Z(), mix(leaf[2], leaf[1], 0.3)),
    cayeHouse(stage, at(0.14), y, unit * 0.72, chance.whole(0, 3), -sunward),
  ]
}

function swimmers(stage: Stage, horizon: number): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const places = [
    [0.05, 0.5, 1, RED],
    [0.14, 0.56, 1.15, inks.lamp],
    [0.36, 0.66, 1.35, BLUE],
  ] as const
  return places.map(([across, down, scale, shirt], i) =>
    bather(
      stage,
      xAt(across + chance.between(-0.02, 0.02)),
      lerp(horizon, height, down),
      unit * scale * 1.2,
      { shirt, waving: i === 1, flip: i % 2 ? -sunward : sunward },
    ),
  )
}

/** Our side: the broken sea wall with people along it, the thatched bar, palms, someone in mid-air. */
function nearCaye(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward } = stage
  const { sand, rock, leaf, key } = inks
  const crownId = stage.once('palm', () => palmCrown(stage))
  const at = (spans: number) => nearEdge(stage, spans)
  const top = (spans: number) => height * 0.8 + span * 0.05 * Math.max(0, spans - 0.2)
  const edge = range(9, (_, t): Point => [at(lerp(-0.1, 0.62, t)), top(lerp(-0.1, 0.62, t))])
  const slab = pen()
    .line(edge)
    .L(at(0.66), height * 0.9, at(0.5), height + 20, at(-0.1), height + 20)
    .Z()
  const face = pen()
    .line(edge)
    .L(
      at(0.66),
      height * 0.9,
      at(0.62),
      height * 0.86 + span * 0.04,
      ...range(
        6,
        (_, t) => [at(lerp(0.6, -0.1, t)), top(lerp(0.6, -0.1, t)) + span * lerp(0.06, 0.09, t)] as const,
      ).flat(),
    )
    .Z()
  const palms = [
    [0.06, 0.52, 0.1],
    [0.24, 0.4, -0.06],
  ] as const
  return [
    palms.map(([spans, high, lean]) =>
      palm(crownId, at(spans), top(spans) + span * 0.03, span * high, {
        lean: sunward * (lean + chance.between(0, 0.08)),
        ink: leaf[3],
        trunk: key,
        scale: unit * high * 1.9,
      }),
    ),
    palapa(stage, at(0.17), top(0.17) - span * 0.02, unit * 1.2),
    fill(slab, mix(sand[1], rock[0], 0.4)),
    fill(face, mix(rock[1], rock[2], 0.25)),
    [RED, BLUE, inks.lamp].map((shirt, i) =>
      sitter(stage, at(0.34 + i * 0.09), top(0.34 + i * 0.09) + 3, unit * 1.7, sunward, shirt),
    ),
    jumper(stage, at(0.78), height * 0.7, unit * 1.9),
    stroke(
      pen()
        .M(at(0.02), height)
        .V(height * 0.83)
        .M(at(0.6), height * 0.97)
        .V(height * 0.8),
      mix(rock[2], key, 0.5),
      9 * unit,
    ),
    chance.odds(0.7) && perchedPelican(stage, at(0.6), height * 0.8, unit * 0.95, sunward),
  ]
}

function jumper({ inks, sunward }: Stage, x: number, y: number, scale: number): Art {
  const skin = mix(inks.rock[2], inks.key, 0.3)
  return group(
    { transform: place(x, y, scale, sunward, 14) },
    stroke('M-3-14L-12-22M3-14L13-21M-2-2L-9 6L-4 12M2-2L9 3L12 11', skin, 3, { strokeLinecap: 'round' }),
    fill('M-5-15Q0-17 5-15L4-2H-4Z', skin),
    fill('M-5-5H5L5 3H-5Z', RED),
    fill('M-3.4-20a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0', inks.key),
  )
}
