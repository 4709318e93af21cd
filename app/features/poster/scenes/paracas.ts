import { BLUE, RED } from '#app/features/poster/palettes.ts'
import type { Scene } from '#app/features/poster/scene.ts'
import { flamingo } from '#app/features/poster/toolbox/birds.ts'
import { streaks } from '#app/features/poster/toolbox/clouds.ts'
import { mix } from '#app/features/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#app/features/poster/toolbox/land.ts'
import {
  heightAlong,
  last,
  lerp,
  nth,
  type Point,
  pairs,
  plot,
  range,
} from '#app/features/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#app/features/poster/toolbox/pen.ts'
import { traveller } from '#app/features/poster/toolbox/people.ts'
import { sailboat } from '#app/features/poster/toolbox/sailing-boats.ts'
import { birds, sky } from '#app/features/poster/toolbox/sky.ts'
import type { Stage } from '#app/features/poster/toolbox/stage.ts'
import { type Art, fill, place, stroke } from '#app/features/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#app/features/poster/toolbox/water.ts'

export const paracas: Scene = {
  title: 'Desert coast and dunes',
  best: 'golden',
  draw(stage) {
    const { height, span, unit, chance, inks, sunward, xAt } = stage
    const coast = coastOf(stage)
    const { horizon, yAt } = coast
    const sunX = xAt(chance.between(0.2, 0.48))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.06, 0.24), r: span * 0.175 })
    const cast = chance.whole(0, 2)
    const crest = layCrest(stage)
    const [farWind, nearWind] = [farRipples(stage, coast), nearRipples(stage, coast)]
    const farFlock = cast !== 1 && flock(stage, coast)
    const nearFlock = cast === 1 && flockAtPool(stage, coast)
    const glow = mix(inks.sky[2], inks.halo, 0.5)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.2), height * 0.14, span * 0.6, 3, glow, { opacity: 0.85 }),
      streaks(stage, sun.x + sunward * span * 0.1, sun.y + span * 0.03, span * 0.4, 2, glow, {
        opacity: 0.9,
      }),
      hill(
        stage,
        rollingSkyline(stage, horizon - span * 0.012, span * 0.014, { scale: 0.01 }),
        inks.land[0],
        horizon + 4,
      ),
      sea(stage, horizon),
      lightRoad(stage, sun.x, horizon + 4, yAt(0.22), { far: span * 0.12, near: span * 0.26, count: 10 }),
      ripples(stage, horizon + 5, yAt(0.24), { count: 30, opacity: 0.6 }),
      cast < 2 ? rockArch(stage, coast) : sails(stage, coast),
      headland(stage, coast),
      flat(stage, coast),
      farFlock,
      greatDune(stage, coast, crest),
      stroke(farWind, inks.sand[2], 1.8, { opacity: 0.5 }),
      walkers(stage, coast, crest),
      nearFlock,
      nearDune(stage, coast),
      stroke(nearWind, inks.rock[2], 1.8, { opacity: 0.7 }),
      birds(stage, xAt(0.1), height * 0.24, 6, 8 * unit + 2, inks.land[4], span * 0.12),
    ]
  },
}

/** Coordinates here run across toward the sun and down from the horizon, in spans. */
interface Coast {
  readonly horizon: number
  readonly yAt: (down: number) => number
  line(path: Pen, coordinates: readonly number[]): Pen
  soft(path: Pen, coordinates: readonly number[]): Pen
}

function coastOf({ height, span, xAt }: Stage): Coast {
  const horizon = height * 0.46
  const yAt = (down: number) => horizon + span * down
  return {
    horizon,
    yAt,
    line: (path, coordinates) => path.through(plot(coordinates, xAt, yAt)),
    soft: (path, coordinates) => path.soft(plot(coordinates, xAt, yAt)),
  }
}

const CANDELABRA =
  'M0 0V-62M-24-8H24M-18-8V-36Q-18-44-10-46M18-8V-36Q18-44 10-46M-18-30q-8-2-8-12M18-30q8-2 8-12M-6-62q6-10 12 0M-26-44v-6M26-44v-6M-6-52h12'

/** The headland with the Candelabra drawn on its slope. */
function headland(stage: Stage, { horizon, yAt, line, soft }: Coast): Art {
  const { unit, inks, sunward, xAt } = stage
  const land = pen().M(xAt(-2.4), yAt(0.02)).L(xAt(-2.4), yAt(-0.17), xAt(-0.9), yAt(-0.19))
  soft(land, [-0.6, -0.2, -0.36, -0.215, -0.2, -0.2, -0.04, -0.15, 0.06, -0.085, 0.1, -0.06])
  line(land, [0.13, -0.02, 0.17, 0.014]).Z()
  const cliff = line(
    pen().M(xAt(0.02), yAt(-0.06)),
    [
      0.1, -0.06, 0.13, -0.02, 0.17, 0.014, -2.4, 0.02, -2.4, -0.03, -0.8, -0.05, -0.62, -0.012, -0.5, -0.055,
      -0.36, -0.03, -0.28, -0.06, -0.16, -0.02, -0.08, -0.062,
    ],
  ).Z()
  const laidOnSlope = `${place(xAt(-0.2), yAt(-0.07), unit * 1.1)}skewX(${sunward * 10})scale(1 .8)`
  return [
    fill(land, stage.gradient([inks.rock[0], inks.rock[1]], 0, yAt(-0.22), 0, horizon)),
    fill(cliff, inks.rock[2]),
    stroke(CANDELABRA, inks.paper, 3.4, { strokeLinecap: 'round', transform: laidOnSlope }),
  ]
}

