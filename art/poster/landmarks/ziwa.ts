import { BLUE } from '#art/poster/palettes.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame, hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { lerp, range } from '#art/poster/toolbox/numbers.ts'
import { flockAt, grassAtFeet, openSky } from '#art/poster/toolbox/open-sky.ts'
import { papyrusHead, papyrusStand } from '#art/poster/toolbox/papyrus.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { rhino } from '#art/poster/toolbox/rhino.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { acacia, emergentTree } from '#art/poster/toolbox/trees.ts'
import type { Landmark } from './landmark.ts'

export const ziwa: Landmark = {
  scene: { title: 'Rhinos of Ziwa, met on foot', best: 'golden', draw },
  setting: {
    hours: ['golden', 'dawn', 'day', 'monsoon'],
    countries: ['uganda'],
    habitats: ['savanna', 'wetland'],
    subjects: ['ziwa', 'rhino', 'sanctuary'],
  },
}

function draw(stage: Stage): Art {
  const { height, chance, inks } = stage
  const horizon = height * chance.between(0.5, 0.55)
  const { art } = openSky(stage, { horizon, across: [0.3, 0.44], up: [0.16, 0.24], r: 0.17 })
  return [
    art,
    bush(stage, horizon),
    ground(stage, horizon),
    walkers(stage, horizon),
    rhinos(stage),
    grassAtFeet(stage, [0.92, 0.98], [mix(inks.leaf[2], inks.sand[2], 0.2), inks.leaf[3]]),
    flockAt(stage, 0.05, 0.16),
  ]
}

/** Thick green bush on the rise behind. */
function bush(stage: Stage, horizon: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, horizon - span * 0.03, span * 0.04, { scale: 0.006 })
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (110 * unit + 20)) * span * 0.015,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.4)], 0, y - span * 0.05, 0, y + span * 0.1),
      lit,
      base: y + span * 0.12,
    })
  return [
    hill(stage, far, mix(land[0], inks.mist, 0.2)),
    belt(horizon, 17, mix(land[1], leaf[1], 0.4), mix(leaf[0], land[1], 0.4)),
    emergentTree(stage, xAt(0.66), horizon + span * 0.07, span * chance.between(0.2, 0.26), {
      ink: mix(leaf[2], land[3], 0.3),
      lit: leaf[1],
    }),
    belt(horizon + span * 0.05, 22, mix(leaf[2], land[3], 0.3), leaf[1]),
  ]
}

/** Wet grass with a tongue of papyrus swamp. */
function ground(stage: Stage, horizon: number): Art {
  const { height, span, inks, xAt } = stage
  const green = mix(inks.leaf[1], inks.sand[1], 0.3)
  const head = papyrusHead(stage)
  const edge = acrossFrame(stage, 9, (_, t) => horizon + span * (0.085 + 0.008 * Math.sin(t * 10)))
  const swamp = pen().blob(
    range(8, i => {
      const angle = (i / 8) * Math.PI * 2
      return [xAt(0.76 + 0.34 * Math.cos(angle)), horizon + span * (0.17 + 0.03 * Math.sin(angle))] as const
    }),
  )
  return [
    hill(
      stage,
      edge,
      stage.gradient(
        [mix(green, inks.mist, 0.3), green, mix(inks.leaf[2], green, 0.4)],
        0,
        horizon,
        0,
        height,
      ),
    ),
    fill(
      swamp,
      stage.gradient([inks.water[0], inks.water[1]], 0, horizon + span * 0.14, 0, horizon + span * 0.2),
    ),
    papyrusStand(stage, head, {
      from: xAt(0.46),
      to: xAt(1.1),
      foot: horizon + span * 0.15,
      high: span * 0.1,
      count: 18,
      ink: inks.leaf[2],
    }),
  ]
}

/** A ranger in front, two behind him, all keeping their distance. */
function walkers(stage: Stage, horizon: number): Art {
  const { height, unit, chance, inks, sunward, xAt } = stage
  const y = lerp(horizon, height, 0.52)
  const x = xAt(chance.between(0.46, 0.52))
  const step = sunward * unit * 30
  return [
    traveller(stage, x, y, unit * 1.5, { kind: 'plain', coat: inks.leaf[3], flip: -sunward }),
    traveller(stage, x + step, y + 2, unit * 1.5, { flip: -sunward }),
    traveller(stage, x + step * 2, y + 3, unit * 1.45, { kind: 'hat', coat: BLUE, flip: -sunward }),
  ]
}

function rhinos(stage: Stage): Art {
  const { height, span, unit, chance, inks, sunward, xAt } = stage
  const hide = mix(mix(inks.rock[2], inks.town[2], 0.3), inks.key, 0.2)
  const shade = mix(hide, inks.key, 0.45)
  const y = height * 0.93
  const shift = chance.between(-0.04, 0.04)
  const shadow = pen().lens(xAt(-0.05 + shift) - sunward * span * 0.05, y + 3, span * 0.5, 8 * unit)
  return [
    acacia(stage, xAt(-0.46), y - span * 0.04, span * chance.between(0.38, 0.46), {
      ink: inks.leaf[3],
      lit: inks.leaf[2],
      trunk: inks.key,
      flip: chance.sign(),
    }),
    fill(shadow, inks.land[5], { opacity: 0.3 }),
    rhino(xAt(-0.1 + shift), y - span * 0.02, unit * chance.between(1.9, 2.1), hide, shade, sunward),
    rhino(
      xAt(0.24 + shift),
      y,
      unit * chance.between(1, 1.15),
      mix(hide, inks.key, 0.15),
      shade,
      chance.sign() * sunward,
    ),
  ]
}
