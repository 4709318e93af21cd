import { RED } from '#art/poster/palettes.ts'
import { macaw } from '#art/poster/toolbox/birds.ts'
import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { lerp, nth, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { launch } from '#art/poster/toolbox/small-craft.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const collpa: Landmark = {
  scene: {
    title: 'Macaws at a clay lick of the Tambopata',
    best: 'dawn',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const water = height * chance.between(0.68, 0.72)
      const sun = stage.hang({ x: xAt(chance.between(0.32, 0.46)), y: water - span * 0.44, r: span * 0.15 })
      return [
        openSky(stage, water, sun),
        woods(stage, water),
        bank(stage, water),
        atTheClay(stage, water),
        sea(stage, water, height, {
          inks: [
            mix(inks.water[0], inks.rock[1], 0.25),
            mix(inks.water[1], inks.rock[1], 0.35),
            mix(inks.water[2], inks.rock[2], 0.35),
          ],
        }),
        lightRoad(stage, sun.x, water + 4, height * 0.96, { far: span * 0.1, near: span * 0.24, count: 9 }),
        ripples(stage, water + 5, height, { count: 24, opacity: 0.45, big: 80 }),
        reflection(stage, xAt(0.3), height * 0.87, span * 0.26, span * 0.05, inks.key, {
          count: 4,
          opacity: 0.4,
        }),
        launch(stage, xAt(0.3), height * 0.86, unit, -sunward, mix(inks.leaf[2], inks.leaf[1], 0.4)),
        inFlight(stage, water),
        leafyCorners(stage, { near: 2.2, far: 1.5 }),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'day', 'golden', 'monsoon'],
    countries: ['peru'],
    habitats: ['rainforest', 'river'],
    subjects: ['clay lick', 'collpa', 'macaw', 'chuncho', 'tambopata', 'parrot'],
  },
}

function woods(stage: Stage, water: number): Art {
  const { span, unit, inks, xAt, chance } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const giant = { ink: leaf[2], lit: leaf[1], trunk: land[4] }
  const level = (rise: number, wave: number) => (x: number) =>
    water - span * rise - span * 0.02 * Math.sin(x / wave)
  return [
    forest(stage, {
      y: level(0.36, 90),
      size: 20 * unit,
      ink: mix(land[1], leaf[1], 0.3),
      lit: mix(land[0], leaf[0], 0.3),
      bumps: 4,
    }),
    mistTongue(stage, water - span * 0.3, span * 0.04, { opacity: 0.7 }),
    emergentTree(stage, xAt(-0.3), water - span * 0.1, span * chance.between(0.42, 0.5), giant),
    emergentTree(stage, xAt(0.72), water - span * 0.1, span * 0.36, giant),
    palm(crownId, xAt(0.12), water - span * 0.12, span * 0.3, { lean: 0.1, ink: leaf[3], scale: unit * 0.6 }),
    palm(crownId, xAt(-0.6), water - span * 0.12, span * 0.28, {
      lean: -0.12,
      ink: leaf[3],
      scale: unit * 0.6,
      flip: -1,
    }),
    forest(stage, { y: level(0.24, 70), size: 32 * unit, ink: leaf[2], lit: leaf[1], rows: 2 }),
  ]
}

/** The red cliff of clay, scored by rain, with a fringe of roots. */
function bank(stage: Stage, water: number): Art {
  const { width, span, chance, inks } = stage
  const clay = mix(tinted(stage, '#c4734a'), inks.rock[1], 0.25)
  const start = chance() * 9
  const top = (x: number) =>
    water - span * (0.19 + 0.02 * Math.sin(x / 64 + start) + 0.012 * Math.sin(x / 23))
  const face = pen()
    .M(-20, water + 4)
    .L(
      ...range(40, (_, t) => [lerp(-20, width + 20, t), top(lerp(-20, width + 20, t))] as const).flat(),
      width + 20,
      water + 4,
    )
    .Z()
  const [gullies, bands, roots] = [pen(), pen(), pen()]
  for (let x = -10; x < width; x += span * chance.between(0.03, 0.07)) {
    const wide = span * chance.between(0.008, 0.02)
    gullies
      .M(x, top(x) + 6)
      .L(
        x + wide,
        lerp(top(x), water, 0.6),
        x + wide * 1.6,
        water + 3,
        x - wide * 0.6,
        water + 3,
        x - wide * 0.3,
        lerp(top(x), water, 0.5),
      )
      .Z()
    roots
      .M(x, top(x) - 4)
      .Q(x + wide, top(x) + span * 0.02, x + wide * 0.4, top(x) + span * chance.between(0.02, 0.06))
  }
  for (const down of [0.35, 0.62])
    bands.lens(
      width / 2 + span * 0.2 * (down - 0.5),
      lerp(water - span * 0.19, water, down),
      width * 0.9,
      span * 0.012,
    )
  return [
    fill(
      face,
      stage.gradient(
        [mix(clay, inks.paper, 0.16), clay, mix(clay, inks.rock[2], 0.4)],
        0,
        water - span * 0.2,
        0,
        water,
      ),
    ),
    fill(bands, mix(clay, inks.paper, 0.3), { opacity: 0.6 }),
    fill(gullies, mix(clay, inks.key, 0.3), { opacity: 0.5 }),
    `<path fill="none" stroke="${inks.leaf[3]}" stroke-width="2" d="${roots}"/>`,
    forest(stage, {
      y: x => top(x) - span * 0.004,
      size: span * 0.03,
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      below: x => top(x) + span * 0.014,
      bumps: 4,
    }),
  ]
}

/** Dozens of macaws that cling to the clay: small birds seen from behind, in the three liveries of the river. */
function atTheClay(stage: Stage, water: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const coats = [
    [RED, mix(tinted(stage, '#2f7fc9'), inks.key, 0.1)],
    [tinted(stage, '#f2b21f'), tinted(stage, '#2f7fc9')],
    [tinted(stage, '#3f9d4e'), RED],
  ] as const
  return range(34, i => {
    const cluster = i % 3
    const x = xAt([-0.2, 0.06, -0.42][cluster] ?? 0) + span * (chance() + chance() - 1) * 0.17
    const y = water - span * (0.05 + 0.1 * chance())
    const [coat, tail] = nth(coats, (cluster + (chance.odds(0.3) ? 1 : 0)) % 3)
    return group(
      { transform: place(x, y, unit * chance.between(0.62, 0.85), chance.sign(), chance.between(-24, 24)) },
      fill('M-2 6L-5 34L0 38L4 33L3 6Z', tail),
      fill('M-8 4C-10-8-6-15 0-16C7-15 10-8 7 5Q0 12-8 4Z', coat),
      fill('M-8 4C-11-2-9-8-6-11L-3 8ZM7 5C11-1 9-8 7-11L3 8Z', tail),
      fill('M-3-15a4 4 0 1 1 7 0L8-13L4-10Z', inks.paper),
    )
  })
}

function inFlight(stage: Stage, water: number): Art {
  const { span, unit, chance, sunward, xAt } = stage
  const flock: readonly Point[] = [
    [0.12, 0.3],
    [0.24, 0.36],
    [0.02, 0.42],
    [-0.14, 0.28],
  ]
  return flock.map(([across, up], i) =>
    macaw(
      stage,
      xAt(across + chance.between(-0.03, 0.03)),
      water - span * up,
      unit * lerp(0.62, 0.9, i / 3),
      -sunward,
      chance.between(-14, 10),
    ),
  )
}
