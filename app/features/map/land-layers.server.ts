import { type GeoContext, type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { type Arc, type Atlas, polygonOf, type Territory, thinned, unsigned } from './atlas.server.ts'
import { type Box, boxAround, overlap } from './box.ts'

/** Svg paths in pixels, clipped to the frame. */
export interface LandPaths {
  land: string
  neighbours: string
  /** Borders between the countries asked for; empty for one country. */
  borders: string
  /** To be filled by the even-odd rule: islands are holes. */
  lakes: string
}

export interface LandLayers {
  paths: LandPaths
  /** Rings around dry land and around lakes: flat lists of x, y in pixels. */
  dry: number[][]
  wet: number[][]
}

/** How much coarser the lines out of view may be: enough to save the work, too little to reach the view. */
const OUT_OF_VIEW = 40

/**
 * Draws what the atlas has in a view, thinned to lines that stray by `squarePixels` at most. Islands and
 * lakes that would be a speck are left out.
 */
export function drawLayers(
  atlas: Atlas,
  numbers: readonly string[],
  projection: GeoProjection,
  view: Box,
  squarePixels: number,
): LandLayers {
  const territories = atlas.territories.filter(({ box }) => overlap(box, view))
  const water = atlas.lakes.filter(({ box }) => overlap(box, view))
  const pixelsPerDegree = (projection.scale() * Math.PI) / 180
  const arcs = arcsOf([...territories, ...water], atlas.arcs, view, squarePixels / pixelsPerDegree ** 2)
  const topology: Topology = { type: 'Topology', objects: {}, arcs }
  const home = territories.filter(({ country }) => numbers.includes(country)).map(polygonOf)
  const abroad = territories.filter(({ country }) => !numbers.includes(country)).map(polygonOf)

  function draw(shape: GeoPermissibleObjects): ShapePen {
    const pen = shapePen(1.5 * Math.sqrt(squarePixels))
    geoPath(projection, pen)(shape)
    return pen
  }
  const land = draw(merge(topology, home))
  const neighbours = draw(merge(topology, abroad))
  const borders = draw(mesh(topology, { type: 'GeometryCollection', geometries: home }, (a, b) => a !== b))
  const lakes = draw(merge(topology, water.map(polygonOf)))
  return {
    paths: {
      land: land.path(),
      neighbours: neighbours.path(),
      borders: borders.path(),
      lakes: lakes.path(),
    },
    dry: [...land.rings(), ...neighbours.rings()],
    wet: lakes.rings(),
  }
}

function arcsOf(territories: Territory[], all: Arc[], view: Box, tolerance: number): number[][][] {
  const arcs: number[][][] = []
  for (const number of new Set(territories.flatMap(({ rings }) => rings.flat().map(unsigned)))) {
    const arc = all[number]
    if (arc) arcs[number] = thinned(arc, overlap(arc.box, view) ? tolerance : tolerance * OUT_OF_VIEW)
  }
  return arcs
}

/** The part of the globe that a frame of this size shows. */
export function seenBox(projection: GeoProjection, width: number, height: number): Box {
  const corners = [projection.invert?.([0, 0]), projection.invert?.([width, height])]
  return boxAround(corners.map(corner => corner ?? [0, 0]))
}

interface Stroke {
  /** x, y, x, y… in tenths of a pixel. */
  points: number[]
  closed: boolean
}

interface ShapePen extends GeoContext {
  /** Everything drawn so far as one SVG path, in pixels. */
  path(): string
  /** The closed strokes as flat lists of x, y in pixels. */
  rings(): number[][]
}

/**
 * What d3-geo draws on instead of a canvas: it writes short SVG (relative steps, tenths of a pixel, no
 * repeated points) and leaves out closed shapes smaller than `smallest` pixels either way.
 */
function shapePen(smallest: number): ShapePen {
  const strokes: Stroke[] = []
  let stroke: Stroke = { points: [], closed: false }

  function moveTo(x: number, y: number) {
    stroke = { points: [Math.round(x * 10), Math.round(y * 10)], closed: false }
    strokes.push(stroke)
  }
  function lineTo(x: number, y: number) {
    const [tenthX, tenthY] = [Math.round(x * 10), Math.round(y * 10)]
    if (tenthX === stroke.points.at(-2) && tenthY === stroke.points.at(-1)) return
    stroke.points.push(tenthX, tenthY)
  }
  function kept() {
    return strokes.filter(({ points, closed }) =>
      closed ? points.length >= 6 && longerSide(points) >= smallest * 10 : points.length >= 4,
    )
  }
  return {
    beginPath() {},
    arc() {},
    moveTo,
    lineTo,
    closePath() {
      stroke.closed = true
    },
    path: () => kept().map(subpath).join(''),
    rings: () =>
      kept()
        .filter(({ closed }) => closed)
        .map(({ points }) => points.map(tenths => tenths / 10)),
  }
}

function longerSide(points: number[]): number {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity]
  points.forEach((value, i) => {
    if (i % 2 === 0) {
      west = Math.min(west, value)
      east = Math.max(east, value)
    } else {
      north = Math.min(north, value)
      south = Math.max(south, value)
    }
  })
  return Math.max(east - west, south - north)
}

function subpath({ points, closed }: Stroke): string {
  const steps = points.slice(2).map((value, i) => value - (points[i] ?? 0))
  return `M${numbers(points.slice(0, 2))}l${numbers(steps)}${closed ? 'z' : ''}`
}

/** Tenths as SVG numbers, without the zeros and spaces that SVG can do without. */
function numbers(tenths: number[]): string {
  return tenths.map(short).join(' ').replaceAll(' -', '-')
}

function short(tenths: number): string {
  const whole = Math.trunc(Math.abs(tenths) / 10)
  const rest = Math.abs(tenths) % 10
  const sign = tenths < 0 ? '-' : ''
  if (rest === 0) return `${sign}${whole}`
  return `${sign}${whole || ''}.${rest}`
}
