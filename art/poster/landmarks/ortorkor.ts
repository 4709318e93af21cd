import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { lerp, nth, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { type Fruit, storeFruits } from '#art/poster/toolbox/thai-fruits.ts'
import { chooseView, clearSky, woods } from '#art/poster/toolbox/view.ts'

/** Bangkok: the tiled hall of Or Tor Kor, its fruit in pyramids, sorted by size. */
export const ortorkor: Landmark = {
  scene: {
    title: 'Fruit in pyramids at Or Tor Kor market',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.5, 0.53],
        across: [0.26, 0.38],
        up: [0.1, 0.16],
        r: 0.135,
      })
      const counter = height * 0.62
      const first = chance.whole(0, 3)
      return [
        clearSky(stage, view),
        woods(stage, view.horizon - span * 0.01, { ink: mix(inks.land[1], inks.leaf[0], 0.3), size: 0.05 }),
        farAisle(stage, view.horizon),
        roof(stage),
        seller(stage, xAt(-0.1), counter + 4, unit * 2.3, sunward),
        seller(stage, xAt(-0.5), counter + 4, unit * 2.2, -sunward),
        counters(stage, counter),
        heaps(stage, counter, first),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['thailand'],
    habitats: ['city', 'farmland'],
    subjects: ['or tor kor', 'durian', 'mangosteen'],
  },
}

/** The stalls behind: awnings and lamps in a row, and the floor of the hall. */
function farAisle(stage: Stage, horizon: number): Art {
  const { width, height, span, inks } = stage
  const colours = [
    mix(inks.lamp, inks.paper, 0.35),
    mix(inks.leaf[1], inks.paper, 0.35),
    mix(RED, inks.paper, 0.45),
  ]
  const floor = horizon + span * 0.1
  const stalls = range(Math.ceil(width / (span * 0.2)) + 1, i => {
    const x = span * (0.2 * i - 0.06)
    const half = span * 0.085
    const awning = nth(colours, i % 3)
    const goods = pen()
    for (let k = 0; k < 6; k++)
      goods.dot(x - half + (half * 2 * (k + 0.5)) / 6, floor - span * 0.045, span * 0.014, span * 0.018)
    return [
      fill(
        pen()
          .M(x - half, floor)
          .V(floor - span * 0.045)
          .H(x + half)
          .V(floor)
          .Z(),
        mix(inks.town[1], inks.mist, 0.2),
      ),
      fill(goods, nth([inks.leaf[0], inks.lamp, mix(inks.town[3], RED, 0.3)], (i + 1) % 3)),
      stroke(
        pen()
          .M(x - half, floor)
          .V(floor - span * 0.12)
          .M(x + half, floor)
          .V(floor - span * 0.12),
        inks.town[2],
        2,
      ),
      fill(
        pen()
          .M(x - half * 1.1, floor - span * 0.115)
          .L(
            x - half * 0.8,
            floor - span * 0.15,
            x + half * 0.8,
            floor - span * 0.15,
            x + half * 1.1,
            floor - span * 0.115,
          )
          .Z(),
        awning,
      ),
    ]
  })
  return [
    fill(
      `M0 ${Math.round(floor)}h${width}V${height}H0z`,
      stage.gradient([mix(inks.sand[0], inks.mist, 0.4), inks.sand[1]], 0, floor, 0, height),
    ),
    stalls,
  ]
}

/** The market's roof over our heads: the eave with its trusses, lamps and fans. */
function roof(stage: Stage): Art {
  const { width, height, span, unit, inks, lampsLit } = stage
  const eave = height * 0.13
  const [truss, hang, shades, bulbs] = [pen(), pen(), pen(), pen()]
  const bay = span * 0.16
  for (let x = -bay; x < width + bay; x += bay) {
    truss.M(x, eave).L(x + bay / 2, eave - span * 0.075, x + bay, eave)
  }
  for (let i = 0; i < Math.ceil(width / (span * 0.32)) + 1; i++) {
    const x = span * (0.32 * i + 0.1)
    const y = eave + span * 0.06
    hang.M(x, eave).V(y)
    shades
      .M(x - span * 0.038, y + span * 0.03)
      .Q(x - span * 0.03, y, x, y - span * 0.004)
      .Q(x + span * 0.03, y, x + span * 0.038, y + span * 0.03)
      .Z()
    bulbs.dot(x, y + span * 0.032, span * 0.016, span * 0.012)
  }
  const steel = mix(inks.town[3], inks.key, 0.4)
  const sheet = mix(inks.leaf[2], inks.town[2], 0.35)
  return [
    fill(`M0 0h${width}V${Math.round(eave - span * 0.075)}H0z`, mix(sheet, inks.key, 0.25)),
    fill(
      `M0 ${Math.round(eave - span * 0.078)}h${width}v${Math.round(span * 0.078)}H0z`,
      mix(sheet, inks.key, 0.5),
      { opacity: 0.55 },
    ),
    stroke(truss, steel, 4 * unit, { strokeLinejoin: 'round' }),
    fill(`M0 ${Math.round(eave)}h${width}v${Math.round(span * 0.018)}H0z`, steel),
    stroke(hang, steel, 1.6 * unit),
    fill(bulbs, lampsLit ? inks.lamp : mix(inks.lamp, inks.paper, 0.4)),
    fill(shades, mix(inks.leaf[3], inks.key, 0.2)),
  ]
}

