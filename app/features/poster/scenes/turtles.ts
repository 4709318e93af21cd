import type { Scene } from '#app/features/poster/scene.ts'
import { mist, streaks } from '#app/features/poster/toolbox/clouds.ts'
import { headland, surf } from '#app/features/poster/toolbox/coast.ts'
import { treeline } from '#app/features/poster/toolbox/forest.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import { foliage } from '#app/features/poster/toolbox/leaves.ts'
import {
  clamp,
  heightAlong,
  leftToRight,
  lerp,
  type Point,
  plot,
  range,
} from '#app/features/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#app/features/poster/toolbox/palms.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { HATCHLING, turtle } from '#app/features/poster/toolbox/sea-animals.ts'
import { sky } from '#app/features/poster/toolbox/sky.ts'
import type { Disc, Stage } from '#app/features/poster/toolbox/stage.ts'
import { breaker, lace, shoreline } from '#app/features/poster/toolbox/surf.ts'
import { type Art, fill, place, stroke, tag, use } from '#app/features/poster/toolbox/tags.ts'
import { grass } from '#app/features/poster/toolbox/trees.ts'
import { lightRoad, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const turtles: Scene = {
  title: 'Turtle beach under the moon',
  best: 'night',
  draw(stage) {
    const { height, span, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.38, 0.44)
    const nesting = chance.pick(['nest', 'nest', 'hatch']) === 'nest'
    const sunX = xAt(chance.between(0.3, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.1, 0.17), r: span * 0.15 })
    const shore = layShore(stage, horizon)
    const edge = heightAlong(leftToRight(shore))
    const crownId = palmCrown(stage, { wind: sunward * 0.3 })
    const drySand = sandFill(stage, horizon)
    const mother = placeMother(stage, nesting)
    const tracks = motherTracks(stage, mother, edge, nesting)
    const young = hatchlings(stage, edge, nesting)
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
      tracks,
      stroke(young.prints, paleInk, 1.5, { opacity: 0.8 }),
      !nesting && openNest(stage),
      motherTurtle(stage, mother),
      young.art,
      palmMound(stage, crownId),
      foreground(stage),
    ]
  },
}

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

interface Mother {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** She has come up from the sea to nest, or turns back to it. */
function placeMother({ height, unit, chance, sunward, xAt }: Stage, nesting: boolean): Mother {
  return {
    x: xAt(nesting ? 0.03 : -0.1),
    y: height * (nesting ? 0.8 : 0.84),
    scale: unit * (nesting ? 1.55 : 1.25),
    turn: sunward * chance.between(40, 66),
  }
}

/** A plough of chevrons behind her, up the beach from her nest or down to the sea. */
function motherTracks(stage: Stage, { x, y }: Mother, edge: (x: number) => number, nesting: boolean): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const from: Point = nesting
    ? [x - sunward * span * 0.06, y + span * 0.03]
    : [x + sunward * span * 0.08, y - span * 0.05]
  const to: Point = nesting ? [xAt(-0.36), height * 1.02] : [xAt(0.3), edge(xAt(0.3)) + span * 0.02]
  const [bow, count, wide] = nesting ? [-0.03, 13, 0.075] : [0.02, 12, 0.05]
  const tracks = pen()
  for (let i = 0; i < count; i++) {
    const t = i / count
    const stepX = lerp(from[0], to[0], t) + sunward * span * bow * Math.sin(Math.PI * t)
    const stepY = lerp(from[1], to[1], t)
    const half = span * wide * lerp(1, 0.6, t)
    for (const side of [-1, 1]) {
      tracks
        .M(stepX + side * half, stepY + half * 0.3)
        .Q(stepX + side * half * 0.4, stepY - half * 0.12, stepX + side * half * 0.2, stepY + half * 0.1)
    }
  }
  const ink = mix(inks.sand[2], inks.land[4], 0.35)
  return stroke(tracks, ink, 3.4 * unit, { strokeLinecap: 'round', opacity: 0.85 })
}

function motherTurtle(stage: Stage, { x, y, scale, turn }: Mother): Art {
  const { span, inks, sunward } = stage
  const { land, leaf, rock } = inks
  const shadow = pen().lens(x - sunward * span * 0.03, y + span * 0.03, span * 0.4, span * 0.035)
  return [
    fill(shadow, mix(inks.sand[2], inks.key, 0.45), { opacity: 0.6 }),
    turtle(stage, x, y, scale, {
      turn,
      skin: mix(land[4], leaf[2], 0.4),
      shell: mix(leaf[2], rock[2], 0.35),
      rim: mix(leaf[1], rock[1], 0.35),
      line: mix(leaf[0], inks.paper, 0.35),
    }),
  ]
}

