import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { headland, surf } from '#art/poster/toolbox/coast.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { clamp, heightAlong, leftToRight, lerp, type Point, plot } from '#art/poster/toolbox/numbers.ts'
import { palmMound } from '#art/poster/toolbox/palm-mound.ts'
import { palmCrown } from '#art/poster/toolbox/palms.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#art/poster/toolbox/stage.ts'
import { breaker, lace, shoreline } from '#art/poster/toolbox/surf.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import {
  hatchlings,
  motherTracks,
  motherTurtle,
  openNest,
  placeMother,
} from '#art/poster/toolbox/turtle-nesting.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

export const turtles: Scene = {
  title: 'Turtle beach under the moon',
  best: 'night',
  draw(stage) {
    const { height, span, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.38, 0.44)
    const night = chance.pick(['nest', 'return', 'dash'])
    const nesting = night === 'nest'
    const sunX = xAt(chance.between(0.3, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.1, 0.17), r: span * 0.15 })
    const shore = layShore(stage, horizon)
    const edge = heightAlong(leftToRight(shore))
    const crownId = palmCrown(stage, { wind: sunward * 0.3 })
    const drySand = sandFill(stage, horizon)
    const mother = placeMother(stage, nesting)
    const tracks = motherTracks(stage, mother, edge, nesting)
    const young = hatchlings(stage, edge, YOUNG[night])
    const flecks = sandFlecks(stage, edge)
    const cape = layCape(stage, horizon)
    const paleInk = mix(inks.sand[2], inks.land[4], 0.3)
    return [
      sky(stage, { horizon, sun }),
      nightClouds(stage, sun),
      hill(
        stage,
        rollingSkyline(stage, horizon - span * 0.03, span * 0.03, { scale: 0.006 }),
        inks.land[0],
        horizon + 3,
      ),
      sea(stage, horizon, height, {
        inks: [mix(inks.water[0], inks.water[1], 0.4), inks.water[1], inks.water[2]],
      }),
      farCape(stage, horizon, cape),
      ripples(stage, horizon + 5, horizon + (height - horizon) * 0.62, {
        ink: mix(inks.paper, inks.water[0], 0.4),
        opacity: 0.5,
        big: 80,
      }),
      lightRoad(stage, sun.x, horizon + 3, edge(sun.x) - span * 0.02, { far: span * 0.1, near: span * 0.3 }),
      breakersAndLace(stage, shore, drySand),
      lightOnSand(stage, sun.x, edge(sun.x)),
      fill(flecks, inks.sand[2], { opacity: 0.5 }),
      night !== 'dash' && tracks,
      stroke(young.prints, paleInk, 1.5, { opacity: 0.8 }),
      !nesting && openNest(stage),
      night !== 'dash' && motherTurtle(stage, mother),
      young.art,
      palmMound(stage, crownId),
      foreground(stage),
    ]
  },
}

/** How many hatchlings are out, and how close to us and how far over: a few, most of a nest, or the last of it at our feet. */
const YOUNG = {
  nest: { count: 5, size: 0.85, from: 0.44 },
  return: { count: 15, size: 0.95, from: 0.26 },
  dash: { count: 11, size: 2.3, from: -0.06 },
} as const

/** The shoreline, far to near: across toward the light, and down from the horizon. */
function layShore({ height, chance, xAt }: Stage, horizon: number): Point[] {
  const bend = chance.between(-0.03, 0.05)
  return plot(
    [
      ...[-2.6, -0.03, -0.75, 0.08, -0.45, 0.13, -0.25, 0.2 + bend, 0, 0.25 + bend],
      ...[0.22, 0.33 + bend, 0.5, 0.37 + bend, 0.85, 0.44, 1.3, 0.46, 2.4, 0.6],
    ],
    xAt,
    down => horizon + ((height - horizon) * down) / 0.62,
  )
}

function sandFill({ height, inks, gradient }: Stage, horizon: number): string {
  const [lit, body, shade] = inks.sand
  return gradient([mix(body, lit, 0.65), mix(body, lit, 0.2), mix(body, shade, 0.7)], 0, horizon, 0, height)
}

