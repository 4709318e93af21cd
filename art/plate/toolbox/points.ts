/** A point of an outline. A corner is cut sharp; at any other point the knife turns softly. */
export interface Vertex {
  readonly x: number
  readonly y: number
  readonly corner: boolean
  /** How thick a limb is here, or how large a spot or a printed motif. */
  readonly size: number | undefined
}

/** `x,y` parted by spaces, on a field of 400 by 400; `!` after a point makes a corner: `12,80! 40,66`. */
export type Points = string | readonly Vertex[]

/** One outline or several; in a string they are parted by `;`. */
export type Outline = Points | readonly Points[]

/** @throws RangeError for a point that is not written in numbers. */
export function read(points: Points): readonly Vertex[] {
  return typeof points === 'string' ? points.trim().split(/\s+/).map(readVertex) : points
}

function readVertex(text: string): Vertex {
  const corner = text.endsWith('!')
  const [x = Number.NaN, y = Number.NaN, size] = (corner ? text.slice(0, -1) : text).split(',').map(Number)
  if (!Number.isFinite(x + y + (size ?? 0))) throw new RangeError(`"${text}" is not a point`)
  return { x, y, corner, size }
}

export function readAll(outline: Outline): ReadonlyArray<readonly Vertex[]> {
  if (typeof outline === 'string') return outline.split(';').map(read)
  return isOne(outline) ? [outline] : outline.map(read)
}

function isOne(outline: readonly Vertex[] | readonly Points[]): outline is readonly Vertex[] {
  const [start] = outline
  return start !== undefined && typeof start === 'object' && 'x' in start
}

/** Half an outline, from its top to its foot on the axis `x = middle`, made whole. */
export function mirrored(half: Points, middle = 200): Vertex[] {
  const points = read(half)
  const offAxis = points.filter(point => Math.abs(point.x - middle) > 0.6)
  return [...points, ...offAxis.toReversed().map(point => ({ ...point, x: 2 * middle - point.x }))]
}

/** Points moved to (x, y), scaled, turned and, with `flip` -1, turned about. */
export function moved(points: Points, x: number, y: number, scale = 1, degrees = 0, flip = 1): Vertex[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return read(points).map(point => {
    const [across, down] = [point.x * scale * flip, point.y * scale]
    return { ...point, x: x + across * cos - down * sin, y: y + across * sin + down * cos }
  })
}
