import { mix } from './inks.ts'
import { first, lerp, nth, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** A point of the shore: 0 at its far end, 1 at its near one. */
type Shoreline = (t: number) => Point

/** Walks a shore given far to near, rounding its corners a little. */
export function shoreline(shore: readonly Point[]): Shoreline {
  return t => {
    const along = (shore.length - 1) * t
    const step = Math.min(shore.length - 2, Math.floor(along))
    const part = along - step
    const [[fromX, fromY], [toX, toY]] = [nth(shore, step), nth(shore, step + 1)]
    const eased = part * part * (3 - 2 * part) * 0.4 + part * 0.6
    return [lerp(fromX, toX, part), lerp(fromY, toY, eased)]
  }
}

/** A line of foam with a scalloped lower edge, `out` from the shore. */
export function lace(
  { width, span, chance }: Stage,
  at: Shoreline,
  out: number,
  thick: number,
  ink: string,
  opacity?: number,
): Art {
  const count = Math.round((16 * width) / span)
  const crest = range(count + 1, (_, t): Point => {
    const [x, y] = at(t)
    return [x, y - out * (0.5 + t * 0.7)]
  })
  const foam = pen().curve(crest)
  for (let i = count; i > 0; i--) {
    const [[fromX, fromY], [toX, toY]] = [nth(crest, i), nth(crest, i - 1)]
    const hang = thick * chance.between(0.5, 1.7) * (0.5 + i / count)
    foam
      .Q(lerp(fromX, toX, 0.2), fromY + hang * 1.2, lerp(fromX, toX, 0.5), (fromY + toY) / 2 + hang)
      .Q(lerp(fromX, toX, 0.8), toY + hang * 0.9, toX, toY + thick * 0.3)
  }
  return fill(foam.Z(), ink, { opacity })
}

interface Breaker {
  from: number
  to: number
  out: number
  thick: number
}

/** A wave that stands up off the shore: a dark face under a thin crest. */
export function breaker({ inks }: Stage, at: Shoreline, { from, to, out, thick }: Breaker): Art {
  const edge = (swell: (t: number) => number) =>
    range(11, (_, t): Point => {
      const [x, y] = at(lerp(from, to, t))
      return [x, y - out + thick * swell(t)]
    })
  const crest = edge(t => -0.5 * Math.sin(Math.PI * t))
  const face = (deep: number) =>
    pen()
      .M(...first(crest))
      .soft(crest.slice(1))
      .soft(edge(t => deep * Math.sin(Math.PI * t) ** 0.8).reverse())
      .Z()
  return [
    fill(face(0.9), mix(inks.water[2], inks.key, 0.12), { opacity: 0.75 }),
    fill(face(0.05), inks.paper, { opacity: 0.9 }),
  ]
}
