import { type GeoProjection, geoMercator } from 'd3-geo'
import { LRUCache } from 'lru-cache'
import { type Atlas, mainland, openAtlas } from './atlas.server.ts'
import { countryNumber } from './atlas-data.server.ts'
import { atLeast, type Box, boxAround, joined, longerSide } from './box.ts'
import { drawLayers, type LandLayers, type LandPaths, seenBox } from './land-layers.server.ts'
import type { Point } from './leg-curve.ts'
import type { LonLat } from './route.ts'

export interface FrameOptions {
  /** Pixels, of the svg's viewBox. */
  width: number
  height: number
  /** Pixels kept free around what is fitted, on every side or at the sides (x) and at the ends (y). */
  padding: number | { x: number; y: number }
  /** Places that must be in view beside the whole country, however far its islands lie. */
  include?: readonly LonLat[]
  /** Places to fit in place of the whole country. */
  focus?: readonly LonLat[]
  /** Bytes that all paths together may take; 6,000 unless told. */
  budget?: number
}

/** A piece of the world in a rectangle of water: svg paths in pixels, clipped to the rectangle. */
export interface CountryFrame extends LandPaths {
  width: number
  height: number
  project(place: LonLat): Point
  /** True on dry land, at home or next door. */
  onLand(point: Point): boolean
}

const DEFAULT_BUDGET = 6_000
/** A route is never shown closer than this share of its country, or than so many degrees of a large one. */
const CLOSEST = { share: 0.28, degrees: 3 } as const
/** Square pixels by which the finest line strays; a budget that is too small makes it coarser. */
const FINEST = 0.3

const frames = new LRUCache<string, CountryFrame>({ max: 300 })

/**
 * The map of one country or of several together, by ISO alpha-2 code, fitted into a frame. Far islands do
 * not shrink it unless a place given lies there. Throws a RangeError for a country that is not drawn.
 */
export function countryFrame(codes: string | readonly string[], options: FrameOptions): CountryFrame {
  const numbers = [codes].flat().map(countryNumber).sort()
  const key = JSON.stringify([numbers, options])
  const known = frames.get(key)
  if (known) return known
  const frame = drawFrame(numbers, options)
  frames.set(key, frame)
  return frame
}

function drawFrame(numbers: string[], options: FrameOptions): CountryFrame {
  const { width, height, budget = DEFAULT_BUDGET } = options
  const atlas = openAtlas()
  const projection = fitted(frameBox(atlas, numbers, options), options)
  const view = seenBox(projection, width, height)
  const draw = (squarePixels: number) => drawLayers(atlas, numbers, projection, view, squarePixels)
  const { paths, dry, wet } = drawWithin(budget, draw)
  return {
    width,
    height,
    ...paths,
    project: ([lon, lat]) => rounded(projection([lon, lat])),
    onLand: point => inside(dry, point) && !inside(wet, point),
  }
}

/** Draws ever coarser until all paths together fit the budget, in bytes. */
function drawWithin(budget: number, draw: (squarePixels: number) => LandLayers, fine = FINEST): LandLayers {
  const layers = draw(fine)
  const excess = Object.values(layers.paths).join('').length / budget
  return excess <= 1 ? layers : drawWithin(budget, draw, fine * Math.max(1.3, excess ** 1.5))
}

function frameBox(atlas: Atlas, numbers: string[], { focus = [], include = [] }: FrameOptions): Box {
  const whole = numbers.map(number => mainland(atlas.territories, number))
  const home = whole.reduce(joined)
  if (focus.length === 0) return joined(home, boxAround(include))
  const closest = Math.min(CLOSEST.degrees, ...whole.map(box => CLOSEST.share * longerSide(box)))
  return joined(atLeast(boxAround(focus), closest), boxAround(include))
}

/**
 * Mercator, planar: the antimeridian is cut nowhere, so that thinned rings cannot turn inside out. Clipped
 * just outside the frame, where no stroke shows.
 */
function fitted({ west, south, east, north }: Box, { width, height, padding }: FrameOptions): GeoProjection {
  const { x, y } = typeof padding === 'number' ? { x: padding, y: padding } : padding
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [west, south],
      [east, north],
    ],
  }
  return geoMercator()
    .precision(0)
    .preclip(stream => stream)
    .fitExtent(
      [
        [x, y],
        [width - x, height - y],
      ],
      corners,
    )
    .clipExtent([
      [-3, -3],
      [width + 3, height + 3],
    ])
}

function rounded(point: readonly [number, number] | null): Point {
  const [x, y] = point ?? [0, 0]
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

/** Even-odd: whether a ray to the east crosses the rings an odd number of times. */
function inside(rings: number[][], [x, y]: Point): boolean {
  let crossed = false
  for (const ring of rings) {
    let [px = 0, py = 0] = ring.slice(-2)
    for (let i = 0; i < ring.length; i += 2) {
      const [qx = 0, qy = 0] = [ring[i], ring[i + 1]]
      if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) crossed = !crossed
      px = qx
      py = qy
    }
  }
  return crossed
}
