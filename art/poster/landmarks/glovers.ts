import { type Atoll, layAtoll, patchReefs } from '#art/poster/toolbox/atoll.ts'
import { cay, cayClouds, cayPalms } from '#art/poster/toolbox/cay.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import { kayak } from '#art/poster/toolbox/small-craft.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

/** Glover's Reef from a small plane: a ring of coral, hundreds of patches in its lagoon, cayes on its windward rim. */
export const glovers: Landmark = {
  scene: { title: "Glover's Reef and its cayes from the air", best: 'day', zoom: [0.9, 1.06], draw },
  setting: {
    hours: ['day', 'dawn', 'dusk', 'golden'],
    countries: ['belize'],
    habitats: ['coral-reef', 'island'],
    subjects: ['glover', 'atoll', 'patch reef', 'caye camp'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const horizon = height * chance.between(0.22, 0.26)
  const sun = stage.hang({ x: xAt(chance.between(0.3, 0.44)), y: horizon - span * 0.02, r: span * 0.15 })
  const atoll = { ...layAtoll(stage), radius: span * chance.between(0.44, 0.48), squash: 0.46 }
  const { water, paper, land } = inks
  return [
    sky(stage, { horizon, sun }),
    cayClouds(stage, atoll.x, horizon),
    sea(stage, horizon, height, {
      inks: [mix(water[0], water[1], 0.6), water[2], mix(water[2], inks.key, 0.25)],
    }),
    lightRoad(stage, sun.x, horizon + 3, horizon + span * 0.2, {
      far: span * 0.14,
      near: span * 0.2,
      count: 8,
      opacity: 0.85,
    }),
    ripples(stage, horizon + 4, height, { count: 40, opacity: 0.4, big: 60 }),
    patchReefs(stage, atoll),
    cayes(stage, atoll),
    [0, 1].map(i =>
      kayak(
        stage,
        atoll.x + sunward * span * (0.08 + 0.11 * i),
        atoll.y + span * (0.04 + 0.03 * i),
        unit * (0.62 + 0.06 * i),
        -sunward,
      ),
    ),
    birds(stage, xAt(0.1), height * 0.36, 4, 8 * unit + 2, paper, span * 0.12),
    birds(stage, xAt(-0.3), height * 0.14, 4, 7 * unit + 2, land[3], span * 0.1),
  ]
}

/** Round the ring in turns from the sunward side, and the half of each in spans; the far ones first. */
const CAYES = [
  [-0.36, 0.075],
  [0.05, 0.1],
  [0.17, 0.14],
  [0.34, 0.21],
] as const

function cayes(stage: Stage, { x, y, radius, squash }: Atoll): Art {
  const { span, chance, sunward } = stage
  return CAYES.map(([turn, half]) => {
    const angle = (turn + chance.between(-0.015, 0.015)) * Math.PI * 2
    const caye = [
      x + sunward * Math.cos(angle) * radius * 1.3,
      y + Math.sin(angle) * radius * squash * 1.02,
    ] as const
    return [cay(stage, ...caye, span * half), half > 0.09 && cayPalms(stage, ...caye, half * 4.6)]
  })
}
