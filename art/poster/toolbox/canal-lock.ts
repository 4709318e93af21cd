import { mix } from './inks.ts'
import { lerp, type Point } from './numbers.ts'
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
