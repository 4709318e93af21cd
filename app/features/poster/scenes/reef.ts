import type { Scene } from '#app/features/poster/scene.ts'
import { barrierReef } from '#app/features/poster/toolbox/barrier-reef.ts'
import { cumulus } from '#app/features/poster/toolbox/clouds.ts'
import { forest } from '#app/features/poster/toolbox/forest.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { wobble } from '#app/features/poster/toolbox/land.ts'
import { floatplane } from '#app/features/poster/toolbox/made-things.ts'
import { lerp, type Point, range } from '#app/features/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#app/features/poster/toolbox/palms.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { sailboat } from '#app/features/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import type { Stage } from '#app/features/poster/toolbox/stage.ts'
import { type Art, fill } from '#app/features/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const reef: Scene = {
  title: 'Coral reef from a small plane',
  best: 'day',
  zoom: [0.86, 1.06],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * 0.2
    const sun = stage.hang({ x: xAt(chance.between(0.42, 0.5)), y: horizon - span * 0.015, r: span * 0.13 })
    const atoll = layAtoll(stage)
    const plane = chance.odds(0.65)
    const barrier = chance.odds(0.4)
    const cut = barrier ? undefined : cutAtoll(stage, atoll)
    const crownId = palmCrown(stage)
    const isletX = atoll.x - sunward * span * chance.between(0.42, 0.54)
    const isletY = atoll.y + span * chance.between(0.06, 0.22)
    const at = (spans: number) => atoll.x + sunward * span * spans
    return [
      sky(stage, { horizon, sun }),
      clouds(stage, atoll.x, horizon),
      sea(stage, horizon, height, {
        inks: [mix(inks.water[0], inks.water[1], 0.6), inks.water[2], mix(inks.water[2], inks.key, 0.25)],
      }),
      lightRoad(stage, sun.x, horizon + 3, horizon + span * 0.24, {
        far: span * 0.14,
        near: span * 0.2,
        count: 9,
        opacity: 0.85,
      }),
      ripples(stage, horizon + 4, height, { count: 40, opacity: 0.4, big: 60 }),
      cay(stage, at(0.75), horizon + span * 0.1, span * 0.14),
      cut
        ? [cay(stage, at(-0.42), horizon + span * 0.055, span * 0.07), printAtoll(stage, cut)]
        : barrierReef(stage, horizon),
      sailing(stage, cut ? at : spans => at(spans + 0.4), atoll.y),
      cay(stage, isletX, isletY, span * 0.22),
      palm(crownId, isletX - span * 0.05, isletY, span * 0.12, {
        lean: -0.25,
        ink: inks.leaf[3],
        scale: unit * 0.5,
      }),
      palm(crownId, isletX + span * 0.04, isletY - 2, span * 0.15, {
        lean: 0.2,
        ink: inks.leaf[3],
        scale: unit * 0.55,
        flip: -1,
      }),
      plane && planeAndShadow(stage, at),
      birds(stage, at(-0.2), height * 0.3, 4, 8 * unit + 2, inks.paper, span * 0.12),
    ]
  },
}

/** The atoll lies on the sea as seen from a small aeroplane: a flattened ring. */
interface Atoll {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Height of the ring for its width. */
  readonly squash: number
}

function layAtoll({ width, height, span, chance, focusX }: Stage): Atoll {
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

function printAtoll({ span, unit, inks, sunward }: Stage, cut: CutAtoll): Art {
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

function clouds({ span, chance, inks, sunward }: Stage, x: number, horizon: number): Art {
  const bank = pen()
  cumulus(bank, chance, x - sunward * span * 0.5, horizon, span * 0.5, span * 0.09)
  cumulus(bank, chance, x + sunward * span * 0.1, horizon, span * 0.4, span * 0.05)
  cumulus(bank, chance, x + sunward * span * 0.95, horizon, span * 0.5, span * 0.08)
  return fill(bank, inks.paper, { opacity: 0.85 })
}

/** A sand cay with a tuft of trees. */
function cay(stage: Stage, x: number, y: number, half: number): Art {
  const { inks } = stage
  return [
    fill(pen().dot(x, y, half, half * 0.34), inks.water[0]),
    fill(pen().dot(x, y - 2, half * 0.78, half * 0.24), inks.sand[0]),
    forest(stage, {
      from: x - half * 0.42,
      to: x + half * 0.42,
      y: () => y - half * 0.06,
      size: half * 0.13,
      ink: inks.leaf[2],
      lit: inks.leaf[0],
      base: y,
    }),
  ]
}

function sailing(stage: Stage, at: (spans: number) => number, y: number): Art {
  const { span, unit, inks, sunward } = stage
  const wake = pen()
    .M(at(-0.02), y + span * 0.27)
    .Q(at(0.2), y + span * 0.25, at(0.44), y + span * 0.185)
    .Q(at(0.2), y + span * 0.27, at(-0.02), y + span * 0.27)
    .Z()
  return [
    fill(wake, inks.paper, { opacity: 0.75 }),
    sailboat(stage, at(-0.02), y + span * 0.27, unit * 1.05, { flip: -sunward }),
  ]
}

function planeAndShadow(stage: Stage, at: (spans: number) => number): Art {
  const { height, span, unit, chance, inks } = stage
  const shadow = pen().lens(at(0.34), height * 0.92, span * 0.16, 5 * unit)
  return [
    floatplane(
      stage,
      at(chance.between(0.1, 0.36)),
      height * chance.between(0.34, 0.44),
      unit * chance.between(1, 1.4),
      chance.sign(),
    ),
    fill(shadow, mix(inks.water[2], inks.key, 0.45), { opacity: 0.5 }),
  ]
}
