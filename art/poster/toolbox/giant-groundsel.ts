import { BLUE } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, use } from './tags.ts'

interface RosetteInks {
  leaf: string
  lit: string
  dead: string
}

/** Stores a groundsel's head, 64 across round (0, 0): a cabbage of leaves over a ruff of dead ones. Gives its id. */
export function groundselHead(stage: Stage, { leaf, lit, dead }: RosetteInks): string {
  const [outer, inner] = [pen(), pen()]
  for (let i = 0; i <= 12; i++) petal(outer, lerp(-212, 32, i / 12), i % 2 ? 38 : 33, 7.5)
  for (let i = 0; i <= 6; i++) petal(inner, lerp(-165, -15, i / 6) + stage.light * 8, i % 2 ? 26 : 21, 4.6)
  return stage.define(
    group(
      {},
      fill('M-13-4L-17 12L-12 9L-13 22L-7 16L-4 28L0 18L5 27L7 16L13 21L12 9L17 12L13-4Z', dead),
      fill(outer, leaf),
      fill(inner, lit),
    ),
  )
}

/** One leaf of a rosette, from its heart outward. */
function petal(path: Pen, degrees: number, long: number, half: number): void {
  const angle = (degrees * Math.PI) / 180
  const at = (along: number, off: number): Point => [
    Math.cos(angle) * along - Math.sin(angle) * off,
    Math.sin(angle) * along + Math.cos(angle) * off + (along / 36) ** 2 * 3,
  ]
  path
    .M(...at(2, -2))
    .Q(...at(long * 0.6, -half * 1.7), ...at(long, 0))
    .Q(...at(long * 0.6, half * 1.7), ...at(2, 2))
    .Z()
}

/** Arms of the candelabra: where each leaves the stem, its tip across and up, in heights, and its head's size. */
const CANDELABRA = [
  [0.42, -0.06, 0.95, 1.05],
  [0.4, 0.2, 0.82, 0.98],
  [0.33, -0.26, 0.74, 0.92],
  [0.27, 0.36, 0.6, 0.84],
  [0.24, -0.4, 0.5, 0.72],
] as const

/** A giant groundsel: a stout stem in a coat of dead leaves, forked like a candelabra, a head on every arm. */
export function giantGroundsel(
  stage: Stage,
  head: string,
  x: number,
  y: number,
  height: number,
  { stem, shade = stem, arms = 4, flip = 1 }: { stem: string; shade?: string; arms?: number; flip?: number },
): Art {
  const { chance } = stage
  const [limbs, coat] = [pen(), pen()]
  const lean = (up: number) => x + height * 0.03 * flip * Math.sin(up * 5)
  const stemTop: Point = [lean(0.45), y - height * 0.45]
  shaggyLimb(
    limbs,
    [x, y + 2],
    [x - height * 0.01 * flip, y - height * 0.2],
    stemTop,
    height * 0.046,
    height * 0.034,
  )
  const tips = CANDELABRA.slice(0, arms).map(([from, across, up, size]) => {
    const tip: Point = [
      x + across * flip * height * chance.between(0.9, 1.1),
      y - up * height * chance.between(0.96, 1.03),
    ]
    const root: Point = [lean(from), y - from * height]
    const bend: Point = [lerp(root[0], tip[0], 0.8), lerp(root[1], tip[1], 0.3)]
    const end: Point = [tip[0], tip[1] + height * 0.03]
    shaggyLimb(limbs, root, bend, end, height * 0.022, height * 0.032)
    shaggyLimb(
      coat,
      bend,
      [lerp(bend[0], end[0], 0.8), lerp(bend[1], end[1], 0.4)],
      end,
      height * 0.004,
      height * 0.016,
    )
    return { tip, size }
  })
  const scale = height / 330
  return [
    fill(limbs, stem),
    shade !== stem && fill(coat, shade),
    tips.map(({ tip, size }) => use(head, { transform: place(tip[0], tip[1], scale * size, chance.sign()) })),
  ]
}

/** A limb along a curve, its edges barbed with hanging dead leaves. */
function shaggyLimb(path: Pen, from: Point, control: Point, to: Point, wide: number, wider: number): void {
  const on = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * control[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * control[1] + t * t * to[1],
  ]
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.max(3, Math.round(long / (wider * 1.5)))
  const edge = (side: number) =>
    range(steps, (_, t): Point[] => {
      const half = lerp(wide, wider, t)
      const [x, y] = on(t)
      const [aheadX, aheadY] = on(t + 0.02)
      const run = Math.hypot(aheadX - x, aheadY - y) || 1
      const [normalX, normalY] = [-(aheadY - y) / run, (aheadX - x) / run]
      const out = (reach: number, drop: number): Point => [
        x - side * normalX * half * reach,
        y - side * normalY * half * reach + drop,
      ]
      return t > 0 ? [out(1.2, half * 0.8), out(0.9, 0)] : [out(1, 0)]
    }).flat()
  path.polygon([...edge(-1), ...edge(1).reverse()])
}

/** Stores a giant lobelia, 112 tall on (0, 0): a woolly column out of a rosette of swords. Gives its id. */
export function giantLobelia(stage: Stage, { leaf, lit }: Pick<RosetteInks, 'leaf' | 'lit'>): string {
  const { inks, light } = stage
  const wool = mix(mix(BLUE, inks.land[3], 0.5), inks.leaf[1], 0.4)
  const [swords, column, gleam] = [pen(), pen(), pen()]
  for (let i = 0; i <= 10; i++) petal(swords, lerp(-190, 10, i / 10), i % 2 ? 27 : 22, 2.6)
  const edge = (side: number, half: number) =>
    range(15, (i, t): Point => {
      const taper = half * (1 - t ** 3 * 0.75)
      return [side * taper * (i % 2 ? 1.25 : 0.8), lerp(-6, -108, t) + (i % 2 ? 3 : 0)]
    })
  column.polygon([...edge(-1, 8.5), [0, -114], ...edge(1, 8.5).reverse()])
  gleam.polygon([...edge(light, 7), [0, -110], ...range(6, (_, t): Point => [light * 2, lerp(-104, -8, t)])])
  return stage.define(
    group(
      {},
      fill(swords, leaf),
      fill(column, wool),
      fill(gleam, mix(mix(BLUE, inks.paper, 0.2), inks.leaf[0], 0.35)),
      fill(pen().lens(0, 0, 26, 4), lit),
    ),
  )
}

/** Stores a tussock of sedge, 44 wide on (0, 0). Gives its id. */
export function tussock(stage: Stage, ink: string, lit: string): string {
  const { chance } = stage
  const blades = (count: number, reach: number, high: number) => {
    const tuft = pen().M(-20, 3)
    for (let i = 0; i < count; i++) {
      const x = lerp(-18, 18, i / (count - 1))
      tuft.L(
        x * reach + chance.between(-2, 2),
        -high * (1 - (x / 26) ** 2) * chance.between(0.75, 1.1),
        x + 1.5,
        0,
      )
    }
    return tuft.L(20, 3).Z()
  }
  return stage.define(group({}, fill(blades(12, 1.4, 22), ink), fill(blades(7, 0.9, 14), lit)))
}
