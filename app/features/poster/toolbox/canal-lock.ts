import { BLUE, RED } from '#app/features/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { lerp, nth, type Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A lock chamber seen along its length: 0 far off, 1 at the near gates; `side` -1 is left, 1 right. */
export interface Lock {
  readonly x: number
  readonly horizon: number
  /** Where the walls begin, behind the ship. */
  readonly far: number
  /** A point on the edge of the chamber, `out` chamber widths beyond it. */
  edge(down: number, side: number, out?: number): Point
  /** How far the water lies below the wall there. */
  drop(down: number): number
}

export function layLock({ height, span }: Stage, x: number, horizon: number): Lock {
  const half = (down: number) => span * lerp(0.29, 0.5, down)
  return {
    x,
    horizon,
    far: (-0.14 * span) / (height * 0.9 - horizon - span * 0.2),
    edge: (down, side, out = 0) => [
      x + side * half(down) * (1 + out * 2),
      lerp(horizon + span * 0.2, height * 0.9, down),
    ],
    drop: down => span * lerp(0.035, 0.09, down),
  }
}

/** The concrete of both walls, the tracks on them, the wet faces and the water between. */
export function lockWalls(stage: Stage, lock: Lock): Art {
  const { width, height, span, inks, light } = stage
  const { leaf, sand, rock, key, water } = inks
  const lawn = stage.gradient(
    [mix(leaf[0], inks.mist, 0.45), mix(leaf[0], leaf[1], 0.5), leaf[2]],
    0,
    lock.horizon,
    0,
    height,
  )
  const deck = stage.gradient(
    [mix(sand[0], inks.mist, 0.4), mix(sand[0], sand[1], 0.55)],
    0,
    lock.horizon,
    0,
    height,
  )
  const strip = (side: number, out: number) =>
    pen().polygon([
      lock.edge(lock.far, side),
      lock.edge(1.9, side),
      lock.edge(1.9, side, out),
      lock.edge(lock.far, side, out),
    ])
  const low = (down: number, side: number): Point => {
    const [x, y] = lock.edge(down, side)
    return [lerp(x, lock.x, 0.1), y + lock.drop(down)]
  }
  const face = (side: number) =>
    pen().polygon([lock.edge(lock.far, side), lock.edge(1.2, side), low(1.2, side), low(lock.far, side)])
  const [rails, marks] = [pen(), pen()]
  for (const side of [-1, 1]) {
    for (const out of [0.1, 0.17, 0.24])
      rails.M(...lock.edge(lock.far, side, out)).L(...lock.edge(1.9, side, out))
    for (const depth of [0.3, 0.62]) {
      const at = (down: number): Point => {
        const [[x1, y1], [x2, y2]] = [lock.edge(down, side), low(down, side)]
        return [lerp(x1, x2, depth), lerp(y1, y2, depth)]
      }
      marks.M(...at(lock.far)).L(...at(1.2))
    }
  }
  const wet = mix(rock[2], key, 0.35)
  const pool = pen().polygon([low(lock.far, -1), low(lock.far, 1), low(1.2, 1), low(1.2, -1)])
  return [
    `<path fill="${lawn}" d="M0 ${Math.round(lock.horizon)}h${width}v${Math.round(height - lock.horizon)}H0z"/>`,
    [-1, 1].map(side => [
      fill(strip(side, 0.46), mix(leaf[2], rock[2], 0.4), { opacity: 0.5 }),
      fill(strip(side, 0.43), deck),
    ]),
    fill(pool, stage.gradient([water[1], mix(water[2], inks.leaf[2], 0.2)], 0, lock.horizon, 0, height)),
    [-1, 1].map(side => fill(face(side), side === light ? mix(wet, key, 0.25) : mix(wet, rock[1], 0.3))),
    stroke(marks, mix(wet, key, 0.5), 1.3, { opacity: 0.6 }),
    stroke(rails, mix(rock[2], key, 0.2), 1.6, { opacity: 0.75 }),
    [-1, 1].map(side => fill(strip(side, 0.035), mix(inks.lamp, rock[1], 0.2))),
    fill(pen().lens(lock.x, height * 0.86, span * 0.6, span * 0.008), inks.paper, { opacity: 0.5 }),
  ]
}

/** Heights of the stacks, from one side of the ship to the other. */
const STACKS = [4, 5, 6, 6, 5, 6, 6, 5, 6, 6, 4] as const

