import { BLUE, RED } from '#art/poster/palettes.ts'
import { hillTown } from '#art/poster/toolbox/hill-town.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { type Front, layFront } from '#art/poster/toolbox/masonry.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const cuenca: Landmark = {
  scene: {
    title: 'The blue domes of Cuenca',
    best: 'dusk',
    zoom: [0.94, 1.12],
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const foot = height * chance.between(0.74, 0.78)
      const x = clamp(xAt(-0.08), span * 0.4, width - span * 0.4)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.5)), y: foot - span * 0.42, r: span * 0.15 })
      return [
        openSky(stage, foot, sun),
        hills(stage, foot),
        hillTown(stage, {
          from: -20,
          to: width + 20,
          top: at => foot - span * (0.13 + 0.02 * Math.sin(at / 70)),
          base: foot - span * 0.02,
          size: span * 0.055,
        }),
        cathedral(stage, x, foot),
        hillTown(stage, {
          from: -20,
          to: width + 20,
          top: () => foot + span * 0.01,
          base: foot + span * 0.05,
          size: span * 0.095,
          haze: 0,
        }),
        riverside(stage, foot),
        birds(stage, xAt(0.1), foot - span * 0.6, 5, 7 * unit + 2, inks.key, span * 0.16),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'day', 'night'],
    countries: ['ecuador'],
    habitats: ['city', 'highland', 'river'],
    subjects: ['cuenca', 'hat', 'ikat', 'dome', 'southern', 'city'],
  },
}

function hills(stage: Stage, foot: number): Art {
  const { span, inks } = stage
  const far = rollingSkyline(stage, foot - span * 0.3, span * 0.07, { scale: 0.005 })
  const near = rollingSkyline(stage, foot - span * 0.2, span * 0.05, { scale: 0.007 })
  return [
    hill(stage, far, inks.land[0]),
    hill(
      stage,
      near,
      stage.gradient(
        [mix(inks.land[1], inks.land[2], 0.5), mix(inks.land[1], inks.mist, 0.5)],
        0,
        foot - span * 0.28,
        0,
        foot,
      ),
    ),
  ]
}

/** Brick from the square to the cut-off towers, and three great domes of sky-blue tile behind them. */
function cathedral(stage: Stage, x: number, foot: number): Art {
  const { span, inks, lampsLit, light } = stage
  const front = layFront(x, foot + span * 0.03, span * 0.52)
  const brick = mix(tinted(stage, '#c67a55'), inks.rock[1], 0.2)
  const [walls, shade, trim, dark] = [pen(), pen(), pen(), pen()]
  front.box(walls, -0.62, 0.36, 0, 0.4)
  for (const middle of [0.46, 0.72]) {
    front.box(walls, middle - 0.09, middle + 0.09, 0, 0.62)
    front.box(
      shade,
      light > 0 ? middle - 0.09 : middle + 0.03,
      light > 0 ? middle - 0.03 : middle + 0.09,
      0,
      0.62,
    )
    for (const low of [0.44, 0.26]) front.arch(dark, middle, 0.035, low, low + 0.13)
    for (const level of [0.22, 0.41, 0.61]) front.box(trim, middle - 0.1, middle + 0.1, level, level + 0.02)
  }
  front.box(walls, 0.5, 0.68, 0, 0.5)
  front.arch(dark, 0.59, 0.045, 0, 0.2)
  dark.dot(front.at(0.59), front.up(0.36), span * 0.022)
  for (const aside of range(7, (_, t) => lerp(-0.55, 0.28, t))) front.arch(dark, aside, 0.032, 0.1, 0.28)
  front.box(trim, -0.64, 0.37, 0.38, 0.41)
  front.box(trim, -0.62, 0.36, 0.05, 0.065)
  return [
    [-0.46, -0.14, 0.18].map((middle, i) =>
      blueDome(stage, front, middle, i === 1 ? 0.17 : 0.15, i === 1 ? 0.95 : 0.86),
    ),
    fill(walls, brick),
    fill(shade, mix(brick, inks.key, 0.35), { opacity: 0.7 }),
    fill(trim, mix(brick, inks.paper, 0.5)),
    fill(dark, lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.5)),
  ]
}

function blueDome(stage: Stage, front: Front, middle: number, half: number, top: number): Art {
  const { inks, span, light } = stage
  const tile = mix(BLUE, tinted(stage, '#3f7fc4'), 0.55)
  const [drum, windows, cap, lit, lantern] = [pen(), pen(), pen(), pen(), pen()]
  const spring = top - half * 1.5
  front.box(drum, middle - half * 0.94, middle + half * 0.94, 0.36, spring)
  for (const aside of [-0.6, 0, 0.6])
    front.arch(windows, middle + aside * half, half * 0.16, spring - 0.13, spring - 0.03)
  front.dome(cap, middle, half, spring, top - 0.05)
  front.dome(lit, middle + light * half * 0.4, half * 0.34, spring, top - 0.09)
  front.box(lantern, middle - 0.02, middle + 0.02, top - 0.07, top - 0.02)
  front.gable(lantern, middle - 0.028, middle + 0.028, top - 0.02, top + 0.01)
  return [
    fill(drum, mix(tinted(stage, '#d8a07c'), inks.rock[1], 0.2)),
    fill(windows, stage.lampsLit ? inks.lamp : mix(inks.town[3], inks.key, 0.3)),
    fill(cap, tile),
    fill(lit, mix(tile, inks.paper, 0.4), { opacity: 0.8 }),
    fill(lantern, inks.paper),
    stroke(front.cross(pen(), middle, top + 0.01, 0.07), inks.key, span * 0.004),
  ]
}

/** The bank of the Tomebamba: grass, the river over its stones, people on the path. */
function riverside(stage: Stage, foot: number): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const top = foot + span * 0.11
  const edge = range(12, (_, t): Point => [lerp(-20, width + 20, t), top + Math.sin(t * 11) * span * 0.01])
  const [stones, glints] = [pen(), pen()]
  for (let i = 0; i < 18; i++) {
    const [x, y] = [chance() * width, lerp(top + span * 0.09, height, chance())]
    const half = span * chance.between(0.012, 0.034)
    stones
      .M(x - half, y)
      .Q(x, y - half * 1.2, x + half, y)
      .Q(x, y + half * 0.3, x - half, y)
    glints.lens(x + half * 2, y + 2, half * 3, 2)
  }
  const bank = span * 0.06
  return [
    hill(stage, edge, mix(inks.leaf[1], inks.leaf[2], 0.5)),
    hill(
      stage,
      edge.map(([x, y]): Point => [x, y + bank]),
      stage.gradient([inks.water[1], inks.water[2]], 0, top, 0, height),
    ),
    fill(glints, inks.paper, { opacity: 0.6 }),
    fill(stones, mix(inks.rock[2], inks.rock[1], 0.3)),
    andeanWoman(stage, xAt(0.3), top + bank * 0.8, unit * 2.1, { skirt: RED, flip: sunward }),
    traveller(stage, xAt(-0.3), top + bank * 0.8, unit * 2.1, { kind: 'hat', coat: BLUE, flip: sunward }),
    traveller(stage, xAt(0.4), top + bank * 0.75, unit * 2, { kind: 'hat', coat: inks.lamp, flip: -sunward }),
  ]
}
