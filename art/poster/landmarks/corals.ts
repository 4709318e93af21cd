import { cay, cayClouds, cayPalms } from '#art/poster/toolbox/cay.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import { coralGarden, shoal, snorkeller, swimmingTurtle, underwater } from '#art/poster/toolbox/underwater.ts'
import type { Landmark } from './landmark.ts'

/** Half in the sea: the garden, a turtle and a swimmer under the surface, the cay and the disc above it. */
export const corals: Landmark = {
  scene: {
    title: 'A coral garden under a cay',
    best: 'day',
    zoom: [0.86, 1.06],
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const surface = height * chance.between(0.3, 0.36)
      const sun = stage.hang({ x: xAt(chance.between(0.16, 0.4)), y: surface - span * 0.03, r: span * 0.165 })
      const heading = chance.sign()
      const middle = (down: number) => surface + (height - surface) * down
      const cayX = xAt(-chance.between(0.2, 0.34))
      return [
        sky(stage, { horizon: surface, sun }),
        cayClouds(stage, xAt(-0.2), surface),
        cay(stage, cayX, surface - span * 0.012, span * 0.26),
        cayPalms(stage, cayX, surface - span * 0.02, 1.35),
        sailboat(stage, xAt(0.62), surface, unit * 0.8, { flip: sunward }),
        underwater(stage, surface, sun.x),
        shoal(stage, xAt(-0.34), middle(0.36), 18, heading, mix(inks.paper, inks.water[1], 0.15)),
        snorkeller(stage, xAt(chance.between(0.1, 0.3)), surface + span * 0.02, unit * 1.15, chance.sign()),
        swimmingTurtle(
          stage,
          xAt(chance.between(0.06, 0.3)),
          middle(chance.between(0.4, 0.5)),
          unit * 1.9,
          heading,
        ),
        coralGarden(stage),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'dusk'],
    countries: ['belize', 'honduras', 'cuba', 'costa-rica', 'panama', 'mexico', 'indonesia', 'tanzania'],
    habitats: ['coral-reef', 'island'],
    subjects: ['reef', 'snorkel', 'div', 'coral', 'turtle'],
  },
}
