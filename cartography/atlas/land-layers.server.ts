import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import type { Point } from '#cartography/curves/leg-curve.ts'
import { thinned } from './arc.ts'
import { type Atlas, polygonOf, type Territory, unsigned } from './atlas.server.ts'
import { type Box, boxAround, mercatorSide, overlap } from './box.ts'
import { type ShapePen, shapePen } from './shape-pen.ts'

/** SVG paths in pixels, clipped to the frame. */
export interface LandPaths {
  land: string
  neighbours: string
  /** Borders between the requested countries; empty for one country. */
  borders: string
  /** Borders between the others. */
  frontiers: string
  /** For the even-odd rule: islands are holes. */
  lakes: string
}

export interface LandLayers {
  paths: LandPaths
  /** The simplification tolerance. */
  squarePixels: number
  /** Rings around dry land and around lakes: flat lists of x, y in pixels. */
  dry: number[][]
  wet: number[][]
  /** Rings around the requested countries, and around each of the others by its code. */
  home: number[][]
  abroad: () => ReadonlyMap<string, number[][]>
}

/** The countries to draw, the projection, and the part of the globe it shows. */
export interface Sheet {
  atlas: Atlas
  codes: readonly string[]
  projection: GeoProjection
  view: Box
  /** The tolerance of other countries, which are background, in square pixels. */
  abroad: number
}

/** The factor of tolerance outside the view: enough to save work, too little to be visible. */
const OUT_OF_VIEW = 40

/**
 * Draws the atlas's layers in a view, simplified to `squarePixels`. Islands and lakes too small to be visible are
 * left out.
 */
export function drawLayers(sheet: Sheet, squarePixels: number): LandLayers {
  const { atlas, codes, projection, view } = sheet
  const isHome = ({ country }: Territory) => codes.includes(country)
  const pixelsPerDegree = (projection.scale() * Math.PI) / 180
  const smallest = (coarser = 1) => 1.5 * Math.sqrt(squarePixels * coarser)
  // Skipped before joining outlines, which takes long: most of the world's islands are too small to be visible.
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
