import type { Chance } from './chance.ts'
import { clamp, lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, group, place, stroke, tag, use } from './tags.ts'

/** A torn banana leaf growing from (0, 0) along x, 100 long. */
function bananaLeaf(chance: Chance): { blade: Pen; rib: Pen } {
  const [bend, wide, nicks] = [-28, 17, 9]
  const onRib = (t: number): Point => [100 * t, bend * 4 * t * (1 - t) * 0.5 + bend * 0.3 * t * t]
  const onEdge = (t: number, side: number): Point => {
    const [x, y] = onRib(t)
    return [x, y + side * wide * Math.sin(Math.PI * t ** 0.8) ** 0.75]
  }
  const blade = pen().M(0, 0)
  for (let i = 1; i <= nicks; i++) {
    const t = i / (nicks + 0.2)
    blade.L(...onEdge(t, -1))
    if (!chance.odds(0.45) || i === nicks) continue
    const [x, y] = onRib(t + 0.02)
    blade.L(x - 3, y - wide * chance.between(0.3, 0.6))
  }
  blade.L(...onRib(1))
  for (let i = nicks; i > 0; i--) {
    const t = i / (nicks + 0.2)
    blade.L(...onEdge(t, 1))
    if (!chance.odds(0.45)) continue
    const [x, y] = onRib(t - 0.02)
    blade.L(x + 1, y + wide * chance.between(0.3, 0.6))
  }
  return {
    blade: blade.Z(),
    rib: pen()
      .M(0, 0)
      .Q(50, bend * 0.95, ...onRib(0.97)),
  }
}

/** A fern frond from (0, 0) along x, 100 long. */
export function fernFrond(bend = -24, leaflets = 13): Pen {
  const onRib = (t: number): Point => [100 * t, bend * 4 * t * (1 - t) * 0.6 + bend * 0.4 * t * t]
  const path = pen().M(0, 1)
  for (const side of [-1, 1]) {
    for (let step = 1; step < leaflets; step++) {
      const t = (side < 0 ? step : leaflets - step) / leaflets
      const [x, y] = onRib(t)
      const long = 26 * Math.sin(Math.PI * (0.15 + 0.85 * t)) ** 0.8 + 2
      const back = onRib(clamp(t + (side < 0 ? 0.55 : -0.55) / leaflets))
      path
        .Q(x + long * 0.2, y + side * long * 0.75, x + long * 0.55, y + side * long)
        .Q(x + long * 0.6, y + side * long * 0.3, ...back)
    }
    if (side < 0) path.L(...onRib(1.03))
  }
  return path.Z()
}

type Leaf = 'banana' | 'fern'

interface FoliageOptions {
  ink: string
  rib: string
  count?: number
  /** First and last leaf's angle, in degrees. */
  spread?: readonly [from: number, to: number]
  kinds?: readonly [Leaf, ...Leaf[]]
}

/** A corner of dark leaves close by: it frames the view and gives depth. Each leaf is stored once. */
export function foliage(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { ink, rib, count = 5, spread = [-150, -20], kinds = ['banana', 'fern'] }: FoliageOptions,
): Art {
  const { chance } = stage
  const ids = stage.once('leaves', () => storedLeaves(stage, rib))
  return range(count, (_, t) => {
    const angle = lerp(spread[0], spread[1], count === 1 ? 0.5 : t) + chance.between(-8, 8)
    const flip = Math.abs(angle) > 90 ? -1 : 1
    const id = chance.pick(ids[chance.pick(kinds)])
    const leafX = x + chance.between(-8, 8) * scale
    const size = scale * chance.between(0.75, 1.1)
    const turn = flip < 0 ? angle + 180 : angle
    return use(id, { fill: ink, transform: place(leafX, y, size, flip, turn) })
  })
}

/** The ids of each leaf's cuts; one cut of each is enough so far. */
function storedLeaves(stage: Stage, ribInk: string): Record<Leaf, readonly [string, ...string[]]> {
  const fern = stage.define(tag('path', { d: fernFrond(-26, 9).toString() }))
  const { blade, rib } = bananaLeaf(stage.chance)
  const leaf = group({}, tag('path', { d: blade.toString() }), stroke(rib, ribInk, 1.4))
  return { fern: [fern], banana: [stage.define(leaf)] }
}

/** Bare vines from the top of the frame, somewhere between two x; the longest reaches `deepest` of the height. */
export function hangingVines(
  { height, chance }: Stage,
  count: number,
  between: readonly [number, number],
  deepest: number,
): Pen {
  const vines = pen()
  for (let i = 0; i < count; i++) {
    const x = chance.between(...between)
    const [bendX, endX] = [x + chance.between(-13, 13), x + chance.between(-7, 7)]
    const end = height * deepest * chance.between(0.36, 1)
    vines.M(x, -5).Q(bendX, end * 0.55, endX, end)
  }
  return vines
}
