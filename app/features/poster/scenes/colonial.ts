import { BLUE, RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { cumulus, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#app/features/poster/toolbox/cone.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix, tinted } from '#app/features/poster/toolbox/inks.ts'
import { rollingSkyline, sheet } from '#app/features/poster/toolbox/land.ts'
import { saloonCar } from '#app/features/poster/toolbox/made-things.ts'
import { lerp } from '#app/features/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { traveller } from '#app/features/poster/toolbox/people.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import type { Stage } from '#app/features/poster/toolbox/stage.ts'
import {
  cutStones,
  housesAlong,
  layStreet,
  paving,
  type Street,
} from '#app/features/poster/toolbox/street.ts'
import { type Art, fill, stroke } from '#app/features/poster/toolbox/tags.ts'

export const colonial: Scene = {
  title: 'Colonial street, arch and volcano',
  best: 'golden',
  zoom: [0.92, 1.1],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward } = stage
    const horizon = height * chance.between(0.58, 0.66)
    const street = layStreet(stage, horizon, lerp(stage.focusX, width / 2, chance.between(0, 0.5)))
    const { vanishingX } = street
    const withCar = chance.odds(0.92)
    const sunX = vanishingX + sunward * span * chance.between(0.04, 0.24)
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.2, 0.36), r: span * 0.165 })
    const firstHue = chance.whole(0, 5)
    const stones = cutStones(stage, street)
    const surface = volcanoSurface(stage, street)
    const carDepth = chance.between(1.5, 2.3)
    const paint = chance.pick([RED, RED, BLUE, inks.paper])
    const vine = cutVine(stage, street)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, vanishingX - sunward * span * 0.1, height * 0.12, span * 0.5, 3, inks.mist, {
        opacity: 0.8,
      }),
      volcanoCone(stage, surface, {
        ink: inks.land[1],
        shade: inks.land[2],
        lit: mix(inks.land[1], inks.land[2], 0.5),
        gullies: 6,
        fade: 0.5,
      }),
      cloudOnSlope(stage, street),
      foothills(stage, street),
      paving(stage, street, stones),
      arch(stage, street),
      person(stage, street, -0.12, 4.2, 'hat', inks.lamp, 1),
      person(stage, street, 0.2, 3.3, 'pack', BLUE, -1),
      housesAlong(stage, street, firstHue),
      person(stage, street, chance.between(0.2, 0.4), 2.4, 'pack', inks.lamp, -sunward),
      withCar && parkedCar(stage, street, carDepth, paint),
      person(stage, street, 0.34, withCar ? 2 : 1.6, 'pack', RED, -sunward),
      person(stage, street, 0.45, withCar ? 1.95 : 1.56, 'hat', BLUE, -sunward),
      fill(vine.leaves, inks.leaf[2]),
      fill(vine.flowers, RED),
      birds(
        stage,
        vanishingX + sunward * span * 0.02,
        height * 0.16,
        4,
        7 * unit + 2,
        inks.land[4],
        span * 0.1,
      ),
    ]
  },
}

function volcanoSurface({ span, chance, sunward }: Stage, { vanishingX, horizon }: Street) {
  return cone({
    x: vanishingX - sunward * chance.between(-0.08, 0.12) * span,
    top: horizon - span * chance.between(0.38, 0.48),
    base: horizon + 4,
    half: span * 0.62,
    crater: span * 0.02,
    curve: 1.6,
  })
}

function cloudOnSlope({ span, chance, inks, sunward }: Stage, { vanishingX, horizon }: Street): Art {
  const cloud = pen()
  cumulus(cloud, chance, vanishingX - sunward * span * 0.16, horizon - span * 0.22, span * 0.3, span * 0.05)
  return fill(cloud, inks.mist, { opacity: 0.9 })
}

function foothills(stage: Stage, { horizon }: Street): Art {
  const { height, span, inks } = stage
  const skyline = rollingSkyline(stage, horizon - span * 0.03, span * 0.02, { scale: 0.02 })
  const trees = treeline(
    stage,
    skyline,
    span * 0.016,
    mix(inks.land[2], inks.leaf[1], 0.5),
    horizon + span * 0.1,
  )
  const top = horizon + span * 0.02
  const ground = stage.gradient([inks.sand[0], inks.sand[2]], 0, horizon, 0, height)
  return [trees, sheet(stage, top, height - top, ground)]
}

/** Somebody in the street: `across` counts toward the sun. */
function person(
  stage: Stage,
  street: Street,
  across: number,
  depth: number,
  kind: 'pack' | 'hat',
  coat: string,
  flip: number,
): Art {
  const x = street.xAt(across * stage.sunward, depth)
  return traveller(stage, x, street.groundAt(depth), (stage.unit * 4.1) / depth, { kind, coat, flip })
}

function parkedCar(stage: Stage, street: Street, depth: number, paint: string): Art {
  const x = street.xAt(-stage.sunward * 0.42, depth)
  return saloonCar(stage, x, street.groundAt(depth), (stage.unit * 2.84) / depth, paint)
}

