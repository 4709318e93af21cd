import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { RED } from '#art/poster/palettes.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { fall } from '#art/poster/toolbox/falls.ts'
import { crown } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Si Phan Don: the Mekong down its sill at Khone, between islands, and a man with a cast net. */
export const khone: Landmark = {
  scene: {
    title: 'Where the Mekong falls at Khone',
    best: 'golden',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.4, 0.45], across: [0.24, 0.4], up: [0.06, 0.18] })
      const { horizon, sun } = view
      const crownId = palmCrown(stage)
      const { sand, rock, water } = inks
      const sill = horizon + span * 0.13
      const pool = sill + span * 0.2
      const brown = [mix(water[0], sand[1], 0.4), mix(water[1], rock[1], 0.3), mix(water[2], rock[2], 0.3)]
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.02, { ink: inks.land[0], size: 0.02, rise: 0.03, base: horizon + 4 }),
        woods(stage, horizon, {
          ink: mix(inks.land[1], inks.leaf[1], 0.3),
          size: 0.02,
          rise: 0.01,
          base: horizon + 4,
        }),
        range(6, i =>
          palm(crownId, xAt(-0.9 + i * 0.36), horizon + 3, span * chance.between(0.1, 0.18), {
            ink: inks.land[3],
            lean: chance.between(-0.1, 0.1),
          }),
        ),
        sea(stage, horizon + 2, sill + 8, { inks: brown }),
        lightRoad(stage, sun.x, horizon + 4, sill - 4, { far: span * 0.09, near: span * 0.18, count: 8 }),
        ripples(stage, horizon + 5, sill, { count: 24, big: 60 }),
        ledge(stage, sill, pool),
        mist(stage, pool, span * 0.14, { ink: inks.paper, opacity: 0.7 }),
        sea(stage, pool + span * 0.03, height, { inks: brown.map(ink => mix(ink, inks.paper, 0.08)) }),
        foam(stage, pool + span * 0.03),
        mist(stage, pool + span * 0.03, span * 0.1, { ink: inks.paper, opacity: 0.55 }),
        boulders(stage, pool),
        fisher(
          stage,
          xAt(0.04),
          pool + (height - pool) * 0.96 - span * 0.08,
          unit * 2,
          chance.odds(0.6) ? sunward : -sunward,
        ),
        cornerLeaves(stage, 1.7, 1.4),
        birds(stage, xAt(0.2), height * 0.15, 6, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dawn', 'day', 'monsoon'],
    countries: ['laos'],
    habitats: ['river', 'rainforest', 'wetland'],
    subjects: ['khone', 'si phan don', 'islands', 'waterfall', 'four thousand', 'pakse', 'mekong'],
  },
}

/** The sill of black rock, broken by islands, and the river coming down between them in steps. */
function ledge(stage: Stage, sill: number, pool: number): Art {
  const { width, span, chance, inks, xAt } = stage
  const { rock, key, leaf } = inks
  const face = mix(rock[2], key, 0.3)
  const falls = [-1.3, -0.92, -0.56, -0.3, 0.02, 0.3, 0.62, 0.96, 1.4].map((across, i) => {
    const wide = span * chance.between(0.14, 0.34)
    return fall(stage, xAt(across), sill + span * (i % 2 ? 0.01 : -0.002), pool + span * 0.05, wide)
  })
  const [stones, bushes] = [pen(), pen()]
  for (const across of [-1.12, -0.74, -0.43, -0.14, 0.17, 0.46, 0.8, 1.18]) {
    const [x, half] = [xAt(across), span * chance.between(0.05, 0.085)]
    const top = sill - span * chance.between(0, 0.03)
    stones
      .M(x - half * 1.3, pool + span * 0.06)
      .L(
        x - half,
        top + span * 0.03,
        x - half * 0.3,
        top,
        x + half * 0.6,
        top + span * 0.015,
        x + half * 1.2,
        pool + span * 0.06,
      )
      .Z()
    crown(bushes, chance, x, top + span * 0.02, half * 0.8, half * 0.62, 5)
  }
  return [
    fill(`M0 ${Math.round(sill)}h${width}V${Math.round(pool + span * 0.06)}H0z`, face),
    falls,
    fill(stones, mix(rock[2], key, 0.45)),
    fill(bushes, leaf[2]),
  ]
}

function foam({ width, span, chance, inks }: Stage, y: number): Art {
  const white = pen()
  for (let x = -10; x < width + 20; x += span * 0.05) {
    white.dot(
      x,
      y + span * chance.between(-0.01, 0.015),
      span * chance.between(0.03, 0.06),
      span * chance.between(0.01, 0.022),
    )
    white.lens(x, y + span * chance.between(0.04, 0.22), span * chance.between(0.06, 0.16), span * 0.008)
  }
  return fill(white, inks.paper, { opacity: 0.85 })
}

function boulders({ height, span, inks, xAt, light }: Stage, pool: number): Art {
  const [stone, lit] = [pen(), pen()]
  for (const [across, wide, down] of [
    [-0.6, 0.3, 0.98],
    [0.06, 0.42, 0.96],
    [0.66, 0.26, 0.98],
    [-0.24, 0.12, 0.78],
    [0.44, 0.13, 0.8],
  ] as const) {
    const [x, half] = [xAt(across), span * wide * 0.5]
    const foot = pool + (height - pool) * down + span * 0.03
    const top = foot - half * 0.56
    stone
      .M(x - half, foot)
      .L(
        x - half * 0.8,
        top + half * 0.24,
        x - half * 0.3,
        top,
        x + half * 0.5,
        top + half * 0.06,
        x + half * 0.9,
        foot - half * 0.2,
        x + half,
        foot,
      )
      .Z()
    lit
      .M(x + light * half * 0.1, top + half * 0.02)
      .L(
        x + light * half * 0.5,
        top + half * 0.06,
        x + light * half * 0.9,
        foot - half * 0.2,
        x + light * half * 0.4,
        foot - half * 0.26,
      )
      .Z()
  }
  return [
    fill(stone, mix(inks.rock[2], inks.key, 0.55)),
    fill(lit, mix(inks.rock[1], inks.rock[2], 0.5), { opacity: 0.6 }),
  ]
}

/** A fisherman, 50 tall, the net just out of his hands. */
function fisher({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, paper, rock } = inks
  const skin = mix(rock[2], key, 0.35)
  const mesh =
    'M44-78C62-96 92-92 104-72C114-52 108-34 96-26M44-78C50-60 70-40 96-26M58-87C66-66 82-46 102-34M76-91C82-74 94-56 107-46M50-64Q76-80 106-66M64-50Q86-64 109-54'
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-8 0L-5-18H2L-2 0ZM4 0L2-18H8L12 0Z', skin),
    fill('M-7-14H10L8-24H-5Z', mix(inks.land[3], key, 0.3)),
    fill('M-6-22Q-7-38 1-39Q10-38 9-22Z', RED),
    stroke('M5-34L22-44M2-35L20-38', skin, 3),
    fill('M-3-43a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0', skin),
    fill('M-8-44L2-53L13-44Z', paper),
    stroke('M22-42Q34-52 44-78M22-42Q60-36 96-26', paper, 1),
    stroke(mesh, paper, 1.2, { opacity: 0.9 }),
  )
}
