import { cloudForest } from '#art/poster/toolbox/cloud-forest.ts'
import { cockOfTheRock } from '#art/poster/toolbox/cock-of-the-rock.ts'
import type { Landmark } from './landmark.ts'

/** The western cloud forest of Ecuador: a male Andean cock-of-the-rock on his bough. */
export const mindo: Landmark = {
  scene: {
    title: 'Cock-of-the-rock in the cloud forest',
    best: 'monsoon',
    zoom: [0.96, 1.16],
    draw: stage => cloudForest(stage, cockOfTheRock),
  },
  setting: {
    hours: ['monsoon', 'dawn', 'day'],
    countries: ['ecuador'],
    habitats: ['cloud-forest', 'rainforest', 'mountain'],
    subjects: ['cock-of-the-rock', 'mindo', 'cloud forest', 'cloud-forest', 'bird', 'orchid', 'hiking'],
  },
}
