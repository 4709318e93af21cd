import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { cloudBelt, cutMountain, type Massif, printMountain } from '#art/poster/toolbox/kibo.ts'
import { acrossFrame, hill, sheet } from '#art/poster/toolbox/land.ts'
import { nth, range } from '#art/poster/toolbox/numbers.ts'
import { elephant, giraffe } from '#art/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'

export const kilimanjaro: Scene = {
  title: 'Snow peak over the plains',
  best: 'day',
  draw(stage) {
    const { height, span, unit, chance, inks, focusX, xAt } = stage
    const horizon = height * 0.7
    const sunX = xAt(chance.between(0.3, 0.55))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.28, 0.44), r: span * 0.15 })
    const size = span * chance.between(1.1, 1.4)
    const cast = chance.pick(['giraffe', 'giraffe', 'elephant'])
    const massif: Massif = {
      size,
      x: across => focusX - stage.sunward * across * size,
      y: up => horizon - up * size * 1.05,
    }
    const mountain = cutMountain(stage, massif, horizon)
    const start = chance() * 9
    const clouds = cloudBelt(chance, massif)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, xAt(-0.35), height * 0.14, span * 0.55, 3, inks.mist, { opacity: 0.7 }),
      printMountain(stage, mountain, massif.y(0.33), horizon),
      fill(clouds, mix(inks.mist, inks.paper, 0.5), { opacity: 0.95 }),
      mist(stage, horizon - span * 0.02, span * 0.16, { opacity: 0.9 }),
      plain(stage, horizon, start),
      animals(stage, cast === 'giraffe'),
      foreground(stage, start),
      birds(stage, focusX, height * 0.3, 3, 7 * unit + 2, inks.land[4], span * 0.2),
    ]
  },
}

function plain(stage: Stage, horizon: number, start: number): Art {
  const { width, height, span, chance, inks, sunward, xAt } = stage
  const dry = mix(inks.sand[1], inks.leaf[0], 0.5)
  const green = mix(inks.sand[2], inks.leaf[1], 0.6)
  const farEdge = acrossFrame(stage, 9, (_, t) => horizon + Math.sin(t * 9 + start) * 3)
  const tufts = (x: number) => horizon + span * 0.03 + Math.sin(x / 200 + start) * span * 0.008 + span * 0.02
  const treeX = xAt(-0.36)
  return [
    hill(stage, farEdge, mix(inks.land[1], inks.leaf[0], 0.4)),
    range(Math.round((7 * width) / span), () =>
      acacia(
        stage,
        width * chance(),
        horizon + span * chance.between(0.012, 0.03),
        span * chance.between(0.03, 0.06),
        { ink: mix(inks.land[2], inks.leaf[1], 0.5), flip: chance.sign() },
      ),
    ),
    grass(stage, -10, width + 10, tufts, span * 0.015, dry, 9),
    sheet(
      stage,
      horizon + span * 0.055,
      height - (horizon + span * 0.055),
      stage.gradient([dry, green], 0, horizon + span * 0.04, 0, height),
    ),
    acacia(stage, treeX + sunward * span * 0.2, height * 0.83, span * 0.16, {
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      trunk: inks.land[4],
      flip: -1,
    }),
    acacia(
      stage,
      treeX - sunward * span * chance.between(-0.04, 0.12),
      height * 0.9,
      span * chance.between(0.3, 0.46),
      { ink: inks.leaf[3], lit: inks.leaf[2], trunk: inks.key, flip: chance.sign() },
    ),
  ]
}

function animals(stage: Stage, giraffes: boolean): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const x = xAt(0.33)
  if (!giraffes) {
    return range(chance.whole(2, 4), i => {
      const scale = unit * nth([0.95, 0.7, 0.42, 0.62], i)
      const ink = i % 2 ? inks.land[4] : inks.key
      const place = x + sunward * span * (0.08 - i * 0.2)
      return elephant(place, height * 0.9, scale, ink, inks.land[4], inks.paper, sunward)
    })
  }
  return [
    giraffe(
      x - sunward * span * 0.16,
      height * 0.875,
      unit * chance.between(0.85, 1.05),
      inks.land[4],
      chance.sign(),
    ),
    giraffe(x + sunward * span * 0.02, height * 0.89, unit * chance.between(1.15, 1.4), inks.key, sunward),
    chance.odds(0.6) && giraffe(x - sunward * span * 0.09, height * 0.89, unit * 0.7, inks.key, sunward),
  ]
}

function foreground(stage: Stage, start: number): Art {
  const { width, height, span, inks } = stage
  const swell = (x: number) => height * 0.915 + Math.sin(x / 120 + start) * span * 0.012
  const rise = (x: number) => height * 0.975 + Math.sin(x / 80) * span * 0.01
  return [
    grass(stage, -10, width + 10, swell, span * 0.05, inks.leaf[2], 9),
    hill(
      stage,
      acrossFrame(stage, 9, () => height * 0.93),
      inks.leaf[2],
    ),
    grass(stage, -10, width + 10, rise, span * 0.06, inks.leaf[3], 9),
  ]
}