/** A stallholder behind her fruit, in an apron and gloves, 70 tall over the counter. */
function seller(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks } = stage
  const skin = tinted(stage, '#a8704e')
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-22 0C-24-26-18-40-6-43H8C20-40 25-26 23 0Z', mix(inks.town[2], inks.paper, 0.15)),
    fill('M-12 0L-9-36H11L14 0Z', mix(inks.leaf[1], inks.leaf[2], 0.4)),
    stroke('M-9-36L-5-44M11-36L6-44', mix(inks.leaf[1], inks.leaf[2], 0.4), 3),
    fill('M-5-50H6V-41Q0-37-5-41Z', skin),
    fill('M-11-58a11 12 0 1 0 22 0a11 12 0 1 0-22 0', skin),
    fill('M-12-56C-15-72-4-75 2-74C12-74 15-66 12-56C10-64 4-67-2-66C-8-66-11-62-12-56Z', inks.key),
    fill('M-15-66Q0-82 14-67L16-63Q0-72-17-62Z', mix(inks.paper, inks.sand[1], 0.3)),
    stroke('M20-34L34-18L24-8', mix(inks.town[2], inks.paper, 0.15), 8, {
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    fill('M17-9a6 5 0 1 0 12 0a6 5 0 1 0-12 0', inks.paper),
  )
}

/** Two shelves across the picture, covered with cloth, and their price cards. */
function counters(stage: Stage, top: number): Art {
  const { width, height, span, inks } = stage
  const board = mix(inks.rock[1], inks.rock[2], 0.4)
  const lower = lerp(top, height, 0.5)
  const shelf = (y: number, ink: string) => [
    fill(`M0 ${Math.round(y)}h${width}V${height}H0z`, ink),
    fill(`M0 ${Math.round(y)}h${width}v${Math.round(span * 0.014)}H0z`, mix(ink, inks.paper, 0.5)),
  ]
  return [shelf(top, mix(inks.leaf[2], inks.town[3], 0.35)), shelf(lower, mix(board, inks.key, 0.3))]
}

const KINDS = ['mango', 'durian', 'mangosteen', 'rambutan'] as const satisfies readonly Fruit[]

/** Fruits to the foot of a pyramid, and how wide one is, in spans. */
const SORTED: Readonly<Record<Fruit, readonly [foot: number, wide: number, rise: number]>> = {
  mango: [6, 0.062, 0.72],
  durian: [4, 0.105, 0.8],
  mangosteen: [6, 0.058, 0.82],
  rambutan: [6, 0.056, 0.84],
}

/** Pyramids along both shelves, each of one fruit. */
function heaps(stage: Stage, top: number, first: number): Art {
  const { width, height, span, inks, xAt, sunward } = stage
  const fruits = storeFruits(stage)
  const lower = lerp(top, height, 0.5)
  const gap = span * 0.43
  const row = (y: number, size: number, shift: number, turn: number): Art => {
    const middle = xAt(shift)
    const count = Math.ceil(width / gap / 2) + 2
    return range(count * 2 + 1, i => {
      const x = middle + sunward * (i - count) * gap * size
      if (x < -gap || x > width + gap) return ''
      const fruit = nth(KINDS, (((i + turn) % 4) + 4) % 4)
      return [
        pyramid(stage, fruits[fruit], SORTED[fruit], [x, y], size),
        card(stage, x, y + span * 0.016, size, fruit),
      ]
    })
  }
  return [
    row(top + span * 0.008, 0.92, 0.1, first),
    fill(
      `M0 ${Math.round(lower)}h${width}v${Math.round(span * 0.014)}H0z`,
      mix(inks.rock[1], inks.paper, 0.4),
    ),
    row(lower + span * 0.16, 1.25, -0.08, first + 2),
  ]
}

function pyramid(
  { span }: Stage,
  id: string,
  [foot, wide, rise]: readonly [number, number, number],
  [x, y]: Point,
  size: number,
): Art {
  const across = span * wide * size
  return range(foot, layer =>
    range(foot - layer, i =>
      use(id, {
        transform: place(
          x + (i - (foot - layer - 1) / 2) * across,
          y - across * (0.46 + layer * rise),
          across / 100,
          i % 2 ? 1 : -1,
          (i - (foot - layer - 1) / 2) * 5,
        ),
      }),
    ),
  )
}

/** A card on a stick with a price nobody can read from here. */
function card({ span, inks }: Stage, x: number, y: number, size: number, fruit: Fruit): Art {
  const [wide, high] = [span * 0.05 * size, span * 0.034 * size]
  return [
    fill(
      pen()
        .M(x - wide, y)
        .V(y - high)
        .H(x + wide)
        .V(y)
        .Z(),
      inks.paper,
    ),
    stroke(
      pen()
        .M(x - wide * 0.6, y - high * 0.64)
        .H(x + wide * (fruit === 'durian' ? 0.6 : 0.3))
        .M(x - wide * 0.6, y - high * 0.3)
        .H(x + wide * 0.1),
      fruit === 'durian' ? RED : inks.town[3],
      span * 0.006 * size,
    ),
  ]
}
