import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { perchedPelican } from '#art/poster/toolbox/pelicans.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { fort } from '#art/poster/toolbox/river-fort.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { launch } from '#art/poster/toolbox/small-craft.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, use } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflectedPrint, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const castillo: Landmark = {
  scene: {
    title: 'The fort of San Felipe on the Río Dulce',
    best: 'golden',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const shore = height * chance.between(0.58, 0.62)
      const x = clamp(xAt(-0.08), span * 0.4, width - span * 0.4)
      const sun = stage.hang({ x: xAt(chance.between(0.38, 0.5)), y: shore - span * 0.26, r: span * 0.15 })
      const print = stage.define(group({}, point(stage, x, shore), fort(stage, x, shore)))
      return [
        openSky(stage, shore, sun),
        banks(stage, shore),
        sea(stage, shore),
        mist(stage, shore, span * 0.05, { opacity: 0.5 }),
        reflectedPrint(print, shore + span * 0.03, 0.5, 0.35),
        lightRoad(stage, sun.x, shore + 5, height * 0.95, { far: span * 0.1, near: span * 0.26 }),
        ripples(stage, shore + span * 0.06, height, { count: 26, opacity: 0.5, big: 80 }),
        use(print),
        sailboat(stage, xAt(0.62), shore + span * 0.09, unit * 1.1, { flip: -sunward }),
        launch(
          stage,
          xAt(chance.between(0.16, 0.3)),
          shore + (height - shore) * 0.52,
          unit * 1.15,
          -sunward,
          RED,
        ),
        mooring(stage),
        leafyCorners(stage, { near: 1.9, far: 1.5 }),
        birds(stage, x, shore - span * 0.46, 5, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['guatemala'],
    habitats: ['river', 'lake', 'mangrove'],
    subjects: ['san felipe', 'castillo', 'río dulce', 'rio dulce', 'fort', 'izabal', 'golfete'],
  },
}

function banks(stage: Stage, shore: number): Art {
  const { span, unit, inks } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, shore - span * 0.2, span * 0.07, { scale: 0.006 })
  const near = rollingSkyline(stage, shore - span * 0.1, span * 0.05, { scale: 0.008 })
  return [
    hill(stage, far, land[0], shore + 2),
    hill(
      stage,
      near,
      stage.gradient(
        [mix(land[1], leaf[1], 0.3), mix(land[1], inks.mist, 0.5)],
        0,
        shore - span * 0.15,
        0,
        shore,
      ),
      shore + 2,
    ),
    forest(stage, {
      y: x => shore - span * (0.02 + 0.008 * Math.sin(x / 50)),
      size: 13 * unit + 3,
      ink: mix(land[3], leaf[1], 0.4),
      lit: mix(land[2], leaf[0], 0.4),
      base: shore + 3,
      bumps: 4,
    }),
  ]
}

/** The wooded point that narrows the river, with its lawn and palms. */
function point(stage: Stage, x: number, shore: number): Art {
  const { span, unit, inks, sunward } = stage
  const { leaf } = inks
  const crownId = palmCrown(stage)
  const [inner, outer] = [x - sunward * span * 2.4, x + sunward * span * 0.52]
  const lawn = pen()
    .M(inner, shore + span * 0.03)
    .L(inner, shore - span * 0.03)
    .L(x + sunward * span * 0.3, shore - span * 0.02)
    .Q(x + sunward * span * 0.46, shore, outer, shore + span * 0.03)
    .Z()
  const trees = {
    from: Math.min(inner, x - sunward * span * 0.26),
    to: Math.max(inner, x - sunward * span * 0.26),
  }
  const tones = { ink: leaf[3], trunk: mix(inks.rock[2], inks.key, 0.4) }
  return [
    forest(stage, {
      ...trees,
      y: at => shore - span * (0.08 + 0.02 * Math.sin(at / 40)),
      size: 26 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: shore + span * 0.02,
      rows: 2,
    }),
    fill(lawn, mix(leaf[1], leaf[0], 0.35)),
    [
      [-0.36, 0.34, -0.1],
      [0.36, 0.26, 0.14],
      [-0.46, 0.26, 0.06],
    ].map(([across = 0, high = 0, lean = 0]) =>
      palm(crownId, x + sunward * span * across, shore + span * 0.02, span * high, {
        ...tones,
        lean: sunward * lean,
        scale: unit * high * 2.2,
      }),
    ),
  ]
}

/** Posts of an old jetty, a pelican on one of them. */
function mooring(stage: Stage): Art {
  const { height, span, unit, inks, sunward, xAt } = stage
  const wood = mix(inks.rock[2], inks.key, 0.55)
  const posts = pen()
  const places = range(3, i => ({ x: xAt(-0.4 + i * 0.11), top: height * 0.82 - span * 0.02 * i }))
  for (const { x, top } of places)
    posts
      .M(x - 7 * unit, top)
      .H(x + 7 * unit)
      .L(x + 8 * unit, height * 0.94)
      .H(x - 8 * unit)
      .Z()
  const perch = places[1] ?? { x: 0, top: 0 }
  return [fill(posts, wood), perchedPelican(stage, perch.x, perch.top, unit * 1.15, sunward)]
}
