import { mix } from './inks.ts'
import { brokenLine } from './land.ts'
import { first, nth, type Point, plot } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** The real skyline never mirrors: across is counted to the right, and down from the horizon, in spans. */
export interface Site {
  readonly horizon: number
  readonly at: (across: number) => number
  readonly yAt: (down: number) => number
}

const HORN = [
  -0.2, 0.12, -0.1, -0.1, -0.055, -0.2, -0.01, -0.31, 0.035, -0.41, 0.075, -0.465, 0.105, -0.48, 0.135,
  -0.462, 0.165, -0.41, 0.205, -0.33, 0.25, -0.265, 0.3, -0.215, 0.36, -0.13, 0.46, -0.02, 0.58, 0.1,
]

const LITTLE_HORN = [
  -0.46, 0.14, -0.35, -0.02, -0.3, -0.09, -0.265, -0.14, -0.235, -0.165, -0.2, -0.15, -0.17, -0.09, -0.12,
  -0.03, -0.04, 0.12,
]

interface Peaks {
  readonly horn: readonly Point[]
  readonly hornShade: Pen
  readonly little: readonly Point[]
  readonly littleShade: Pen
}

/** The horn behind the city, and its little brother. */
export function cutPeaks(stage: Stage, { at, yAt }: Site): Peaks {
  const rough = (outline: readonly number[], step: number) => roughened(stage, plot(outline, at, yAt), step)
  const [horn, little] = [rough(HORN, 15), rough(LITTLE_HORN, 13)]
  return {
    horn,
    hornShade: shadedPlane(stage, horn, at(0.1), yAt(-0.48), yAt(0.12)),
    little,
    littleShade: shadedPlane(stage, little, at(-0.235), yAt(-0.165), yAt(0.12)),
  }
}

function roughened({ chance }: Stage, outline: readonly Point[], step: number): Point[] {
  const steps = outline.slice(1).map((to, i) => brokenLine(chance, nth(outline, i), to, step, 0.12))
  return [first(outline), ...steps.flat()]
}

/** The shaded side of a crag with a broken edge, and spurs cut into its lit side. */
function shadedPlane(
  { span, chance, light }: Stage,
  outline: readonly Point[],
  ridgeX: number,
  top: number,
  foot: number,
): Pen {
  const dark = -light
  const edge: Point[] = []
  let [x, y] = [ridgeX, top]
  while (y < foot) {
    const drop = span * chance.between(0.04, 0.09)
    const bite = span * chance.between(0.012, 0.045)
    edge.push([x, y], [x - dark * bite, y + drop * 0.95])
    x += dark * span * chance.between(-0.004, 0.016)
    y += drop * 0.72
  }
  const side = outline.filter(([sideX]) => (dark > 0 ? sideX > ridgeX - 1 : sideX < ridgeX + 1))
  const shade = pen()
    .M(ridgeX, top)
    .through(edge)
    .L(x, foot)
    .through(dark < 0 ? side : side.reverse())
    .Z()
  for (let i = 0; i < 9; i++) {
    const [spurX, spurY] = nth(outline, chance.whole(3, outline.length - 4))
    if ((spurX - ridgeX) * dark > 0) continue
    const long = span * chance.between(0.08, 0.2)
    const wide = span * chance.between(0.008, 0.018)
    const lean = (spurX - ridgeX) * 0.25
    shade
      .M(spurX, spurY + 5)
      .L(spurX + wide + lean * 0.4, spurY + long * 0.4, spurX + lean + wide * 0.4, spurY + long)
      .L(spurX + lean * 0.4 - wide, spurY + long * 0.5)
      .Z()
  }
  return shade
}

export function printPeaks({ inks, gradient }: Stage, { yAt }: Site, peaks: Peaks): Art {
  const { land, mist: air } = inks
  const faded = (ink: string, top: number, foot: number) =>
    gradient([ink, ink, mix(ink, air, 0.75)], 0, yAt(top), 0, yAt(foot))
  return [
    fill(pen().polygon(peaks.horn), faded(land[2], -0.48, 0.16)),
    fill(peaks.hornShade, faded(land[3], -0.48, 0.16)),
    fill(pen().polygon(peaks.little), faded(mix(land[2], land[3], 0.5), -0.2, 0.2)),
    fill(peaks.littleShade, faded(mix(land[3], land[4], 0.5), -0.2, 0.2)),
  ]
}
