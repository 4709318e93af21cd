import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, tag, use } from './tags.ts'

/** The surface of a tea slope: `across` counts rows from 0 to 1, `down` runs from its far end to its near one. */
export type TeaSlope = (across: number, down: number) => Point

interface TeaOptions {
  rows: number
  /** Width of a path far off and near by. */
  path: readonly [far: number, near: number]
  ground: string
  gap: string
  /** The light along each row; far slopes do without. */
  lit?: string
  /** Scallops along a row. */
  bumps: number
}

/** A slope combed into rows: flat-topped bushes that hang over dark paths, lit along one edge. */
export function combedTea(stage: Stage, outline: Pen, slope: TeaSlope, options: TeaOptions): Art {
  const { rows, path, ground, gap, lit, bumps } = options
  const [gaps, glow, tops] = [pen(), pen(), pen()]
  for (let row = 0; row <= rows; row++) {
    const edge = edgeOf(slope, (row + stage.chance.between(-0.1, 0.1)) / rows, path)
    if (!showsIn(stage, edge, bumps)) continue
    cutPath(stage, gaps, edge, bumps)
    if (lit) lightRow(stage, glow, tops, edge, bumps)
  }
  const clipPath = stage.clip(outline)
  return [
    fill(outline, ground),
    group({ clipPath }, fill(tops, gap, { opacity: 0.28 }), fill(gaps, gap), lit && fill(glow, lit)),
  ]
}

/** A point beside a row's edge: how far down the slope, and how many path widths off it. */
type Edge = (down: number, off: number) => Point

function edgeOf(slope: TeaSlope, across: number, [far, near]: TeaOptions['path']): Edge {
  return (down, off) => {
    const [x, y] = slope(across, down)
    const [aheadX, aheadY] = slope(across, down + 0.01)
    const long = Math.hypot(aheadX - x, aheadY - y) || 1
    const wide = lerp(far, near, down) * off
    return [x - ((aheadY - y) / long) * wide, y + ((aheadX - x) / long) * wide]
  }
}

const nearness = (step: number, bumps: number) => (step / bumps) ** 1.5

function showsIn({ width }: Stage, edge: Edge, bumps: number): boolean {
  return range(bumps, (_, t) => edge(t, 0)[0]).some(x => x > -20 && x < width + 20)
}

/** One side of a path hangs over in scallops, the other is smooth. A far path has no scallops to speak of. */
function cutPath({ width, height, chance }: Stage, gaps: Pen, edge: Edge, bumps: number): void {
  const steps = range(bumps, i => [nearness(i, bumps), nearness(i + 1, bumps)] as const)
  const shows = ([from, to]: readonly [number, number]) => {
    const [[x1, y], [x2]] = [edge(from, 0), edge(to, 0)]
    return Math.max(x1, x2) > -15 && Math.min(x1, x2) < width + 15 && y < height
  }
  const shown = steps.slice(Math.max(0, steps.findIndex(shows)), steps.findLastIndex(shows) + 1)
  const [start, end] = [shown[0]?.[0], shown.at(-1)?.[1]]
  if (start === undefined || end === undefined) return
  gaps.M(...edge(start, 0))
  for (const [from, to] of shown) {
    const swell = bumps > 4 ? chance.between(1, 1.5) : 0.4
    gaps.Q(...edge((from + to) / 2, swell), ...edge(to, 0.5))
  }
  const stops = range(Math.ceil(shown.length / 3) + 1, (_, t) => lerp(end, start, t))
  for (const [i, to] of stops.slice(1).entries()) {
    const from = stops[i] ?? end
    const [[x1, y1], [x2, y2], [x3, y3]] = [edge(from, -0.3), edge((from + to) / 2, -0.4), edge(to, -0.3)]
    gaps.Q(2 * x2 - (x1 + x3) / 2, 2 * y2 - (y1 + y3) / 2, x3, y3)
  }
  gaps.Z()
}

/** Light along a row's edge, and the dimples of its plucked top. */
function lightRow({ width, height, chance }: Stage, glow: Pen, tops: Pen, edge: Edge, bumps: number): void {
  for (let step = 1; step <= bumps; step++) {
    const [from, to] = [nearness(step - 1, bumps), nearness(step, bumps)]
    const [start, end] = [lerp(from, to, 0.1), lerp(from, to, chance.between(0.6, 0.95))]
    const middle = (start + end) / 2
    const [x, y] = edge(middle, -2)
    if (x < -20 || x > width + 20 || y > height || chance.odds(0.3)) continue
    glow
      .M(...edge(start, -0.7))
      .Q(...edge(middle, -1), ...edge(end, -0.75))
      .Q(...edge(middle, -1.9), ...edge(start, -0.7))
    if (step % 2) continue
    const off = -chance.between(2.6, 4.6)
    tops
      .M(...edge(start, off))
      .Q(...edge(middle, off + 0.9), ...edge(end, off))
      .Q(...edge(middle, off + 0.3), ...edge(start, off))
  }
}

/** Two leaves and a bud, many times over: the near edge of the picture, at our knees. One spray is stored. */
export function teaShoots(stage: Stage, y: (x: number) => number, size: number): Art {
  const { width, chance, inks } = stage
  const spray = pen()
  for (const [x, foot, lean] of SHOOTS) {
    for (const turn of [-2.7, -2.2, -0.95, -0.4]) shootLeaf(spray, [x * 10, foot * 10], turn + lean, 10)
    shootLeaf(spray, [x * 10, foot * 10], lean - Math.PI / 2, 7)
  }
  const id = stage.define(tag('path', { d: spray.toString() }))
  const print = (ink: string, lift: number) =>
    range(Math.ceil(width / (size * 2.6)) + 1, i => {
      const x = (i + chance.between(-0.2, 0.2)) * size * 2.6
      return use(id, { fill: ink, transform: place(x, y(x) - lift * size, size / 10, chance.sign()) })
    })
  const ground = range(9, (_, t): Point => {
    const x = lerp(-20, width + 20, t)
    return [x, y(x) + size * 0.1]
  })
  const bed = pen()
    .curve(ground)
    .L(width + 20, stage.height + 20, -20, stage.height + 20)
    .Z()
  return [print(inks.leaf[2], 0.25), fill(bed, inks.leaf[3]), print(inks.leaf[3], -0.1)]
}

/** Where the shoots of a spray stand, and how they lean. */
const SHOOTS = [
  [-1.3, 0.1, -0.15],
  [-0.65, -0.05, 0.1],
  [0, 0.15, -0.05],
  [0.7, -0.05, 0.15],
  [1.3, 0.1, 0],
] as const

function shootLeaf(path: Pen, [x, y]: Point, angle: number, long: number): void {
  const at = (along: number, off: number): Point => [
    x + (Math.cos(angle) * along - Math.sin(angle) * off) * long,
    y + (Math.sin(angle) * along + Math.cos(angle) * off) * long,
  ]
  path
    .M(x, y)
    .Q(...at(0.45, -0.34), ...at(1, 0))
    .Q(...at(0.5, 0.3), x, y)
}