function rockArch(stage: Stage, { yAt, line }: Coast): Art {
  const { span, inks, xAt } = stage
  const arch = line(
    pen().M(xAt(0.3), yAt(0.016)),
    [0.315, -0.06, 0.35, -0.1, 0.42, -0.115, 0.5, -0.1, 0.54, -0.06, 0.565, 0.016, 0.5, 0.016],
  )
    .Q(xAt(0.485), yAt(-0.062), xAt(0.44), yAt(-0.066))
    .Q(xAt(0.39), yAt(-0.062), xAt(0.385), yAt(0.016))
    .Z()
  const shade = line(
    pen().M(xAt(0.3), yAt(0.016)),
    [0.315, -0.06, 0.35, -0.1, 0.42, -0.115, 0.4, -0.08, 0.36, -0.06, 0.385, 0.016],
  ).Z()
  return [
    fill(arch, inks.rock[1]),
    fill(shade, inks.rock[2]),
    reflection(stage, xAt(0.43), yAt(0.018), span * 0.26, span * 0.05, inks.rock[2], {
      count: 5,
      opacity: 0.5,
    }),
  ]
}

function sails(stage: Stage, { yAt }: Coast): Art {
  const { unit, inks, sunward, xAt } = stage
  return [
    sailboat(stage, xAt(0.42), yAt(0.05), unit * 0.9, { flip: sunward }),
    sailboat(stage, xAt(0.62), yAt(0.03), unit * 0.5, { flip: sunward, sail: inks.paper }),
  ]
}

/** The wet flat at the water's edge. */
function flat({ height, span, inks, sunward, xAt }: Stage, { yAt, soft }: Coast): Art {
  const edge = pen().M(xAt(-2.6), yAt(0.02)).L(xAt(-0.9), yAt(0.02))
  soft(edge, [-0.7, 0.03, -0.3, 0.05, -0.05, 0.13, 0.2, 0.19, 0.55, 0.22, 1, 0.25, 2.4, 0.3])
  const sand = edge.L(xAt(2.6), height + 20, xAt(-2.6), height + 20).Z()
  const transform = `translate(${Math.round(sunward * 4)} ${Math.round(-span * 0.016)})`
  return [
    fill(sand, inks.paper, { transform, opacity: 0.85 }),
    fill(sand, mix(inks.sand[1], inks.sand[2], 0.45)),
  ]
}

/** Crests of the great dune, from the shore down to our feet: across and down, in spans. */
const CRESTS = [
  [
    -0.36, 0.045, -0.27, 0.1, -0.33, 0.17, -0.22, 0.25, -0.05, 0.31, -0.06, 0.39, -0.16, 0.46, -0.02, 0.6,
    0.1, 0.8,
  ],
  [
    -0.36, 0.045, -0.46, 0.11, -0.38, 0.19, -0.5, 0.27, -0.42, 0.35, -0.22, 0.41, -0.26, 0.5, -0.1, 0.62, 0.1,
    0.8,
  ],
  [
    -0.36, 0.045, -0.3, 0.09, -0.42, 0.15, -0.36, 0.22, -0.14, 0.27, 0.02, 0.33, -0.04, 0.42, 0.16, 0.55, 0.3,
    0.8,
  ],
]

/** One of the crests, bending more or less with the seed. */
function layCrest({ chance }: Stage): readonly Point[] {
  const outline = nth(CRESTS, chance.whole(0, CRESTS.length - 1))
  const sway = chance.between(0.65, 1.35)
  return pairs(outline).map(([across, down]) => [-0.36 + (across + 0.36) * sway, down])
}

/** The flank toward the light is lit, the other in shade. */
function greatDune(stage: Stage, { yAt, soft }: Coast, crest: readonly Point[]): Art {
  const { height, inks, xAt } = stage
  const lit = pen().M(xAt(-0.36), yAt(0.045))
  soft(lit, [-0.22, 0.11, -0.02, 0.2, 0.3, 0.27, 0.7, 0.31, 1.2, 0.33, 2.6, 0.4])
  lit.L(xAt(2.6), height + 30, xAt(-2.6), height + 30).Z()
  const dark = pen().M(xAt(-0.36), yAt(0.045))
  soft(dark, crest.flat())
  dark.L(xAt(last(crest)[0]), height + 60, xAt(-2.6), height + 60).L(xAt(-2.6), yAt(0.22))
  soft(dark, [-1.4, 0.17, -0.9, 0.12, -0.6, 0.08, -0.36, 0.045]).Z()
  const faded = (top: string, foot: string) => stage.gradient([top, foot], 0, yAt(0.04), 0, height)
  const [sunlit, body, shade] = inks.sand
  return [
    fill(lit, faded(sunlit, body)),
    crescents(stage, yAt),
    fill(dark, faded(mix(shade, inks.rock[1], 0.3), mix(shade, inks.rock[2], 0.6))),
  ]
}

