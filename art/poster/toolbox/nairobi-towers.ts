import { mix } from './inks.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, stroke } from './tags.ts'

/** Plain towers: middle, width and height, in spans from the focus. */
const BACK = [
  [-0.52, 0.07, 0.1],
  [-0.44, 0.06, 0.15],
  [-0.37, 0.07, 0.12],
  [-0.22, 0.06, 0.17],
  [-0.1, 0.07, 0.13],
  [0.08, 0.06, 0.18],
  [0.2, 0.08, 0.14],
  [0.29, 0.06, 0.19],
  [0.36, 0.07, 0.11],
  [0.44, 0.06, 0.13],
  [0.52, 0.08, 0.08],
] as const

interface Works {
  readonly walls: Pen
  readonly shade: Pen
  readonly lights: Pen
}

/** Nairobi from its park: the drum of the conference centre, and the towers that have outgrown it. */
export function nairobiTowers(stage: Stage, horizon: number): Art {
  const { inks, lampsLit } = stage
  const { town } = inks
  const [back, front]: [Works, Works] = [works(), works()]
  for (const [at, wide, high] of BACK) block(stage, back, horizon, at, wide, high)
  prism(stage, front, horizon)
  block(stage, front, horizon, -0.02, 0.05, 0.16)
  crowned(stage, front, horizon)
  mastTower(stage, front, horizon)
  const light = lampsLit ? inks.lamp : mix(inks.paper, inks.sky[2], 0.3)
  const print = ({ walls, shade, lights }: Works, ink: string, dark: string) => [
    fill(walls, ink),
    fill(shade, dark),
    stroke(lights, light, 1.5, { opacity: 0.75 }),
  ]
  return group(
    {},
    print(back, town[0], mix(town[0], town[1], 0.55)),
    print(front, town[1], town[2]),
    drum(stage, horizon, light),
  )
}

function works(): Works {
  return { walls: pen(), shade: pen(), lights: pen() }
}

function block(
  { span, chance, focusX, light }: Stage,
  to: Works,
  y: number,
  at: number,
  wide: number,
  high: number,
) {
  const [x, half, top] = [focusX + at * span, (wide * span) / 2, y - high * span]
  to.walls
    .M(x - half, y)
    .V(top)
    .H(x + half)
    .V(y)
    .Z()
  to.shade
    .M(x - light * half * 0.2, y)
    .V(top)
    .H(x - light * half)
    .V(y)
    .Z()
  windows(to, chance, x, top, y, half, span)
}

function windows(
  to: Works,
  chance: Stage['chance'],
  x: number,
  top: number,
  foot: number,
  half: number,
  span: number,
) {
  for (let y = top + span * 0.016; y < foot - span * 0.02; y += span * 0.018) {
    if (!chance.odds(0.7)) continue
    const long = half * chance.between(0.5, 1.3)
    to.lights.dash(x - half * 0.8 + chance() * (half * 1.6 - long), y, long)
  }
}

/** A three-sided shaft cut on the slant, with a mast. */
function prism({ span, chance, focusX, light }: Stage, to: Works, y: number) {
  const x = focusX - span * 0.3
  const up = (spans: number) => y - span * spans
  const half = span * 0.034
  to.walls
    .M(x - half, y)
    .L(x - half * 0.7, up(0.3), x + half * 0.2, up(0.36), x + half * 0.75, up(0.29), x + half, y)
    .Z()
    .M(x + half * 0.1, up(0.35))
    .L(x + half * 0.2, up(0.45), x + half * 0.3, up(0.35))
    .Z()
  to.shade
    .M(x, y)
    .L(x + half * 0.2, up(0.36), x - light * half * 0.72, up(0.295), x - light * half, y)
    .Z()
  windows(to, chance, x, up(0.28), y, half * 0.8, span)
}

/** The tallest: a slab that curves in to a crown. */
function crowned({ span, chance, focusX, light }: Stage, to: Works, y: number) {
  const x = focusX - span * 0.15
  const up = (spans: number) => y - span * spans
  const half = span * 0.032
  to.walls
    .M(x - half, y)
    .V(up(0.33))
    .Q(x - half * 0.9, up(0.39), x + half * 0.5, up(0.42))
    .Q(x + half, up(0.38), x + half, up(0.34))
    .V(y)
    .Z()
  to.shade
    .M(x + half * 0.1, y)
    .V(up(0.36))
    .H(x - light * half)
    .V(y)
    .Z()
  windows(to, chance, x, up(0.35), y, half, span)
}

/** A shaft with setbacks and an aerial. */
function mastTower({ span, chance, focusX, light }: Stage, to: Works, y: number) {
  const x = focusX + span * 0.15
  const up = (spans: number) => y - span * spans
  const half = span * 0.03
  to.walls
    .M(x - half, y)
    .V(up(0.28))
    .H(x - half * 0.6)
    .V(up(0.32))
    .H(x - half * 0.12)
    .V(up(0.42))
    .H(x + half * 0.12)
    .V(up(0.32))
    .H(x + half * 0.6)
    .V(up(0.28))
    .H(x + half)
    .V(y)
    .Z()
  to.shade
    .M(x, y)
    .V(up(0.32))
    .H(x - light * half * 0.6)
    .V(up(0.28))
    .H(x - light * half)
    .V(y)
    .Z()
  windows(to, chance, x, up(0.28), y, half, span)
}

/** The conference centre: a ribbed drum under a wide brim, and the cone of its hall beside it. */
function drum({ span, inks, focusX, light }: Stage, y: number, lamp: string): Art {
  const { town } = inks
  const x = focusX + span * 0.035
  const up = (spans: number) => y - span * spans
  const half = span * 0.034
  const walls = pen()
    .M(x - half, y)
    .V(up(0.23))
    .L(x - half * 1.5, up(0.25), x - half * 1.5, up(0.268), x - half * 0.9, up(0.272))
    .L(x - half * 0.7, up(0.292), x + half * 0.7, up(0.292), x + half * 0.9, up(0.272))
    .L(x + half * 1.5, up(0.268), x + half * 1.5, up(0.25), x + half, up(0.23))
    .V(y)
    .Z()
  const shade = pen()
    .M(x - light * half * 0.2, y)
    .V(up(0.29))
    .H(x - light * half * 0.7)
    .V(up(0.23))
    .H(x - light * half)
    .V(y)
    .Z()
  const ribs = pen()
  for (let i = -3; i <= 3; i++) ribs.M(x + (half * i) / 3.6, up(0.02)).V(up(0.225))
  const hall = pen()
    .M(x + span * 0.02, y)
    .L(x + span * 0.03, up(0.04), x + span * 0.08, up(0.115), x + span * 0.13, up(0.04), x + span * 0.14, y)
    .Z()
  const clay = mix(town[2], inks.rock[1], 0.45)
  return [
    fill(walls, clay),
    fill(shade, mix(clay, town[3], 0.55)),
    stroke(ribs, mix(clay, inks.paper, 0.35), 1.3),
    stroke(
      pen()
        .M(x - half * 1.4, up(0.259))
        .H(x + half * 1.4),
      lamp,
      1.8,
    ),
    fill(hall, mix(clay, town[3], 0.35)),
  ]
}
