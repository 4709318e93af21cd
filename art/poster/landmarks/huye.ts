import { coffeeSlope } from '#art/poster/toolbox/coffee-slope.ts'
import { LAKES_FARM } from '#art/poster/toolbox/smallholdings.ts'
import type { Landmark } from './landmark.ts'

/** A family's coffee on the round hills of Huye. */
export const huye: Landmark = {
  scene: {
    title: "A family's coffee in the hills",
    best: 'day',
    draw: stage => coffeeSlope(stage, () => LAKES_FARM),
  },
  setting: {
    hours: ['day', 'golden', 'dawn', 'monsoon'],
    countries: ['rwanda', 'uganda'],
    habitats: ['farmland', 'highland'],
    subjects: ['coffee', 'huye', 'farm', 'café'],
  },
}
