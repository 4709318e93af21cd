import type { Scene } from '#app/features/poster/scene.ts'
import { booby, frigatebird } from '#app/features/poster/toolbox/birds.ts'
import { streaks } from '#app/features/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#app/features/poster/toolbox/cone.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix, tinted } from '#app/features/poster/toolbox/inks.ts'
import { acrossFrame, hill } from '#app/features/poster/toolbox/land.ts'
import { leftToRight, lerp, type Point, plot } from '#app/features/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { sailboat } from '#app/features/poster/toolbox/sailing-boats.ts'
import { iguana } from '#app/features/poster/toolbox/sea-animals.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import type { Stage } from '#app/features/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#app/features/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const galapagos: Scene = {
  title: 'Volcanic islands, boobies and iguanas',
  best: 'day',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * 0.5
    const sunX = xAt(chance.between(0.34, 0.52))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.1, 0.26), r: span * 0.15 })
    const cast = chance.whole(0, 2)
    const stand = { off: chance.between(-0.03, 0.1), tall: chance.between(0.85, 1.3) }
    const lava = lavaShelf(stage)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.4), height * 0.15, span * 0.6, 3, inks.mist, { opacity: 0.8 }),
      islets(stage, horizon),
      sea(stage, horizon, height, {
        inks: [mix(inks.water[0], inks.water[1], 0.5), inks.water[1], inks.water[2]],
      }),
      lightRoad(stage, sun.x, horizon + 4, height * 0.86, {
        far: span * 0.08,
        near: span * 0.24,
        count: 12,
        opacity: 0.75,
      }),
      ripples(stage, horizon + 6, height * 0.9, { count: 36, opacity: 0.55 }),
      tombolo(stage, horizon),
      pinnacle(stage, horizon, stand),
      sailboat(stage, xAt(0.5), horizon + span * 0.06, unit * 0.55, { flip: sunward }),
      reflection(stage, xAt(0.1), height * 0.9, width, span * 0.05, inks.paper, { count: 3, opacity: 0.6 }),
      lava,
      animals(stage, cast),
      frigatebird(
        xAt(chance.between(-0.4, 0)),
        height * chance.between(0.14, 0.24),
        unit * chance.between(0.9, 1.3),
        inks.key,
        chance.sign(),
      ),
      birds(stage, xAt(0.5), height * 0.3, 3, 8 * unit + 2, inks.land[4], span * 0.1),
    ]
  },
}

function islets(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, rock } = inks
  const islet = (x: number, rise: number, half: number, ink: string, shade: string) => {
    const [top, base] = [horizon - span * rise, horizon + 1]
    const surface = cone({ x, top, base, half: span * half, crater: span * 0.035, curve: 1.4 })
    return volcanoCone(stage, surface, { ink, shade, gullies: 4, fade: 0.3 })
  }
  return [
    islet(xAt(chance.between(0.5, 0.8)), chance.between(0.04, 0.1), 0.3, land[0], mix(land[0], land[1], 0.6)),
    islet(
      xAt(chance.between(-0.6, -0.4)),
      chance.between(0.13, 0.22),
      0.62,
      mix(land[1], rock[1], 0.3),
      mix(land[2], rock[2], 0.3),
    ),
    islet(xAt(-0.02), 0.1, 0.26, mix(land[1], rock[1], 0.35), mix(land[2], rock[2], 0.35)),
  ]
}

/** Across toward the sun and down from the horizon, in spans. */
const NECK = [
  -0.75, 0.01, -0.5, -0.035, -0.3, -0.02, -0.12, 0.005, 0.02, 0.012, 0.14, 0.015, 0.22, 0.03, 0.3, 0.04,
]
const NEAR_BAY = [0, 0.11, -0.18, 0.085, -0.36, 0.13, -0.5, 0.2, -0.8, 0.26, -1.6, 0.3]
const BEACH_FOOT = [-0.78, 0.29, -0.44, 0.225, -0.32, 0.15, -0.18, 0.11, 0.02, 0.128, 0.2, 0.098]

