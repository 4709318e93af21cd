import { type GeoPermissibleObjects, geoPath } from 'd3-geo'
import { CODES } from './atlas-data.server.ts'
import { mercatorSide, overlap } from './box.ts'
import { countryGround, type GroundLine } from './ground-data.server.ts'
import type { Sheet } from './land-layers.server.ts'
import { shapePen } from './shape-pen.ts'
import { simplified } from './simplified.ts'

/** Svg paths in pixels. */
export interface GroundPaths {
  /** Two tones of high ground, by the even-odd rule. They reach a little over the sea and the neighbours. */
  high: string[]
  /** Great rivers, and those that run into them. */
  rivers: string[]
}

/** Shorter rivers, in pixels, say nothing; less important ones must be longer. */
const SHORTEST_RIVER = [28, 40] as const
/** Pixels that high ground measures at least. */
const SMALLEST_HIGH = 7
/** Rivers up to this rank are drawn stronger. */
const GREAT = 1

/** Islands that are drawn nearer than they lie (inset.server.ts) have neither. */
type GroundSheet = Pick<Sheet, 'numbers' | 'projection' | 'view'>

/** High ground and rivers of the countries that are shown, in lines that stray by so many square pixels at most. */
export function drawGround(sheet: GroundSheet, squarePixels: number): GroundPaths {
  const { numbers, projection, view } = sheet
  const pixelsPerDegree = (projection.scale() * Math.PI) / 180
  const strays = Math.sqrt(squarePixels)
  const tolerance = strays / pixelsPerDegree
  const pixels = ({ box }: GroundLine) => mercatorSide(box) * pixelsPerDegree
  const grounds = numbers.map(number => countryGround(CODES.get(number) ?? ''))
  const seen = <Line extends GroundLine>(lines: readonly Line[]) =>
    lines.filter(({ box }) => overlap(box, view))
  const path = (shapes: readonly GeoPermissibleObjects[], smallest: number) => {
    const pen = shapePen(smallest)
    for (const shape of shapes) geoPath(projection, pen)(shape)
    return pen.path()
  }
  const high = [0, 1].map(tone => {
    const rings = seen(grounds.flatMap(ground => ground.high[tone] ?? []))
    const large = rings.filter(ring => pixels(ring) >= SMALLEST_HIGH + 2 * strays)
    const shapes = large.map(({ points }) => ringShape(simplified(rounded(points), 0.7 * tolerance)))
    return path(shapes, SMALLEST_HIGH)
  })
  const rivers = [0, 1].map(tone => {
    const lines = seen(grounds.flatMap(ground => ground.rivers)).filter(
      ({ rank }) => Number(rank > GREAT) === tone,
    )
    const long = lines.filter(line => pixels(line) >= (SHORTEST_RIVER[tone] ?? 0) * Math.max(1, strays))
    return path(
      long.map(({ points }) => lineShape(simplified(points, tolerance))),
      0,
    )
  })
  return { high, rivers }
}

function ringShape(ring: number[][]): GeoPermissibleObjects {
  return { type: 'Polygon', coordinates: [[...ring, ring[0] ?? []]] }
}

function lineShape(line: number[][]): GeoPermissibleObjects {
  return { type: 'LineString', coordinates: line }
}

/** Corners cut once, so that a ring of few points does not look it (Chaikin). */
function rounded(ring: readonly number[][]): number[][] {
  return ring.flatMap(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? []
    return [0.25, 0.75].map(share => [x + share * (nextX - x), y + share * (nextY - y)])
  })
}
