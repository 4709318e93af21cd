import { RED } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { flyingToucan } from '#art/poster/toolbox/birds.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { type Cone, cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { crag, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const volcano: Scene = {
  title: 'Volcano over cloud forest',
  best: 'golden',
  draw(stage) {
    const { width, height, span, unit, chance, inks, focusX, sunward, xAt } = stage
    const foot = height * 0.76
    const top = height * chance.between(0.16, 0.29)
    const half = span * chance.between(0.72, 0.98)
    const lake = chance.odds(0.45)
    const twin = chance.odds(0.5)
    const calm = chance.odds(0.25)
    const sunX = xAt(chance.between(0.14, 0.5))
    const sun = stage.hang({ x: sunX, y: height * chance.between(0.28, 0.42), r: span * 0.16 })
    const surface = cone({ x: focusX, top, base: foot, half, crater: span * 0.028, curve: 1.9 })
    const farHills = rollingSkyline(stage, height * 0.6, span * 0.05, { scale: 0.009 })
    const nearHills = rollingSkyline(stage, height * 0.66, span * 0.04, { scale: 0.012 })
    const floors = forestFloors(stage)
    const crownId = palmCrown(stage, { wind: sunward * 0.2 })
    return [
      sky(stage, { horizon: height * 0.7, sun }),
      streaks(stage, width * (sunward > 0 ? 0.82 : 0.18), height * 0.14, width * 0.34, 3, inks.mist, {
        opacity: 0.75,
      }),
      crag(stage, farHills, inks.land[0]),
      crag(stage, nearHills, mix(inks.land[0], inks.land[1], 0.6)),
      twin && lesserCone(stage, foot),
      !calm && plume(stage, focusX, top - 3 * unit),
      volcanoCone(stage, surface, {
        ink: inks.land[2],
        shade: inks.land[3],
        lit: mix(inks.land[2], inks.land[3], 0.55),
        gullies: 8,
        fade: 0.6,
      }),
      stage.lampsLit && lava(stage, surface),
      calm && streaks(stage, xAt(0.06), top + span * 0.12, span * 0.6, 3, inks.mist, { opacity: 0.9 }),
      mistTongue(stage, height * 0.69, span * 0.05, { opacity: 0.9 }),
      forests(stage, floors, crownId, lake && sun),
      flyers(stage),
    ]
  },
}

interface Floors {
  far: (x: number) => number
  middle: (x: number) => number
  near: (x: number) => number
  lakeshore: (x: number) => number
}

function forestFloors({ height, span, chance }: Stage): Floors {
  const [farStart, middleStart, nearStart] = [chance() * 9, chance() * 9, chance() * 9]
  return {
    far: x => height * 0.735 + Math.sin(x / 110 + farStart) * span * 0.018,
    middle: x => height * 0.81 + Math.sin(x / 140 + middleStart) * span * 0.025,
    near: x => height * 0.92 + Math.sin(x / 170 + nearStart) * span * 0.03,
    lakeshore: x => height * 0.885 + Math.sin(x / 90 + middleStart) * span * 0.02,
  }
}

function lesserCone(stage: Stage, foot: number): Art {
  const { height, span, chance, inks, xAt } = stage
  const surface = cone({
    x: xAt(chance.between(0.62, 0.85)),
    top: height * chance.between(0.4, 0.5),
    base: foot,
    half: span * chance.between(0.4, 0.6),
    crater: span * 0.02,
    curve: 1.7,
  })
  const shade = mix(inks.land[1], inks.land[2], 0.6)
  return volcanoCone(stage, surface, { ink: inks.land[1], shade, gullies: 4, fade: 0.7 })
}