/** A container ship bow on, 300 wide and 330 tall, her stem on (x, y). */
export function shipBowOn(stage: Stage, x: number, y: number, scale: number): Art {
  const { chance, inks, light, lampsLit } = stage
  const { paper, key, land, rock } = inks
  const dull = (ink: string) => tinted(stage, mix(ink, rock[1], 0.2), 1.1)
  const paints = [BLUE, paper, inks.lamp, dull('#7f9a86'), dull('#c58a5c'), inks.town[1], RED]
  const boxes = paints.map(() => pen())
  for (const [stack, count] of STACKS.entries()) {
    for (let level = 0; level < count; level++) {
      const pick = stack === 3 && level === 4 ? 6 : chance.whole(0, 5)
      const left = -143 + stack * 26
      nth(boxes, pick)
        .M(left, -150 - level * 22)
        .H(left + 24.6)
        .V(-171 - level * 22)
        .H(left)
        .Z()
    }
  }
  const hull = mix(key, land[3], 0.22)
  const shade = light > 0 ? 'M-150-150V0H0V-132Z' : 'M150-150V0H0V-132Z'
  return group(
    { transform: place(x, y, scale) },
    fill('M-96-282V-306H-150V-326H150V-306H96V-282Z', paper),
    fill('M-146-310V-321H146V-310Z', lampsLit ? inks.lamp : mix(inks.water[2], key, 0.45)),
    stroke(
      'M-120-321V-310M-92-321V-310M-62-321V-310M-31-321V-310M0-321V-310M31-321V-310M62-321V-310M92-321V-310M120-321V-310',
      paper,
      2.4,
    ),
    stroke(
      'M-7-326L0-368L7-326M-4-346H4M-14-368H12M-40-326V-338M40-326V-338M-46-338H-34',
      mix(key, land[3], 0.3),
      3,
    ),
    fill('M-150-150V-284H150V-150Z', mix(key, land[4], 0.2)),
    boxes.map((stacked, i) => fill(stacked, nth(paints, i))),
    fill(light > 0 ? 'M-150-150V-284H-40V-150Z' : 'M150-150V-284H40V-150Z', key, { opacity: 0.16 }),
    fill('M-150-154Q0-138 150-154V-112C140-40 126-8 118 0H-118C-126-8-140-40-150-112Z', mix(hull, key, 0.35)),
    fill('M-150-154Q0-138 150-154C134-84 62-48 16 0H-16C-62-48-134-84-150-154Z', hull),
    fill(
      'M0-145Q-96-143-150-154C-134-84-62-48-16 0H0Z',
      light < 0 ? mix(hull, inks.land[2], 0.35) : mix(hull, key, 0.3),
    ),
    fill(shade, key, { opacity: 0.12 }),
    fill('M-3-146H3L2 0H-2Z', mix(hull, inks.land[2], 0.5)),
    stroke('M-150-154Q0-138 150-154', paper, 3),
    stroke(
      'M-146-160V-166M-120-157V-164M-88-153V-160M-56-151V-158M-24-149V-156M24-149V-156M56-151V-158M88-153V-160M120-157V-164M146-160V-166M-148-164Q0-148 148-164',
      paper,
      1.4,
    ),
    fill('M-64-116a6 6 0 1 0 12 0a6 6 0 1 0-12 0M52-116a6 6 0 1 0 12 0a6 6 0 1 0-12 0', key),
    stroke(
      'M-58-114V-92M-66-96Q-58-84-50-96M58-114V-92M50-96Q58-84 66-96',
      mix(inks.town[0], key, 0.3),
      3.4,
      { strokeLinecap: 'round' },
    ),
    fill('M-118 0C-120-4-124-10-126-16H126C124-10 120-4 118 0Z', mix(rock[2], key, 0.25)),
    fill('M-150 4Q0-6 150 4Q60 10 0 9Q-60 10-150 4Z', paper, { opacity: 0.7 }),
  )
}

