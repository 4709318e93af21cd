import type { Scene } from '#art/poster/scene.ts'
import { craterLip, openCrater, pleatedCone, smoke } from '#art/poster/toolbox/caldera.ts'
import { mist, mistTongue, streaks } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { heightAlong, leftToRight, lerp, type Point, plot, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { ashPlainTemple, sandSea, tenggerRider } from '#art/poster/toolbox/tengger.ts'
import { grass } from '#art/poster/toolbox/trees.ts'

export const bromo: Scene = {
  title: 'Volcanoes on the sea of sand',
  best: 'dawn',
  zoom: [0.92, 1.12],
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.55, 0.6)
    const sunX = xAt(chance.between(0.42, 0.56))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.22, 0.32), r: span * 0.155 })
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.3), height * 0.12, span * 0.5, 3, inks.mist, { opacity: 0.8 }),
      semeru(stage, horizon),
      calderaWall(stage, horizon),
      mistTongue(stage, horizon - span * 0.03, span * 0.04, { opacity: 0.85 }),
      sandSea(stage, horizon),
      mist(stage, horizon, span * 0.06, { opacity: 0.9 }),
      cones(stage, horizon),
      mistTongue(stage, horizon + span * 0.075, span * 0.02, { opacity: 0.75 }),
      ashPlainTemple(stage, xAt(chance.between(0.46, 0.56)), horizon + span * 0.115, unit * 0.82),
      mistTongue(stage, horizon + span * 0.13, span * 0.014, { opacity: 0.6 }),
      tracks(stage, horizon),
      nearRim(stage),
      streaks(stage, sun.x + sunward * span * 0.04, sun.y + span * 0.05, span * 0.42, 2, inks.mist, {
        opacity: 0.9,
      }),
      birds(stage, xAt(0.3), height * 0.16, 4, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** The highest of them, far behind, with a puff of its own. */
function semeru(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const [x, top] = [xAt(chance.between(-0.06, 0.04)), horizon - span * chance.between(0.42, 0.47)]
  const surface = cone({ x, top, base: horizon, half: span * 0.72, crater: span * 0.016, curve: 1.75 })
  return [
    smoke(stage, x - sunward * 4 * unit, top - 8 * unit, {
      ink: mix(inks.paper, inks.sky[1], 0.3),
      shade: mix(inks.mist, inks.land[0], 0.5),
      puffs: 4,
      size: 8 * unit,
      wind: sunward > 0 ? -1 : 1,
    }),
    volcanoCone(stage, surface, {
      ink: inks.land[0],
      shade: mix(inks.land[0], inks.land[1], 0.55),
      gullies: 5,
      fade: 0.8,
    }),
  ]
}

/** The broken wall of the old volcano, right round the plain. */
function calderaWall(stage: Stage, horizon: number): Art {
  const { width, span, chance, inks } = stage
  const spine = range(Math.round((width / span) * 3) * 2 + 1, (i, t): Point => {
    const x = lerp(-70, width + 70, t) + chance.between(-0.05, 0.05) * span
    return [x, horizon - span * (i % 2 ? chance.between(0.09, 0.15) : chance.between(0.05, 0.08))]
  })
  const ink = mix(inks.land[1], inks.rock[1], 0.2)
  return massif(stage, {
    spine,
    base: horizon + span * 0.02,
    ink,
    shade: mix(ink, inks.land[2], 0.5),
    spurs: 1,
    fade: 0.6,
    step: 22,
  })
}

/** Bromo and its smoke, and pleated Batok in front of it. */
function cones(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const { land, leaf, rock, sand, mist: air } = inks
  const foot = mix(sand[0], air, 0.5)
  const ash = mix(rock[1], land[2], 0.45)
  const bromoX = xAt(-chance.between(0.28, 0.34))
  const rimY = horizon - span * 0.15
  const crater = cone({
    x: bromoX,
    top: rimY,
    base: horizon + span * 0.035,
    half: span * 0.5,
    crater: span * 0.19,
    curve: 1.3,
  })
  const batok = cone({
    x: xAt(chance.between(0.12, 0.18)),
    top: horizon - span * chance.between(0.23, 0.27),
    base: horizon + span * 0.06,
    half: span * 0.36,
    crater: span * 0.085,
    curve: 1.35,
  })
  const green = mix(land[3], leaf[2], 0.4)
  return [
    openCrater(stage, crater, {
      ink: ash,
      shade: mix(ash, land[3], 0.55),
      foot,
      inside: mix(land[3], rock[2], 0.4),
    }),
    smoke(stage, bromoX, rimY + span * 0.025, {
      ink: mix(inks.paper, inks.sky[1], 0.12),
      shade: mix(air, land[1], 0.4),
      puffs: 10,
      size: span * 0.042,
      wind: sunward > 0 ? -1 : 1,
    }),
    fill(craterLip(crater), ash),
    pleatedCone(stage, batok, 10, {
      ink: green,
      shade: mix(land[4], leaf[3], 0.4),
      lit: mix(green, leaf[0], 0.3),
      foot,
    }),
    mist(stage, horizon + 6 * unit, span * 0.06, { opacity: 0.5 }),
  ]
}

/** Hoof and wheel marks that draw together at the temple. */
function tracks({ height, inks, xAt }: Stage, horizon: number): Art {
  const marks = pen()
  for (const [from, to] of [
    [0.1, 0.3],
    [0.2, 0.32],
    [1.1, 0.46],
  ] as const) {
    marks
      .M(xAt(from), height * 1.01)
      .Q(xAt(from + 0.12), lerp(horizon, height, 0.5), xAt(to), horizon + (height - horizon) * 0.3)
  }
  return stroke(marks, mix(inks.rock[2], inks.sand[1], 0.4), 3, { opacity: 0.5 })
}

const RIM = [
  -2.4, 0.3, -0.8, 0.24, -0.5, 0.2, -0.28, 0.13, -0.05, 0.085, 0.25, 0.06, 0.6, 0.07, 1, 0.1, 2.4, 0.16,
]

/** Grass on our own rim, the horseman below it, a walker who has stopped to look. */
function nearRim(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  const edge = leftToRight(plot(RIM, xAt, up => height - span * up * 0.9))
  const ground = heightAlong(edge)
  const riderX = xAt(chance.between(0.04, 0.14))
  const riderY = height - span * 0.12
  const walkerX = xAt(-0.26)
  return [
    fill(pen().lens(riderX - sunward * span * 0.05, riderY + 1, span * 0.26, 4 * unit), key, {
      opacity: 0.28,
    }),
    tenggerRider(stage, riderX, riderY, unit * 1.3, -sunward),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.012, span * 0.05, leaf[3], 8),
    traveller(stage, walkerX, ground(walkerX) + 3, unit * 1.7, {
      kind: 'hat',
      coat: inks.lamp,
      flip: sunward,
    }),
    grass(stage, -10, width + 10, x => ground(x) + span * 0.07, span * 0.06, key, 9),
  ]
}
