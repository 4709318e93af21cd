import { BLUE, RED } from '#art/poster/palettes.ts'
import { cumulus } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { type Front, layFront } from '#art/poster/toolbox/masonry.ts'
import { clamp, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { flagstones } from '#art/poster/toolbox/plaza.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { layStreet } from '#art/poster/toolbox/street.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const teatro: Landmark = {
  scene: {
    title: 'The National Theatre of San José',
    best: 'golden',
    zoom: [0.94, 1.1],
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const foot = height * chance.between(0.73, 0.77)
      const x = clamp(xAt(chance.between(-0.08, 0)), span * 0.46, width - span * 0.46)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.46)), y: foot - span * 0.48, r: span * 0.15 })
      return [
        openSky(stage, foot, sun),
        valley(stage, foot),
        flags(stage, x, foot),
        theatre(stage, x, foot, span * chance.between(0.44, 0.48)),
        square(stage, foot),
        crowd(stage, foot),
        palmTrees(stage, foot),
        birds(stage, xAt(0.16), foot - span * 0.62, 6, 7 * unit + 2, inks.land[4], span * 0.16),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day', 'night'],
    countries: ['costa-rica'],
    habitats: ['city'],
    subjects: ['san josé', 'san jose', 'theatre', 'teatro', 'city'],
  },
}

/** The mountains round the Central Valley, and the town's trees. */
function valley(stage: Stage, foot: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, foot - span * 0.24, span * 0.09, { scale: 0.005 })
  const trees = rollingSkyline(stage, foot - span * 0.1, span * 0.03, { scale: 0.012 })
  const cloud = pen()
  cumulus(cloud, chance, xAt(-0.66), foot - span * 0.22, span * 0.5, span * 0.05)
  cumulus(cloud, chance, xAt(0.74), foot - span * 0.2, span * 0.5, span * 0.05)
  return [
    hill(
      stage,
      far,
      stage.gradient([land[1], mix(land[0], inks.mist, 0.6)], 0, foot - span * 0.34, 0, foot),
      foot + 2,
    ),
    fill(cloud, mix(inks.mist, inks.paper, 0.4), { opacity: 0.9 }),
    blocks(stage, foot),
    treeline(stage, trees, span * 0.035, mix(land[3], leaf[2], 0.5), foot + 2),
  ]
}

/** The plain modern blocks of the centre. */
function blocks(stage: Stage, foot: number): Art {
  const { width, span, chance, inks } = stage
  const [far, near] = [pen(), pen()]
  for (let x = -20; x < width; x += span * 0.13) {
    const [wide, high] = [span * chance.between(0.07, 0.15), span * chance.between(0.1, 0.24)]
    const path = chance.odds(0.5) ? far : near
    path
      .M(x, foot)
      .V(foot - high)
      .H(x + wide)
      .V(foot)
      .Z()
  }
  return [fill(far, mix(inks.town[0], inks.mist, 0.35)), fill(near, mix(inks.town[0], inks.mist, 0.1))]
}

const COLUMNS = [-0.36, -0.28, -0.12, -0.045, 0.045, 0.12, 0.28, 0.36]

