import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { leafMass } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { arches, type Half, twoToned } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, group, place, stroke, use } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflectedPrint, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Hanoi: the Turtle Tower in Hoan Kiem lake, and the red bridge to the Jade Mountain. */
export const hoankiem: Landmark = {
  scene: {
    title: 'The Turtle Tower of Hanoi',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.52, 0.58], across: [0.28, 0.42], up: [0.12, 0.26] })
      const { horizon, sun } = view
      const isle = horizon + span * 0.1
      const tower = stage.define(group({}, islet(stage, xAt(-0.1), isle)))
      const walkers = chance.whole(1, 2)
      return [
        clearSky(stage, view),
        city(stage, horizon),
        woods(stage, horizon - span * 0.03, { ink: inks.land[1], size: 0.035, base: horizon + 4 }),
        woods(stage, horizon - span * 0.005, {
          ink: mix(inks.land[2], inks.leaf[1], 0.4),
          size: 0.03,
          base: horizon + 4,
        }),
        mist(stage, horizon, span * 0.07, { opacity: 0.65 }),
        sea(stage, horizon, height, {
          inks: [
            inks.water[0],
            mix(inks.water[1], inks.leaf[1], 0.22),
            mix(inks.water[2], inks.leaf[2], 0.3),
          ],
        }),
        lightRoad(stage, sun.x, horizon + 4, height * 0.86, { far: span * 0.1, near: span * 0.26 }),
        bridge(stage, horizon + span * 0.03),
        reflectedPrint(tower, isle, 0.6, 0.32),
        ripples(stage, horizon + 8, height * 0.88, { count: 30, big: 80 }),
        use(tower),
        shore(stage),
        range(walkers, i =>
          traveller(stage, xAt(0.28 + i * 0.06), height * 0.93, unit * 1.9, {
            kind: 'hat',
            coat: i ? inks.lamp : RED,
          }),
        ),
        willow(stage),
        cornerLeaves(stage, 1.2, 1.4),
        birds(stage, xAt(0.2), height * 0.2, 5, 8 * unit + 2, inks.land[4], width * 0.1 * sunward),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'dusk', 'night', 'monsoon'],
    countries: ['vietnam'],
    habitats: ['city', 'lake'],
    subjects: ['hanoi', 'hoan kiem', 'old quarter', 'lake', 'capital'],
  },
}

const STOREYS: readonly Half[] = [
  [72, 0, 72, -10, 64, -12, 64, -62, 70, -66, 70, -72, 0, -72],
  [50, -72, 50, -112, 56, -116, 56, -122, 0, -122],
  [30, -122, 30, -154, 46, -156, 40, -166, 34, -166, 0, -190],
]

function islet(stage: Stage, x: number, y: number): Art {
  const { unit, inks } = stage
  const { rock, key, leaf, paper } = inks
  const [lit, shade] = [mix(rock[0], rock[1], 0.3), mix(rock[1], rock[2], 0.65)]
  const dark = mix(key, rock[2], 0.25)
  return group(
    { transform: place(x, y, unit * 1.15) },
    fill('M-190 4C-170-10-120-20-60-22H60C130-20 168-10 186 4Q0 12-190 4Z', leaf[2]),
    fill('M-180 0C-150-12-110-20-60-22H60C110-20 140-14 160-6Q80-16 0-16Q-100-14-180 0Z', leaf[1]),
    group(
      { transform: 'translate(0 -17)' },
      STOREYS.map(half => twoToned(stage, half, lit, shade)),
      fill(arches(pen(2), LOW_DOORS, 21, 40), dark),
      fill(arches(pen(2), HIGH_DOORS, 17, 30), dark),
      fill(pen(2).dot(0, -139, 8), dark),
      stroke('M-72-10H72M-70-66H70M-56-116H56M-46-156H46', mix(shade, key, 0.3), 1.8),
      fill('M-46-156Q-54-160-56-168Q-46-164-38-164ZM46-156Q54-160 56-168Q46-164 38-164Z', shade),
      fill(
        'M-70-72Q-78-74-80-82L-64-74ZM70-72Q78-74 80-82L64-74ZM-56-122Q-63-124-65-131L-50-124ZM56-122Q63-124 65-131L50-124Z',
        shade,
      ),
    ),
    fill(
      'M84-20q4-18 18-12q4-14 20-6q14-2 14 14l10 8q-30 4-62-4zM-96-19q-4-14-16-10q-6-8-16 2q-12 0-12 12q20 2 44-4z',
      mix(leaf[2], leaf[3], 0.5),
    ),
    fill(pen(2).lens(0, 4, 340, 4), paper, { opacity: 0.5 }),
  )
}

