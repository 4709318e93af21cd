import { BLUE, RED } from '#art/poster/palettes.ts'
import { forest } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place, stroke } from '#art/poster/toolbox/tags.ts'
import { lightRoad, reflection, ripples, sea } from '#art/poster/toolbox/water.ts'
import type { Landmark } from './landmark.ts'

export const caves: Landmark = {
  scene: {
    title: 'Out of the river caves of Cayo',
    best: 'day',
    draw(stage) {
      const { height, span, unit, chance, inks, xAt, sunward } = stage
      const water = height * chance.between(0.62, 0.66)
      const mouth = {
        x: xAt(0.1),
        y: water - span * 0.02,
        half: Math.max(span * chance.between(0.4, 0.46), stage.width * 0.22),
        high: span * chance.between(0.46, 0.52),
      }
      const sun = stage.hang({ x: mouth.x + sunward * span * 0.08, y: water - span * 0.27, r: span * 0.14 })
      const boatX = xAt(chance.between(0.02, 0.14))
      const boatY = lerp(water, height, 0.46)
      return [
        sky(stage, { horizon: water, sun }),
        outside(stage, water, mouth.x),
        sea(stage, water, height, {
          inks: [
            mix(inks.water[0], inks.leaf[0], 0.2),
            mix(inks.water[1], inks.leaf[2], 0.4),
            mix(inks.water[2], inks.key, 0.6),
          ],
        }),
        lightRoad(stage, sun.x, water + 4, height * 0.94, { far: span * 0.08, near: span * 0.2, count: 11 }),
        ripples(stage, water + 6, height, { count: 20, opacity: 0.4, big: 70 }),
        rock(stage, water, mouth),
        reflection(stage, boatX, boatY + 12 * unit, span * 0.3, span * 0.07, inks.key, {
          count: 4,
          opacity: 0.5,
        }),
        paddlers(stage, boatX, boatY, unit * 1.25, chance.sign()),
      ]
    },
  },
  setting: {
    hours: ['day', 'dawn', 'golden', 'monsoon', 'dusk'],
    countries: ['belize'],
    habitats: ['river', 'rainforest'],
    subjects: ['cave', 'actun', 'atm', 'tubing', 'underground', 'river through'],
  },
}

/** The jungle in the light beyond the mouth. */
function outside(stage: Stage, water: number, x: number): Art {
  const { span, unit, inks, sunward } = stage
  const { land, leaf } = inks
  const crownId = palmCrown(stage)
  const side = (at: number) => Math.min(1, (Math.abs(at - x) / (span * 0.36)) ** 1.3)
  return [
    forest(stage, {
      y: at => water - span * (0.06 + 0.2 * side(at)),
      size: 20 * unit,
      ink: mix(land[1], leaf[1], 0.4),
      lit: mix(land[0], leaf[0], 0.5),
      base: water + 3,
    }),
    palm(crownId, x - sunward * span * 0.2, water, span * 0.3, {
      lean: 0.08 * sunward,
      ink: leaf[2],
      scale: unit * 0.6,
    }),
    palm(crownId, x + sunward * span * 0.3, water, span * 0.22, {
      lean: -0.1 * sunward,
      ink: leaf[2],
      scale: unit * 0.5,
    }),
    forest(stage, {
      y: at => water - span * (0.02 + 0.12 * side(at)),
      size: 24 * unit,
      ink: leaf[2],
      lit: leaf[1],
      base: water + 3,
    }),
  ]
}

interface Mouth {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly high: number
}

/** The vault in three coats, each nearer and darker, with stalactites along every edge. */
function rock(stage: Stage, water: number, mouth: Mouth): Art {
  const { inks } = stage
  return [
    coat(stage, water, mouth, 1, mix(inks.rock[2], inks.rock[1], 0.35)),
    coat(stage, water, mouth, 1.22, mix(inks.rock[2], inks.key, 0.4)),
    coat(stage, water, mouth, 1.5, mix(inks.key, inks.rock[2], 0.16)),
  ]
}

function coat(stage: Stage, water: number, { x, high, half }: Mouth, size: number, ink: string): Art {
  const { width, height, span, chance, inks } = stage
  const steps = 30
  const start = chance() * 9
  const edge = range(steps, (i, t): Point => {
    const angle = Math.PI * (1 - t)
    const [reach, rise] = [half * size ** 1.25, high * (0.62 + 0.38 * size)]
    const out = 1 + 0.06 * Math.sin(i * 1.7 + start) + 0.03 * Math.sin(i * 4.1)
    return [
      x + Math.cos(angle) * reach * out,
      water + span * 0.02 * size - Math.sin(angle) ** 0.8 * rise * out,
    ]
  })
  const stones = pen()
  for (const [px, py] of edge.slice(4, -4)) {
    if (!chance.odds(0.72)) continue
    const [long, wide] = [span * chance.between(0.03, 0.12) * size, span * chance.between(0.008, 0.02) * size]
    stones
      .M(px - wide, py - 6)
      .Q(px - wide * 0.3, py + long * 0.4, px + wide * 0.1, py + long)
      .Q(px + wide * 0.4, py + long * 0.4, px + wide, py - 6)
      .Z()
  }
  const [low, below] = [water + span * 0.05 * size ** 2, height * (0.86 + 0.05 * size)]
  const wall = pen()
    .M(-20, -20)
    .H(width + 20)
    .V(below)
    .L(edge[steps - 1]?.[0] ?? 0, low)
    .through(edge.toReversed())
    .L(edge[0]?.[0] ?? 0, low, -20, below)
    .Z()
  const folds = pen()
  for (const [px, py] of edge.filter((_, i) => i % 3 === 0))
    folds
      .M(px, py - 6)
      .Q(px + (px - x) * 0.06, py - span * 0.06, px + (px - x) * 0.14, py - span * chance.between(0.08, 0.16))
  return [
    fill(wall, ink),
    fill(stones, ink),
    stroke(folds, mix(ink, inks.rock[0], 0.22), 3, { opacity: 0.5 }),
  ]
}

/** A canoe heading right with two who wear helmet lamps, 130 long. */
function paddlers({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const heads = [-26, 24]
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M60-34L150-56L150-14Z', inks.lamp, { opacity: 0.3 }),
    heads.map((at, i) =>
      fill(
        `M${at - 8}-8C${at - 9}-20 ${at - 6}-26 ${at}-26C${at + 6}-26 ${at + 8}-20 ${at + 7}-8Z`,
        i ? BLUE : inks.lamp,
      ),
    ),
    heads.map(at =>
      fill(`M${at - 4.4}-30a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0`, mix(inks.rock[1], inks.key, 0.3)),
    ),
    heads.map(at => fill(`M${at - 6}-31Q${at - 6}-38 ${at}-38Q${at + 6}-38 ${at + 6}-31Z`, inks.paper)),
    fill(heads.map(at => `M${at + 3}-34.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0`).join(''), inks.lamp),
    stroke('M-22-20L-8-16L4 6M28-20L42-16L54 6', inks.key, 2.6),
    fill('M-66-18Q-50-4 0-4Q50-4 68-20Q56 6 30 8H-30Q-56 6-66-18Z', RED),
    fill('M-64-14Q-46-1 0-1Q48-1 65-16Q50-5 0-5Q-50-5-64-14Z', mix(RED, inks.key, 0.4)),
  )
}