/** Two floors of sandstone, a portico of three arches, columns above it, three muses on the attic, a red cupola behind. */
function theatre(stage: Stage, x: number, foot: number, high: number): Art {
  const { inks, light } = stage
  const front = layFront(x, foot, high)
  const stone = mix(tinted(stage, '#f1dcae'), inks.paper, 0.15)
  const shade = mix(stone, inks.land[3], 0.34)
  const glass = stage.lampsLit ? inks.lamp : mix(inks.town[3], inks.key, 0.25)
  const [walls, trim, openings, columns, ends] = [pen(), pen(), pen(), pen(), pen()]
  front.box(walls, -0.92, 0.92, 0, 0.66)
  front.box(walls, -0.42, 0.42, 0, 0.8)
  front.box(ends, light > 0 ? -0.92 : 0.72, light > 0 ? -0.72 : 0.92, 0, 0.66)
  for (const level of [0.36, 0.64]) front.box(trim, -0.94, 0.94, level, level + 0.035)
  front.box(trim, -0.45, 0.45, 0.69, 0.73)
  front.box(trim, -0.45, 0.45, 0.8, 0.84)
  for (const middle of [-0.2, 0, 0.2]) {
    front.arch(openings, middle, 0.062, 0.03, 0.29)
    front.arch(openings, middle, 0.05, 0.42, 0.62)
  }
  for (const middle of [-0.82, -0.64, -0.52, 0.52, 0.64, 0.82]) {
    front.arch(openings, middle, 0.034, 0.07, 0.28)
    front.arch(openings, middle, 0.034, 0.42, 0.58)
  }
  for (const middle of COLUMNS) front.box(columns, middle - 0.014, middle + 0.014, 0.4, 0.64)
  return [
    cupola(stage, front),
    fill(walls, stone),
    fill(ends, shade, { opacity: 0.8 }),
    fill(openings, glass),
    fill(columns, mix(stone, inks.paper, 0.6)),
    fill(trim, mix(stone, inks.paper, 0.55)),
    fill(muses(front), mix(inks.paper, stone, 0.2)),
    steps(stage, front),
  ]
}

function cupola(stage: Stage, front: Front): Art {
  const { inks, light } = stage
  const tile = mix(tinted(stage, '#b5533a'), inks.land[4], 0.1)
  const [roof, dark] = [pen(), pen()]
  front.box(roof, -0.5, 0.5, 0.6, 0.86)
  front.dome(roof, 0, 0.34, 0.84, 1.08)
  const side = light > 0 ? -1 : 1
  dark
    .M(front.at(side * 0.34), front.up(0.84))
    .C(
      front.at(side * 0.34),
      front.up(1.1),
      front.at(side * 0.06),
      front.up(1.1),
      front.at(side * 0.12),
      front.up(0.84),
    )
    .Z()
  return [
    fill(roof, tile),
    fill(dark, mix(tile, inks.key, 0.3)),
    stroke(pen().M(front.at(0), front.up(1.06)).V(front.up(1.16)), inks.key, 1.6),
  ]
}

/** Music, Fame and Dance. */
function muses(front: Front): Pen {
  const figures = pen()
  for (const [middle, tall] of [
    [-0.3, 0.14],
    [0, 0.19],
    [0.3, 0.14],
  ] as const) {
    front.box(figures, middle - 0.04, middle + 0.04, 0.84, 0.87)
    figures
      .M(front.at(middle - 0.026), front.up(0.87))
      .Q(
        front.at(middle - 0.03),
        front.up(0.87 + tall * 0.7),
        front.at(middle - 0.012),
        front.up(0.87 + tall * 0.74),
      )
    figures
      .L(front.at(middle + 0.012), front.up(0.87 + tall * 0.74))
      .Q(front.at(middle + 0.032), front.up(0.87 + tall * 0.6), front.at(middle + 0.03), front.up(0.87))
      .Z()
    figures.dot(front.at(middle), front.up(0.87 + tall * 0.84), front.at(0.016) - front.at(0))
    figures
      .M(front.at(middle + 0.01), front.up(0.87 + tall * 0.72))
      .L(
        front.at(middle + 0.05),
        front.up(0.87 + tall),
        front.at(middle + 0.054),
        front.up(0.86 + tall * 0.94),
        front.at(middle + 0.016),
        front.up(0.87 + tall * 0.56),
      )
      .Z()
  }
  return figures
}

function steps({ inks }: Stage, front: Front): Art {
  return range(3, i => {
    const tread = front.box(pen(), -0.36 - i * 0.04, 0.36 + i * 0.04, -0.02 * (i + 1), 0.022 - 0.02 * i)
    return fill(tread, mix(inks.sand[0], inks.rock[1], 0.16 * i + 0.1))
  })
}

