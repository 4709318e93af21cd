import { forest } from './forest.ts'
import { mix } from './inks.ts'
import { clamp } from './numbers.ts'
import { palm } from './palms.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, use } from './tags.ts'
import { emergentTree } from './trees.ts'
import { reflectedPrint } from './water.ts'

/** A spit of forest that reaches out into a river from one side of the frame. */
export interface Bend {
  /** The side it comes from: -1 left, 1 right. */
  readonly side: 1 | -1
  /** x of its point, and y of the water there. */
  readonly tip: number
  readonly y: number
  /** Height of its forest well behind the point. */
  readonly high: number
  readonly ink: string
  readonly lit: string
  readonly crownId: string
}

/** The spit, a palm or two at its point, a giant behind them, and all of it again in the water. */
export function woodedBend(stage: Stage, bend: Bend): Art {
  const { width, inks } = stage
  const { side, tip, y, high } = bend
  const frame = side < 0 ? -30 : width + 30
  if ((frame - tip) * side < high * 0.2) return
  const print = stage.define(group({}, emergents(stage, bend), belts(stage, bend, frame)))
  const mud = pen().lens((tip + frame) / 2 - side * high * 0.1, y, Math.abs(frame - tip) * 1.02, high * 0.035)
  return [
    reflectedPrint(print, y, 0.7, 0.32),
    use(print),
    fill(mud, mix(inks.rock[1], bend.ink, 0.45), { opacity: 0.8 }),
  ]
}

/** Two rows of forest: the high one behind, and bushes before it that come down to the water. */
function belts(stage: Stage, bend: Bend, frame: number): Art {
  const { inks } = stage
  const { high, ink, lit } = bend
  const far = mix(ink, inks.mist, 0.12)
  return [
    belt(stage, bend, frame, { from: 0.5, top: high, size: high * 0.19, ink: far, lit, rows: 2 }),
    belt(stage, bend, frame, {
      from: 0,
      top: high * 0.5,
      size: high * 0.14,
      ink,
      lit: mix(ink, lit, 0.6),
      rows: 2,
    }),
  ]
}

interface Belt {
  /** How far behind the point it begins, in heights of the forest. */
  readonly from: number
  readonly top: number
  readonly size: number
  readonly ink: string
  readonly lit: string
  readonly rows: number
}

function belt(stage: Stage, { side, tip, y, high }: Bend, frame: number, row: Belt): Art {
  const { top, size, ink, lit, rows } = row
  const start = tip + side * high * row.from
  if ((frame - start) * side < size * 2) return
  const slope = (x: number) => y - (top - size) * clamp(((x - start) * side) / (high * 1.6)) ** 0.8
  return forest(stage, {
    from: Math.min(start, frame),
    to: Math.max(start, frame),
    y: slope,
    size,
    ink,
    lit,
    base: y,
    rows,
    bumps: 4,
    gap: 1.45,
    litOdds: 0.7,
  })
}

function emergents(stage: Stage, { side, tip, y, high, ink, lit, crownId }: Bend): Art {
  const { span, chance } = stage
  const behind = (part: number) => tip + side * high * part
  const palms = [0.18, 0.42].map(part =>
    palm(crownId, behind(part), y - high * 0.1, high * chance.between(0.6, 0.95), {
      lean: -side * chance.between(0.1, 0.35),
      ink,
      scale: high / 270,
      flip: -side,
    }),
  )
  if (high < span * 0.13) return palms
  const giant = emergentTree(stage, behind(chance.between(1, 1.4)), y - high * 0.4, high * 1.2, { ink, lit })
  return [giant, palms]
}
