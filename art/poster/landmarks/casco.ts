import { BLUE, RED } from '#art/poster/palettes.ts'
import { twinTowers } from '#art/poster/toolbox/churches.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { clamp, lerp, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { arcadeRow } from '#art/poster/toolbox/plaza.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { stoneFront } from '#art/poster/toolbox/stone-front.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { paved } from '#art/poster/toolbox/town-square.ts'
import type { Landmark } from './landmark.ts'

export const casco: Landmark = {
  scene: {
    title: 'The cathedral square of Casco Viejo',
    best: 'golden',
    zoom: [0.94, 1.1],
    draw(stage) {
      const { width, height, span, unit, chance, inks, xAt } = stage
      const foot = height * chance.between(0.72, 0.76)
      const x = clamp(xAt(-0.04), span * 0.3, width - span * 0.3)
      const sun = stage.hang({ x: xAt(chance.between(0.32, 0.46)), y: foot - span * 0.44, r: span * 0.15 })
      const white = mix(inks.paper, inks.sand[0], 0.25)
      const row = { foot, high: span * 0.27 }
      return [
        openSky(stage, foot, sun),
        newCity(stage, foot),
        arcadeRow(stage, { ...row, from: -span * 0.1, to: x - span * 0.24 }, chance.whole(0, 5)),
        arcadeRow(stage, { ...row, from: x + span * 0.24, to: width + span * 0.1 }, chance.whole(0, 5)),
        twinTowers(stage, {
          x,
          foot,
          high: span * 0.56,
          stone: white,
          trim: mix(white, inks.rock[1], 0.3),
          cap: mix(white, inks.rock[1], 0.12),
          half: 0.34,
          body: 0.42,
          gable: 'flat',
          towerAt: 0.31,
          towerHalf: 0.11,
          shaft: 0.5,
          belfry: 0.74,
          top: 'spire',
          doors: 1,
        }),
        stoneFront(stage, x, foot),
        paved(stage, foot),
        garden(stage, foot),
        crowd(stage, foot),
        birds(stage, x, foot - span * 0.64, 6, 7 * unit + 2, inks.key, span * 0.18),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day', 'night'],
    countries: ['panama'],
    habitats: ['city'],
    subjects: ['casco', 'old town', 'cathedral', 'history', 'colonial'],
  },
}

/** The towers of the new city over the bay. */
function newCity(stage: Stage, foot: number): Art {
  const { width, span, chance, inks, lampsLit } = stage
  const [towers, panes] = [pen(), pen()]
  for (let x = -10; x < width; x += span * chance.between(0.03, 0.07)) {
    const [wide, high] = [span * chance.between(0.022, 0.05), span * chance.between(0.26, 0.5)]
    towers
      .M(x, foot)
      .V(foot - high)
      .L(x + wide / 2, foot - high - span * chance.between(0, 0.05), x + wide, foot - high)
      .V(foot)
      .Z()
    for (let up = 0.5; up < 0.95; up += 0.09)
      if (chance.odds(0.6)) panes.dash(x + wide * 0.3, foot - high * up, wide * 0.4)
  }
  const ink = mix(inks.town[0], inks.mist, 0.5)
  return [
    fill(towers, ink),
    stroke(panes, lampsLit ? inks.lamp : mix(ink, inks.paper, 0.5), 1.4, { opacity: 0.8 }),
  ]
}

/** The square's trees, a bandstand, benches. */
function garden(stage: Stage, foot: number): Art {
  const { span, unit, inks, chance, xAt } = stage
  const crownId = palmCrown(stage)
  const tones = { ink: inks.leaf[3], trunk: mix(inks.rock[2], inks.key, 0.45) }
  const iron = mix(inks.key, inks.town[3], 0.3)
  const posts = range(5, i => `M${-36 + i * 18}-12V-62`).join('')
  return [
    group(
      { transform: place(xAt(0.44), foot + span * 0.1, unit * 1.25) },
      fill('M-44 0V-12H44V0Z', mix(inks.paper, inks.rock[1], 0.3)),
      stroke(posts, iron, 2.6),
      stroke('M-40-26H40', iron, 1.6),
      fill('M-52-60Q-30-72-8-92H8Q30-72 52-60Q0-68-52-60Z', mix(tinted(stage, '#b5533a'), inks.rock[2], 0.2)),
      stroke('M0-92V-104', iron, 2),
    ),
    [nearEdge(stage, 0.06), nearEdge(stage, 0.2), farEdge(stage, 0.05)].map((x, i) =>
      palm(
        crownId,
        x,
        foot + span * (0.13 - i * 0.03),
        span * lerp(0.52, 0.4, i / 2) * chance.between(0.94, 1.06),
        { ...tones, lean: chance.between(-0.06, 0.06), scale: unit * lerp(0.9, 0.75, i / 2) },
      ),
    ),
    forest(stage, {
      from: nearEdge(stage, 0.12) - span * 0.2,
      to: nearEdge(stage, 0.12) + span * 0.2,
      y: () => foot + span * 0.115,
      size: 15 * unit,
      ink: inks.leaf[2],
      lit: inks.leaf[1],
      base: foot + span * 0.14,
    }),
  ]
}

function crowd(stage: Stage, foot: number): Art {
  const { span, unit, sunward, inks, xAt } = stage
  const people = [
    [-0.12, 0.04, 1.2, 'plain', BLUE],
    [-0.16, 0.042, 1.2, 'hat', inks.paper],
    [0.14, 0.06, 1.4, 'pack', RED],
    [0.2, 0.065, 1.4, 'hat', BLUE],
    [-0.02, 0.19, 2.3, 'hat', inks.paper],
  ] as const
  return people.map(([across, down, size, kind, coat], i) =>
    traveller(stage, xAt(across), foot + span * down, unit * size, {
      kind,
      coat,
      flip: i % 2 ? -sunward : sunward,
    }),
  )
}
