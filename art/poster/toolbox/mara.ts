import { BLUE, RED } from '#art/poster/palettes.ts'
import { crown } from './forest.ts'
import { mix } from './inks.ts'
import { nth, type Point, range } from './numbers.ts'
import { type Pen, pathData, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A river seen from the air: its middle from the horizon (0) to our feet (1), and half its width there. */
export interface Winding {
  at(down: number): Point
  half(down: number): number
}

interface RiverInks {
  water: string
  gleam: string
  wood: string
  lit: string
}

/** A winding river in its strip of forest. */
export function windingRiver(stage: Stage, river: Winding, inks: RiverInks): Art {
  const { chance, light } = stage
  const edge = (side: number, out: number) =>
    range(40, (_, t): Point => {
      const [x, y] = river.at(t)
      const [aheadX, aheadY] = river.at(t + 0.004)
      const long = Math.hypot(aheadX - x, (aheadY - y) * 2) || 1
      const wide = river.half(t) * out
      return [x - (side * (aheadY - y) * 2 * wide) / long, y + (side * (aheadX - x) * wide * 0.55) / long]
    })
  const ribbon = (from: number, to: number) => pen().curve(edge(-1, from)).soft(edge(1, to).reverse()).Z()
  const gleam = pen().curve(edge(light, 1)).soft(edge(light, 0.6).reverse()).Z()
  const [crowns, tops] = [pen(), pen()]
  for (const side of [-1, 1]) {
    const bank = edge(side, 1.75)
    for (let i = 2; i < 39; i++) {
      const [x, y] = nth(bank, i)
      const radius = Math.max(2.4, river.half(i / 39) * chance.between(0.75, 1.15))
      const [treeX, treeY] = [x + side * radius * chance.between(-0.2, 0.7), y + radius * 0.2]
      crown(crowns, chance, treeX, treeY, radius, radius * 0.62, radius > 6 ? 4 : 3)
      if (chance.odds(0.6))
        tops.lens(treeX + light * radius * 0.3, treeY - radius * 0.36, radius * 0.9, radius * 0.16)
    }
  }
  return [
    fill(ribbon(2, 2), inks.wood),
    fill(ribbon(1, 1), inks.water),
    fill(gleam, inks.gleam, { opacity: 0.6 }),
    fill(crowns, inks.wood),
    fill(tops, inks.lit),
  ]
}

/** Shadows on the plain all run one way, away from a low sun. */
export type Cast = (x: number, y: number, long: number, wide: number) => void

export function casting(path: Pen, from: Point): Cast {
  return (x, y, long, wide) => {
    const run = Math.hypot(x - from[0], y - from[1]) || 1
    const [alongX, alongY] = [(x - from[0]) / run, ((y - from[1]) / run) * 0.8]
    const [tipX, tipY] = [x + alongX * long, y + alongY * long]
    path
      .M(x + alongY * wide * 0.3, y - alongX * wide * 0.3)
      .Q((x + tipX) / 2 + alongY * wide, (y + tipY) / 2 - alongX * wide, tipX, tipY)
      .Q(
        (x + tipX) / 2 - alongY * wide,
        (y + tipY) / 2 + alongX * wide,
        x - alongY * wide * 0.3,
        y + alongX * wide * 0.3,
      )
      .Z()
  }
}

/** The long shadow of a balloon: the basket's speck, then the envelope drawn out. */
export function balloonShadow(from: Point, [x, y]: Point, long: number): Pen {
  const run = Math.hypot(x - from[0], y - from[1]) || 1
  const [ax, ay] = [(x - from[0]) / run, (y - from[1]) / run]
  const at = (along: number, off: number): Point => [
    x + (ax * along - ay * off) * long,
    y + (ay * along + ax * off) * long * 0.82,
  ]
  return pen()
    .polygon([at(0, -0.018), at(0.05, -0.02), at(0.05, 0.02), at(0, 0.018)])
    .M(...at(0.12, -0.018))
    .Q(...at(0.36, -0.15), ...at(0.62, -0.16))
    .Q(...at(0.98, -0.16), ...at(1, 0))
    .Q(...at(0.98, 0.16), ...at(0.62, 0.16))
    .Q(...at(0.36, 0.15), ...at(0.12, 0.018))
    .Z()
}

/** One gore of the envelope between two seams, from its mouth over the crown. */
function gore(left: number, right: number): string {
  const rise = pathData`M${left * 0.24} -44C${left * 0.6} -72 ${left} -92 ${left} -124C${left} -158 ${left * 0.6} -184 0 -186`
  const fall = pathData`C${right * 0.6} -184 ${right} -158 ${right} -124C${right} -92 ${right * 0.6} -72 ${right * 0.24} -44Z`
  return rise + fall
}

/** A balloon with its basket full, 190 tall; the basket's floor is at (x, y). */
export function safariBalloon(stage: Stage, x: number, y: number, scale: number, band: string = RED): Art {
  const { inks, light } = stage
  const { paper, lamp, key } = inks
  const cloth = [BLUE, paper, lamp, paper, BLUE] as const
  const seams = [-62, -40, -15, 15, 40, 62] as const
  const heads = range(6, i => `M${-15 + i * 6}-15.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0`).join('')
  return group(
    { transform: place(x, y, scale) },
    cloth.map((ink, i) => fill(gore(nth(seams, i), nth(seams, i + 1)), ink)),
    fill(BAND, band),
    fill(light < 0 ? gore(22, 62) : gore(-62, -22), key, { opacity: 0.2 }),
    fill('M-15-44H15L12-38H-12Z', mix(key, inks.land[3], 0.3)),
    fill('M-4-38Q-7-32 0-26Q7-32 4-38Z', lamp),
    stroke('M-12-38L-15-14M12-38L15-14M-4-38L-5-14M4-38L5-14', key, 0.9),
    fill(heads, key),
    fill('M-17-13H17L15 0H-15Z', mix(inks.rock[2], key, 0.3)),
    stroke('M-17-12.4H17M-16-6.5H16M-6-13L-5 0M6-13L5 0', mix(inks.rock[1], key, 0.2), 1.2),
  )
}

const BAND = 'M-61.6-128C-40-121 40-121 61.6-128L61.8-118C40-111-40-111-61.8-118Z'

/** A herd as dots in file, with their shadows. */
export function fileOfDots(
  { width, chance }: Stage,
  dots: Pen,
  cast: Cast,
  path: (t: number) => Point,
  count: number,
  size: (t: number) => number,
): void {
  for (let i = 0; i < count; i++) {
    const t = (i + chance.between(-0.3, 0.3)) / count
    const [pathX, pathY] = path(t)
    const beast = size(t) * chance.between(0.8, 1.2)
    const [x, y] = [pathX + chance.between(-1, 1) * beast * 2, pathY + chance.between(-1, 1) * beast]
    if (x < -10 || x > width + 10) continue
    cast(x, y, beast * 5, beast * 0.7)
    dots.lens(x, y - beast * 0.5, beast * 2.4, beast * 1.3)
  }
}

/** An umbrella thorn from above its shoulder. */
export function treeFromAir(
  { chance, light }: Stage,
  leaves: Pen,
  glow: Pen,
  x: number,
  y: number,
  size: number,
): void {
  crown(leaves, chance, x, y, size, size * 0.5, 5)
  glow.lens(x + light * size * 0.25, y - size * 0.26, size * 1.1, size * 0.14)
}
