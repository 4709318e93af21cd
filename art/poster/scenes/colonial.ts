import { BLUE, RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { clockArch } from '#art/poster/toolbox/clock-arch.ts'
import { cumulus, streaks } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { rollingSkyline, sheet } from '#art/poster/toolbox/land.ts'
import { saloonCar } from '#art/poster/toolbox/made-things.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { arcadeRow, baroqueChurch, flagstones, fountain } from '#art/poster/toolbox/plaza.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { farEdge, type Stage, WIDE } from '#art/poster/toolbox/stage.ts'
import {
  cutStones,
  housesAlong,
  layStreet,
  paving,
  type Street,
  vineOverEave,
} from '#art/poster/toolbox/street.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

export const colonial: Scene = {
  title: 'Colonial street, arch and volcano',
  best: 'golden',
  zoom: [0.92, 1.1],
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward } = stage
    const horizon = height * chance.between(0.58, 0.66)
    const street = layStreet(stage, horizon, lerp(stage.focusX, width / 2, chance.between(0, 0.5)))
    const { vanishingX } = street
    const square = stage.ratio > WIDE
    const sunX = vanishingX + sunward * span * (square ? 0.4 : chance.between(0.04, 0.24))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.24, 0.36), r: span * 0.165 })
    const surface = volcanoSurface(stage, street)
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
      square ? inTheSquare(stage, street) : downTheStreet(stage, street),
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

/** Two rows of houses that run to the arch. */
function downTheStreet(stage: Stage, street: Street): Art {
  const { chance, inks, sunward } = stage
  const withCar = chance.odds(0.92)
  const [depth, paint] = [chance.between(1.5, 2.3), paintOf(stage)]
  return [
    paving(stage, street, cutStones(stage, street)),
    clockArch(stage, street),
    person(stage, street, -0.12, 4.2, 'hat', inks.lamp, 1),
    person(stage, street, 0.2, 3.3, 'pack', BLUE, -1),
    housesAlong(stage, street, chance.whole(0, 5)),
    person(stage, street, chance.between(0.2, 0.4), 2.4, 'pack', inks.lamp, -sunward),
    withCar && parkedCar(stage, street, -0.42, depth, paint),
    person(stage, street, 0.34, withCar ? 2 : 1.6, 'pack', RED, -sunward),
    person(stage, street, 0.45, withCar ? 1.95 : 1.56, 'hat', BLUE, -sunward),
    vineOverEave(stage, street),
  ]
}

/** Too wide for a street, the same town opens on its square: one row goes on, arcades and a church close it. */
function inTheSquare(stage: Stage, street: Street): Art {
  const { span, unit, chance, inks, sunward } = stage
  const foot = street.groundAt(2.6)
  const row = {
    from: farEdge(stage, -0.02),
    to: street.vanishingX + sunward * span * 0.2,
    foot,
    high: span * 0.34,
  }
  const ends = { from: Math.min(row.from, row.to), to: Math.max(row.from, row.to) }
  const open = (t: number) => lerp(row.to, row.from, t)
  const crownId = palmCrown(stage)
  const frond = { ink: inks.leaf[3], trunk: mix(inks.rock[2], inks.key, 0.4) }
  return [
    flagstones(stage, street, foot),
    clockArch(stage, street),
    arcadeRow(stage, { ...row, ...ends }, chance.whole(0, 5)),
    baroqueChurch(stage, open(chance.between(0.4, 0.5)), foot + span * 0.01, span * 0.66),
    housesAlong(stage, street, chance.whole(0, 5), [-sunward]),
    palm(crownId, open(0.86), foot + span * 0.03, span * 0.56, { ...frond, lean: 0.06, scale: unit * 1.1 }),
    palm(crownId, open(0.72), foot + span * 0.02, span * 0.42, { ...frond, lean: -0.08, scale: unit * 0.9 }),
    fountain(stage, open(0.3), foot + span * 0.12, span * 0.17),
    person(stage, street, 0.16, 2.3, 'hat', inks.lamp, -sunward),
    person(stage, street, 0.52, 2.1, 'pack', BLUE, 1),
    person(stage, street, 0.62, 1.9, 'pack', RED, -1),
    person(stage, street, 0.8, 1.7, 'hat', BLUE, -sunward),
    parkedCar(stage, street, -0.3, 1.75, paintOf(stage)),
    vineOverEave(stage, street, -sunward),
  ]
}

function paintOf({ chance, inks }: Stage): string {
  return chance.pick([RED, RED, BLUE, inks.paper])
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

function parkedCar(stage: Stage, street: Street, across: number, depth: number, paint: string): Art {
  const x = street.xAt(stage.sunward * across, depth)
  return saloonCar(stage, x, street.groundAt(depth), (stage.unit * 2.84) / depth, paint)
}
