import { type ForestOptions, forest } from './forest.ts'
import { clamp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

interface WoodedBank {
  /** The side of the river it lies on: -1 left, 1 right. */
  side: number
  /** x where it ends in the water, and y of its foot. */
  edge: number
  foot: number
  size: number
  /** How far the woods climb away from the water, in spans. */
  rise?: number
  ink: string
  lit: string
}

/** A wooded bank that runs out of the frame on one side and darkens the water at its foot. */
export function woodedBank(stage: Stage, { side, edge, foot, size, rise = 0.1, ink, lit }: WoodedBank): Art {
  const { span, inks } = stage
  const climb = (x: number) => span * rise * clamp(((x - edge) * side) / (span * 0.5)) ** 0.7
  return [
    fill(pen().lens(edge + side * span * 0.5, foot + 2, span * 1.1, span * 0.02), inks.land[5], {
      opacity: 0.3,
    }),
    forest(stage, {
      ...(side < 0 ? { to: edge } : { from: edge }),
      y: x => foot - span * 0.02 - climb(x),
      size,
      ink,
      lit,
      base: foot,
      bumps: 4,
      gap: 1.3,
      rows: 2,
      litOdds: 0.6,
    }),
  ]
}

interface BrinkTrees extends Pick<ForestOptions, 'from' | 'to' | 'ink' | 'lit' | 'base'> {
  top: (x: number) => number
}

/** Trees that stand behind the brink of a wall. */
export function brinkTrees(stage: Stage, { top, ...options }: BrinkTrees): Art {
  const y = (x: number) => top(x) - stage.span * 0.004
  return forest(stage, { ...options, y, size: stage.span * 0.04, gap: 1.3, bumps: 4 })
}
