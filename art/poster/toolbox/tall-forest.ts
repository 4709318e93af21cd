import { mistTongue } from './clouds.ts'
import { forest, leafMass } from './forest.ts'
import { mix } from './inks.ts'
import { buttressedTrunk, liana } from './lianas.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** Within a tall African forest: boles one behind another, the farther the paler, and light on the floor between them. */
export function tallForest(stage: Stage): Art {
  const { width, height, span, unit, chance, inks } = stage
  const { land, leaf } = inks
  const boles = (count: number, wide: number, ink: string, foot: number) => {
    const trees = pen()
    const number = Math.round((count * width) / span)
    for (let i = 0; i < number; i++) {
      const x = (width * (i + chance.between(0.1, 0.9))) / number
      const w = span * wide * chance.between(0.7, 1.4)
      const lean = chance.between(-0.03, 0.03) * span
      trees.M(x - w * 1.5, foot).Q(x - w * 0.5, foot - span * 0.1, x - w * 0.5 + lean, -10)
      trees
        .L(x + w * 0.5 + lean, -10)
        .Q(x + w * 0.6, foot - span * 0.1, x + w * 1.5, foot)
        .Z()
    }
    return fill(trees, stage.gradient([ink, mix(ink, inks.mist, 0.4)], 0, 0, 0, foot))
  }
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (90 * unit + 20)) * span * 0.025,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.45)], 0, y - span * 0.06, 0, y + span * 0.2),
      lit,
      gap: 1.3,
    })
  return [
    boles(7, 0.012, mix(land[0], inks.mist, 0.35), height * 0.7),
    belt(height * 0.64, 26, mix(land[1], leaf[0], 0.2), mix(land[1], inks.mist, 0.4)),
    mistTongue(stage, height * 0.7, span * 0.05, { opacity: 0.6 }),
    boles(4, 0.02, mix(land[2], leaf[1], 0.25), height * 0.8),
    belt(height * 0.76, 34, mix(land[2], leaf[1], 0.6), leaf[0]),
    mistTongue(stage, height * 0.83, span * 0.04, { opacity: 0.45 }),
  ]
}

/** A great tree at the frame's side, the head of leaves over it, and a liana. */
export function sideTree(stage: Stage, across: number, wide: number): Art {
  const { height, span, inks, xAt } = stage
  const { key, leaf, rock } = inks
  const bark = mix(key, rock[2], 0.2)
  return [
    buttressedTrunk(stage, xAt(across), span * wide, { ink: bark, lit: mix(bark, rock[1], 0.3) }),
    liana(stage, xAt(across + 0.16), -10, height * 0.5, { ink: key, leaf: leaf[2] }),
    leafMass(stage, xAt(across + 0.08), 0, span * 0.36, span * 0.09, {
      ink: leaf[3],
      lit: leaf[2],
      clumps: 12,
    }),
  ]
}

/** A bough through the points, thick at its first end; it gives its upper edge. */
export function greatBough(stage: Stage, points: readonly Point[], thick: number, tip: number): Art {
  const { inks, chance } = stage
  const bark = mix(inks.key, inks.rock[2], 0.2)
  const body = outline(points, thick, tip)
  const light = outline(
    points.map(([x, y], i): Point => [x, y - lerp(thick, tip, i / (points.length - 1)) * 0.26]),
    thick * 0.22,
    tip * 0.2,
  )
  const moss = pen()
  for (let i = 0; i < points.length - 2; i++) {
    const [[x, y], [toX, toY]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
    range(3, (_, t) => {
      const [mx, my] = [lerp(x, toX, t), lerp(y, toY, t) + thick * 0.3]
      const long = thick * chance.between(0.3, 1)
      moss
        .M(mx - thick * 0.3, my)
        .Q(mx - thick * 0.1, my + long, mx, my + long)
        .Q(mx + thick * 0.12, my + long * 0.6, mx + thick * 0.3, my)
        .Z()
    })
  }
  return [fill(moss, inks.leaf[3]), fill(body, bark), fill(light, mix(bark, inks.rock[1], 0.3))]
}

function outline(points: readonly Point[], thick: number, tip: number): Pen {
  const half = (i: number) => lerp(thick, tip, i / (points.length - 1)) / 2
  const upper = points.map(([x, y], i): Point => [x, y - half(i)])
  const lower = points.map(([x, y], i): Point => [x, y + half(i)]).reverse()
  return pen()
    .curve(upper)
    .L(...(lower[0] ?? [0, 0]))
    .soft(lower.slice(1))
    .Z()
}
