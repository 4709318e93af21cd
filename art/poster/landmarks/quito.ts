import { twinTowers } from '#art/poster/toolbox/churches.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { hillTown } from '#art/poster/toolbox/hill-town.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { layFront } from '#art/poster/toolbox/masonry.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const quito: Landmark = {
  scene: {
    title: 'Old Quito under the Panecillo',
    best: 'golden',
    draw(stage) {
      const { width, height, span, chance, inks, sunward, xAt } = stage
      const base = height * chance.between(0.7, 0.74)
      const knoll = { x: xAt(-0.1), top: base - span * chance.between(0.34, 0.38) }
      const sun = stage.hang({
        x: xAt(chance.between(0.24, 0.38)),
        y: knoll.top - span * 0.04,
        r: span * 0.15,
      })
      const white = mix(inks.paper, inks.sand[0], 0.3)
      return [
        openSky(stage, base, sun),
        farVolcano(stage, base),
        mist(stage, base - span * 0.14, span * 0.16, { opacity: 0.6 }),
        panecillo(stage, base, knoll),
        virgin(stage, knoll.x, knoll.top + span * 0.012),
        hillTown(stage, {
          from: -20,
          to: width + 20,
          top: x => base - span * (0.05 + 0.14 * Math.exp(-(((x - knoll.x) / (span * 0.42)) ** 2))),
          base: base + span * 0.06,
          size: span * 0.05,
          haze: 0.4,
        }),
        domes(stage, clamp(xAt(-0.42), span * 0.16, width - span * 0.16), base + span * 0.1),
        twinTowers(stage, {
          x: clamp(xAt(0.3), span * 0.24, width - span * 0.24),
          foot: base + span * 0.14,
          high: span * 0.34,
          stone: white,
          trim: mix(white, inks.rock[1], 0.5),
          cap: white,
          half: 0.3,
          body: 0.44,
          gable: 'flat',
          towerAt: 0.26,
          towerHalf: 0.11,
          shaft: 0.5,
          belfry: 0.72,
          top: 'spire',
          doors: 1,
        }),
        hillTown(stage, {
          from: -20,
          to: width + 20,
          top: x => base + span * 0.13 + Math.sin(x / 70) * span * 0.01,
          base: height + span * 0.02,
          size: span * 0.1,
          haze: 0,
        }),
        birds(
          stage,
          xAt(0.1),
          knoll.top - span * 0.18,
          5,
          7 * stage.unit + 2,
          inks.key,
          sunward * span * 0.14,
        ),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day', 'night'],
    countries: ['ecuador'],
    habitats: ['city', 'highland'],
    subjects: ['quito', 'panecillo', 'old town', 'canelazo', 'colonial', 'city'],
  },
}

/** Pichincha's ridge, and Cotopaxi white at the end of the valley. */
function farVolcano(stage: Stage, base: number): Art {
  const { span, inks, xAt } = stage
  const { land } = inks
  const surface = cone({
    x: xAt(0.6),
    top: base - span * 0.36,
    base: base - span * 0.02,
    half: span * 0.4,
    crater: span * 0.02,
    curve: 1.6,
  })
  const ridge = rollingSkyline(stage, base - span * 0.22, span * 0.06, { scale: 0.006 })
  return [
    volcanoCone(stage, surface, {
      ink: land[0],
      shade: mix(land[0], land[1], 0.6),
      gullies: 5,
      fade: 0.6,
      snow: inks.snow,
      snowline: 0.42,
    }),
    hill(
      stage,
      ridge,
      stage.gradient(
        [mix(land[1], land[2], 0.4), mix(land[1], inks.mist, 0.4)],
        0,
        base - span * 0.28,
        0,
        base,
      ),
    ),
  ]
}

interface Knoll {
  readonly x: number
  readonly top: number
}

/** The loaf of a hill, green with eucalyptus. */
function panecillo(stage: Stage, base: number, { x, top }: Knoll): Art {
  const { span, inks } = stage
  const { land, leaf } = inks
  const loaf = range(
    15,
    (_, t): Point => [
      lerp(x - span * 0.62, x + span * 0.62, t),
      base - (base - top) * Math.exp(-((Math.abs(t - 0.5) * 3.5) ** 2.6)),
    ],
  )
  const green = mix(land[3], leaf[1], 0.55)
  const trees = loaf.slice(3, 12).map(([at, y]): Point => [at, y + span * 0.07])
  return [
    hill(stage, loaf, stage.gradient([green, mix(green, inks.mist, 0.25)], 0, top, 0, base), base + 10),
    treeline(stage, trees, span * 0.024, mix(land[3], leaf[2], 0.6), base + 10),
  ]
}

/** The winged Virgin of Quito on her globe, 90 tall. */
function virgin(stage: Stage, x: number, y: number): Art {
  const { inks, unit, sunward } = stage
  const metal = mix(inks.snow[0], inks.town[0], 0.35)
  const shade = mix(inks.town[1], inks.town[2], 0.4)
  return group(
    { transform: place(x, y, unit * 1.15, sunward) },
    fill('M-16 4V-12H16V4Z', mix(inks.rock[1], inks.rock[2], 0.4)),
    fill('M-13-20a13 11 0 1 0 26 0a13 11 0 1 0-26 0', shade),
    fill('M-12-24C-14-44-9-58-4-66H5C10-56 14-42 11-24Z', metal),
    fill('M2-66H5C10-56 14-42 11-24H4Z', shade),
    fill(
      'M-6-60C-22-72-34-88-38-98C-24-94-10-84-2-66ZM6-60C20-66 34-80 42-96C26-92 12-82 4-68Z',
      mix(metal, inks.paper, 0.3),
    ),
    fill('M-4.5-70a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0', metal),
    fill('M4-58L15-66L17-63L7-52ZM-8-46L-17-40L-15-37L-7-41Z', shade),
  )
}

/** The green domes of the Compañía above its gilded nave. */
function domes(stage: Stage, x: number, foot: number): Art {
  const { span, inks, lampsLit } = stage
  const front = layFront(x, foot, span * 0.3)
  const green = mix(tinted(stage, '#3f8f6c'), inks.land[4], 0.1)
  const stone = mix(tinted(stage, '#c9ae86'), inks.rock[1], 0.3)
  const [walls, dark, caps, ribs] = [pen(), pen(), pen(), pen()]
  front.box(walls, -0.4, 0.4, 0, 0.42)
  front.box(walls, -0.2, 0.12, 0.4, 0.56)
  front.box(walls, 0.2, 0.36, 0.4, 0.5)
  front.dome(caps, -0.04, 0.17, 0.56, 0.8)
  front.dome(caps, 0.28, 0.09, 0.5, 0.62)
  front.box(caps, -0.055, -0.025, 0.78, 0.86)
  for (const aside of [-0.13, -0.04, 0.05]) front.arch(dark, aside, 0.024, 0.44, 0.53)
  for (const aside of [-0.28, -0.1, 0.1, 0.28]) front.arch(dark, aside, 0.03, 0.12, 0.3)
  front.dome(ribs, -0.04, 0.06, 0.56, 0.79)
  return [
    fill(walls, stone),
    fill(dark, lampsLit ? inks.lamp : mix(inks.rock[2], inks.key, 0.5)),
    fill(caps, green),
    fill(ribs, mix(green, inks.paper, 0.28)),
  ]
}
