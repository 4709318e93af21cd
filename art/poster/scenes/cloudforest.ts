import type { Scene } from '#art/poster/scene.ts'
import { quetzal } from '#art/poster/toolbox/birds.ts'
import { cloudForest } from '#art/poster/toolbox/cloud-forest.ts'

export const cloudforest: Scene = {
  title: 'Cloud forest with quetzal',
  best: 'monsoon',
  zoom: [0.96, 1.16],
  draw: stage => cloudForest(stage, quetzal),
}
