import { type GeoProjection, geoMercator } from 'd3-geo'
import { LRUCache } from 'lru-cache'
import type { Point } from '#cartography/curves/leg-curve.ts'
import type { LonLat } from '#cartography/curves/route.ts'
import { mainland } from './atlas.server.ts'
import { atLeast, type Box, boxAround, emptyBox, joined, longerSide } from './box.ts'
import { drawGround, type GroundPaths } from './ground-layers.server.ts'
import {
  arrangedAtlas,
  type DrawnInset,
  degreesEast,
  drawnBox,
  drawnInset,
  type Inset,
} from './inset.server.ts'
import { drawLayers, type LandPaths, seenBox } from './land-layers.server.ts'
import { emptyMask, fillRings, type LandMask, type Rect } from './land-mask.ts'
import { rectAround } from './shape-pen.ts'

export interface FrameOptions {
  /** In pixels of the SVG's viewBox. */
  width: number
  height: number
  /** Pixels kept free around the fitted content, on every side or at the sides (x) and at the top and bottom (y). */
  padding: number | { x: number; y: number }
  /** Places that must be visible besides the whole country, even on far islands. */
  include?: readonly LonLat[]
  /** Places to fit instead of the whole country. */
  focus?: readonly LonLat[]
  /** Whether they are a trip, whose ground is shown larger than what lies around one place. */
  trip?: boolean
  /**
   * Bytes for the paths of land and lakes together, and as much again for the physical geography; 6,000 by default.
   */
  budget?: number
  /** How much coarser other countries may be than the shown one; 10 times by default. */
  abroad?: number
  /** Pixels drawn beyond the frame on every side, for a map that can be moved. */
  beyond?: { x: number; y: number }
}

/** A part of the world in a rectangle of water: SVG paths in pixels, clipped to the rectangle. */
export interface CountryFrame extends LandPaths, GroundPaths {
  width: number
  height: number
  inset: DrawnInset | null
  /** The pixels of one radian of longitude, and the equator's y, from which a scale in kilometres follows. */
  mercator: { radian: number; equator: number }
  project(place: LonLat): Point
  /** Whether a point is on dry land, of any country. */
  onLand(point: Point): boolean
  /** Whether a point is in one of the shown countries. */
  atHome(point: Point): boolean
  /**
   * A raster of the map, beyond the frame too. Cells of shown countries are 1, of lakes 2, of the country `abroad[i]`
   * i + 3.
   */
  mask(): LandMask
  /** The other countries in view, by their codes. */
  abroad: readonly string[]
  /** The deviation of the finest line, in pixels. */
  strays: number
}

export const MASKED = { water: 0, home: 1, lake: 2, abroad: 3 } as const

const DEFAULT_BUDGET = 6_000
/** A map is never zoomed further than to this share of its country, or to this many degrees of a large one. */
const CLOSEST = { share: 0.28, degrees: 3 } as const
const CLOSEST_OF_TRIPS = { share: 0.2, degrees: 1.4 } as const
/** The tolerance of the finest line in square pixels; a byte budget that is too small makes it coarser. */
const FINEST = 0.3
/** A view of more than half the globe has more coast than a budget allows: finer ones would be drawn in vain. */
const WIDE = { degrees: 180, finest: 4 } as const
/** Heights and rivers are less accurate than coasts. */
const FINEST_GROUND = 1
/** Cells along the longer side of a mask. */
const MASK_FINENESS = 160
/** Just outside the frame, where no stroke shows. */
const EDGE = { x: 3, y: 3 } as const

/** At about 50 KB each: those of the countries themselves, around each of their places, are asked for most. */
const MOST_FRAMES = 100
const frames = new LRUCache<string, CountryFrame>({ max: MOST_FRAMES })

/**
 * The map of one country or of several together, by ISO alpha-2 code, fitted into a frame. Far islands do not shrink
 * it unless a given place is on them. @throws RangeError for a country that is not in the atlas.
 */
export function countryFrame(countries: string | readonly string[], options: FrameOptions): CountryFrame {
  const codes = [countries].flat().sort()
  const { focus = [], include = [], trip = false, ...drawn } = options
  const arranged = arrangedAtlas(codes, focus)
  const box = frameBox(codes, { focus, include, trip }, arranged)
  // Most places are within their country: its frame is the same around each of them.
  const key = JSON.stringify([codes, drawn, box, arranged.inset !== null])
  const known = frames.get(key)
  if (known) return known
  const frame = drawFrame(codes, box, arranged, drawn)
  frames.set(key, frame)
  return frame
}

/** The ratio of width to height of the content to be fitted. */
export function proportion(
  codes: readonly string[],
  options: Pick<FrameOptions, 'include' | 'focus'>,
): number {
  const { west, south, east, north } = frameBox(codes, options, arrangedAtlas(codes, options.focus ?? []))
  const flat = geoMercator().scale(1).translate([0, 0])
  const [[left, bottom], [right, top]] = [flat([west, south]) ?? [0, 0], flat([east, north]) ?? [1, 1]]
  return (right - left) / (bottom - top)
}