/** The arch with its clock and belfry, across the street at depth 3.2. */
function arch(stage: Stage, { vanishingX: x, horizon }: Street): Art {
  const { span, unit, inks, sunward } = stage
  const foot = horizon + (span * 0.36) / 3.2
  const top = horizon - span * 0.125
  const half = span * 0.225
  const wall = tinted(stage, '#f2b544', 0.8)
  const [shadeFrom, shadeTo] = sunward > 0 ? [x - half, x] : [x, x + half]
  const shade = pen().M(shadeFrom, foot).V(top).H(shadeTo).V(foot).Z()
  const clockY = top - span * 0.028
  const hands = pen(10)
    .M(x, clockY)
    .V(top - span * 0.042)
    .M(x, clockY)
    .H(x + span * 0.009)
  const belfry = pen()
    .M(x - span * 0.018, top - span * 0.062)
    .V(top - span * 0.085)
    .Q(x, top - span * 0.112, x + span * 0.018, top - span * 0.085)
    .V(top - span * 0.062)
    .Z()
  const cross = pen()
    .M(x, top - span * 0.15)
    .V(top - span * 0.19)
    .M(x - 4 * unit, top - span * 0.177)
    .H(x + 4 * unit)
  return [
    fill(archWall(span, x, horizon, foot), wall),
    fill(shade, mix(wall, inks.land[3], 0.3), { opacity: 0.8 }),
    fill(archTrim(span, x, horizon, foot), inks.paper),
    fill(pen().dot(x, clockY, span * 0.019), inks.paper),
    stroke(hands, inks.key, 1.4),
    fill(belfry, inks.land[4]),
    stroke(cross, inks.key, 1.6),
  ]
}

/** The inner curve of the arch, from its right foot to its left. */
function underArch(path: Pen, span: number, x: number, horizon: number): Pen {
  const half = span * 0.088
  return path
    .V(horizon - span * 0.005)
    .Q(x + half, horizon - span * 0.075, x, horizon - span * 0.08)
    .Q(x - half, horizon - span * 0.075, x - half, horizon - span * 0.005)
}

function archWall(span: number, x: number, horizon: number, foot: number): Pen {
  const top = horizon - span * 0.125
  const at = (across: number) => x + span * across
  const up = (part: number) => top - span * part
  const outline = pen()
    .M(at(-0.225), foot)
    .V(top)
    .H(at(-0.055))
    .V(up(0.055))
    .H(at(-0.04))
    .V(up(0.11))
    .Q(x, up(0.165), at(0.04), up(0.11))
    .V(up(0.055))
    .H(at(0.055))
    .V(top)
    .H(at(0.225))
    .V(foot)
    .H(at(0.088))
  return underArch(outline, span, x, horizon).V(foot).Z()
}

function archTrim(span: number, x: number, horizon: number, foot: number): Pen {
  const top = horizon - span * 0.125
  const trim = pen()
  const ledge = (half: number, from: number, to: number) =>
    trim
      .M(x - span * half, top - span * from)
      .H(x + span * half)
      .V(top - span * to)
      .H(x - span * half)
      .Z()
  ledge(0.225, 0, -0.012)
  ledge(0.06, 0.05, 0.06)
  ledge(0.046, 0.105, 0.113)
  ledge(0.225, -0.04, -0.046)
  const half = span * 0.088
  trim
    .M(x - half - span * 0.014, foot)
    .V(horizon - span * 0.005)
    .Q(x - half - span * 0.012, horizon - span * 0.09, x, horizon - span * 0.095)
    .Q(x + half + span * 0.012, horizon - span * 0.09, x + half + span * 0.014, horizon - span * 0.005)
    .V(foot)
    .H(x + half)
  return underArch(trim, span, x, horizon).V(foot).Z()
}

/** A vine over the eave: leaves first, blooms pinned onto them. */
function cutVine({ span, chance }: Stage, street: Street): { leaves: Pen; flowers: Pen } {
  const [leaves, flowers] = [pen(), pen()]
  const side = chance.sign()
  const depth = chance.between(1, 1.7)
  for (let strand = 0; strand < 9; strand++) {
    const t = strand / 8
    const low = 0.98 - 0.34 * Math.sin(Math.PI * t ** 0.8) * chance.between(0.7, 1.1)
    for (let up = 0.99; up > low; up -= 0.055) {
      const [wallX, y] = street.wallAt(side, depth * (1 + 0.3 * t), up)
      const size = (span * chance.between(0.02, 0.03)) / depth
      const x = wallX - side * size * chance.between(0, 0.7)
      leaves.dot(x, y, size, size * 0.8)
      if (!chance.odds(0.75)) continue
      const [bloomX, bloomY] = [x + chance.between(-1, 1) * size * 0.7, y + chance.between(-0.6, 0.6) * size]
      flowers.dot(bloomX, bloomY, size * chance.between(0.28, 0.5))
    }
  }
  return { leaves, flowers }
}
