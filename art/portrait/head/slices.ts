import { clamp, lerp } from '#art/poster/toolbox/numbers.ts'

type Four = readonly [number, number, number, number]

/** One height of the head, from the midline round to the ear. */
interface Slice {
  y: number
  across: Four
  depth: Four
}

/**
 * The head seen from the front, in head units: the eye line is y = 0, the chin 106, the crown -104,
 * and z points at the reader.
 */
const SLICES: Slice[] = [
  { y: -104, across: [0, 20, 36, 42], depth: [30, 27, 10, -12] },
  { y: -80, across: [0, 29, 51, 61], depth: [66, 60, 36, -4] },
  { y: -50, across: [0, 30, 53, 66], depth: [77, 72, 47, 0] },
  { y: -24, across: [0, 31, 55, 67], depth: [81, 79, 59, 5] },
  { y: -4, across: [0, 26, 50, 68], depth: [75, 68, 60, 6] },
  { y: 20, across: [0, 34, 58, 68], depth: [77, 72, 53, 4] },
  { y: 44, across: [0, 30, 54, 66], depth: [79, 73, 44, 0] },
  { y: 66, across: [0, 25, 46, 61], depth: [81, 75, 44, -2] },
  { y: 86, across: [0, 22, 39, 51], depth: [80, 74, 48, 0] },
  { y: 99, across: [0, 17, 29, 36], depth: [78, 71, 52, 28] },
  { y: 106, across: [0, 12, 19, 22], depth: [73, 66, 54, 44] },
]

/** Widths of one skull, 1 being the drawing above. */
export interface SkullWidths {
  brow: number
  cheek: number
  jaw: number
  chin: number
}

function widthAt({ brow, cheek, jaw, chin }: SkullWidths, y: number): number {
  const stops = [
    { y: -104, width: brow },
    { y: -50, width: brow },
    { y: 10, width: cheek },
    { y: 44, width: (cheek + jaw) / 2 },
    { y: 72, width: jaw },
    { y: 104, width: chin },
  ]
  const [above, below] = around(stops, y)
  return lerp(above.width, below.width, clamp((y - above.y) / (below.y - above.y)))
}

/** The slice of this skull at the height y. */
export function sliceAt(widths: SkullWidths, y: number): Slice {
  const [above, below] = around(SLICES, y)
  const t = (y - above.y) / (below.y - above.y)
  const width = widthAt(widths, y)
  return {
    y,
    across: between(above.across, below.across, (a, b) => lerp(a, b, t) * width),
    depth: between(above.depth, below.depth, (a, b) => lerp(a, b, t)),
  }
}

/** How far the skin stands out at x, y. */
export function depthAt(widths: SkullWidths, x: number, y: number): number {
  const { across, depth } = sliceAt(widths, y)
  const out = Math.abs(x)
  const [a, b] =
    out <= across[1] ? ([0, 1] as const) : out <= across[2] ? ([1, 2] as const) : ([2, 3] as const)
  return lerp(depth[a], depth[b], (out - across[a]) / (across[b] - across[a]))
}

function between(a: Four, b: Four, mix: (a: number, b: number) => number): Four {
  return [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2]), mix(a[3], b[3])]
}

/** The neighbours of y in a list ordered from the crown down; past an end, the last two. */
function around<Stop extends { y: number }>(stops: Stop[], y: number): [Stop, Stop] {
  const found = stops.findIndex((stop, i) => i > 0 && y <= stop.y)
  const below = found < 0 ? stops.length - 1 : found
  const [a, b] = stops.slice(below - 1, below + 1)
  if (!a || !b) throw new RangeError('A table of the head needs two heights')
  return [a, b]
}