/** Puffs that grow as they drift with the wind. */
function plume({ chance, inks, light, sunward, unit }: Stage, craterX: number, craterY: number): Art {
  const steam = pen()
  const shade = pen()
  let [x, y, radius] = [craterX, craterY, 9 * (unit * 1.15)]
  for (let puff = 0; puff < 9; puff++) {
    steam.dot(x, y, radius, radius * 0.82)
    if (puff > 1) shade.dot(x - light * radius * 0.25, y + radius * 0.3, radius * 0.74, radius * 0.5)
    x -= sunward * radius * chance.between(0.75, 1.05)
    y -= radius * chance.between(0.25, 0.75) * (puff < 4 ? 1 : 0.55)
    radius *= chance.between(1.08, 1.2)
  }
  return [fill(steam, mix(inks.paper, inks.sky[1], 0.15)), fill(shade, mix(inks.mist, inks.land[1], 0.35))]
}

/** By dusk and night a tongue of lava shows. */
function lava({ sunward }: Stage, surface: Cone): Art {
  const at = (across: number, down: number) => surface(across * sunward, down)
  const tongue = pen()
    .M(...at(0.2, 0.01))
    .L(...at(0.1, 0.14), ...at(0.3, 0.3), ...at(0.16, 0.42), ...at(0.2, 0.26), ...at(-0.05, 0.12))
  return fill(tongue.Z(), RED)
}

/** Belts of trees down to our feet, with a lake between them when the sun is given to lie in it. */
function forests(stage: Stage, floors: Floors, crownId: string, sunInLake: Disc | false): Art {
  const { height, span, unit, chance, inks, xAt } = stage
  return [
    forest(stage, {
      y: floors.far,
      size: 20 * unit + 4,
      ink: mix(inks.land[3], inks.leaf[1], 0.5),
      lit: inks.leaf[1],
      bumps: 4,
      litOdds: 0.8,
      base: height * 0.86,
    }),
    sunInLake && lake(stage, sunInLake),
    mistTongue(stage, sunInLake ? height * 0.77 : height * 0.81, span * 0.03, { opacity: 0.55 }),
    emergentTree(stage, xAt(-chance.between(0.4, 0.66)), height * 0.9, span * chance.between(0.26, 0.42), {
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      trunk: inks.land[4],
    }),
    forest(stage, {
      y: sunInLake ? floors.lakeshore : floors.middle,
      size: 34 * unit + 4,
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      bumps: 6,
    }),
    range(chance.whole(1, 3), i =>
      palm(
        crownId,
        xAt(chance.between(0.3, 0.75)),
        height * chance.between(0.93, 0.98),
        span * chance.between(0.16, 0.3),
        {
          lean: chance.between(-0.2, 0.2),
          ink: inks.leaf[3],
          flip: i % 2 ? -1 : 1,
          scale: unit * chance.between(0.5, 0.75),
        },
      ),
    ),
    forest(stage, { y: floors.near, size: 54 * unit, ink: inks.leaf[3], lit: inks.leaf[2], bumps: 7 }),
  ]
}

function lake(stage: Stage, sun: Disc): Art {
  const { width, height, span, unit, inks, sunward } = stage
  const roadX = clamp(sun.x, 40, width - 40)
  const canoeX = clamp(sun.x - sunward * span * 0.26, span * 0.2, width - span * 0.2)
  return [
    sea(stage, height * 0.765, height * 0.9, { inks: [inks.water[0], inks.water[1], inks.water[1]] }),
    lightRoad(stage, roadX, height * 0.77, height * 0.88, { far: span * 0.1, near: span * 0.2, count: 7 }),
    ripples(stage, height * 0.77, height * 0.88, { count: 16, opacity: 0.6 }),
    canoe(stage, canoeX, height * 0.82, unit * 0.7, { flip: sunward }),
  ]
}

function flyers(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const withToucans = chance.odds(0.6)
  if (!withToucans) return birds(stage, xAt(-0.4), height * 0.4, 5, 8 * unit + 3, inks.land[4], span * 0.12)
  return [
    flyingToucan(
      stage,
      xAt(-chance.between(0.2, 0.5)),
      height * chance.between(0.5, 0.6),
      unit * 0.55,
      sunward,
      4,
    ),
    flyingToucan(
      stage,
      xAt(-chance.between(0.32, 0.6)),
      height * chance.between(0.44, 0.5),
      unit * 0.4,
      sunward,
      -4,
    ),
  ]
}
