import { BLUE, RED } from '#art/poster/palettes.ts'
import { cliffs, shoreX, surfLines } from '#art/poster/toolbox/cliff-city.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const lima: Landmark = {
  scene: {
    title: 'The cliffs of Miraflores, Lima',
    best: 'dusk',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.48, 0.52)
      const sun = stage.hang({
        x: xAt(chance.between(0.34, 0.5)),
        y: horizon - span * chance.between(0.1, 0.18),
        r: span * 0.15,
      })
      return [
        openSky(stage, horizon, sun),
        sea(stage, horizon),
        mist(stage, horizon, span * 0.06, { opacity: 0.6 }),
        island(stage, horizon),
        lightRoad(stage, sun.x, horizon + 4, height * 0.94, { far: span * 0.08, near: span * 0.26 }),
        ripples(stage, horizon + 6, height, { count: 26, opacity: 0.5, big: 70 }),
        cliffs(stage, horizon),
        surfLines(stage, horizon),
        lighthouse(stage, horizon),
        glider(stage, xAt(0.14), horizon - span * 0.2, unit * 1.25, sunward, RED),
        chance.odds(0.7) && glider(stage, xAt(0.5), horizon - span * 0.34, unit * 0.8, -sunward, inks.lamp),
        nearPark(stage),
        birds(stage, xAt(0.3), horizon + span * 0.08, 5, 7 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['dusk', 'golden', 'day', 'dawn', 'monsoon'],
    countries: ['peru'],
    habitats: ['city', 'beach'],
    subjects: ['lima', 'miraflores', 'barranco', 'cebiche', 'ceviche', 'city'],
  },
}

function island({ span, inks, xAt }: Stage, horizon: number): Art {
  const line = pen()
    .M(xAt(0.5), horizon + 2)
    .Q(xAt(0.62), horizon - span * 0.05, xAt(0.74), horizon - span * 0.03)
    .Q(xAt(0.86), horizon - span * 0.02, xAt(1), horizon + 2)
    .Z()
  return fill(line, mix(inks.land[0], inks.land[1], 0.4))
}

/** The striped lighthouse in its park. */
function lighthouse(stage: Stage, horizon: number): Art {
  const { span, unit, inks } = stage
  const x = shoreX(stage, 0.3) - stage.sunward * span * 0.07
  return group(
    { transform: place(x, horizon - span * 0.005, unit * 1.2) },
    fill('M-9 0L-6-64H6L9 0Z', inks.paper),
    fill('M-8.2-16L-7.6-28H7.6L8.2-16ZM-7-40L-6.5-52H6.5L7-40Z', mix(BLUE, inks.town[3], 0.45)),
    fill('M-9-64H9V-68H-9ZM-5-68V-78H5V-68ZM-7-78L0-86L7-78Z', inks.key),
    stage.lampsLit && fill('M-4-69V-77H4V-69Z', inks.lamp),
  )
}

function glider({ inks }: Stage, x: number, y: number, scale: number, flip: number, wing: string): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-44-6L2 46M-20-16L2 46M8-18L3 46M34-10L4 46', inks.key, 0.9),
    fill('M-52 0Q-30-30 6-28Q38-26 50-4Q28-18 2-17Q-30-16-52 0Z', wing),
    fill('M-30-13Q-20-24-8-27L-6-17Q-20-16-30-13ZM14-17L18-27Q32-24 40-16L32-12Q24-16 14-17Z', inks.paper, {
      opacity: 0.85,
    }),
    fill('M-3 46Q-4 56 2 58L16 62L15 66L0 64Q-9 60-8 48Z', inks.key),
    fill('M-5 42a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0', inks.key),
  )
}

function nearPark(stage: Stage): Art {
  const { height, span, unit, inks, sunward } = stage
  const crownId = palmCrown(stage, { wind: sunward * 0.3 })
  const flowers = pen()
  for (let i = 0; i < 26; i++)
    flowers.dot(
      nearEdge(stage, stage.chance.between(0, 0.5)),
      height - span * stage.chance.between(0.005, 0.06),
      3 * unit,
    )
  const bank = pen()
    .M(nearEdge(stage, -0.1), height - span * 0.12)
    .Q(nearEdge(stage, 0.34), height - span * 0.1, nearEdge(stage, 0.66), height + 10)
    .L(nearEdge(stage, -0.1), height + 10)
    .Z()
  return [
    fill(bank, inks.leaf[3]),
    fill(flowers, RED),
    palm(crownId, nearEdge(stage, 0.1), height - span * 0.06, span * 0.46, {
      lean: sunward * 0.08,
      ink: inks.leaf[3],
      trunk: inks.key,
      scale: unit * 0.95,
    }),
  ]
}
