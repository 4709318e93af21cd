import { RED } from '#art/poster/palettes.ts'
import { booby, frigatebird } from '#art/poster/toolbox/birds.ts'
import { cumulus, mist } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lavaShelf, lavaTop } from '#art/poster/toolbox/lava-shore.ts'
import { clamp } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sailboat } from '#art/poster/toolbox/sailing-boats.ts'
import { kickerRock } from '#art/poster/toolbox/sea-rocks.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { panga } from '#art/poster/toolbox/small-craft.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const kicker: Landmark = {
  scene: {
    title: 'Kicker Rock off San Cristóbal',
    best: 'day',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.5, 0.55)
      const x = clamp(xAt(0.06), span * 0.36, width - span * 0.36)
      const sun = stage.hang({
        x: x + sunward * span * chance.between(0.26, 0.34),
        y: horizon - span * 0.2,
        r: span * 0.15,
      })
      const foot = horizon + span * 0.06
      const boatX = x + sunward * span * 0.3
      return [
        openSky(stage, horizon, sun),
        farIsland(stage, horizon),
        sea(stage, horizon),
        mist(stage, horizon, span * 0.04, { opacity: 0.5 }),
        lightRoad(stage, sun.x, horizon + 4, height * 0.94, { far: span * 0.08, near: span * 0.26 }),
        ripples(stage, horizon + 6, height, { count: 34, opacity: 0.5, big: 80 }),
        kickerRock(stage, { x, foot, high: span * chance.between(0.44, 0.5) }),
        birds(stage, x, horizon - span * 0.42, 8, 7 * unit + 2, inks.key, span * 0.16),
        panga(stage, x - sunward * span * 0.3, foot + span * 0.09, unit * 0.8, sunward, RED),
        sailboat(stage, boatX, horizon + span * 0.08, unit * 0.85, { flip: -sunward }),
        lavaShelf(stage),
        onTheLava(stage),
        frigatebird(xAt(chance.between(-0.3, -0.18)), height * 0.16, unit * 1.1, inks.key, sunward),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['ecuador'],
    habitats: ['island', 'coral-reef', 'beach'],
    subjects: ['kicker', 'león dormido', 'san cristóbal', 'san cristobal', 'snorkel', 'ferry'],
  },
}

function farIsland(stage: Stage, horizon: number): Art {
  const { span, chance, inks, xAt } = stage
  const low = rollingSkyline(stage, horizon - span * 0.035, span * 0.03, { scale: 0.006 })
  const cloud = pen()
  cumulus(cloud, chance, xAt(-0.5), horizon - span * 0.06, span * 0.5, span * 0.05)
  return [
    hill(stage, low, mix(inks.land[0], inks.land[1], 0.4), horizon + 2),
    fill(cloud, mix(inks.mist, inks.paper, 0.5), { opacity: 0.9 }),
  ]
}

function onTheLava(stage: Stage): Art {
  const { span, unit, sunward } = stage
  return [0.2, 0.34].map((spans, i) => {
    const x = nearEdge(stage, spans)
    return booby(stage, x, lavaTop(stage, x) + span * 0.012, unit * (1.7 - i * 0.2), i ? -sunward : sunward)
  })
}
