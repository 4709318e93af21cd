import { BLUE, RED } from '#art/poster/palettes.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { clamp, lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pathData, pen } from '#art/poster/toolbox/pen.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

/** White water between walls of rainforest: the Pacuare, the Jatunyacu. */
export const rapids: Landmark = {
  scene: {
    title: 'A raft in the white water of a rainforest gorge',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, sunward, xAt } = stage
      const horizon = height * chance.between(0.42, 0.46)
      const end = xAt(chance.between(0.1, 0.18))
      const sun = stage.hang({ x: end + sunward * span * 0.06, y: horizon - span * 0.2, r: span * 0.15 })
      const raftX = xAt(chance.between(0.02, 0.12))
      const raftY = lerp(horizon, height, 0.6)
      return [
        openSky(stage, horizon, sun),
        sea(stage, horizon, height, {
          inks: [inks.water[0], mix(inks.water[1], inks.leaf[1], 0.2), mix(inks.water[2], inks.leaf[2], 0.3)],
        }),
        [1, -1].map(side => gorgeSide(stage, side, horizon, end)),
        whiteWater(stage, horizon, end),
        raft(stage, raftX, raftY, unit * 1.5, chance.sign()),
        spray(stage, raftX, raftY),
        leafyCorners(stage, { near: 2.3, far: 2 }),
        birds(stage, end, horizon - span * 0.3, 4, 8 * unit + 2, inks.key, span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['day', 'monsoon', 'golden', 'dawn'],
    countries: ['costa-rica', 'ecuador'],
    habitats: ['river', 'rainforest'],
    subjects: ['raft', 'white water', 'white-water', 'pacuare', 'jatunyacu', 'rapids'],
  },
}

/** One side of the gorge in three belts, each nearer, taller and darker, with rocks along the water. */
function gorgeSide(stage: Stage, side: number, horizon: number, end: number): Art {
  const { width, span, unit, chance, inks } = stage
  const { leaf, land, rock } = inks
  const reach = Math.max(span * 0.56, side > 0 ? width - end : end)
  const along = (x: number) => clamp(((x - end) * side - span * 0.04) / reach)
  const water = (x: number) => horizon + span * 0.46 * along(x) ** 1.2
  const crownId = stage.once('palm', () => palmCrown(stage))
  const belts = [
    { from: 0.01, rise: 0.32, ink: mix(land[2], leaf[1], 0.4), lit: mix(land[1], leaf[0], 0.4), size: 15 },
    { from: 0.14, rise: 0.5, ink: mix(leaf[2], leaf[1], 0.35), lit: leaf[1], size: 28 },
    { from: 0.4, rise: 0.56, ink: leaf[2], lit: mix(leaf[1], leaf[2], 0.4), size: 40 },
  ]
  const [stones, tops] = [pen(), pen()]
  for (let i = 0; i < 9; i++) {
    const x = end + side * reach * lerp(0.08, 0.9, (i + chance()) / 9)
    const [y, half] = [water(x) + span * 0.01, span * lerp(0.02, 0.09, along(x)) * chance.between(0.7, 1.2)]
    stones
      .M(x - half, y + half * 0.2)
      .L(
        x - half * 0.8,
        y - half * 0.5,
        x - half * 0.1,
        y - half * 0.85,
        x + half * 0.7,
        y - half * 0.5,
        x + half,
        y + half * 0.2,
      )
      .Z()
    tops
      .M(x - half * 0.7, y - half * 0.45)
      .L(x - half * 0.1, y - half * 0.8, x + half * 0.6, y - half * 0.45, x, y - half * 0.36)
      .Z()
  }
  return [
    belts.map(({ from, rise, ink, lit, size }, i) => [
      forest(stage, {
        from: side > 0 ? end + reach * from : -30,
        to: side > 0 ? width + 30 : end - reach * from,
        y: x => horizon - span * (0.02 + rise * Math.max(0, along(x) - from * 0.92) ** 0.7),
        below: x => water(x) + 2,
        size: size * unit + 3,
        ink,
        lit,
        rows: i + 2,
      }),
      i === 1 &&
        palm(crownId, end + side * reach * 0.36, water(end + side * reach * 0.36), span * 0.3, {
          lean: -side * 0.2,
          ink: leaf[3],
          scale: unit * 0.55,
        }),
    ]),
    fill(stones, mix(rock[2], inks.key, 0.2)),
    fill(tops, mix(rock[1], rock[0], 0.2)),
  ]
}

/** Standing waves: white crests over blue hollows, larger toward us. */
function whiteWater(stage: Stage, horizon: number, end: number): Art {
  const { height, span, chance, inks, xAt } = stage
  const [crests, hollows, foam] = [pen(), pen(), pen()]
  for (let row = 0; row < 13; row++) {
    const t = (row + 0.5) / 13
    const y = lerp(horizon + span * 0.02, height, t ** 1.3)
    const middle = lerp(end, xAt(0.02), t)
    const [reach, wide, high] = [
      span * lerp(0.03, 0.5, t),
      span * lerp(0.03, 0.2, t),
      span * lerp(0.006, 0.045, t),
    ]
    const waves = 2 + Math.floor(t * 3)
    for (let wave = 0; wave < waves; wave++) {
      const x = middle + chance.between(-1, 1) * reach
      const peak: Point = [x + wide * chance.between(-0.1, 0.1), y - high]
      crests
        .M(x - wide * 0.6, y)
        .Q(x - wide * 0.2, y - high * 0.2, ...peak)
        .Q(x + wide * 0.25, y - high * 0.6, x + wide * 0.6, y + high * 0.1)
        .Q(x + wide * 0.1, y - high * 0.1, x - wide * 0.6, y)
      hollows.lens(x + wide * 0.1, y + high * 0.5, wide * 0.9, high * 0.3)
      if (chance.odds(0.6)) foam.dot(peak[0] + wide * 0.14, peak[1] - high * 0.2, high * 0.2)
    }
  }
  return [
    fill(hollows, mix(inks.water[2], inks.key, 0.25), { opacity: 0.5 }),
    fill(crests, inks.paper, { opacity: 0.92 }),
    fill(foam, inks.paper),
  ]
}

/** A raft of six with its guide, nose up on a wave, 150 long. */
function raft(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks } = stage
  const crew = [
    [-46, -16],
    [-24, -17],
    [-4, -19],
    [18, -22],
    [38, -26],
  ] as const
  const vests = [inks.lamp, BLUE, RED, BLUE, inks.lamp]
  return group(
    { transform: place(x, y, scale, flip, -7 * flip) },
    crew.map(([at, up], i) => [
      stroke(pathData`M${at + 4} ${up - 6}L${at + 16} ${up + 2}L${at + 24} ${up + 22}`, inks.key, 2.2),
      fill(pathData`M${at + 21} ${up + 18}l7 0l2 12l-7 2Z`, inks.lamp),
      fill(
        pathData`M${at - 6} ${up + 6}C${at - 8} ${up - 8} ${at - 5} ${up - 13} ${at} ${up - 13}C${at + 6} ${up - 13} ${at + 8} ${up - 7} ${at + 6} ${up + 6}Z`,
        vests[i] ?? RED,
      ),
      fill(
        pathData`M${at - 3} ${up - 17}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0`,
        mix(inks.rock[2], inks.key, 0.3),
      ),
      fill(
        pathData`M${at - 4.6} ${up - 17}Q${at - 4} ${up - 25} ${at + 2} ${up - 25}Q${at + 8} ${up - 24} ${at + 7.4} ${up - 17}Z`,
        i % 2 ? inks.paper : RED,
      ),
    ]),
    fill('M-74-16Q-70-6-50-6H40Q62-8 76-30Q84-24 76-10Q64 10 44 12H-54Q-78 10-80-6Q-80-16-74-16Z', RED),
    fill('M-78-2Q-66 4-50 4H44Q62 2 78-14Q72 8 44 12H-54Q-76 10-78-2Z', mix(RED, inks.key, 0.35)),
    stroke('M-66-11Q-50-1-30-1H40Q58-3 70-19', inks.paper, 2.4),
  )
}

function spray({ span, chance, inks }: Stage, x: number, y: number): Art {
  const drops = pen()
  range(26, (_, t) => {
    const angle = lerp(Math.PI * 1.05, -0.05 * Math.PI, t)
    const out = span * chance.between(0.16, 0.24)
    drops.dot(
      x + Math.cos(angle) * out * 1.1,
      y + span * 0.02 - Math.max(0, Math.sin(angle)) * out * chance.between(0.2, 0.5),
      span * chance.between(0.004, 0.012),
    )
  })
  const swash = pen().lens(x, y + span * 0.035, span * 0.46, span * 0.036)
  return [fill(swash, inks.paper, { opacity: 0.9 }), fill(drops, inks.paper)]
}