/** The pale neck between two bays, green along its spine, with old craters at its landward end. */
function tombolo(stage: Stage, horizon: number): Art {
  const { span, inks, xAt } = stage
  const { leaf, rock, sand } = inks
  const yAt = (down: number) => horizon + span * down
  const on = (coordinates: readonly number[]) => plot(coordinates, xAt, yAt)
  const land = pen()
    .M(xAt(-1.6), yAt(0.06))
    .L(xAt(-0.75), yAt(-0.03))
    .soft(on(NECK))
    .L(xAt(0.2), yAt(0.09))
    .soft(on(NEAR_BAY))
    .Z()
  const beach = pen()
    .M(xAt(0.2), yAt(0.092))
    .soft(on(NEAR_BAY))
    .L(xAt(-1.6), yAt(0.33))
    .soft(on(BEACH_FOOT))
    .Z()
  const [lit, body, shade] = rock
  const slope = stage.gradient([mix(lit, body, 0.6), mix(body, shade, 0.4)], 0, yAt(-0.04), 0, yAt(0.26))
  return [
    fill(beach, inks.paper, { transform: `translate(0 ${Math.round(span * 0.012)})`, opacity: 0.7 }),
    fill(land, slope),
    farBay(stage, yAt),
    treeline(stage, leftToRight(on(SCRUB)), span * 0.016, mix(shade, leaf[1], 0.6), yAt(0.074)),
    oldCraters(stage, horizon),
    fill(beach, sand[0]),
  ]
}

const SCRUB = [-0.62, 0.07, -0.46, 0.055, -0.3, 0.062, -0.14, 0.06, 0.02, 0.066, 0.14, 0.07]

/** The bay on the far side of the neck: a blue crescent with sand along it. */
function farBay({ inks, xAt }: Stage, yAt: (down: number) => number): Art {
  const crescent = (lower: number) =>
    pen()
      .M(xAt(-0.5), yAt(0.026 + lower))
      .Q(xAt(-0.34), yAt(-0.004 + lower), xAt(-0.06), yAt(0.012 + lower))
      .L(xAt(0.16), yAt(0.018 + lower))
      .Q(xAt(-0.02), yAt(0.05 + lower), xAt(-0.2), yAt(0.052 + lower))
      .Q(xAt(-0.42), yAt(0.052 + lower), xAt(-0.5), yAt(0.026 + lower))
      .Z()
  return [fill(crescent(0.009), inks.sand[0]), fill(crescent(0), inks.water[1])]
}

/** Spatter cones on the lava: across, down, half-width and height. */
const CRATERS = [
  [-0.8, 0.1, 0.15, 0.1],
  [-0.43, 0.098, 0.06, 0.032],
  [-0.6, 0.135, 0.12, 0.075],
] as const

function oldCraters(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const { rock, land } = inks
  const rust = mix(tinted(stage, '#b5532f'), rock[1], 0.45)
  return CRATERS.map(([across, down, half, high]) => {
    const x = xAt(across + chance.between(-0.03, 0.03))
    const base = horizon + span * down
    const rise = span * high * chance.between(0.85, 1.2)
    const surface = cone({
      x,
      top: base - rise,
      base,
      half: span * half,
      crater: span * half * 0.24,
      curve: 1.5,
    })
    const mouth = pen().lens(x, base - rise * 0.98, span * half * 0.46, span * half * 0.1)
    return [
      volcanoCone(stage, surface, {
        ink: rust,
        shade: mix(rust, rock[2], 0.6),
        gullies: 3,
        fade: 0.55,
        fadeTo: rock[1],
      }),
      fill(mouth, mix(rock[2], land[4], 0.3)),
    ]
  })
}

