import { type GeoContext, type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import type { Point } from '#cartography/curves/leg-curve.ts'
import { type Atlas, polygonOf, type Territory, thinned, unsigned } from './atlas.server.ts'
import { type Box, boxAround, mercatorSide, overlap } from './box.ts'

/** Svg paths in pixels, clipped to the frame. */
export interface LandPaths {
  land: string
  neighbours: string
  /** Borders between the countries asked for; empty for one country. */
  borders: string
  /** Borders between the others. */
  frontiers: string
  /** To be filled by the even-odd rule: islands are holes. */
  lakes: string
}

export interface LandLayers {
  paths: LandPaths
  /** By how much lines may stray. */
  squarePixels: number
  /** Rings around dry land and around lakes: flat lists of x, y in pixels. */
  dry: number[][]
  wet: number[][]
  /** Rings around the countries asked for, and around each of the others by its number. */
  home: number[][]
  abroad: () => ReadonlyMap<string, number[][]>
}

/** What is drawn: which countries are home, on which projection, and the part of the globe it shows. */
export interface Sheet {
  atlas: Atlas
  numbers: readonly string[]
  projection: GeoProjection
  view: Box
  /** Other countries are background: how much coarser their lines and islands may be, in square pixels. */
  abroad: number
}

/** How much coarser the lines out of view may be: enough to save the work, too little to reach the view. */
const OUT_OF_VIEW = 40

/**
 * Draws what the atlas has in a view, thinned to lines that stray by `squarePixels` at most. Islands and
 * lakes that would be a speck are left out.
 */
export function drawLayers(sheet: Sheet, squarePixels: number): LandLayers {
  const { atlas, numbers, projection, view } = sheet
  const isHome = ({ country }: Territory) => numbers.includes(country)
  const pixelsPerDegree = (projection.scale() * Math.PI) / 180
  const smallest = (coarser = 1) => 1.5 * Math.sqrt(squarePixels * coarser)
  // Specks are not drawn below; most of the world's islands are some, and joining outlines takes long.
  const isSeen = (territory: Territory) =>
    overlap(territory.box, view) &&
    mercatorSide(territory.box) * pixelsPerDegree >= smallest(isHome(territory) ? 1 : sheet.abroad)
  const territories = atlas.territories.filter(isSeen)
  const water = atlas.lakes.filter(({ box }) => overlap(box, view))
  const tolerance = squarePixels / pixelsPerDegree ** 2
  const fine = arcsOf([...territories.filter(isHome), ...water])
  const topology: Topology = { type: 'Topology', objects: {}, arcs: [] }
  for (const number of arcsOf([...territories, ...water])) {
    const arc = atlas.arcs[number]
    const coarser = (fine.has(number) ? 1 : sheet.abroad) * (arc && overlap(arc.box, view) ? 1 : OUT_OF_VIEW)
    if (arc) topology.arcs[number] = thinned(arc, tolerance * coarser)
  }
  const [home, abroad] = [territories.filter(isHome), territories.filter(each => !isHome(each))]

  function draw(shape: GeoPermissibleObjects, coarser = 1): ShapePen {
    const pen = shapePen(smallest(coarser))
    geoPath(projection, pen)(shape)
    return pen
  }
  const fill = (parts: readonly Territory[], coarser?: number) =>
    draw(merge(topology, parts.map(polygonOf)), coarser)
  const lines = (parts: readonly Territory[]) =>
    draw(mesh(topology, { type: 'GeometryCollection', geometries: parts.map(polygonOf) }, differ))
  const [land, neighbours, lakes] = [fill(home), fill(abroad, sheet.abroad), fill(water)]
  return {
    squarePixels,
    paths: {
      land: land.path(),
      neighbours: neighbours.path(),
      borders: lines(home).path(),
      frontiers: lines(abroad).path(),
      lakes: lakes.path(),
    },
    dry: [...land.rings(), ...neighbours.rings()],
    wet: lakes.rings(),
    home: land.rings(),
    abroad: () =>
      new Map(
        [...Map.groupBy(abroad, ({ country }) => country)].map(([country, parts]) => [
          country,
          fill(parts, sheet.abroad).rings(),
        ]),
      ),
  }
}

function differ(a: { id?: string | number | undefined }, b: { id?: string | number | undefined }): boolean {
  return a.id !== b.id
}

function arcsOf(territories: readonly Territory[]): Set<number> {
  return new Set(territories.flatMap(({ rings }) => rings.flat().map(unsigned)))
}

/** The part of the globe that a frame of this size shows. */
export function seenBox(projection: GeoProjection, [start, end]: [Point, Point]): Box {
  const corners = [projection.invert?.([...start]), projection.invert?.([...end])]
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
