import { geoPath } from 'd3-geo'
import type { LineString, Polygon } from 'geojson'
import { type Arc, thinned } from './arc.ts'
import { mercatorSide, overlap } from './box.ts'
import { countryGround } from './ground-data.server.ts'
import type { Sheet } from './land-layers.server.ts'
import { shapePen } from './shape-pen.ts'

/** SVG paths in pixels. */
export interface GroundPaths {
  /** Two tones of high ground, by the even-odd rule. They extend a little over the sea and the neighbours. */
  high: string[]
  /** Great rivers, and their tributaries. */
  rivers: string[]
}

/** Rivers shorter than this many pixels are left out; less important ones must be longer. */
const SHORTEST_RIVER = [28, 40] as const
/** The smallest high ground, in pixels. */
const SMALLEST_HIGH = 7
/** Rivers up to this rank have a thicker line. */
const GREAT = 1

/** Islands in an inset (inset.server.ts) have neither. */
type GroundSheet = Pick<Sheet, 'codes' | 'projection' | 'view'>

/** High ground and rivers of the shown countries, simplified to this many square pixels. */
export function drawGround({ codes, projection, view }: GroundSheet, squarePixels: number): GroundPaths {
  const pixelsPerDegree = (projection.scale() * Math.PI) / 180
  const strays = Math.sqrt(squarePixels)
  const tolerance = squarePixels / pixelsPerDegree ** 2
  const pixels = ({ box }: Arc) => mercatorSide(box) * pixelsPerDegree
  const grounds = codes.map(countryGround)
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
