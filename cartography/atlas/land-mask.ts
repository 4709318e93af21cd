/** A rectangle in pixels. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A coarse raster of a map in square cells, for finding room for names. */
export interface LandMask {
  /** Its extent in pixels; `cell` is a cell's side. */
  area: Rect
  cell: number
  columns: number
  rows: number
  /** One number for each cell, row by row: 0 is water, others as they were filled. */
  cells: Uint8Array
}

/** A mask of water only, with about `fineness` cells along its longer side. */
export function emptyMask(area: Rect, fineness: number): LandMask {
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  const cell = Math.max(width, height) / fineness
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  return { area, cell, columns, rows, cells: new Uint8Array(columns * rows) }
}

/** Fills the cells whose centre is inside the rings (even-odd); a ring is a flat list of x, y in pixels. */
export function fillRings(mask: LandMask, rings: readonly number[][], value: number): void {
  const { area, columns, rows, cell, cells } = mask
  const crossings: number[][] = Array.from({ length: rows }, () => [])
  for (const ring of rings) crossRows(ring, mask, crossings)
  crossings.forEach((across, row) => {
    across.sort((a, b) => a - b)
    for (let i = 0; i + 1 < across.length; i += 2) {
      const first = Math.max(0, Math.ceil(((across[i] ?? 0) - area.left) / cell - 0.5))
      const end = Math.min(columns, Math.ceil(((across[i + 1] ?? 0) - area.left) / cell - 0.5))
      if (end > first) cells.fill(value, row * columns + first, row * columns + end)
    }
  })
}

/** Records where a ring crosses the centre line of each row. */
function crossRows(ring: number[], { area, cell }: LandMask, crossings: number[][]): void {
  let [px = 0, py = 0] = ring.slice(-2)
  for (let i = 0; i < ring.length; i += 2) {
    const [qx = 0, qy = 0] = [ring[i], ring[i + 1]]
    const [top, bottom] = py < qy ? [py, qy] : [qy, py]
    const first = Math.max(0, Math.ceil((top - area.top) / cell - 0.5))
    for (let row = first; row < crossings.length; row++) {
      const y = area.top + (row + 0.5) * cell
      if (y >= bottom) break
      crossings[row]?.push(px + ((qx - px) * (y - py)) / (qy - py))
    }
    px = qx
    py = qy
  }
}

/** Fills every cell that a rectangle touches. */
export function fillRect({ area, columns, rows, cell, cells }: LandMask, rect: Rect, value: number): void {
  const column = (x: number) => Math.min(columns, Math.max(0, (x - area.left) / cell))
  const row = (y: number) => Math.min(rows, Math.max(0, (y - area.top) / cell))
  const [left, right] = [Math.floor(column(rect.left)), Math.ceil(column(rect.right))]
  for (let line = Math.floor(row(rect.top)); line < Math.ceil(row(rect.bottom)); line++) {
    cells.fill(value, line * columns + left, line * columns + right)
  }
}

/** The area of each number in a mask, in square pixels. */
export function cellAreas({ cells, cell }: LandMask): Float64Array {
  const areas = new Float64Array(256)
  for (const value of cells) areas[value] = (areas[value] ?? 0) + cell ** 2
  return areas
}

/**
 * Makes a function that tells whether a rectangle is entirely on cells of one value of the present mask, in four
 * look-ups.
 */
export function roomOn(mask: LandMask, value: number): (rect: Rect) => boolean {
  const { area, columns, rows, cell } = mask
  const others = othersUpTo(mask, value)
  const line = columns + 1
  return rect => {
    const left = Math.floor((rect.left - area.left) / cell)
    const right = Math.ceil((rect.right - area.left) / cell)
    const top = Math.floor((rect.top - area.top) / cell)
    const bottom = Math.ceil((rect.bottom - area.top) / cell)
    if (left < 0 || top < 0 || right > columns || bottom > rows) return false
    const [above, below] = [top * line, bottom * line]
    const upTo = (corner: number) => others[corner] ?? 0
    return upTo(below + right) - upTo(above + right) - upTo(below + left) + upTo(above + left) === 0
  }
}

/** The number of cells with other values above and to the left of each corner (a summed-area table). */
function othersUpTo({ columns, rows, cells }: LandMask, value: number): Int32Array {
  const line = columns + 1
  const others = new Int32Array(line * (rows + 1))
  for (let row = 0; row < rows; row++) {
    let inRow = 0
    for (let column = 0; column < columns; column++) {
      if (cells[row * columns + column] !== value) inRow++
      others[(row + 1) * line + column + 1] = inRow + (others[row * line + column + 1] ?? 0)
    }
  }
  return others
}
