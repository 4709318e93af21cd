import { lerp, type Point, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import type { Build } from './build.ts'
import { lines, polygon, rectangle, type Segment } from './marks.ts'

/** A house's front, and how far its depth goes right and up. */
export interface Volume {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly dx: number
  readonly dy: number
  /** y of its floor; the ground when left out. */
  readonly base?: number
}

/** A volume with its right side in shade. */
export function box(
  { paint }: Build,
  { x, width, height, dx, dy, base = 0 }: Volume,
  { wall = paint.wall, shade = paint.wallShade }: { wall?: string; shade?: string } = {},
): Art {
  const right = x + width
  const side: Point[] = [
    [right, base],
    [right + dx, base - dy],
    [right + dx, base - height - dy],
    [right, base - height],
  ]
  return [polygon(side, shade), rectangle(x, base - height, width, height, wall)]
}

/** The shade a house throws where it stands. */
export function groundShadow({ stage }: Build, x: number, width: number, height: number): Art {
  return fill(pen().lens(x + width / 2, 2, width, height), stage.inks.key, { opacity: 0.28 })
}

/** The dark between a raised floor and the ground. */
export function underFloor({ paint }: Build, x: number, width: number, base: number, dx: number, dy: number) {
  const right = x + width
  return polygon(
    [
      [x, base],
      [right, base],
      [right + dx, base - dy],
      [right + dx, base - dy + 8],
      [right, base + 9],
      [x, base + 9],
    ],
    paint.woodShade,
  )
}

/** Upright boards over a wall. */
export function boards(
  count: number,
  x: number,
  gap: number,
  foot: number,
  top: number,
  ink: string,
  width: number,
  opacity?: number,
): Art {
  const seams = range(count, (i): Segment => {
    const at = x + i * gap
    return [
      [at, foot],
      [at, top],
    ]
  })
  return lines(seams, ink, width, { opacity })
}

export function posts(xs: readonly number[], foot: number, top: number, width: number, ink: string): Art {
  return xs.map(x => rectangle(x - width / 2, top, width, foot - top, ink))
}

interface RailOptions {
  count?: number
  crossed?: boolean
}

/** A railing from x to x; `y` is its foot. */
export function rail(
  from: number,
  to: number,
  y: number,
  height: number,
  ink: string,
  { count = Math.round((to - from) / 9), crossed = false }: RailOptions = {},
): Art {
  const step = (to - from) / count
  const bars = crossed
    ? crossBars(from, to, y, height, step, count)
    : range(count + 1, (i): Segment => {
        const x = from + i * step
        return [
          [x, y],
          [x, y - height],
        ]
      })
  return [
    lines(bars, ink, 2),
    rectangle(from - 2, y - height - 3, to - from + 4, 4.5, ink),
    rectangle(from, y - 3, to - from, 3, ink),
  ]
}

function crossBars(from: number, to: number, y: number, height: number, step: number, count: number) {
  return range(Math.round(count / 4), (i): Segment[] => {
    const left = from + i * step * 4
    const right = Math.min(to, left + step * 4)
    return [
      [
        [left, y - height],
        [right, y],
      ],
      [
        [left, y],
        [right, y - height],
      ],
    ]
  }).flat()
}

/** Steps down from a floor; `run` is how far each goes aside: 9 to the right, -9 to the left, 0 toward us. */
export function stair(
  x: number,
  foot: number,
  top: number,
  width: number,
  run: number,
  { tread, string }: { tread: string; string: string },
): Art {
  const count = Math.max(3, Math.round((foot - top) / 11))
  const treads = range(count, i => {
    const left = x + run * i - (run < 0 ? width : 0)
    return rectangle(left, lerp(top, foot, (i + 1) / count) - 4, width, 4, tread)
  })
  const side = (at: number): Segment => [
    [at, top],
    [at + run * count, foot],
  ]
  return [lines([side(x), side(x + (run < 0 ? -width : width))], string, 3.5), treads]
}
