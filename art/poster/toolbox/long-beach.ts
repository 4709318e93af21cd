import { surf } from './coast.ts'
import { mix } from './inks.ts'
import { lerp, nth, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { lace, shoreline } from './surf.ts'
import { type Art, fill } from './tags.ts'

/** Foam, the wet sand that mirrors the sky, and the dry. */
export function longSand(stage: Stage, shore: readonly Point[]): Art {
  const { height, span, inks } = stage
  const { sand, paper, water, sky: air } = inks
  const at = shoreline(shore)
  const wet = stage.gradient(
    [mix(sand[1], air[3], 0.5), mix(sand[1], air[2], 0.45), mix(sand[2], air[1], 0.4)],
    0,
    shore[0]?.[1] ?? 0,
    0,
    height,
  )
  const dry = stage.gradient(
    [mix(sand[0], sand[1], 0.6), sand[0], mix(sand[1], sand[0], 0.4)],
    0,
    shore[0]?.[1] ?? 0,
    0,
    height,
  )
  return [
    surf(stage, shore, [
      [span * 0.05, water[0], 0.6],
      [span * 0.022, paper, 0.85],
      [span * 0.008, wet],
    ]),
    lace(stage, at, span * 0.014, span * 0.014, paper, 0.95),
    lace(
      stage,
      t => [at(t)[0] - stage.sunward * span * 0.1 * t, at(t)[1] + span * 0.05 * t],
      0,
      span * 0.006,
      paper,
      0.5,
    ),
    fill(dryEdge(stage, shore), dry),
    fill(tide(stage, shore), mix(sand[2], sand[1], 0.4), { opacity: 0.6 }),
  ]
}

const inland = ({ span, sunward }: Stage, [x, y]: Point, t: number, far: number): Point => [
  x - sunward * span * far * lerp(0.25, 1.1, t),
  y + span * far * lerp(0.06, 0.5, t),
]

function dryEdge(stage: Stage, shore: readonly Point[]) {
  const { height, xAt } = stage
  const edge = shore.map((point, i) => inland(stage, point, i / shore.length, 0.27))
  return pen()
    .curve(edge)
    .L(xAt(2.4), height + 40, xAt(-3), height + 40, xAt(-3), edge[0]?.[1] ?? height)
    .Z()
}

/** The line of the last tide: shells and leaves. */
function tide(stage: Stage, shore: readonly Point[]) {
  const { span, chance } = stage
  const marks = pen()
  for (let i = 0; i < 22; i++) {
    const t = (i / 22) ** 0.8
    const [x, y] = inland(stage, shoreline(shore)(t * 0.9), t * 0.9, 0.33 + chance.between(-0.02, 0.02))
    marks.lens(x, y, span * lerp(0.01, 0.06, t), lerp(0.8, 2, t))
  }
  return marks
}

/** The light's road goes on over the wet sand. */
export function sunOnWetSand(stage: Stage, sunX: number, shore: readonly Point[]): Art {
  const { span, chance, inks } = stage
  const nearest = shore.reduce((best, point) =>
    Math.abs(point[0] - sunX) < Math.abs(best[0] - sunX) ? point : best,
  )
  const glints = pen()
  for (const down of [0.03, 0.055, 0.085])
    glints.lens(
      sunX + chance.between(-10, 10),
      nearest[1] + span * down,
      span * 0.16 * chance.between(0.6, 1.1),
      3,
    )
  return fill(glints, inks.disc, { opacity: 0.6 })
}

/** Each line of swell: how steeply it comes away from the far end of the beach, and where along it it breaks. */
const SWELL = [
  { slope: 0.045, from: 0.5, to: 1.15, high: 0.02 },
  { slope: 0.085, from: 0.3, to: 0.72, high: 0.024 },
  { slope: 0.1, from: 0.86, to: 1.5, high: 0.03 },
  { slope: 0.15, from: 0.42, to: 1.02, high: 0.036 },
  { slope: 0.205, from: 0.2, to: 0.56, high: 0.03 },
  { slope: 0.215, from: 0.74, to: 1.4, high: 0.046 },
] as const

/** Lines of swell, which all run together where the beach meets the horizon. */
export function swell(stage: Stage, far: Point): Art {
  return SWELL.map(line => standingWave(stage, far, line))
}

function standingWave(
  stage: Stage,
  [farX, farY]: Point,
  { slope, from, to, high }: (typeof SWELL)[number],
): Art {
  const { span, chance, inks, sunward } = stage
  const slide = chance.between(-0.08, 0.08)
  const on = (u: number, below: number): Point => {
    const out = lerp(from, to, u) + slide
    const tall = span * high * (0.4 + out * 0.75) * Math.sin(Math.PI * u) ** 0.7
    return [farX + sunward * span * out, farY + span * slope * out + tall * below]
  }
  const line = (below: number) => range(9, (_, u) => on(u, below))
  const face = pen().curve(line(-0.55)).soft(line(0.5).reverse()).Z()
  const foam = pen().curve(line(-0.6))
  for (let i = 12; i > 0; i--) {
    const [start, end] = [i / 12, (i - 1) / 12]
    const hang = chance.between(-0.15, 0.75) * (i > 2 && i < 11 ? 1 : 0.2)
    foam.Q(...on((start + end) / 2, hang), ...on(end, -0.3))
  }
  const wash = range(3, i =>
    pen().lens(...on(0.3 + i * 0.2, 1.1 + i * 0.25), span * (to - from) * 0.3, span * 0.004),
  )
  return [
    fill(face, mix(nth(inks.water, 2), inks.key, 0.1), { opacity: 0.8 }),
    fill(foam.Z(), inks.paper),
    wash.map(streak => fill(streak, inks.paper, { opacity: 0.6 })),
  ]
}
