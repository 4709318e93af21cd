import { BLUE, RED } from '#art/poster/palettes.ts'
import { cayeHouse } from '#art/poster/toolbox/caye.ts'
import { surf } from '#art/poster/toolbox/coast.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, plot } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const hopkins: Landmark = {
  scene: {
    title: 'Drums on the shore at Hopkins',
    best: 'dusk',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.46, 0.5)
      const sun = stage.hang({
        x: xAt(chance.between(0.32, 0.48)),
        y: horizon - span * chance.between(0.1, 0.18),
        r: span * 0.155,
      })
      const shore = plot(SHORE, xAt, down => lerp(height * 0.6, height, down))
      return [
        openSky(stage, horizon, sun),
        farHills(stage, horizon),
        sea(stage, horizon),
        lightRoad(stage, sun.x, horizon + 4, height * 0.84, {
          far: span * 0.08,
          near: span * 0.24,
          count: 11,
        }),
        ripples(stage, horizon + 6, height * 0.84, { count: 26, opacity: 0.5, big: 70 }),
        reflection(stage, xAt(0.4), lerp(horizon, height, 0.34) + 6, span * 0.2, span * 0.04, inks.key, {
          count: 3,
          opacity: 0.4,
        }),
        dory(stage, xAt(0.4), lerp(horizon, height, 0.34), unit * 1.15, -sunward),
        surf(stage, shore, [
          [span * 0.05, inks.water[0], 0.6],
          [span * 0.03, inks.paper, 0.9],
          [span * 0.014, inks.sand[2]],
          [-span * 0.012, mix(inks.sand[1], inks.sand[0], 0.4)],
        ]),
        village(stage),
        drummers(stage),
        birds(stage, xAt(0.1), height * 0.2, 5, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'night', 'day'],
    countries: ['belize'],
    habitats: ['beach', 'island'],
    subjects: ['hopkins', 'garifuna', 'garífuna', 'drum', 'cassava', 'dangriga'],
  },
}

const SHORE = [
  -2.6, 0.06, -1, 0.1, -0.6, 0.14, -0.34, 0.24, -0.1, 0.36, 0.24, 0.44, 0.7, 0.5, 1.2, 0.52, 2.6, 0.58,
]

/** The Maya Mountains behind the coast. */
function farHills(stage: Stage, horizon: number): Art {
  const { span, inks, xAt, sunward } = stage
  const ridge = rollingSkyline(stage, horizon - span * 0.08, span * 0.06, { scale: 0.008 }).map(
    ([x, y]) => [x, Math.min(horizon + 2, y + Math.max(0, (x - xAt(-0.2)) * sunward) * 0.4)] as const,
  )
  return hill(stage, ridge, mix(inks.land[0], inks.land[1], 0.5), horizon + 3)
}

/** A Garifuna dory under one sprit sail, heading right, 120 long. */
function dory({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-6-8V-92M-6-86L44-70', inks.key, 2.4),
    fill('M-4-84L44-70Q50-40 46-18L-4-14Z', mix(inks.paper, inks.sand[1], 0.25)),
    fill('M-9-80Q-30-44-44-14L-9-12Z', RED),
    fill('M-60-14Q0-6 64-18Q52 4 34 6H-40Q-54 2-60-14Z', mix(BLUE, inks.town[2], 0.4)),
    fill('M-58-10Q0-3 60-13L56-8Q0 1-54-5Z', inks.paper),
    fill('M-40-10C-41-22-38-27-33-27C-28-27-26-20-27-10Z', RED),
    fill('M-37-31a4 4 0 1 0 8 0a4 4 0 1 0-8 0', inks.key),
  )
}

/** Wooden houses on posts under the palms. */
function village(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward } = stage
  const { leaf, key } = inks
  const crownId = palmCrown(stage, { wind: sunward * 0.3 })
  const at = (spans: number) => nearEdge(stage, spans)
  const paint = chance.whole(0, 3)
  return [
    palm(crownId, at(0.3), height * 0.7, span * 0.4, {
      lean: sunward * 0.12,
      ink: leaf[3],
      trunk: key,
      scale: unit * 0.72,
    }),
    cayeHouse(stage, at(0.34), height * 0.72, unit * 0.95, paint + 1, sunward),
    palm(crownId, at(0.02), height * 0.76, span * 0.5, {
      lean: sunward * 0.1,
      ink: leaf[3],
      trunk: key,
      scale: unit * 0.9,
    }),
    cayeHouse(stage, at(0.12), height * 0.8, unit * 1.4, paint, sunward),
    palm(crownId, at(0.48), height * 0.86, span * 0.44, {
      lean: sunward * 0.3,
      ink: leaf[3],
      trunk: key,
      scale: unit * 0.85,
    }),
  ]
}

