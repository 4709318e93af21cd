import { nth, type Point, pairs, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Attributes, fill, stroke, tag } from '#art/poster/toolbox/tags.ts'

export type Segment = readonly [from: Point, to: Point]

/** Points from coordinates written `x, y, x, y …`, counted from a point. */
export function pointsFrom(x: number, y: number, coordinates: readonly number[]): Point[] {
  return pairs(coordinates).map(([across, down]) => [x + across, y + down])
}

/** Strokes from coordinates written `x, y, x, y …`, four numbers each, counted from a point. */
export function segmentsFrom(x: number, y: number, coordinates: readonly number[]): Segment[] {
  const points = pointsFrom(x, y, coordinates)
  return range(points.length / 2, i => [nth(points, i * 2), nth(points, i * 2 + 1)])
}

export function polygon(points: readonly Point[], ink: string, attributes?: Attributes): string {
  return fill(pen().polygon(points), ink, attributes)
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  attributes?: Attributes,
): string {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return polygon(corners, ink, attributes)
}

/** Straight strokes that do not touch one another. */
export function lines(
  segments: readonly Segment[],
  ink: string,
  width: number,
  attributes?: Attributes,
): string {
  const path = pen()
  for (const [from, to] of segments) path.M(...from).L(...to)
  return stroke(path, ink, width, attributes)
}

export function circle(x: number, y: number, r: number, ink: string, opacity?: number): string {
  return tag('circle', { cx: Math.round(x), cy: Math.round(y), r, fill: ink, opacity })
}
