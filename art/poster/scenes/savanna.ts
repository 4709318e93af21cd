import type { Scene } from '#art/poster/scene.ts'
import { mist, streaks } from '#art/poster/toolbox/clouds.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { crag, hill, rollingSkyline, sheet } from '#art/poster/toolbox/land.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { elephant, giraffe } from '#art/poster/toolbox/savanna-animals.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, grass } from '#art/poster/toolbox/trees.ts'

export const savanna: Scene = {
  title: 'Savanna with elephants',
  best: 'golden',
  draw(stage) {
    const { width, height, span, unit, chance, inks, sunward, xAt } = stage
    const horizon = height * chance.between(0.64, 0.71)
    const cast = chance.pick(['herd', 'herd', 'giraffe', 'pair'])
    const sunX = xAt(chance.between(0.1, 0.4))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.06, 0.24), r: span * 0.22 })
    const far = rollingSkyline(stage, horizon - span * 0.045, span * 0.04, { scale: 0.006 })
    const plain = rollingSkyline(stage, horizon + span * 0.01, span * 0.012, { scale: 0.01 })
    const treeX = xAt(-chance.between(0.2, 0.42))
    const animalsX = xAt(chance.between(0.1, 0.26))
    const count = cast === 'herd' ? chance.whole(3, 4) : cast === 'pair' ? 2 : 0
    const glow = mix(inks.sky[2], inks.halo, 0.5)
    return [
      sky(stage, { horizon, sun }),
      streaks(stage, sun.x - sunward * span * 0.1, sun.y - span * 0.02, span * 0.9, 4, glow, {
        opacity: 0.9,
      }),
      streaks(stage, width * 0.5 - sunward * width * 0.2, height * 0.2, span * 0.6, 3, inks.sky[1], {
        opacity: 0.8,
      }),
      hill(stage, far, inks.land[0]),
      crag(stage, rollingSkyline(stage, horizon - span * 0.02, span * 0.03, { scale: 0.012 }), inks.land[1]),
      hill(stage, plain, mix(inks.sand[1], inks.land[1], 0.25)),
      farAcacias(stage, horizon, treeX),
      mist(stage, horizon + span * 0.02, span * 0.09, { opacity: 0.55 }),
      dryGrass(stage, horizon),
      acacia(stage, treeX, height * 0.85, span * chance.between(0.44, 0.64), {
        ink: inks.land[5],
        lit: inks.land[4],
        flip: chance.sign(),
      }),
      elephants(stage, animalsX, count),
      cast === 'giraffe' && giraffes(stage, animalsX),
      nearGrass(stage),
      birds(stage, sun.x + sunward * span * 0.2, height * 0.24, 5, 8 * unit + 2, inks.land[4], span * 0.14),
    ]
  },
}

function farAcacias(stage: Stage, horizon: number, nearTreeX: number): Art {
  const { width, span, chance, inks } = stage
  return range(4, i => {
    const x = width * ((i + chance.between(0.2, 0.8)) / 4)
    if (Math.abs(x - nearTreeX) < span * 0.25) return
    const y = horizon + span * chance.between(0.02, 0.05)
    return acacia(stage, x, y, span * chance.between(0.05, 0.09), { ink: inks.land[3], flip: chance.sign() })
  })
}

function dryGrass(stage: Stage, horizon: number): Art {
  const { width, height, span, inks } = stage
  const top = horizon + span * 0.075
  const tufts = (x: number) => horizon + span * 0.07 + Math.sin(x / 60) * 3
  const faded = stage.gradient([inks.sand[1], inks.sand[2]], 0, horizon + span * 0.07, 0, height)
  return [
    grass(stage, -10, width + 10, tufts, span * 0.02, inks.sand[1], 9),
    sheet(stage, top, height - top, faded),
  ]
}

/** The herd: how far behind the first, in spans, and how large. */
const HERD = [
  [0, 1.12],
  [-0.27, 0.86],
  [-0.44, 0.5],
  [-0.62, 0.78],
] as const

/** Elephants on the move; their shadows fall toward us. */
function elephants({ height, span, unit, inks, sunward }: Stage, x: number, count: number): Art {
  const [near, nearest] = [inks.land[4], inks.land[5]]
  const y = height * 0.845
  const herd = HERD.slice(0, count)
  const at = (behind: number) => x + behind * span * sunward * 0.9
  return [
    herd.map(([behind, size]) => {
      const shadow = pen().lens(
        at(behind) - sunward * span * 0.05,
        y + span * 0.012,
        span * 0.26 * size,
        6 * unit,
      )
      return fill(shadow, near, { opacity: 0.35 })
    }),
    herd.map(([behind, size], i) => {
      const [body, ear] = i % 2 ? [mix(near, nearest, 0.5), nearest] : [nearest, near]
      return elephant(at(behind), y + (i % 2) * 4 * unit, unit * 1.02 * size, body, ear, inks.paper, sunward)
    }),
  ]
}

function giraffes({ height, span, unit, chance, inks, sunward }: Stage, x: number): Art {
  const [near, nearest] = [inks.land[4], inks.land[5]]
  const y = height * 0.845
  const at = (spans: number) => x + sunward * span * spans
  return [
    giraffe(at(0.05), y, unit * chance.between(1.35, 1.7), nearest, sunward),
    giraffe(at(-0.14), y, unit * chance.between(1, 1.3), mix(near, nearest, 0.5), chance.sign()),
    chance.odds(0.5) && giraffe(at(0.18), y + 3, unit * 0.8, nearest, sunward),
  ]
}

function nearGrass(stage: Stage): Art {
  const { width, height, span, inks } = stage
  const ground = (x: number) => height * 0.83 + Math.sin(x / 130 + 1) * span * 0.012 + span * 0.05
  const front = (x: number) => height * 0.93 + Math.sin(x / 90) * span * 0.014
  return [
    grass(stage, -10, width + 10, ground, span * 0.045, inks.land[4], 8),
    grass(stage, -10, width + 10, front, span * 0.075, inks.key, 9),
  ]
}
