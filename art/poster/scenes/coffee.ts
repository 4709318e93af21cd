import type { Scene } from '#art/poster/scene.ts'
import { farmhouse } from '#art/poster/toolbox/coffee-farm.ts'
import { coffeeSlope, farMountains, hillTop, type Slope } from '#art/poster/toolbox/coffee-slope.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'

export const coffee: Scene = {
  title: 'Coffee slope with farmhouse',
  best: 'golden',
  draw: stage =>
    coffeeSlope(stage, () => ({
      house: farmhouse,
      trees: stage.chance.odds(0.55) ? tallPalms : shadeTrees,
      far: farMountains,
    })),
}

function tallPalms(stage: Stage, slope: Slope, houseAt: number): Art {
  const crownId = palmCrown(stage, { wind: stage.sunward * 0.15 })
  const { span, unit, chance, inks, xAt } = stage
  return [-0.26, -0.2, 0.17, 0.25, -0.14].map(off => {
    const x = xAt(houseAt + off + chance.between(-0.02, 0.02))
    const y = hillTop(stage, slope, houseAt + off) + span * 0.03
    return palm(crownId, x, y, span * chance.between(0.2, 0.3), {
      lean: chance.between(-0.03, 0.05),
      ink: inks.leaf[2],
      trunk: mix(inks.land[4], inks.paper, 0.25),
      scale: unit * 0.3,
    })
  })
}

function shadeTrees(stage: Stage, slope: Slope, houseAt: number): Art {
  const { span, chance, inks, xAt } = stage
  return [houseAt - 0.2, houseAt + 0.24].map(across => {
    const y = hillTop(stage, slope, across) + span * 0.05
    return emergentTree(stage, xAt(across), y, span * chance.between(0.2, 0.26), {
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      trunk: inks.land[4],
    })
  })
}
