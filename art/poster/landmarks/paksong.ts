import { coffeeSlope } from '#art/poster/toolbox/coffee-slope.ts'
import { PLATEAU_FARM } from '#art/poster/toolbox/smallholdings.ts'
import type { Landmark } from './landmark.ts'

/** A family's coffee on the Bolaven plateau. */
export const paksong: Landmark = {
  scene: {
    title: "A family's coffee on the Bolaven plateau",
    best: 'dawn',
    draw: stage => coffeeSlope(stage, () => PLATEAU_FARM),
  },
  setting: {
    hours: ['dawn', 'golden', 'day', 'monsoon'],
    countries: ['laos'],
    habitats: ['farmland', 'highland'],
    subjects: ['coffee', 'paksong', 'bolaven', 'farm'],
  },
}