function sandFlecks({ width, height, span, chance }: Stage, edge: (x: number) => number): Pen {
  const flecks = pen()
  for (let i = 0; i < 26; i++) {
    const x = chance() * width
    const y = lerp(edge(x) + span * 0.05, height, chance())
    flecks.lens(x, y, span * chance.between(0.02, 0.07), 1.4)
  }
  return flecks
}

function layCape({ span, chance, xAt }: Stage, horizon: number): Point[] {
  const up = (rise: number) => horizon + span * 0.01 - span * rise * chance.between(0.9, 1.1)
  return leftToRight(plot([-2.4, 0.2, -0.5, 0.15, -0.3, 0.12, -0.16, 0.1, -0.06, 0.05, 0.02, 0], xAt, up))
}

function farCape(stage: Stage, horizon: number, skyline: readonly Point[]): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  return [
    headland(stage, skyline, horizon + span * 0.012, {
      rock: land[2],
      shade: land[3],
      lit: land[1],
      leaf: mix(land[3], leaf[2], 0.4),
      leafLit: mix(land[2], leaf[1], 0.4),
      size: span * 0.026,
      bumps: 3,
      foam: false,
    }),
    mist(stage, horizon, span * 0.06, { opacity: 0.5 }),
  ]
}

function nightClouds(stage: Stage, sun: Disc): Art {
  const { height, span, inks, sunward, night, xAt } = stage
  const high = night ? inks.sky[2] : inks.mist
  const low = mix(inks.sky[3], inks.mist, 0.4)
  return [
    streaks(stage, xAt(-0.1), height * 0.13, span * 0.5, 3, high, { opacity: 0.5 }),
    streaks(stage, sun.x + sunward * span * 0.06, sun.y + span * 0.07, span * 0.5, 3, low, { opacity: 0.75 }),
  ]
}

/** Breakers stand up, then the surf runs out over the sand in lace. */
function breakersAndLace(stage: Stage, shore: readonly Point[], drySand: string): Art {
  const { width, span, inks } = stage
  const at = shoreline(shore)
  const wetSand = mix(inks.sand[1], inks.water[1], 0.55)
  return [
    breaker(stage, at, { from: 0.2, to: 0.66, out: span * 0.085, thick: span * 0.03 }),
    breaker(stage, at, { from: 0.56, to: 0.98, out: span * 0.12, thick: span * 0.022 }),
    width > span * 1.5 && breaker(stage, at, { from: 0.7, to: 1, out: span * 0.09, thick: span * 0.03 }),
    lace(stage, at, span * 0.052, span * 0.012, mix(inks.paper, inks.water[1], 0.35), 0.7),
    surf(stage, shore, [
      [span * 0.036, inks.paper],
      [span * 0.014, wetSand],
      [-span * 0.06, drySand],
    ]),
    lace(stage, at, span * 0.03, span * 0.026, inks.paper),
    lace(stage, at, -span * 0.012, span * 0.006, mix(inks.paper, inks.sand[1], 0.4), 0.6),
  ]
}

function lightOnSand({ span, inks, night }: Stage, x: number, edgeY: number): Art {
  const light = pen()
    .lens(x, edgeY + span * 0.035, span * 0.4, span * 0.014)
    .lens(x + span * 0.04, edgeY + span * 0.065, span * 0.22, span * 0.006)
  return fill(light, night ? inks.paper : inks.disc, { opacity: 0.55 })
}

function foreground(stage: Stage): Art {
  const { width, height, span, unit, inks, sunward, xAt } = stage
  const rim = (x: number) => height * (1 - 0.05 * clamp(Math.abs(x - xAt(0.2)) / span - 0.45))
  return [
    foliage(stage, xAt(-0.5), height * 1.03, unit * 1.6, {
      ink: inks.key,
      rib: inks.leaf[3],
      spread: sunward > 0 ? [-120, -10] : [-170, -60],
    }),
    grass(stage, -10, width + 10, rim, span * 0.07, inks.key, 8),
  ]
}
