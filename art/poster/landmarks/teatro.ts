import { BLUE, RED } from '#art/poster/palettes.ts'
import { cumulus } from '#art/poster/toolbox/clouds.ts'
import { treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { theatre } from '#art/poster/toolbox/national-theatre.ts'
import { clamp } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { flagstones } from '#art/poster/toolbox/plaza.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { layStreet } from '#art/poster/toolbox/street.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const teatro: Landmark = {
  scene: {
    title: 'The National Theatre of San José',
    best: 'golden',
    zoom: [0.94, 1.1],
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const foot = height * chance.between(0.73, 0.77)
      const x = clamp(xAt(chance.between(-0.08, 0)), span * 0.46, width - span * 0.46)
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.46)), y: foot - span * 0.48, r: span * 0.15 })
      return [
        openSky(stage, foot, sun),
        valley(stage, foot),
        flags(stage, x, foot),
        theatre(stage, x, foot, span * chance.between(0.44, 0.48)),
        square(stage, foot),
        crowd(stage, foot),
        palmTrees(stage, foot),
        birds(stage, xAt(0.16), foot - span * 0.62, 6, 7 * unit + 2, inks.land[4], span * 0.16),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day', 'night'],
    countries: ['costa-rica'],
    habitats: ['city'],
    subjects: ['san josé', 'san jose', 'theatre', 'teatro', 'city'],
  },
}

/** The mountains round the Central Valley, and the town's trees. */
function valley(stage: Stage, foot: number): Art {
  const { span, chance, inks, xAt } = stage
  const { land, leaf } = inks
  const far = rollingSkyline(stage, foot - span * 0.24, span * 0.09, { scale: 0.005 })
  const trees = rollingSkyline(stage, foot - span * 0.1, span * 0.03, { scale: 0.012 })
  const cloud = pen()
  cumulus(cloud, chance, xAt(-0.66), foot - span * 0.22, span * 0.5, span * 0.05)
  cumulus(cloud, chance, xAt(0.74), foot - span * 0.2, span * 0.5, span * 0.05)
  return [
    hill(
      stage,
      far,
      stage.gradient([land[1], mix(land[0], inks.mist, 0.6)], 0, foot - span * 0.34, 0, foot),
      foot + 2,
    ),
    fill(cloud, mix(inks.mist, inks.paper, 0.4), { opacity: 0.9 }),
    blocks(stage, foot),
    treeline(stage, trees, span * 0.035, mix(land[3], leaf[2], 0.5), foot + 2),
  ]
}

/** The plain modern blocks of the centre. */
function blocks(stage: Stage, foot: number): Art {
  const { width, span, chance, inks } = stage
  const [far, near] = [pen(), pen()]
  for (let x = -20; x < width; x += span * 0.13) {
    const [wide, high] = [span * chance.between(0.07, 0.15), span * chance.between(0.1, 0.24)]
    const path = chance.odds(0.5) ? far : near
    path
      .M(x, foot)
      .V(foot - high)
      .H(x + wide)
      .V(foot)
      .Z()
  }
  return [fill(far, mix(inks.town[0], inks.mist, 0.35)), fill(near, mix(inks.town[0], inks.mist, 0.1))]
}

/** Two flags of Costa Rica's colours on the wings. */
function flags({ inks, span }: Stage, x: number, foot: number): Art {
  return [-0.34, 0.34].map(aside => {
    const [poleX, top] = [x + aside * span, foot - span * 0.42]
    const stripe = (from: number, to: number) =>
      `M${Math.round(poleX)} ${Math.round(top + from * span)}q${Math.round(span * 0.03)} -5 ${Math.round(span * 0.075)} 1v${Math.round((to - from) * span)}q${Math.round(-span * 0.04)} -6 ${Math.round(-span * 0.075)} -1z`
    return [
      stroke(
        pen()
          .M(poleX, foot - span * 0.2)
          .V(top - span * 0.01),
        inks.key,
        1.6,
      ),
      fill(stripe(0, 0.05), mix(BLUE, inks.town[3], 0.5)),
      fill(stripe(0.008, 0.042), inks.paper),
      fill(stripe(0.017, 0.033), RED),
    ]
  })
}

function square(stage: Stage, foot: number): Art {
  const { width, height, span, inks, focusX } = stage
  const ground = stage.gradient(
    [mix(inks.sand[0], inks.rock[1], 0.2), mix(inks.sand[2], inks.rock[2], 0.3)],
    0,
    foot,
    0,
    height,
  )
  const street = layStreet(stage, foot - span * 0.12, focusX)
  return [
    `<path fill="${ground}" d="M0 ${Math.round(foot + span * 0.018)}h${width}v${Math.round(height - foot)}H0z"/>`,
    flagstones(stage, street, foot + span * 0.02),
  ]
}

function crowd(stage: Stage, foot: number): Art {
  const { height, span, unit, chance, sunward, inks, xAt } = stage
  const pigeons = pen()
  for (let i = 0; i < 11; i++) {
    const [x, y] = [xAt(chance.between(0.02, 0.5)), foot + span * chance.between(0.1, 0.2)]
    const size = unit * chance.between(3.4, 5)
    pigeons
      .M(x - size * 2, y)
      .Q(x - size, y - size * 1.6, x + size, y - size)
      .L(x + size * 1.2, y - size * 2, x + size * 1.9, y - size * 1.5)
      .Q(x + size * 1.4, y, x, y)
      .Z()
  }
  const people = [
    [-0.42, 0.06, 1.25, 'hat'],
    [-0.35, 0.062, 1.2, 'pack'],
    [0.1, 0.04, 1.05, 'plain'],
    [0.44, 0.1, 1.5, 'plain'],
    [0.5, 0.105, 1.15, 'plain'],
  ] as const
  const coats = [BLUE, RED, inks.lamp, RED, inks.paper]
  return [
    people.map(([across, down, size, kind], i) =>
      traveller(stage, xAt(across), Math.min(height * 0.97, foot + span * down), unit * size * 1.5, {
        kind,
        coat: coats[i] ?? RED,
        flip: i % 2 ? -sunward : sunward,
      }),
    ),
    fill(pigeons, mix(inks.town[3], inks.key, 0.35)),
  ]
}

function palmTrees(stage: Stage, foot: number): Art {
  const { span, unit, chance, inks } = stage
  const crownId = palmCrown(stage)
  const inksOf = { ink: inks.leaf[3], trunk: mix(inks.rock[2], inks.key, 0.5) }
  return [
    palm(crownId, nearEdge(stage, 0.07), foot + span * 0.08, span * chance.between(0.5, 0.62), {
      ...inksOf,
      lean: 0.03,
      scale: unit * 0.95,
    }),
    palm(crownId, farEdge(stage, 0.09), foot + span * 0.07, span * chance.between(0.34, 0.46), {
      ...inksOf,
      lean: -0.04,
      scale: unit * 0.8,
    }),
  ]
}
