import { mix } from './inks.ts'
import { wobble } from './land.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** The atoll lies on the sea as seen from a small aeroplane: a flattened ring. */
export interface Atoll {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Height of the ring for its width. */
  readonly squash: number
}

export function layAtoll({ width, height, span, chance, focusX }: Stage): Atoll {
  return {
    x: lerp(focusX, width / 2, chance() * 0.6),
    y: height * chance.between(0.55, 0.64),
    radius: span * chance.between(0.34, 0.44),
    squash: chance.between(0.4, 0.5),
  }
}

/** Points round the atoll, `size` radii out, each wandering by `wander`. */
function ring(
  stage: Stage,
  atoll: Atoll,
  size: number,
  count: number,
  wander: number,
  centre: Point,
): Point[] {
  const { chance } = stage
  const wave = wobble(chance)
  const start = chance() * 9
  return range(count, i => {
    const angle = (i / count) * Math.PI * 2
    const slow = wander * wave(3 + 2.2 * Math.cos(angle) + start)
    const fast = wander * 0.5 * wave(20 + 3 * Math.sin(angle))
    const out = atoll.radius * size * (1 + slow + fast)
    return [centre[0] + Math.cos(angle) * out * 1.25, centre[1] + Math.sin(angle) * out * atoll.squash]
  })
}

interface CutAtoll {
  readonly outer: Point[]
  readonly shelf: Point[]
  readonly lagoon: Point[]
  readonly rim: Point[]
  readonly hole: Point[]
  readonly holeAt: Point
  readonly coral: Pen
  readonly sandSpots: Pen
  readonly foam: Pen
}

function cutAtoll(stage: Stage, atoll: Atoll): CutAtoll {
  const { span, unit, chance } = stage
  const { radius, squash } = atoll
  const middle: Point = [atoll.x, atoll.y]
  const outer = ring(stage, atoll, 1.32, 16, 0.16, middle)
  const shelf = ring(stage, atoll, 1.16, 18, 0.14, middle)
  const holeAt: Point = [
    atoll.x + chance.between(-0.16, 0.16) * radius,
    atoll.y + chance.between(-0.06, 0.06) * radius,
  ]
  const lagoon = ring(stage, atoll, 0.98, 18, 0.12, middle)
  const rim = ring(stage, atoll, 0.5, 20, 0.1, holeAt)
  const hole = ring(stage, atoll, 0.4, 14, 0.02, holeAt)
  const on = (angle: number, out: number): Point => [
    atoll.x + Math.cos(angle) * out * 1.25,
    atoll.y + Math.sin(angle) * out * squash,
  ]
  const [coral, sandSpots, foam] = [pen(), pen(), pen()]
  for (let i = 0; i < 70; i++) {
    const point = on(chance() * Math.PI * 2, radius * chance.between(0.62, 1.08))
    const size = chance.between(3, 15) * unit
    const spots = i % 3 ? coral : sandSpots
    spots.dot(...point, size * 1.4, size * 0.55)
  }
  for (let i = 0; i < 26; i++) {
    const point = on(chance() * Math.PI * 2, radius * chance.between(1.14, 1.24))
    foam.lens(...point, span * chance.between(0.04, 0.11), 2.6 * unit)
  }
  return { outer, shelf, lagoon, rim, hole, holeAt, coral, sandSpots, foam }
}

/** The ring of reef round a blue hole, from the drop-off inward. */
export function blueHole(stage: Stage, atoll: Atoll): Art {
  const { span, unit, inks, sunward } = stage
  const cut = cutAtoll(stage, atoll)
  const [shallow, middle, deep] = inks.water
  const turquoise = mix(shallow, middle, 0.25)
  const [x, y] = cut.holeAt
  const shrunk = (points: readonly Point[], across: number, down: number, lower = 0) =>
    pen().blob(points.map(([px, py]): Point => [x + (px - x) * across, y + (py - y) * down + lower]))
  const glints = pen()
    .lens(x + sunward * span * 0.05, y - span * 0.03, span * 0.2, 3 * unit)
    .lens(x + sunward * span * 0.1, y - span * 0.012, span * 0.1, 2 * unit)
  return [
    fill(pen().blob(cut.outer), mix(middle, deep, 0.45)),
    fill(pen().blob(cut.shelf), middle),
    fill(cut.foam, inks.paper, { opacity: 0.85 }),
    fill(pen().blob(cut.lagoon), turquoise),
    fill(cut.coral, mix(middle, inks.leaf[1], 0.4), { opacity: 0.75 }),
    fill(cut.sandSpots, inks.sand[1], { opacity: 0.75 }),
    fill(pen().blob(cut.rim), mix(inks.sand[0], turquoise, 0.35)),
    fill(shrunk(cut.rim, 0.92, 0.9), middle),
    fill(pen().blob(cut.hole), deep),
    fill(shrunk(cut.hole, 0.93, 0.86, span * 0.012), mix(deep, inks.key, 0.45)),
    fill(glints, middle, { opacity: 0.7 }),
  ]
}

/** The ring of reef round a lagoon full of patch reefs, each on its own pale sand. */
export function patchReefs(stage: Stage, atoll: Atoll): Art {
  const { span, unit, chance, inks } = stage
  const [shallow, middle, deep] = inks.water
  const centre: Point = [atoll.x, atoll.y]
  const blob = (size: number, count: number, wander: number) =>
    pen().blob(ring(stage, atoll, size, count, wander, centre))
  const turquoise = mix(shallow, middle, 0.3)
  const slopes = [
    fill(blob(1.26, 16, 0.1), mix(middle, deep, 0.45)),
    fill(blob(1.14, 18, 0.08), middle),
    fill(blob(1.06, 20, 0.06), mix(inks.sand[0], turquoise, 0.3)),
    fill(blob(0.94, 18, 0.06), turquoise),
    fill(blob(0.66, 14, 0.08), mix(turquoise, middle, 0.45)),
  ]
  const on = (angle: number, out: number): Point => [
    atoll.x + Math.cos(angle) * out * 1.25,
    atoll.y + Math.sin(angle) * out * atoll.squash,
  ]
  const [sandRims, coral, crests, foam] = [pen(), pen(), pen(), pen()]
  for (let i = 0; i < 64; i++) {
    const [x, y] = on(chance() * Math.PI * 2, atoll.radius * 0.9 * Math.sqrt(chance()))
    const nearness = 0.7 + (0.5 * (y - atoll.y)) / (atoll.radius * atoll.squash)
    const size = chance.between(5, 15) * unit * nearness
    sandRims.dot(x, y + size * 0.1, size * 1.6, size * 0.62)
    coral.dot(x, y, size * 1.15, size * 0.4)
    if (i % 2) crests.dot(x - size * 0.3, y - size * 0.1, size * 0.4, size * 0.13)
  }
  for (let i = 0; i < 44; i++) {
    foam.lens(
      ...on(chance() * Math.PI * 2, atoll.radius * chance.between(1.05, 1.1)),
      span * chance.between(0.04, 0.1),
      3 * unit,
    )
  }
  return [
    slopes,
    fill(sandRims, mix(inks.sand[0], turquoise, 0.45), { opacity: 0.85 }),
    fill(coral, mix(middle, inks.leaf[2], 0.55)),
    fill(crests, mix(inks.leaf[1], turquoise, 0.35)),
    fill(foam, inks.paper, { opacity: 0.9 }),
  ]
}
