import { geoPath } from 'd3-geo'
import type { LineString, Polygon } from 'geojson'
import { type Arc, thinned } from './arc.ts'
import { CODES } from './atlas-data.server.ts'
import { mercatorSide, overlap } from './box.ts'
import { countryGround } from './ground-data.server.ts'
import type { Sheet } from './land-layers.server.ts'
import { shapePen } from './shape-pen.ts'

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
export function drawGround({ numbers, projection, view }: GroundSheet, squarePixels: number): GroundPaths {
  const pixelsPerDegree = (projection.scale() * Math.PI) / 180
  const strays = Math.sqrt(squarePixels)
  const tolerance = squarePixels / pixelsPerDegree ** 2
  const pixels = ({ box }: Arc) => mercatorSide(box) * pixelsPerDegree
  const grounds = numbers.map(number => countryGround(CODES.get(number) ?? ''))
  const thin = (lines: readonly Arc[], least: number) =>
    lines
      .filter(line => overlap(line.box, view) && pixels(line) >= least)
      .map(line => thinned(line, tolerance))
  function path(shapes: readonly (LineString | Polygon)[], smallest: number): string {
    const pen = shapePen(smallest)
    geoPath(projection, pen)({ type: 'GeometryCollection', geometries: [...shapes] })
    return pen.path()
  }
  return {
    high: [0, 1].map(tone => {
      const rings = thin(
        grounds.flatMap(({ high }) => high[tone] ?? []),
        SMALLEST_HIGH + 2 * strays,
      )
      return path(
        rings.map(ring => ({ type: 'Polygon', coordinates: [ring] })),
        SMALLEST_HIGH,
      )
    }),
    rivers: SHORTEST_RIVER.map((shortest, tone) => {
      const rivers = grounds.flatMap(ground => ground.rivers)
      const own = rivers.filter(({ rank }) => Number(rank > GREAT) === tone)
      const lines = thin(own, shortest * Math.max(1, strays))
      return path(
        lines.map(line => ({ type: 'LineString', coordinates: line })),
        0,
      )
    }),
  }
}
