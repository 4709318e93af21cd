/** Areas of a surface at or above a height (marching squares). */

/** Heights at the corners of square cells, row by row from the south. */
export interface Surface {
  width: number
  height: number
  values: Float32Array
}

type Edge = 0 | 1 | 2 | 3

/** South, east, north and west edge of a cell; the high ground is to the left of every step. */
const STEPS: readonly (readonly (readonly [from: Edge, to: Edge])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
]

/** Rings of [x, y], in cells, around everything at least this high; rings are closed along the surface's edge. */
export function contours(surface: Surface, least: number): [number, number][][] {
  const { width, height } = surface
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : (surface.values[y * width + x] ?? -1)
  const across = width + 2
  const next = new Map<number, number>()
  const points = new Map<number, [number, number]>()
  const number = (x: number, y: number, upright: boolean) => 2 * ((y + 1) * across + x + 1) + Number(upright)
  function edge(x: number, y: number, side: Edge): number {
    const [ex, ey, upright] = (
      [
        [x, y, false],
        [x + 1, y, true],
        [x, y + 1, false],
        [x, y, true],
      ] as const
    )[side]
    const id = number(ex, ey, upright)
    if (!points.has(id)) {
      const [start, end] = [at(ex, ey), at(ex + Number(!upright), ey + Number(upright))]
      const share = (least - start) / (end - start)
      points.set(id, upright ? [ex, ey + share] : [ex + share, ey])
    }
    return id
  }
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)]
      const kind = corners.reduce((bits, value, i) => bits + (value >= least ? 1 << i : 0), 0)
      for (const [from, to] of STEPS[kind] ?? []) next.set(edge(x, y, from), edge(x, y, to))
    }
  }
  return followed(next).map(ring => ring.flatMap(id => [points.get(id) ?? [0, 0]]))
}

function followed(next: Map<number, number>): number[][] {
  const rings: number[][] = []
  for (const start of next.keys()) {
    const ring: number[] = []
    for (let at = start, to = next.get(at); to !== undefined; at = to, to = next.get(at)) {
      next.delete(at)
      ring.push(at)
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

/** A surface refined this many times by a cubic B-spline, which never overshoots. */
export function refined({ width, height, values }: Surface, times: number): Surface {
  const along = spline(values, { width, height, step: 1, across: width }, times)
  const wide = width * times
  const transposed = spline(along, { width: height, height: wide, step: wide, across: 1 }, times)
  const tall = height * times
  const fine = new Float32Array(wide * tall)
  for (let x = 0; x < wide; x++) {
    for (let y = 0; y < tall; y++) fine[y * wide + x] = transposed[x * tall + y] ?? 0
  }
  return { width: wide, height: tall, values: fine }
}

interface Rows {
  width: number
  height: number
  step: number
  across: number
}

/** Refines every row this many times. */
function spline(values: Float32Array, { width, height, step, across }: Rows, times: number): Float32Array {
  const fine = new Float32Array(width * times * height)
  for (let row = 0; row < height; row++) {
    const at = (x: number) => values[row * across + Math.min(width - 1, Math.max(0, x)) * step] ?? 0
    for (let x = 0; x < width * times; x++) {
      const whole = Math.floor(x / times)
      const t = x / times - whole
      const weights = [
        (1 - t) ** 3 / 6,
        (3 * t ** 3 - 6 * t * t + 4) / 6,
        (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6,
        t ** 3 / 6,
      ]
      fine[row * width * times + x] = weights.reduce((sum, weight, i) => sum + weight * at(whole + i - 1), 0)
    }
  }
  return fine
}
