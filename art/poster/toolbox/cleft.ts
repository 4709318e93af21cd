import { mix } from './inks.ts'
import { clamp, lerp, nth, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'
import type { Course } from './torrent.ts'

/** The cleft: seven metres across, and the Nile has no other way. */
export interface Gap {
  readonly x: number
  /** y of its lip, and of the river below. */
  readonly lip: number
  readonly river: number
  readonly half: number
  /** How far the water is thrown aside on its way down. */
  readonly kick: number
}

/** The way of the water: narrow to the end of the cleft, then bursting wide. */
export function courseOf({ x, lip, river, half, kick }: Gap): Course {
  return {
    at: down => [x + kick * down ** 1.8, lerp(lip, river + half * 0.8, down)],
    half: down => half * (1.1 + 6.4 * clamp((down - 0.34) / 0.66) ** 1.5),
  }
}

/** y of the brink: it climbs away from the cleft on the near side and sinks into the woods on the other. */
export function brinkOf({ span, sunward }: Stage, { x, lip }: Gap): (at: number) => number {
  return at => {
    const away = ((at - x) / span) * sunward
    const rise = away < 0 ? 0.13 * clamp(-away * 1.3) ** 0.8 : -0.12 * clamp((away - 0.16) * 1.7)
    return lip - span * (0.055 + rise)
  }
}

/** The jambs of the cleft stand forward of the walls, and the water comes out between them. */
export function jambs(stage: Stage, course: Course, foot: number, top: (x: number) => number): Art {
  const { span, inks } = stage
  const [lipX, lip] = course.at(0)
  const [body, lit, dark] = [pen(), pen(), pen()]
  for (const side of [-1, 1] as const) {
    const jamb = cutJamb(stage, course, foot, top, side)
    body.polygon([
      ...jamb.inner,
      ...jamb.outer.toReversed(),
      [lipX + side * course.half(0) * 1.3, lip - span * 0.05],
    ])
    for (const across of [0.2, 0.42, 0.64, 0.86]) {
      const cut = facet(stage, jamb, across, stage.light)
      ;(side === stage.light ? lit : dark).polygon(cut)
    }
  }
  const { land, rock } = inks
  return [
    fill(body, stage.gradient([land[5], mix(land[5], land[3], 0.45)], 0, lip, 0, foot)),
    fill(lit, mix(land[4], rock[2], 0.45)),
    fill(dark, mix(land[5], rock[2], 0.22)),
  ]
}

interface Jamb {
  /** The edge on the water and the edge on the wall, both from the top down. */
  readonly inner: readonly Point[]
  readonly outer: readonly Point[]
}

function cutJamb(
  { span, chance }: Stage,
  course: Course,
  foot: number,
  top: (x: number) => number,
  side: 1 | -1,
): Jamb {
  const [lipX] = course.at(0)
  const inner = range(8, (_, t): Point => {
    const [x, y] = course.at(t)
    return [x + side * course.half(t) * chance.between(0.72, 0.96), y]
  })
  const outer = range(6, (_, t): Point => {
    const x = lipX + side * span * lerp(0.13, 0.25, t) * chance.between(0.86, 1.14)
    return [x, lerp(top(x), foot, t)]
  })
  return { inner, outer }
}

/** A plane of rock that catches the light, between the water's edge (0) and the wall (1). */
function facet({ chance, span }: Stage, { inner, outer }: Jamb, across: number, light: 1 | -1): Point[] {
  const [from, to] = [chance.between(0, 0.3), chance.between(0.6, 0.95)]
  const on = (down: number, off: number): Point => {
    const [x1, y1] = nth(inner, Math.round(down * (inner.length - 1)))
    const [x2, y2] = nth(outer, Math.round(down * (outer.length - 1)))
    return [lerp(x1, x2, across) + off * span, lerp(y1, y2, across)]
  }
  const wide = light * chance.between(0.012, 0.024)
  const middle = lerp(from, to, 0.5)
  return [on(from, 0), on(middle, wide), on(to, 0), on(middle, wide * -0.15)]
}
