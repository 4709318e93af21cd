import { BLUE, RED } from '#art/poster/palettes.ts'
import { mist, mistTongue } from '#art/poster/toolbox/clouds.ts'
import { fall } from '#art/poster/toolbox/falls.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { leafyCorners, openSky } from '#art/poster/toolbox/opening.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { emergentTree } from '#art/poster/toolbox/trees.ts'
import { ripples } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const celeste: Landmark = {
  scene: {
    title: 'The sky-blue pool of the Río Celeste',
    best: 'day',
    draw(stage) {
      const { height, span, chance, xAt } = stage
      const pool = height * chance.between(0.68, 0.71)
      const brink = pool - span * chance.between(0.34, 0.38)
      const x = xAt(chance.between(-0.04, 0.04))
      const sun = stage.hang({ x: xAt(chance.between(0.3, 0.42)), y: brink - span * 0.2, r: span * 0.15 })
      return [
        openSky(stage, pool, sun),
        backdrop(stage, brink),
        walls(stage, brink, pool, x),
        fall(stage, x, brink + span * 0.02, pool + span * 0.01, span * 0.05),
        water(stage, pool, x),
        mist(stage, pool, span * 0.1, { opacity: 0.45 }),
        banks(stage),
        leafyCorners(stage, { near: 2.4, far: 2.1 }),
      ]
    },
  },
  setting: {
    hours: ['day', 'monsoon', 'dawn', 'golden'],
    countries: ['costa-rica'],
    habitats: ['river', 'rainforest', 'cloud-forest'],
    subjects: ['celeste', 'tenorio', 'waterfall', 'fall'],
  },
}

function backdrop(stage: Stage, brink: number): Art {
  const { span, unit, inks, xAt } = stage
  const { land, leaf } = inks
  const tree = { ink: mix(land[3], leaf[1], 0.5), lit: leaf[1], trunk: land[3] }
  return [
    forest(stage, {
      y: x => brink - span * (0.06 + 0.02 * Math.sin(x / 70)),
      size: 20 * unit,
      ink: mix(land[1], leaf[1], 0.3),
      lit: mix(land[0], leaf[0], 0.4),
      bumps: 4,
    }),
    mistTongue(stage, brink - span * 0.02, span * 0.05, { opacity: 0.7 }),
    emergentTree(stage, xAt(-0.5), brink + span * 0.1, span * 0.4, tree),
    emergentTree(stage, xAt(0.6), brink + span * 0.08, span * 0.3, tree),
    forest(stage, {
      y: x => brink - span * 0.012 * Math.sin(x / 40),
      size: 24 * unit,
      ink: mix(leaf[2], leaf[1], 0.3),
      lit: leaf[1],
    }),
  ]
}

/** The green amphitheatre: mossy rock with ferns and hanging plants, in two coats. */
function walls(stage: Stage, brink: number, pool: number, x: number): Art {
  const { width, span, unit, chance, inks } = stage
  const { rock, leaf, land } = inks
  const away = (at: number) => Math.min(1, Math.abs(at - x) / (span * 0.66))
  const lip = (at: number) => brink + span * (0.03 - 0.07 * away(at) + 0.012 * Math.sin(at / 22))
  const mossy = mix(mix(rock[2], land[3], 0.4), leaf[2], 0.4)
  const face = pen()
    .M(-20, pool + 6)
    .L(
      ...range(34, (_, t) => [lerp(-20, width + 20, t), lip(lerp(-20, width + 20, t))] as const).flat(),
      width + 20,
      pool + 6,
    )
    .Z()
  const [clefts, ledges] = [pen(), pen()]
  for (let at = -10; at < width; at += span * chance.between(0.035, 0.07)) {
    const top = lip(at) + span * chance.between(0.02, 0.08)
    const wide = span * chance.between(0.012, 0.03)
    clefts
      .M(at, top)
      .L(
        at + wide,
        lerp(top, pool, 0.4),
        at + wide * 0.5,
        pool + 3,
        at - wide,
        pool + 3,
        at - wide * 0.5,
        lerp(top, pool, 0.5),
      )
      .Z()
    if (chance.odds(0.7))
      ledges.lens(
        at,
        lerp(top, pool, chance.between(0.1, 0.9)),
        span * chance.between(0.03, 0.08),
        span * 0.014,
      )
  }
  return [
    fill(
      face,
      stage.gradient([mix(mossy, leaf[1], 0.3), mossy, mix(mossy, inks.key, 0.3)], 0, brink, 0, pool),
    ),
    fill(clefts, mix(mossy, inks.key, 0.5), { opacity: 0.6 }),
    fill(ledges, leaf[1], { opacity: 0.85 }),
    [-1, 1].map(side =>
      forest(stage, {
        from: side < 0 ? -30 : x + span * 0.24,
        to: side < 0 ? x - span * 0.24 : width + 30,
        y: at => pool - span * 0.34 * Math.max(0, away(at) - 0.3) ** 0.8,
        size: 26 * unit,
        ink: leaf[2],
        lit: leaf[1],
        base: pool + span * 0.04,
        rows: 2,
      }),
    ),
  ]
}

