import type { MapWindow } from '#app/map/map-ground.tsx'
import type { ExplorerMap, ExplorerMark, View } from './explorer-schema.ts'

/** Pure functions for moving and zooming a map. */

/** The size of a map on the screen, in pixels. */
export interface Stage {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

type Framed = Pick<ExplorerMap, 'ground' | 'sheet' | 'scales'>

const HALF_A_LINE = 10

/** The whole map. */
export function wholeView({ ground }: Pick<ExplorerMap, 'ground'>): View {
  return { x: ground.width / 2, y: ground.height / 2, zoom: 1 }
}

/** A view that shows several points with a margin around them. */
export function viewOfPoints(
  map: Pick<ExplorerMap, 'ground'>,
  points: readonly (readonly [number, number])[],
  most: number,
): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const { width, height } = map.ground
  const room = Math.min(width / (right - left || 1), height / (bottom - top || 1)) / 1.8
  return {
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2),
    zoom: Math.round(100 * Math.min(most, Math.max(1, room))) / 100,
  }
}

/** The part of the map for a view: the screen shows all of it, and more on two sides. */
export function windowOf({ ground }: Pick<ExplorerMap, 'ground'>, { x, y, zoom }: View): MapWindow {
  const [width, height] = [ground.width / zoom, ground.height / zoom]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Screen pixels per map pixel. */
export function scaleOf({ ground }: Pick<ExplorerMap, 'ground'>, stage: Stage, zoom: number): number {
  return Math.min(stage.width / ground.width, stage.height / ground.height) * zoom
}

/** The names of the ground that have room at a scale, and are entirely visible. */
export function wholeNames({ ground }: Pick<ExplorerMap, 'ground'>, view: View, scale: number, stage: Stage) {
  const [halfWidth, halfHeight] = [stage.width / 2, stage.height / 2]
  return ground.names.filter(({ x, y, angle, from, length }) => {
    const turn = (angle * Math.PI) / 180
    const across = (Math.abs(Math.cos(turn)) * length) / 2
    const down = (Math.abs(Math.sin(turn)) * length) / 2 + HALF_A_LINE
    const [right, below] = [Math.abs(x - view.x) * scale, Math.abs(y - view.y) * scale]
    return from <= scale && right + across < halfWidth && below + down < halfHeight
  })
}

/** The view limited to the area with content and to the maximum zoom. */
export function heldView(map: Framed, stage: Stage, view: View): View {
  const closest = Math.max(1, (map.scales.at(-1) ?? 1) / scaleOf(map, stage, 1))
  const zoom = Math.min(Math.max(view.zoom, 1), closest)
  const scale = scaleOf(map, stage, zoom)
  const { sheet } = map
  return {
    x: heldBetween(view.x, sheet.x, sheet.x + sheet.width, stage.width / scale),
    y: heldBetween(view.y, sheet.y, sheet.y + sheet.height, stage.height / scale),
    zoom,
  }
}

/** The centre of an interval of this length kept between two ends, or their centre if it does not fit. */
function heldBetween(middle: number, start: number, end: number, length: number): number {
  if (length >= end - start) return (start + end) / 2
  return Math.min(Math.max(middle, start + length / 2), end - length / 2)
}

/** Moves the view by screen pixels, so that the point under the finger stays under it. */
export function draggedView(view: View, scale: number, { x, y }: Point): View {
  return { ...view, x: view.x - x / scale, y: view.y - y / scale }
}

/** Zooms by a factor around a point of the map, which stays in place on the screen. */
export function zoomedView(view: View, factor: number, around: Point): View {
  return {
    x: around.x + (view.x - around.x) / factor,
    y: around.y + (view.y - around.y) / factor,
    zoom: view.zoom * factor,
  }
}

/** The point of the map at a point of the stage. */
export function pointUnder(view: View, scale: number, stage: Stage, { x, y }: Point): Point {
  return { x: view.x + (x - stage.width / 2) / scale, y: view.y + (y - stage.height / 2) / scale }
}

/** An intermediate view; a zoom keeps one point fixed all the way. */
export function viewBetween(from: View, to: View, share: number): View {
  // Avoids a rounding error at the end.
  if (share === 1) return to
  const zoom = from.zoom * (to.zoom / from.zoom) ** share
  const even = Math.abs(1 / to.zoom - 1 / from.zoom) < 1e-6
  const way = even ? share : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom)
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, zoom }
}

/** The level of a scale. */
export function levelAt(scales: readonly number[], scale: number): number {
  const past = scales.findLastIndex(start => start <= scale)
  return Math.min(Math.max(past, 0), scales.length - 2)
}

/** How far a pointer may be from a mark, in screen pixels. */
const REACH = 24

/** The nearest mark to a point of the map, of those visible at this scale. */
export function markNear(map: Pick<ExplorerMap, 'marks' | 'scales'>, { x, y }: Point, scale: number) {
  const level = levelAt(map.scales, scale)
  let nearest: { mark: ExplorerMark; away: number } | undefined
  for (const mark of map.marks) {
    const away = Math.hypot(mark.x - x, mark.y - y) * scale
    const drawn = mark.labelPositions[level] !== '.'
    if (drawn && away <= REACH && away < (nearest?.away ?? Infinity)) nearest = { mark, away }
  }
  return nearest?.mark ?? null
}

/** The earth's mean radius. */
export const EARTH_KM = 6371

/** Kilometres per screen pixel in the centre of a view. */
export function kilometresPerPixel(
  { mercator }: Pick<ExplorerMap, 'mercator'>,
  y: number,
  scale: number,
): number {
  const { radian, equator } = mercator
  return EARTH_KM / (radian * Math.cosh((equator - y) / radian) * scale)
}

/** The longest round distance (1, 2 or 5 and zeros) for a bar of at most this many pixels. */
export function scaleBar(perPixel: number, longest: number): { kilometres: number; pixels: number } {
  const most = perPixel * longest
  const power = 10 ** Math.floor(Math.log10(most))
  const kilometres = ([5, 2, 1].find(step => step * power <= most) ?? 1) * power
  return { kilometres, pixels: Math.round(kilometres / perPixel) }
}