/** Two flags of Costa Rica's colours on the wings. */
function flags({ inks, span }: Stage, x: number, foot: number): Art {
  return [-0.34, 0.34].map(aside => {
    const [poleX, top] = [x + aside * span, foot - span * 0.42]
    const stripe = (from: number, to: number) =>
      `M${Math.round(poleX)} ${Math.round(top + from * span)}q${Math.round(span * 0.03)} -5 ${Math.round(span * 0.075)} 1v${Math.round((to - from) * span)}q${Math.round(-span * 0.04)} -6 ${Math.round(-span * 0.075)} -1z`
    return [
      stroke(
        pen()
          .M(poleX, foot - span * 0.2)
          .V(top - span * 0.01),
        inks.key,
        1.6,
      ),
      fill(stripe(0, 0.05), mix(BLUE, inks.town[3], 0.5)),
      fill(stripe(0.008, 0.042), inks.paper),
      fill(stripe(0.017, 0.033), RED),
    ]
  })
}

function square(stage: Stage, foot: number): Art {
  const { width, height, span, inks, focusX } = stage
  const ground = stage.gradient(
    [mix(inks.sand[0], inks.rock[1], 0.2), mix(inks.sand[2], inks.rock[2], 0.3)],
    0,
    foot,
    0,
    height,
  )
  const street = layStreet(stage, foot - span * 0.12, focusX)
  return [
    `<path fill="${ground}" d="M0 ${Math.round(foot + span * 0.018)}h${width}v${Math.round(height - foot)}H0z"/>`,
    flagstones(stage, street, foot + span * 0.02),
  ]
}

function crowd(stage: Stage, foot: number): Art {
  const { height, span, unit, chance, sunward, inks, xAt } = stage
  const pigeons = pen()
  for (let i = 0; i < 11; i++) {
    const [x, y] = [xAt(chance.between(0.02, 0.5)), foot + span * chance.between(0.1, 0.2)]
    const size = unit * chance.between(3.4, 5)
    pigeons
      .M(x - size * 2, y)
      .Q(x - size, y - size * 1.6, x + size, y - size)
      .L(x + size * 1.2, y - size * 2, x + size * 1.9, y - size * 1.5)
      .Q(x + size * 1.4, y, x, y)
      .Z()
  }
  const people = [
    [-0.42, 0.06, 1.25, 'hat'],
    [-0.35, 0.062, 1.2, 'pack'],
    [0.1, 0.04, 1.05, 'plain'],
    [0.44, 0.1, 1.5, 'plain'],
    [0.5, 0.105, 1.15, 'plain'],
  ] as const
  const coats = [BLUE, RED, inks.lamp, RED, inks.paper]
  return [
    people.map(([across, down, size, kind], i) =>
      traveller(stage, xAt(across), Math.min(height * 0.97, foot + span * down), unit * size * 1.5, {
        kind,
        coat: coats[i] ?? RED,
        flip: i % 2 ? -sunward : sunward,
      }),
    ),
    fill(pigeons, mix(inks.town[3], inks.key, 0.35)),
  ]
}

function palmTrees(stage: Stage, foot: number): Art {
  const { span, unit, chance, inks } = stage
  const crownId = palmCrown(stage)
  const inksOf = { ink: inks.leaf[3], trunk: mix(inks.rock[2], inks.key, 0.5) }
  return [
    palm(crownId, nearEdge(stage, 0.07), foot + span * 0.08, span * chance.between(0.5, 0.62), {
      ...inksOf,
      lean: 0.03,
      scale: unit * 0.95,
    }),
    palm(crownId, farEdge(stage, 0.09), foot + span * 0.07, span * chance.between(0.34, 0.46), {
      ...inksOf,
      lean: -0.04,
      scale: unit * 0.8,
    }),
  ]
}
