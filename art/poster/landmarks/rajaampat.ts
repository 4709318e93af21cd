import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { canoe } from '#art/poster/toolbox/boats.ts'
import { crown, crownGlow } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { pinisi } from '#art/poster/toolbox/pinisi.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, cornerLeaves } from '#art/poster/toolbox/view.ts'
import { lightRoad, ripples, sea } from '#art/poster/toolbox/water.ts'

/** Raja Ampat: mushroom isles of limestone in a lagoon, seen from the lookout over Piaynemo. */
export const rajaampat: Landmark = {
  scene: {
    title: 'The mushroom isles of Raja Ampat',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, { horizon: [0.32, 0.38], across: [0.2, 0.4], up: [0.04, 0.12], r: 0.14 })
      const { horizon, sun } = view
      const lagoon = mix(inks.water[1], inks.leaf[1], 0.16)
      const crownId = palmCrown(stage)
      return [
        clearSky(stage, view),
        sea(stage, horizon, height, { inks: [inks.water[0], lagoon, inks.water[2]] }),
        lightRoad(stage, sun.x, horizon + 4, height * 0.5, { far: span * 0.1, near: span * 0.2, count: 9 }),
        shoals(stage, horizon),
        ripples(stage, horizon + 8, height * 0.96, { count: 40, big: 80 }),
        isles(stage, horizon),
        pinisi(stage, xAt(0.08), horizon + (height - horizon) * 0.5, unit * 0.5, chance.sign()),
        canoe(stage, xAt(0.3), height * 0.86, unit * 0.9, { flip: sunward, hat: inks.key }),
        palm(crownId, farEdge(stage, 0.03), height * 1.03, span * 0.62, {
          ink: inks.key,
          lean: -sunward * 0.12,
          scale: unit * 1.2,
        }),
        cornerLeaves(stage, 2, 1.7),
        birds(stage, xAt(0.1), height * 0.16, 6, 8 * unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['indonesia'],
    habitats: ['island', 'coral-reef', 'mangrove'],
    subjects: ['raja ampat', 'papua', 'piaynemo', 'kri', 'lagoon', 'reef'],
  },
}

/** Isles from the far ring to the near one: across, down the water (0 to 1), and half-width in spans. */
const ISLES = [
  [-1.3, 0.04, 0.1],
  [-0.86, 0.03, 0.07],
  [-0.5, 0.05, 0.1],
  [-0.16, 0.04, 0.06],
  [0.5, 0.05, 0.09],
  [0.84, 0.04, 0.07],
  [1.3, 0.05, 0.1],
  [-0.98, 0.16, 0.13],
  [-0.38, 0.15, 0.12],
  [0.12, 0.17, 0.08],
  [0.66, 0.16, 0.15],
  [1.1, 0.18, 0.12],
  [-0.62, 0.34, 0.2],
  [-0.14, 0.33, 0.13],
  [0.44, 0.36, 0.15],
  [0.94, 0.35, 0.2],
  [-0.36, 0.62, 0.25],
  [0.62, 0.64, 0.2],
  [-0.9, 0.6, 0.22],
] as const

function isles(stage: Stage, horizon: number): Art {
  const { height, span, chance, xAt } = stage
  return ISLES.map(([across, down, half]) => {
    const y = horizon + (height - horizon) * down
    return isle(
      stage,
      xAt(across + chance.between(-0.04, 0.04)),
      y,
      span * half * chance.between(0.86, 1.12),
      down,
    )
  })
}

/** A dome of forest over an undercut foot, with its own pale shoal. */
function isle(stage: Stage, x: number, y: number, half: number, near: number): Art {
  const { chance, inks, light } = stage
  const { rock, leaf, land, paper } = inks
  const t = Math.min(1, near * 1.7)
  const ink = mix(mix(land[1], leaf[1], 0.25), leaf[2], t)
  const high = half * chance.between(0.62, 0.95)
  const [trees, glow] = [pen(), pen()]
  crown(trees, chance, x, y - half * 0.16, half, high, 9)
  crownGlow(glow, x, y - half * 0.16, half, high, light, 5)
  for (let i = 0; i < 4; i++) {
    const bushX = x + half * lerp(-0.5, 0.5, i / 3)
    crownGlow(glow, bushX, y - high * chance.between(0.2, 0.5), half * 0.26, half * 0.18, light)
  }
  const foot = pen()
    .M(x - half * 0.98, y - half * 0.2)
    .Q(x - half * 0.94, y - half * 0.02, x - half * 0.74, y)
    .L(x + half * 0.74, y)
    .Q(x + half * 0.94, y - half * 0.02, x + half * 0.98, y - half * 0.2)
    .Z()
  return [
    fill(pen().lens(x, y + half * 0.03, half * 2.7, half * 0.34), mix(inks.water[0], leaf[0], 0.2), {
      opacity: 0.7,
    }),
    fill(foot, mix(mix(rock[1], rock[2], 0.4), land[1], 0.5 - t * 0.4)),
    fill(pen().lens(x, y, half * 1.5, half * 0.05), paper, { opacity: 0.7 }),
    fill(trees, ink),
    fill(glow, mix(ink, leaf[0], 0.35 + t * 0.2)),
  ]
}

/** Sandbanks that pale the lagoon. */
function shoals({ height, span, chance, inks, xAt }: Stage, horizon: number): Art {
  const banks = pen()
  for (let i = 0; i < 9; i++) {
    const down = chance.between(0.08, 0.85)
    banks.dot(
      xAt(chance.between(-0.9, 0.9)),
      horizon + (height - horizon) * down,
      span * (0.1 + down * 0.16),
      span * (0.012 + down * 0.02),
    )
  }
  return fill(banks, mix(inks.water[0], inks.leaf[0], 0.25), { opacity: 0.45 })
}