/** The pool and the stream out of it, opaque blue to the brim. */
function water(stage: Stage, pool: number, x: number): Art {
  const { width, height, span, chance, inks } = stage
  const [bright, deep] = [tinted(stage, '#7fd3f2', 1), tinted(stage, '#2f9ed4', 1)]
  const foam = pen()
  for (let i = 0; i < 9; i++)
    foam.lens(
      x + chance.between(-0.1, 0.1) * span,
      pool + span * chance.between(0, 0.03),
      span * chance.between(0.05, 0.12),
      span * 0.01,
    )
  const rings = pen()
  for (const out of [0.16, 0.26, 0.37])
    rings
      .M(x - span * out, pool + span * out * 0.16)
      .Q(x, pool + span * (out * 0.36 + 0.03), x + span * out, pool + span * out * 0.16)
  return [
    `<path fill="${stage.gradient([mix(bright, inks.paper, 0.3), bright, deep], 0, pool, 0, height)}" d="M0 ${Math.round(pool)}h${width}v${Math.round(height - pool)}H0z"/>`,
    stroke(rings, inks.paper, 2.4, { opacity: 0.55 }),
    fill(foam, inks.paper, { opacity: 0.9 }),
    ripples(stage, pool + span * 0.06, height, { count: 18, opacity: 0.5, big: 60 }),
  ]
}

/** Boulders round the brim, and the two who came down the steps. */
function banks(stage: Stage): Art {
  const { width, height, span, unit, chance, inks, sunward } = stage
  const { rock, leaf, key } = inks
  const [stones, tops] = [pen(), pen()]
  const place = (spans: number, y: number, half: number): Point => {
    const x = nearEdge(stage, spans)
    stones
      .M(x - half, y)
      .Q(x - half * 0.9, y - half * 0.8, x - half * 0.1, y - half * 0.9)
      .Q(x + half * 0.8, y - half * 0.8, x + half, y)
      .Q(x, y + half * 0.25, x - half, y)
    tops
      .M(x - half * 0.8, y - half * 0.5)
      .Q(x - half * 0.1, y - half * 1.1, x + half * 0.7, y - half * 0.5)
      .Q(x, y - half * 0.5, x - half * 0.8, y - half * 0.5)
    return [x, y - half * 0.84]
  }
  place(0.08, height * 0.88, span * 0.12)
  const seat = place(0.34, height * 0.9, span * 0.1)
  place(0.52, height * 0.95, span * 0.06)
  place(width / span - 0.1, height * 0.86, span * 0.1)
  place(width / span - 0.3, height * 0.94, span * 0.06)
  place(width / span - 0.46, height * 0.8, span * chance.between(0.02, 0.035))
  const crownId = palmCrown(stage)
  return [
    palm(crownId, nearEdge(stage, 0.04), height * 0.86, span * 0.42, {
      lean: sunward * 0.1,
      ink: leaf[3],
      trunk: key,
      scale: unit * 0.9,
    }),
    fill(stones, mix(rock[2], key, 0.25)),
    fill(tops, mix(leaf[1], leaf[2], 0.4)),
    traveller(stage, seat[0] - span * 0.03, seat[1] + 4, unit * 2.3, { coat: RED, flip: sunward }),
    traveller(stage, seat[0] + span * 0.04, seat[1] + 5, unit * 2.2, {
      kind: 'hat',
      coat: BLUE,
      flip: sunward,
    }),
  ]
}
