import { BLUE, RED } from '#art/poster/palettes.ts'
import { beachAlmond } from '#art/poster/toolbox/beach-almond.ts'
import { surf } from '#art/poster/toolbox/coast.ts'
import { forest, leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, plot } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const cahuita: Landmark = {
  scene: {
    title: 'The beach and the point of Cahuita',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.46, 0.5)
      const sun = stage.hang({
        x: xAt(chance.between(0.34, 0.48)),
        y: horizon - span * chance.between(0.12, 0.2),
        r: span * 0.155,
      })
      const shore = plot(SHORE, xAt, down => lerp(horizon + span * 0.04, height, down))
      return [
        openSky(stage, horizon, sun),
        sea(stage, horizon),
        breakers(stage, horizon),
        lightRoad(stage, sun.x, horizon + 5, height * 0.8, {
          far: span * 0.08,
          near: span * 0.22,
          count: 11,
        }),
        headland(stage, horizon),
        ripples(stage, horizon + 8, height * 0.86, { count: 26, opacity: 0.5, big: 60 }),
        surf(stage, shore, [
          [span * 0.06, inks.water[0], 0.6],
          [span * 0.034, inks.paper, 0.9],
          [span * 0.014, inks.sand[2]],
          [-span * 0.012, mix(inks.sand[1], inks.sand[0], 0.3)],
        ]),
        trees(stage),
        pirogue(stage, xAt(0.12), height * 0.9, unit * 1.4, sunward),
        bicycle(stage, xAt(-0.22), height * 0.93, unit * 1.5, sunward),
        sloth(stage),
        leafyCorners(stage, { near: 1.8, far: 1.3 }),
        birds(stage, xAt(0.2), height * 0.2, 5, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['costa-rica'],
    habitats: ['beach', 'rainforest', 'coral-reef'],
    subjects: ['cahuita', 'puerto viejo', 'caribbean', 'sloth', 'bribri', 'beach'],
  },
}

const SHORE = [
  -2.6, -0.02, -1.2, 0.02, -0.76, 0.06, -0.5, 0.14, -0.34, 0.28, -0.2, 0.44, 0.06, 0.56, 0.5, 0.64, 1.1, 0.68,
  2.6, 0.76,
]

/** Where the swell breaks on the reef off the point. */
function breakers({ width, span, chance, inks }: Stage, horizon: number): Art {
  const line = pen()
  for (let x = 0; x < width; x += span * chance.between(0.05, 0.14))
    line.lens(x, horizon + span * chance.between(0.02, 0.034), span * chance.between(0.04, 0.1), 2.2)
  return fill(line, inks.paper, { opacity: 0.9 })
}

/** The long low point, forest to the tide line. */
function headland(stage: Stage, horizon: number): Art {
  const { width, span, unit, chance, inks, sunward, xAt } = stage
  const { land, leaf } = inks
  const crownId = stage.once('palm', () => palmCrown(stage, { wind: sunward * 0.3 }))
  const tip = xAt(chance.between(0.1, 0.2))
  const rise = (x: number) => Math.min(1, Math.max(0, ((tip - x) * sunward) / (span * 0.6)))
  const y = horizon + span * 0.05
  const bounds = sunward > 0 ? { from: -30, to: tip } : { from: tip, to: width + 30 }
  const sand = pen()
    .M(tip + sunward * span * 0.04, y + 2)
    .Q(tip - sunward * span * 0.3, y - span * 0.012, tip - sunward * span * 2.6, y - span * 0.03)
    .L(tip - sunward * span * 2.6, y + span * 0.04, tip - sunward * span * 0.4, y + span * 0.026)
    .Z()
  return [
    [0.06, 0.17, 0.26, 0.4].map(back =>
      palm(crownId, tip - sunward * span * back, y - span * 0.02, span * chance.between(0.12, 0.2), {
        lean: sunward * chance.between(0, 0.24),
        ink: mix(leaf[3], land[3], 0.3),
        scale: unit * 0.36,
      }),
    ),
    forest(stage, {
      ...bounds,
      y: x => y - span * (0.03 + 0.1 * rise(x)),
      size: 17 * unit,
      ink: mix(land[3], leaf[1], 0.45),
      lit: mix(land[2], leaf[0], 0.4),
      base: y,
      rows: 2,
    }),
    fill(sand, mix(inks.sand[0], inks.sand[1], 0.4)),
  ]
}

function trees(stage: Stage): Art {
  const { height, span, chance, inks, sunward } = stage
  const { leaf, key } = inks
  const at = (spans: number) => nearEdge(stage, spans)
  return [
    beachAlmond(stage, at(0.06), height * 0.97, span * chance.between(0.72, 0.8), {
      ink: leaf[2],
      lit: leaf[1],
      trunk: key,
      lean: sunward * 0.18,
    }),
  ]
}

/** A dugout painted in bands, drawn up on the sand, heading right, 120 long. */
function pirogue({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  return group(
    { transform: place(x, y, scale, flip, -4 * flip) },
    fill('M-56 8Q0 16 58 6L50 12Q0 20-50 12Z', inks.key, { opacity: 0.25 }),
    fill('M-64-16Q0-8 66-20Q54 6 34 9H-40Q-56 6-64-16Z', mix(inks.leaf[1], inks.leaf[2], 0.4)),
    fill('M-62-12Q0-3 63-15L59-9Q0 3-58-6Z', inks.lamp),
    fill('M-58-6Q0 3 59-9L54-3Q0 8-53 0Z', RED),
    fill('M-60-15Q0-8 60-18Q20-13-10-12Q-36-12-60-15Z', mix(inks.rock[2], inks.key, 0.4)),
    stroke('M-30-14L14-34', inks.key, 2.6),
    fill('M12-38L24-42L22-32L14-31Z', inks.key),
  )
}

/** A beach bicycle with a basket, 70 long. */
function bicycle({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const wheel = (at: number) => `M${at - 13}-13a13 13 0 1 0 26 0a13 13 0 1 0-26 0`
  return group(
    { transform: place(x, y, scale, flip) },
    stroke(wheel(-20) + wheel(20), inks.key, 2.2),
    stroke('M-20-13L-10-32L14-32L20-13M-10-32L2-13L14-32M-20-13H2', BLUE, 2.4),
    stroke('M-10-32L-12-37M14-32L12-42L20-43', inks.key, 2.2),
    fill('M-19-39H-6L-9-36H-17ZM14-40H28L26-30H16Z', mix(inks.rock[2], inks.key, 0.2)),
  )
}

/** A sloth that hangs from the almond's branch, 60 long. */
function sloth(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const [x, y] = [nearEdge(stage, 0.36), height * 0.13]
  const fur = mix(inks.rock[1], inks.rock[2], 0.45)
  const at = (spans: number) => nearEdge(stage, spans)
  const branch = pen()
    .M(at(-0.05), y - span * 0.05)
    .Q(at(0.3), y - span * 0.005, at(0.6), y - span * 0.03)
    .Q(at(0.3), y + span * 0.02, at(-0.05), y)
    .Z()
  const leaves = { ink: inks.leaf[3], lit: inks.leaf[2], clumps: 6 }
  return [
    fill(branch, inks.key),
    leafMass(stage, at(0.04), y - span * 0.1, span * 0.2, span * 0.07, leaves),
    leafMass(stage, at(0.56), y - span * 0.05, span * 0.12, span * 0.04, leaves),
    group(
      { transform: place(x, y + span * 0.008, unit * 1.25, sunward) },
      stroke('M-26 22Q-30 8-24-4M-14 26Q-14 10-10-4M18 26Q14 10 16-4M30 20Q32 8 30-4', fur, 7, {
        strokeLinecap: 'round',
      }),
      fill('M-34 24C-34 44-12 52 6 50C26 48 38 38 36 22C26 14-24 14-34 24Z', fur),
      fill('M-34 24C-34 44-12 52 6 50C-8 46-20 38-22 20Z', mix(fur, inks.key, 0.3)),
      fill('M28 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0', mix(fur, inks.paper, 0.45)),
      fill('M36 16L50 14L51 18L37 20ZM46 25a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0', inks.key),
    ),
  ]
}
