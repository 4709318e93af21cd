import { mist } from '#art/poster/toolbox/clouds.ts'
import { forestBank, forestValley } from '#art/poster/toolbox/forest-river.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Landmark } from './landmark.ts'

/** A forest of giants on a river between misty hills, and nobody in it. */
export const dipterocarps: Landmark = {
  scene: {
    title: 'A forest of giants across a river',
    best: 'monsoon',
    zoom: [0.92, 1.12],
    draw(stage) {
      const { height, span, unit, chance, inks, xAt } = stage
      const horizon = height * chance.between(0.48, 0.53)
      const river = height * chance.between(0.72, 0.76)
      const x = xAt(chance.between(0.22, 0.4))
      const sun = stage.hang({ x, y: horizon - span * chance.between(0.2, 0.28), r: span * 0.16 })
      return [
        ...forestValley(stage, { horizon, river, sun }),
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