/** Small crescent dunes wandering over the lit flank, each with its slip face in shade. */
function crescents({ span, chance, inks, sunward, xAt }: Stage, yAt: (down: number) => number): Art {
  const [backs, faces] = [pen(), pen()]
  for (let i = 0; i < 4; i++) {
    const x = xAt(lerp(0.1, 1.3, (i + chance.between(0.2, 0.8)) / 4))
    const y = yAt(0.36 + 0.05 * (i % 2) + chance.between(-0.015, 0.015))
    const half = span * chance.between(0.07, 0.15)
    const high = half * chance.between(0.3, 0.45)
    const at = (part: number) => x + sunward * half * part
    backs
      .M(at(-1), y)
      .Q(at(-0.5), y - high * 0.7, at(-0.05), y - high)
      .Q(at(0.5), y - high * 0.6, at(1), y + high * 0.05)
      .Q(at(0.2), y + high * 0.25, at(-1), y)
      .Z()
    faces
      .M(at(-1), y)
      .Q(at(-0.5), y - high * 0.7, at(-0.05), y - high)
      .Q(at(0.1), y - high * 0.4, at(-0.1), y + high * 0.12)
      .Q(at(-0.5), y + high * 0.12, at(-1), y)
      .Z()
  }
  return [fill(backs, inks.sand[0]), fill(faces, mix(inks.sand[2], inks.rock[1], 0.2), { opacity: 0.85 })]
}

function nearDune({ height, inks, xAt }: Stage, { yAt, soft }: Coast): Art {
  const dune = pen().M(xAt(-2.6), yAt(0.5))
  soft(dune, [-1.2, 0.42, -0.6, 0.46, -0.2, 0.52, 0.3, 0.45, 0.8, 0.42, 1.4, 0.5, 2.6, 0.6])
  dune.L(xAt(2.6), height + 30, xAt(-2.6), height + 30).Z()
  return fill(dune, mix(inks.rock[2], inks.key, 0.35))
}

function farRipples({ span, chance, sunward, xAt }: Stage, { yAt }: Coast): Pen {
  const wind = pen()
  for (let i = 0; i < 9; i++) {
    const t = i / 9
    const x = xAt(lerp(0.02, 0.3, t) + chance.between(-0.04, 0.05))
    const y = yAt(lerp(0.3, 0.46, t))
    const long = span * chance.between(0.2, 0.5) * sunward
    wind.M(x, y).Q(x + long * 0.4, y - span * 0.012, x + long, y + span * chance.between(0.005, 0.03))
  }
  return wind
}

function nearRipples({ span, chance, xAt }: Stage, { yAt }: Coast): Pen {
  const wind = pen()
  for (let i = 0; i < 8; i++) {
    const x = xAt(chance.between(-0.6, 0.9))
    const y = yAt(chance.between(0.5, 0.62))
    const long = span * chance.between(0.2, 0.4)
    wind.M(x, y).Q(x + long * 0.5, y - span * 0.018, x + long, y + span * 0.008)
  }
  return wind
}

function pink({ inks }: Stage, i: number): string {
  return i % 3 === 1 ? mix(RED, inks.paper, 0.5) : RED
}

function flock(stage: Stage, { yAt }: Coast): Art {
  const { unit, chance, inks, xAt } = stage
  return range(chance.whole(4, 7), i => {
    const x = xAt(0.34 + i * 0.075 + chance.between(-0.02, 0.02))
    const y = yAt(0.185 + chance.between(0, 0.03) + i * 0.004)
    return flamingo(x, y, unit * chance.between(0.66, 0.86), pink(stage, i), inks.key, chance.sign())
  })
}

/** Flamingos close by, wading in a pool between the dunes. */
function flockAtPool(stage: Stage, { yAt }: Coast): Art {
  const { span, unit, chance, inks, xAt } = stage
  const pool = pen().lens(xAt(0.18), yAt(0.47), span * 0.62, span * 0.035)
  return [
    fill(pool, mix(inks.water[0], inks.water[1], 0.35)),
    range(5, i => {
      const x = xAt(-0.05 + i * 0.11 + chance.between(-0.02, 0.02))
      const y = yAt(0.44 + (i % 2) * 0.02)
      return flamingo(x, y, unit * chance.between(1.1, 1.5), pink(stage, i), inks.key, chance.sign())
    }),
  ]
}

/** Three people on their way up the crest. */
function walkers(stage: Stage, { yAt }: Coast, crest: readonly Point[]): Art {
  const { unit, sunward, xAt } = stage
  const acrossAt = heightAlong(crest.map(([across, down]): Point => [down, across]))
  const walker = (down: number, kind: 'pack' | 'hat', coat: string) =>
    traveller(stage, xAt(acrossAt(down)), yAt(down), unit * 1.05, { kind, coat, flip: -sunward })
  return [walker(0.075, 'pack', RED), walker(0.135, 'hat', BLUE), walker(0.22, 'pack', RED)]
}
