import { CENTRE, SCALE } from '#art/portrait/head/head.ts'
import type { Side } from '#art/portrait/head/sides.ts'
import { type Cut, cut, type Surface, type Tracer, tracer, type Vertex } from '#art/portrait/outline.ts'
import { type Tones, tonesOf } from '#art/portrait/portrait-inks.ts'
import type { Wear } from '#art/portrait/portrait-options.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { clamp } from '#art/poster/toolbox/numbers.ts'

/** How deep a garment is cut at the neck, and how: round, open to a point, or with a collar closed over it. */
const NECKLINES: Record<Wear, { dip: number; kind: 'round' | 'open' | 'closed' }> = {
  field: { dip: 182, kind: 'closed' },
  rain: { dip: 170, kind: 'open' },
  linen: { dip: 196, kind: 'open' },
  polo: { dip: 178, kind: 'closed' },
  tee: { dip: 166, kind: 'round' },
  stripe: { dip: 168, kind: 'round' },
  print: { dip: 186, kind: 'closed' },
  blouse: { dip: 186, kind: 'open' },
  knit: { dip: 150, kind: 'round' },
  vest: { dip: 176, kind: 'closed' },
  apron: { dip: 168, kind: 'round' },
  kanga: { dip: 172, kind: 'round' },
  captain: { dip: 180, kind: 'closed' },
}

/** What a garment is cut from: the body it lies on, its measures and its two cloths. */
export interface Garment {
  /** The chest, in head units from the eye line; the neck ends at about y = 140. */
  chest: Surface
  at: Tracer
  side: Record<Side, Tracer>
  neck: number
  shoulder: number
  dip: number
  neckline: 'round' | 'open' | 'closed'
  cloth: Tones
  second: Tones
}

export function garmentOf(sitter: Sitter): Garment {
  const { person, shape } = sitter
  const { dip, kind } = NECKLINES[person.wear]
  return {
    ...torso(sitter),
    neck: shape.neck,
    shoulder: shape.shoulder,
    dip,
    neckline: kind,
    cloth: tonesOf(person.cloth),
    second: tonesOf(person.second),
  }
}

/** The chest turns with the head, half as much. */
export function torso({ head, shape }: Sitter): Pick<Garment, 'chest' | 'at' | 'side'> {
  const chest: Surface = (x, y) => {
    const far = clamp((Math.abs(x) - 24) / 90)
    const across = x * (1 - 0.26 * head.turn * Math.sign(x) * far) + head.turn * (y > 150 ? 8 : 5)
    const down = y + shape.chestDrop + head.turn * x * far * -0.05
    return { x: CENTRE.x + SCALE * across, y: CENTRE.y + SCALE * down, corner: false }
  }
  const at = tracer(chest)
  return { chest, at, side: { [-1]: tracer((x, y) => chest(-x, y)), 1: at } }
}

/** Two flaps, the left one lit. */
export function collar({ at, neck: n, dip }: Garment, left: string, right: string, length = 186): Cut[] {
  return [
    cut(left, at`${-n - 6},120! ${-n - 14},138! ${-n + 4},${length}! -1,${dip - 6}! ${-n * 0.55},154`),
    cut(right, at`${n + 6},120! ${n + 14},138! ${n - 4},${length}! 1,${dip - 6}! ${n * 0.55},154`),
  ]
}

export function diamond(at: Tracer, x: number, y: number, r: number): Vertex[] {
  return at`${x - r},${y} ${x},${y - r} ${x + r},${y} ${x},${y + r}`
}

export function buttons({ at }: Garment, x: number, heights: number[], ink: string): Cut {
  return cut(ink, ...heights.map(y => diamond(at, x, y, 3)))
}