function nestAt({ height, xAt }: Stage): Point {
  return [xAt(0.42), height * 0.93]
}

/** Hatchlings on their way from the nest to the sea, each with a dotted track. */
function hatchlings(stage: Stage, edge: (x: number) => number, nesting: boolean): { art: Art; prints: Pen } {
  const { span, unit, chance, inks, xAt } = stage
  const outline = stage.define(tag('path', { d: HATCHLING }))
  const count = nesting ? 5 : 15
  const [nestX, nestY] = nestAt(stage)
  const prints = pen()
  const young = range(count, i => {
    const t = (i + chance.between(0.1, 0.9)) / count
    const goalX = xAt(lerp(0.16, 0.86, chance()))
    const x = lerp(nestX, goalX, t) + chance.between(-1, 1) * span * 0.05
    const y =
      lerp(nestY - span * 0.02, edge(goalX) + span * 0.03, t) + chance.between(-0.5, 0.5) * span * 0.03
    const angle = Math.atan2(goalX - nestX, (nestY - edge(goalX)) * 1.2) * 57 + chance.between(-16, 16)
    const scale = unit * lerp(1, 0.6, t) * (nesting ? 0.85 : 0.95)
    printSteps(prints, x, y, angle, scale)
    const transform = `${place(x, y, scale)}scale(1 .7)rotate(${Math.round(angle)})`
    return { y, art: use(outline, { fill: inks.key, transform }) }
  })
  return { art: young.sort((a, b) => a.y - b.y).map(({ art }) => art), prints }
}

function printSteps(prints: Pen, fromX: number, fromY: number, angle: number, scale: number): void {
  for (let step = 1; step < 7; step++) {
    const back = step * 9 * scale
    const x = fromX - Math.sin(angle / 57) * back
    const y = fromY + Math.cos(angle / 57) * back * 0.7
    prints
      .M(x - 5 * scale, y)
      .H(x - 3 * scale)
      .M(x + 3 * scale, y + 1)
      .H(x + 5 * scale)
  }
}

function openNest(stage: Stage): Art {
  const { span, unit, inks } = stage
  const [x, y] = nestAt(stage)
  const shells = pen()
    .dot(x - span * 0.02, y + 2, 6 * unit, 4.5 * unit)
    .dot(x + span * 0.012, y + 6 * unit, 6 * unit, 4.5 * unit)
    .dot(x + span * 0.03, y - 1, 5 * unit, 4 * unit)
  return [
    fill(pen().dot(x, y, span * 0.07, span * 0.028), mix(inks.sand[2], inks.land[4], 0.4)),
    fill(pen().dot(x + 3, y + span * 0.008, span * 0.055, span * 0.019), mix(inks.sand[2], inks.key, 0.5)),
    fill(shells, inks.paper),
  ]
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

/** Height of the bushy mound on the near side, by how far across it is. */
function moundAt({ height, span }: Stage, across: number): number {
  return height * 1.01 - span * 0.36 * clamp((-0.16 - across) / 0.36) ** 1.5
}

function palmMound(stage: Stage, crownId: string): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const { key, leaf } = inks
  const planted = [
    { across: -0.5, high: 0.5, lean: 0.1, scale: 1.3, ink: leaf[3], flip: 1 },
    { across: -0.43, high: 0.42, lean: 0.3, scale: 1.1, ink: key, flip: -1 },
    { across: -0.5 + 2 * 0.07, high: 0.3, lean: 0.5, scale: 0.9, ink: key, flip: 1 },
  ]
  const bushes = (count: number, to: number, lower: number) =>
    leftToRight(
      range(count, (_, t): Point => {
        const across = lerp(-1.8, to, t ** 0.6)
        return [xAt(across), moundAt(stage, across) + lower]
      }),
    )
  return [
    planted.slice(0, chance.whole(2, 3)).map(({ across, high, lean, scale, ink, flip }) =>
      palm(
        crownId,
        xAt(across),
        moundAt(stage, across) + span * 0.04,
        span * high * chance.between(0.92, 1.08),
        {
          lean: sunward * lean * chance.between(0.8, 1.1),
          ink,
          trunk: key,
          scale: unit * scale,
          flip,
        },
      ),
    ),
    treeline(stage, bushes(10, -0.16, 0), span * 0.04, leaf[3], height + 20),
    treeline(stage, bushes(8, -0.26, span * 0.07), span * 0.035, key, height + 20),
  ]
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
