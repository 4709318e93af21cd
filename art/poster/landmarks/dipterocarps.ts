import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { forestAcross, forestBank, forestRiver } from '#art/poster/toolbox/forest-river.ts'
import { mistyHills } from '#art/poster/toolbox/misty-hills.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Landmark } from './landmark.ts'

/** A forest of giants on a river between misty hills, and nobody in it. */
export const dipterocarps: Landmark = {
  scene: {
    title: 'A forest of giants across a river',
    best: 'monsoon',
    zoom: [0.92, 1.12],
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.48, 0.53)
      const river = height * chance.between(0.72, 0.76)
      const x = xAt(chance.between(0.22, 0.4))
      const sun = stage.hang({ x, y: horizon - span * chance.between(0.2, 0.28), r: span * 0.16 })
      return [
        sky(stage, { horizon, sun }),
        streaks(stage, xAt(-0.2), height * 0.1, span * 0.55, 3, inks.mist, { opacity: 0.8 }),
        mistyHills(stage, horizon),
        streaks(stage, sun.x + sunward * span * 0.05, sun.y + span * 0.06, span * 0.4, 2, inks.mist, {
          opacity: 0.9,
        }),
        forestAcross(stage, horizon, river),
        forestRiver(stage, sun, river),
        mist(stage, river, span * 0.08, { opacity: 0.5 }),
        forestBank(stage),
        birds(stage, xAt(0.14), height * 0.2, 5, 8 * unit + 2, inks.land[4], span * 0.12),
      ]
    },
  },
  setting: {
    hours: ['monsoon', 'dawn', 'day', 'golden', 'dusk'],
    countries: ['thailand', 'laos', 'cambodia'],
    habitats: ['rainforest', 'river', 'highland', 'mountain'],
    subjects: ['forest', 'jungle', 'gibbon', 'cardamom', 'trek'],
  },
}
