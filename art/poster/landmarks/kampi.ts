import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { anyStiltHouse, farStiltHouse } from '#art/poster/toolbox/stilt-houses.ts'
import { sugarPalm, sugarPalmHead } from '#art/poster/toolbox/sugar-palms.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves, woods } from '#art/poster/toolbox/view.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Kratie: river dolphins in the pools of the Mekong at Kampi, among drowned bushes and sand. */
export const kampi: Landmark = {
  scene: {
    title: 'Dolphins of the Mekong at Kampi',
    best: 'dusk',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.46, 0.52],
        across: [0.24, 0.42],
        up: [0.06, 0.2],
        r: 0.17,
      })
      const { horizon, sun } = view
      const { sand, rock, water } = inks
      const palms = sugarPalmHead(stage)
      const heading = chance.sign()
      return [
        clearSky(stage, view),
        woods(stage, horizon - span * 0.02, { ink: inks.land[1], size: 0.02, base: horizon + 4 }),
        range(4, i =>
          sugarPalm(palms, xAt(-0.7 + i * 0.2), horizon, span * chance.between(0.16, 0.26), {
            ink: inks.land[3],
          }),
        ),
        range(3, i =>
          farStiltHouse(stage, {
            x: xAt(-0.58 + i * 0.17),
            y: horizon + 3,
            scale: unit * 0.42,
            ...anyStiltHouse(stage, 80, 44, i),
          }),
        ),
        mist(stage, horizon, span * 0.06, { opacity: 0.5 }),
        sea(stage, horizon + 2, height, {
          inks: [water[0], mix(water[1], sand[1], 0.35), mix(water[2], rock[2], 0.3)],
        }),
        islands(stage, horizon),
        lightRoad(stage, sun.x, horizon + 5, height * 0.96, {
          far: span * 0.11,
          near: span * 0.34,
          count: 16,
        }),
        ripples(stage, horizon + 8, height * 0.96, { count: 36, big: 90 }),
        canoe(stage, xAt(-0.34), horizon + span * 0.12, unit * 0.95, { flip: sunward }),
        dolphin(stage, xAt(0.42), horizon + span * 0.17, unit * 0.7, -heading),
        dolphin(stage, xAt(0.06), height * 0.74, unit * 1.5, heading),
        dolphin(stage, xAt(0.06) + heading * span * 0.24, height * 0.78, unit * 1.25, heading),
        fluke(stage, xAt(-0.24), height * 0.84, unit * 1.2),
        cornerLeaves(stage, 1.7, 1.4),
        birds(stage, xAt(0.1), height * 0.18, 6, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'dawn', 'day'],
    countries: ['cambodia'],
    habitats: ['river', 'wetland'],
    subjects: ['dolphin', 'kampi', 'kratie', 'mekong', 'kampong cham', 'river'],
  },
}

/** A river dolphin at the surface, 110 long: a round forehead, hardly a beak, a small fin far back. */
function dolphin({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { land, key, paper, water } = inks
  const skin = mix(land[3], key, 0.25)
  return group(
    { transform: place(x, y, scale, flip) },
    fill(pen(2).lens(0, 2, 168, 7), mix(water[2], key, 0.35), { opacity: 0.55 }),
    fill('M-58 2Q-40-24-6-28Q-2-40-14-44Q4-46 12-30Q24-32 34-36Q44-50 60-42Q70-34 66-20Q60-10 58 2Z', skin),
    fill('M-30 2Q0-12 30-8Q50-8 66-20Q62-8 58 2Z', mix(skin, paper, 0.3)),
    stroke('M49-19Q57-15 65-20', key, 1.4),
    fill(pen(2).dot(49, -27, 1.9), key),
    fill('M-80 3Q-62-4-44 2Q-30-2-12 3Q10-2 30 3Q50-3 84 3Q40 10-80 3Z', paper, { opacity: 0.8 }),
  )
}

function fluke({ inks }: Stage, x: number, y: number, scale: number): Art {
  const skin = mix(inks.land[3], inks.key, 0.3)
  return group(
    { transform: place(x, y, scale) },
    fill('M-5 2Q-4-16-26-26Q-8-28 0-16Q8-28 26-26Q4-16 5 2Z', skin),
    fill('M-26 3Q0-4 28 3Q0 9-26 3Z', inks.paper, { opacity: 0.8 }),
  )
}

/** Sandbars, and bushes bent by the floods of years. */
function islands(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  return [
    [0.5, 0.05, 0.5],
    [-0.62, 0.07, 0.44],
    [0.78, 0.13, 0.4],
  ].map(([across = 0, down = 0, wide = 0]) => {
    const [x, y] = [xAt(across), horizon + span * down]
    const bushes = pen()
    for (let i = 0; i < 6; i++) {
      const bushX = x + span * wide * chance.between(-0.34, 0.3)
      const high = span * chance.between(0.025, 0.07)
      bushes
        .M(bushX - high, y)
        .Q(bushX - high * 0.9, y - high * 0.9, bushX, y - high)
        .Q(bushX + high * 1.1, y - high * 1.1, bushX + high * 1.3, y)
        .Z()
    }
    return [
      reflection(stage, x, y + 3, span * wide * 0.7, span * 0.03, inks.land[4], { count: 3, opacity: 0.4 }),
      fill(bushes, mix(inks.leaf[2], inks.land[3], 0.3)),
      fill(pen().lens(x, y, span * wide, span * 0.018), inks.sand[1]),
      fill(pen().lens(x, y + 3, span * wide * 0.96, span * 0.012), inks.sand[2]),
    ]
  })
}