const LOW_DOORS: readonly Point[] = [
  [0, -14],
  [-38, -14],
  [38, -14],
]
const HIGH_DOORS: readonly Point[] = [
  [0, -74],
  [-29, -74],
  [29, -74],
]

/** The red footbridge, arched, on its piles. */
function bridge({ unit, inks, xAt, sunward }: Stage, y: number): Art {
  const red = mix(RED, inks.rock[2], 0.22)
  const piles = pen(2)
  for (let i = -5; i <= 5; i++) piles.M(i * 15, -17 + Math.abs(i) * 1.8).V(4)
  return group(
    { transform: place(xAt(0.46), y, unit * 0.95, sunward) },
    stroke(piles, mix(red, inks.key, 0.4), 2.4),
    stroke('M-92-4Q0-34 92-4', red, 5),
    stroke('M-92-16Q0-46 92-16', red, 2),
    stroke('M-70-22V-10M-42-30V-16M-14-33V-20M14-33V-20M42-30V-16M70-22V-10', red, 2),
    fill('M80 2V-16Q108-34 140-20L146 4Z', inks.leaf[2]),
    fill('M94-14V-32H126V-14ZM88-30Q110-38 110-46Q110-38 132-30Z', mix(inks.rock[1], inks.rock[2], 0.5)),
  )
}

/** Roofs of the city over the trees. */
function city({ width, span, chance, inks }: Stage, horizon: number): Art {
  const blocks = pen()
  for (let x = -10; x < width; x += span * chance.between(0.05, 0.1)) {
    blocks
      .M(x, horizon)
      .V(horizon - span * chance.between(0.05, 0.14))
      .H(x + span * 0.045)
      .V(horizon)
      .Z()
  }
  return fill(blocks, inks.land[0], { opacity: 0.75 })
}

function shore({ width, height, inks }: Stage): Art {
  const top = height * 0.9
  const paving = pen()
    .M(-10, top)
    .Q(width / 2, top - height * 0.02, width + 10, top)
    .V(height + 10)
    .H(-10)
    .Z()
  return [
    fill(paving, mix(inks.paper, inks.rock[1], 0.3), { transform: 'translate(0 -5)' }),
    fill(paving, mix(inks.sand[2], inks.rock[2], 0.45)),
    fill(`M0 ${Math.round(height * 0.96)}h${width}V${height}H0z`, inks.leaf[3]),
  ]
}

/** A tree leaning over the water, its twigs hanging with flowers. */
function willow(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward } = stage
  const x = nearEdge(stage, 0.02)
  const [twigs, flowers] = [pen(), pen()]
  for (let i = 0; i < 15; i++) {
    const [fromX, fromY] = [x + sunward * span * lerp(0, 0.4, i / 14), height * chance.between(0.04, 0.14)]
    const long = span * chance.between(0.14, 0.36) * (1 - i / 26)
    twigs.M(fromX, fromY).Q(fromX + sunward * 6, fromY + long * 0.5, fromX + sunward * 3, fromY + long)
    for (let j = 1; j < 7; j++) flowers.dot(fromX + sunward * 4, fromY + (long * j) / 6.5, unit * 2.6)
  }
  const trunk = pen()
    .M(x - sunward * span * 0.1, height)
    .Q(x + sunward * span * 0.02, height * 0.5, x - sunward * span * 0.02, height * 0.05)
    .L(x - sunward * span * 0.2, -10, x - sunward * span * 0.3, height)
    .Z()
  return [
    stroke(twigs, inks.leaf[3], 1.6),
    fill(flowers, mix(RED, inks.leaf[3], 0.35)),
    fill(trunk, inks.key),
    leafMass(stage, x + sunward * span * 0.1, height * 0.03, span * 0.34, span * 0.1, {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
    }),
  ]
}
