import type { GeoContext } from 'd3-geo'
import type { Rect } from './land-mask.ts'

interface Stroke {
  /** x, y, x, y… in tenths of a pixel. */
  points: number[]
  closed: boolean
}

export interface ShapePen extends GeoContext {
  /** Everything drawn so far as an SVG path, in pixels. */
  path(): string
  /** The closed strokes as flat lists of x, y in pixels. */
  rings(): number[][]
}

/**
 * A context for d3-geo instead of a canvas: it writes short SVG (relative steps, tenths of a pixel, no repeated
 * points) and leaves out closed shapes smaller than `smallest` pixels in both directions.
 */
export function shapePen(smallest: number): ShapePen {
  const strokes: Stroke[] = []
  let stroke: Stroke = { points: [], closed: false }

  function moveTo(x: number, y: number) {
    stroke = { points: [Math.round(x * 10), Math.round(y * 10)], closed: false }
    strokes.push(stroke)
  }
  function lineTo(x: number, y: number) {
    const [tenthX, tenthY] = [Math.round(x * 10), Math.round(y * 10)]
    if (tenthX === stroke.points.at(-2) && tenthY === stroke.points.at(-1)) return
    stroke.points.push(tenthX, tenthY)
  }
  function kept() {
    return strokes.filter(({ points, closed }) =>
      closed ? points.length >= 6 && longerSide(points) >= smallest * 10 : points.length >= 4,
    )
  }
  return {
    beginPath() {},
    arc() {},
    moveTo,
    lineTo,
    closePath() {
      stroke.closed = true
    },
    path: () => kept().map(subpath).join(''),
    rings: () =>
      kept()
        .filter(({ closed }) => closed)
        .map(({ points }) => points.map(tenths => tenths / 10)),
  }
}

/** The smallest rectangle around a flat list of x, y. */
export function rectAround(points: readonly number[]): Rect {
  const rect = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0
    const y = points[i + 1] ?? 0
    rect.left = Math.min(rect.left, x)
    rect.right = Math.max(rect.right, x)
    rect.top = Math.min(rect.top, y)
    rect.bottom = Math.max(rect.bottom, y)
  }
  return rect
}

function longerSide(points: readonly number[]): number {
  const { left, top, right, bottom } = rectAround(points)
  return Math.max(right - left, bottom - top)
}

function subpath({ points, closed }: Stroke): string {
  const steps = points.slice(2).map((value, i) => value - (points[i] ?? 0))
  return `M${numbers(points.slice(0, 2))}l${numbers(steps)}${closed ? 'z' : ''}`
}

/** Tenths as SVG numbers, without optional zeros and spaces. */
function numbers(tenths: number[]): string {
  return tenths.map(short).join(' ').replaceAll(' -', '-')
}

function short(tenths: number): string {
  const whole = Math.trunc(Math.abs(tenths) / 10)
  const rest = Math.abs(tenths) % 10
  const sign = tenths < 0 ? '-' : ''
  if (rest === 0) return `${sign}${whole}`
  return `${sign}${whole || ''}.${rest}`
}