/** A mule: the lock's silver locomotive, end on, 46 wide; `side` is the wall it runs on. */
export function mule(stage: Stage, x: number, y: number, scale: number, side: number): Art {
  const { inks, lampsLit } = stage
  const steel = mix(inks.paper, inks.town[0], 0.42)
  const dark = mix(inks.town[3], inks.key, 0.35)
  const glass = lampsLit ? inks.lamp : mix(inks.water[2], inks.key, 0.35)
  return group(
    { transform: place(x, y, scale, -side) },
    fill('M-30 3H40L52-14H0Z', inks.key, { opacity: 0.3 }),
    fill('M22 0V-34L46-38V-14Z', mix(steel, inks.land[3], 0.5)),
    fill('M-22-36L-16-42H16L22-36L46-40L40-45H14L-8-42Z', mix(steel, inks.paper, 0.4)),
    fill('M26-14V-30L31-31V-16ZM35-19V-31L42-32V-21Z', glass),
    fill('M-22 0V-36L-16-42H16L22-36V0Z', steel),
    fill('M-17-22V-36H17V-22Z', glass),
    stroke('M0-36V-22', steel, 2),
    fill('M-22-12H22V-5H-22Z', inks.lamp),
    fill('M-16-12H-9L-14-5H-21ZM-2-12H5L0-5H-7ZM12-12H19L14-5H7Z', dark),
    fill('M-22-2H22V2H-22Z', dark),
    fill(
      'M-15-17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M10-17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
      inks.lamp,
    ),
    fill('M-3-42V-50H3V-42Z', dark),
  )
}

/** The near gates, shut in a shallow V, with the walkway along their tops and a lockman crossing it. */
export function miterGates(stage: Stage, { x, edge }: Lock): Art {
  const { height, span, unit, inks, light, sunward } = stage
  const { key, land, town } = inks
  const steel = mix(town[2], land[3], 0.4)
  const [left, right] = [edge(0.86, -1), edge(0.86, 1)]
  const peak: Point = [x, left[1] - span * 0.055]
  const deep = span * 0.03
  const leaf = (from: Point) =>
    pen().polygon([from, peak, [peak[0], peak[1] + deep], [peak[0], height + 10], [from[0], height + 10]])
  const [ribs, posts] = [pen(), pen()]
  const rail = (t: number): Point =>
    t < 0.5
      ? [lerp(left[0], peak[0], t * 2), lerp(left[1], peak[1], t * 2)]
      : [lerp(peak[0], right[0], t * 2 - 1), lerp(peak[1], right[1], t * 2 - 1)]
  for (let i = 0; i <= 22; i++) {
    const [px, py] = rail(i / 22)
    posts.M(px, py).V(py - 22 * unit)
    if (i % 2) ribs.M(px, py + deep).V(height + 10)
  }
  const top = (rise: number) =>
    pen()
      .M(left[0], left[1] - rise)
      .L(peak[0], peak[1] - rise, right[0], right[1] - rise)
  const walkway = pen().polygon([
    left,
    peak,
    right,
    [right[0], right[1] + deep],
    [peak[0], peak[1] + deep],
    [left[0], left[1] + deep],
  ])
  const [manX, manY] = rail(0.5 - 0.2 * sunward)
  return [
    fill(leaf(left), light < 0 ? mix(steel, town[0], 0.25) : mix(steel, key, 0.3)),
    fill(leaf(right), light > 0 ? mix(steel, town[0], 0.25) : mix(steel, key, 0.3)),
    stroke(ribs, mix(steel, key, 0.5), 2.2),
    stroke(posts, mix(inks.paper, town[0], 0.3), 1.6),
    lockman(stage, manX, manY + deep * 0.6, unit * 1.15, sunward),
    fill(walkway, mix(town[0], inks.sand[0], 0.4)),
    stroke(top(11 * unit), mix(inks.paper, town[0], 0.3), 1.6),
    stroke(top(22 * unit), inks.paper, 2.2),
  ]
}

/** A lockman in a hard hat, on his way across, 42 tall. */
function lockman({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const skin = mix(inks.rock[2], inks.key, 0.35)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-7 0L-3-17H6L9 0H4L1-10L-2 0Z', inks.key),
    fill('M-6-15Q-7-28 1-30Q8-29 7-15Z', inks.lamp),
    fill('M-6.4-22H7.4V-19H-6.4Z', inks.paper),
    stroke('M3-27L9-20L13-22', inks.lamp, 3, { strokeLinecap: 'round' }),
    fill('M-2-34a4 4 0 1 0 8 0a4 4 0 1 0-8 0', skin),
    fill('M-4-35Q-3-40 2-40Q7-40 7.4-36L9.4-35Z', inks.paper),
  )
}
