import { mix } from './inks.ts'
import { lerp } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

export interface GorgeWall {
  from: number
  to: number
  top: (x: number) => number
  foot: number
  /** y where the haze begins. */
  lip: number
  ink: string
  shade: string
  moss: string
  /** The side of the water a wing stands on; a wall right across has none. */
  side?: -1 | 0 | 1
}

/** A fluted wall of rock: lit and shaded columns that break at mossy ledges, lost in mist below. */
export function gorgeWall(stage: Stage, { from, to, top, foot, lip, side = 0, ...inks }: GorgeWall): Art {
  const { span, chance } = stage
  const rock = pen()
    .M(from, foot)
    .L(from - (side > 0 ? span * 0.012 : 0), lerp(top(from), foot, 0.5), from, top(from))
  const [shades, moss] = [pen(), pen()]
  for (let x = from; x < to; ) {
    const column = {
      x,
      width: span * chance.between(0.05, 0.1),
      y: top(x) + chance.between(-0.02, 0.02) * span,
      foot,
    }
    cutColumn(stage, rock, shades, column)
    if (chance.odds(0.4)) mossyLedge(stage, moss, column)
    x += column.width
  }
  const mist = stage.inks.mist
  const faded = (ink: string) => stage.gradient([ink, ink, mix(ink, mist, 0.6)], 0, lip, 0, foot)
  const body = rock.L(side < 0 ? to + span * 0.015 : to + 20, foot).Z()
  return [fill(body, faded(inks.ink)), fill(shades, faded(inks.shade)), fill(moss, inks.moss)]
}

interface Column {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly foot: number
}

function cutColumn(
  { span, chance, light }: Stage,
  rock: Pen,
  shades: Pen,
  { x, y, width, foot }: Column,
): void {
  const middle = x + width * chance.between(0.45, 0.65)
  const end = lerp(y, foot, chance.between(0.5, 1.1))
  const dark = light > 0 ? -1 : 1
  const side = dark > 0 ? x + width : x
  rock.L(x, y, x + width * 0.8, y + chance.between(-4, 4), x + width, y + span * chance.between(0.005, 0.02))
  const down = (part: number) => lerp(y, end, part)
  shades
    .M(middle, y + 2)
    .L(middle + chance.between(-0.12, 0.12) * width, down(0.25))
    .L(middle + dark * chance.between(-0.1, 0.2) * width, down(0.3))
    .L(middle + chance.between(-0.1, 0.1) * width, down(0.62))
    .L(middle + dark * 0.2 * width, down(0.66), side - dark * width * 0.1, end)
    .L(side, down(0.8), side, y + 4)
    .Z()
}

function mossyLedge({ chance }: Stage, moss: Pen, { x: left, y: top, width, foot }: Column): void {
  const y = lerp(top, foot, chance.between(0.12, 0.6))
  const half = width * chance.between(0.35, 0.6)
  const x = left + width * 0.5
  moss
    .M(x - half, y)
    .Q(x - half * 0.9, y - half * 0.7, x - half * 0.2, y - half * 0.6)
    .Q(x + half * 0.5, y - half * 0.9, x + half, y + half * 0.1)
    .L(x + half * 0.7, y + half * 1.3, x + half * 0.35, y + half * 0.5, x, y + half * 2)
    .L(x - half * 0.3, y + half * 0.4, x - half * 0.65, y + half)
    .Z()
}