/** Two drummers, a dancer, a man with the shakers, and the fire between them. */
function drummers(stage: Stage): Art {
  const { height, span, unit, chance, inks, xAt, sunward } = stage
  const y = height * 0.93
  const flame = pen()
  for (const [aside, high] of [
    [-0.014, 0.05],
    [0.004, 0.075],
    [0.02, 0.045],
  ] as const)
    flame
      .M(xAt(0.2 + aside) - span * 0.014, y)
      .Q(xAt(0.2 + aside) - span * 0.014, y - span * high * 0.6, xAt(0.2 + aside), y - span * high)
      .Q(xAt(0.2 + aside) + span * 0.016, y - span * high * 0.5, xAt(0.2 + aside) + span * 0.014, y)
      .Z()
  return [
    fill(pen().dot(xAt(0.2), y - span * 0.02, span * 0.14, span * 0.09), inks.lamp, {
      opacity: stage.lampsLit ? 0.3 : 0.12,
    }),
    drummer(stage, xAt(-0.08), y, unit * 2, sunward, RED),
    drummer(stage, xAt(0.04), y + span * 0.012, unit * 2.05, sunward, BLUE),
    dancer(stage, xAt(0.34), y - span * 0.01, unit * 2.15, -sunward),
    chance.odds(0.7) && dancer(stage, xAt(0.46), y - span * 0.03, unit * 1.9, sunward, inks.lamp),
    stroke(
      pen()
        .M(xAt(0.16), y + 3)
        .L(xAt(0.24), y - 2)
        .M(xAt(0.16), y - 2)
        .L(xAt(0.24), y + 3),
      inks.key,
      4,
    ),
    fill(flame, inks.lamp),
    fill(pen().lens(xAt(0.2), y - span * 0.01, span * 0.03, span * 0.02), RED),
  ]
}

/** A drummer on a stool with a segunda between his knees, 40 tall. */
function drummer(stage: Stage, x: number, y: number, scale: number, flip: number, shirt: string): Art {
  const { inks } = stage
  const skin = mix(inks.rock[2], inks.key, 0.62)
  const wood = tinted(stage, '#a8653f')
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-12 0V-9H-2V0Z', mix(wood, inks.key, 0.5)),
    fill('M-8-8L8-10L9 0H5L4-6L-8-3Z', inks.key),
    fill('M-11-9C-13-20-9-26-4-27C2-26 3-17 1-9Z', shirt),
    fill('M5 0L3-15H15L13 0Z', wood),
    fill('M2-17H16V-13.6H2Z', inks.paper),
    stroke('M5-12L8-3L11-12L13-3', inks.paper, 0.9),
    stroke('M-3-22L6-21L8-17.6M-6-21L2-26L10-18', skin, 2.8, { strokeLinecap: 'round' }),
    fill('M-8.6-31a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0', skin),
    fill('M-9.4-31.6Q-9-37-4.4-37Q0-37 .6-32.6L4-31.6L-9.4-31Z', inks.paper),
  )
}

/** A dancer in a gathered skirt, 44 tall. */
function dancer(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  flip: number,
  skirt: string = BLUE,
): Art {
  const skin = mix(inks.rock[2], inks.key, 0.62)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-3 0L-2-8M5-1L3-8', skin, 2.6),
    fill('M-14-4Q-6-16-4-22H5Q8-14 15-6Q0 0-14-4Z', skirt),
    stroke('M-12-6Q0-2 13.4-8', inks.paper, 1.4),
    fill('M-5-21Q-6-31 0-32Q6-31 5-21Z', inks.paper),
    stroke('M-4-29L-12-34L-15-41M4-29L12-27L16-33', skin, 2.6, { strokeLinecap: 'round' }),
    fill('M-3.6-36a4 4 0 1 0 8 0a4 4 0 1 0-8 0', skin),
    fill('M-5-37Q-5-42 0-42Q6-42 5.6-36Q0-39-5-37Z', RED),
  )
}