const PINNACLE = [
  0.16, 0.09, 0.175, -0.04, 0.2, -0.12, 0.225, -0.21, 0.245, -0.26, 0.262, -0.2, 0.29, -0.11, 0.3, -0.02,
  0.335, 0.05, 0.345, 0.092,
]
const PINNACLE_SHADE = [
  0.245, -0.26, 0.235, -0.14, 0.248, -0.06, 0.225, 0, 0.235, 0.092, 0.16, 0.09, 0.175, -0.04, 0.2, -0.12,
  0.225, -0.21,
]

/** Pinnacle Rock: a tilted spearhead, moved and stretched a little by the seed. */
function pinnacle(stage: Stage, horizon: number, { off, tall }: { off: number; tall: number }): Art {
  const { span, inks } = stage
  const xAt = (across: number) => stage.xAt(across + off)
  const yAt = (down: number) => horizon + span * (down < 0 ? down * tall : down)
  return [
    reflection(stage, xAt(0.24), yAt(0.1), span * 0.16, span * 0.13, inks.rock[2], {
      count: 7,
      opacity: 0.5,
    }),
    fill(pen().polygon(plot(PINNACLE, xAt, yAt)), inks.rock[1]),
    fill(pen().polygon(plot(PINNACLE_SHADE, xAt, yAt)), inks.rock[2]),
  ]
}

/** Top of the black shelf close by, which carries the animals. */
function shelfTop({ height, span, focusX, sunward }: Stage, x: number): number {
  const across = ((x - focusX) * sunward) / span
  const swell = (at: number, wide: number) => Math.exp(-(((across - at) / wide) ** 2))
  return (
    height * 0.93 - span * (0.15 * swell(-0.34, 0.2) + 0.075 * swell(0.16, 0.2) + 0.05 * swell(0.8, 0.24))
  )
}

function lavaShelf(stage: Stage): Art {
  const { width, height, span, chance, inks } = stage
  const steps = Math.round(width / 24) + 2
  const rim = acrossFrame(stage, steps, x => shelfTop(stage, x) + chance.between(-1, 1) * span * 0.008, 30)
  const [cracks, gleams] = [pen(), pen()]
  for (let i = 0; i < 26; i++) {
    const x = chance() * width
    const y = lerp(shelfTop(stage, x) + span * 0.03, height, chance())
    const wide = span * chance.between(0.03, 0.1)
    cracks.M(x, y).Q(x + wide * 0.5, y - span * 0.022, x + wide, y + span * 0.008)
  }
  for (const point of rim.slice(1, -1)) gleam(gleams, stage, point)
  return [
    hill(stage, rim, inks.key),
    fill(gleams, mix(inks.land[4], inks.rock[2], 0.3)),
    stroke(cracks, inks.land[4], 1.6),
  ]
}

function gleam(path: Pen, { span, chance }: Stage, [x, y]: Point): void {
  const wide = span * chance.between(0.02, 0.036)
  if (!chance.odds(0.75)) return
  path
    .M(x - wide, y + span * 0.012)
    .Q(x, y - span * 0.002, x + wide, y + span * 0.014)
    .Q(x, y + span * 0.012, x - wide, y + span * 0.012)
}

/** Boobies and iguanas on the shelf, in one of three castings. */
function animals(stage: Stage, cast: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const ground = (across: number) => shelfTop(stage, xAt(across)) + span * 0.006
  const boobyAt = (across: number, scale: number, flip: number) =>
    booby(stage, xAt(across), ground(across), unit * scale, flip)
  const iguanaAt = (across: number, scale: number, flip: number) =>
    iguana(xAt(across), ground(across), unit * scale, inks.key, inks.land[3], flip)
  return [
    cast !== 1 && iguanaAt(0.15, chance.between(1.2, 1.6), chance.sign()),
    cast !== 2 && iguanaAt(0.74, 1, -sunward),
    cast === 1 && boobyAt(0.16, 1.5, -sunward),
    cast < 2 && boobyAt(-0.4, 1.75, sunward),
    cast < 2 && boobyAt(-0.25, 1.6, -sunward),
    cast === 2 && [iguanaAt(-0.32, 1.7, sunward), boobyAt(0.72, 1.25, -sunward)],
  ]
}