function drawFrame(
  codes: readonly string[],
  box: Box,
  { atlas, inset }: ReturnType<typeof arrangedAtlas>,
  options: Omit<FrameOptions, 'focus' | 'include' | 'trip'>,
): CountryFrame {
  const { width, height, budget = DEFAULT_BUDGET, beyond = EDGE, abroad: coarser = 10 } = options
  const area = { left: -beyond.x, top: -beyond.y, right: width + beyond.x, bottom: height + beyond.y }
  const projection = fitted(box, options, area)
  const view = seenBox(projection, [
    [area.left, area.top],
    [area.right, area.bottom],
  ])
  const sheet = { atlas, codes, projection, view, abroad: coarser }
  const layers = drawWithin(
    budget,
    fine => {
      const drawn = drawLayers(sheet, fine)
      return { ...drawn, bytes: Object.values(drawn.paths).join('').length }
    },
    view.east - view.west > WIDE.degrees ? WIDE.finest : FINEST,
  )
  const ground = drawWithin(
    budget,
    fine => {
      const paths = drawGround(sheet, fine)
      return { paths, bytes: [...paths.high, ...paths.rivers].join('').length }
    },
    Math.max(FINEST_GROUND, layers.squarePixels),
  )
  const { paths, dry, wet, home } = layers
  const [isDry, isWet, atHome] = [insideOf(dry), insideOf(wet), insideOf(home)]
  const abroad = layers.abroad()
  return {
    width,
    height,
    ...paths,
    ...ground.paths,
    project: place => rounded(projection(drawnAt(inset, place))),
    inset: inset && drawnInset(inset, projection),
    mercator: { radian: projection.scale(), equator: projection.translate()[1] },
    onLand: point => isDry(point) && !isWet(point),
    atHome,
    mask() {
      const mask = emptyMask(area, MASK_FINENESS)
      fillRings(mask, home, MASKED.home)
      for (const [i, rings] of [...abroad.values()].entries()) fillRings(mask, rings, MASKED.abroad + i)
      fillRings(mask, wet, MASKED.lake)
      return mask
    },
    abroad: [...abroad.keys()],
    strays: Math.sqrt(layers.squarePixels),
  }
}

/** Draws ever coarser until all paths together fit the budget, in bytes. */
function drawWithin<Drawn extends { bytes: number }>(
  budget: number,
  draw: (squarePixels: number) => Drawn,
  fine = FINEST,
): Drawn {
  const drawn = draw(fine)
  const excess = drawn.bytes / budget
  return excess <= 1 ? drawn : drawWithin(budget, draw, fine * Math.max(1.3, excess ** 2))
}

function frameBox(
  codes: readonly string[],
  { focus = [], include = [], trip = false }: Pick<FrameOptions, 'focus' | 'include' | 'trip'>,
  { atlas, inset }: ReturnType<typeof arrangedAtlas>,
): Box {
  const boxOf = (places: readonly LonLat[]) => boxAround(places.map(place => drawnAt(inset, place)))
  const whole = codes.map(code => mainland(atlas.territories, code))
  const included = joined(boxOf(include), inset ? drawnBox(inset) : emptyBox())
  if (focus.length === 0) return joined(whole.reduce(joined), included)
  const { share, degrees } = trip ? CLOSEST_OF_TRIPS : CLOSEST
  const closest = Math.min(degrees, ...whole.map(box => share * longerSide(box)))
  return joined(atLeast(boxOf(focus), closest), included)
}

function drawnAt(inset: Inset | null, [lon, lat]: LonLat): [number, number] {
  return [lon + degreesEast(inset, [lon, lat]), lat]
}

/**
 * A planar Mercator projection without a cut at the antimeridian, so that simplified rings cannot turn inside out.
 */
function fitted(
  { west, south, east, north }: Box,
  { width, height, padding }: FrameOptions,
  area: Rect,
): GeoProjection {
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
      [area.left, area.top],
      [area.right, area.bottom],
    ])
}

function rounded(point: readonly [number, number] | null): Point {
  const [x, y] = point ?? [0, 0]
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

/**
 * Makes a function that tells whether a point is inside rings (even-odd), by counting crossings of a ray to the east.
 */
function insideOf(rings: readonly number[][]): (point: Point) => boolean {
  const boxed = rings.map(ring => ({ ring, box: rectAround(ring) }))
  return ([x, y]) => {
    let crossed = false
    for (const { ring, box } of boxed) {
      // A ray from outside a ring's box crosses it an even number of times.
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue
      let px = ring.at(-2) ?? 0
      let py = ring.at(-1) ?? 0
      for (let i = 0; i < ring.length; i += 2) {
        const qx = ring[i] ?? 0
        const qy = ring[i + 1] ?? 0
        if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) crossed = !crossed
        px = qx
        py = qy
      }
    }
    return crossed
  }
}
