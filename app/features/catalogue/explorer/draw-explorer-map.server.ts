import type { ExplorerMap, ExplorerMark, View } from '#app/map/explorer/explorer-schema.ts'
import { EARTH_KM, levelAt } from '#app/map/explorer/view.ts'
import { type CountryFrame, countryFrame, proportion } from '#cartography/atlas/map-geometry.server.ts'
import type { Point } from '#cartography/curves/leg-curve.ts'
import { denser } from '#cartography/curves/leg-curve.ts'
import type { LonLat, MapLeg, MapPlace } from '#cartography/curves/route.ts'
import type { LegCurve } from '#cartography/curves/route-curves.ts'
import { type LabelPosition, labelLevels, type Mark } from '#cartography/labels/label-levels.ts'
import { labelBody, textWidth } from '#cartography/labels/place-labels.ts'
import { cachedDrawing } from '#cartography/print/cached-drawing.server.ts'
import { landmarksOf } from '#cartography/print/landmarks.server.ts'
import { type MapWater, SIZES } from '#cartography/print/map-data.ts'
import { plotRoute } from '#cartography/print/map-drawing.server.ts'
import { around, groundOf, insetEdge, printedBodies } from '#cartography/print/map-print.server.ts'
import { crossesNoCoast, isOnWater, landmarkMark, wetShare } from '#cartography/print/place-names.server.ts'

export interface ExplorerPlace extends MapPlace {
  kind: ExplorerMark['kind']
  /** Priority of its label; 0 is the highest. */
  rank: number
}

interface ExplorerWanted {
  /** ISO alpha-2 codes of the countries drawn as land of the map. */
  countries: readonly string[]
  waters: readonly MapWater[]
  places: readonly ExplorerPlace[]
  legs: readonly MapLeg[]
  /** Fits the places instead of the whole country. */
  close?: boolean
}

/** Longer side of the map in pixels, fine enough for zooming. */
const SIDE = 2400
/** Longer side of a map beside other content. */
const USUAL_SIDE = 700
/** Budget for all paths in bytes, uncompressed; compression quarters it. */
const BUDGET = 72_000
/** Level of detail of surrounding countries, which do not get finer with zoom. */
const ABROAD = 60
/** Aspect ratios, relative to the frame, that the surroundings still fill. */
const WIDEST = 4
const TALLEST = 1.4
/** Limit of the frame's aspect ratio. */
const FLATTEST = 2
/** Smallest scale, for a small phone. Levels are a quarter of an octave apart. */
const SMALLEST = 0.1
const STEP = 2 ** 0.25
/** Maximum zoom; the atlas has no more detail. */
const PIXELS_PER_KM = 12
/** Maximum deviation of a line, in pixels of the screen. */
const STRAYS = 6
/** Scale at which the map fills most screens. */
const USUAL = 0.32

/** The rank of a country's highest summit: it cannot move, and names of places beside it find another side. */
const HIGHEST = -1

/** Share of a name on land that may be on water. */
const SOME_WATER = 0.2

/** Names look out for lines this often, in pixels of the map. */
const ALONG = 24

const NAMES = { stop: SIZES.name, sight: SIZES.sightName, region: SIZES.regionName } as const

const MOST_DRAWINGS = 20

/** A zoomable map with the layout of its labels at every scale. Cached. */
export const drawExplorerMap = cachedDrawing({ most: MOST_DRAWINGS, kind: 'explorer' }, drawMap)

function drawMap({ countries, waters, places, legs, close }: ExplorerWanted): ExplorerMap {
  const all = [...places.map(lonLat), ...legs.flatMap(leg => leg.via ?? [])]
  const fit = close ? { focus: all } : { include: places.map(lonLat) }
  const ratio = Math.min(FLATTEST, Math.max(1 / FLATTEST, proportion(countries, fit)))
  const [width, height] = ratio > 1 ? [SIDE, Math.round(SIDE / ratio)] : [Math.round(SIDE * ratio), SIDE]
  const beyond = {
    x: Math.round(Math.max(0, WIDEST * height - width) / 2 + width / 4),
    y: Math.round(Math.max(0, TALLEST * width - height) / 2 + height / 4),
  }
  const padding = (close ? 0.14 : 0.07) * Math.min(width, height)
  const frame = countryFrame(countries, {
    width,
    height,
    padding,
    ...fit,
    budget: BUDGET,
    beyond,
    abroad: ABROAD,
  })
  const points = places.map(place => frame.project(lonLat(place)))
  const curves = plotLarge({ places, legs }, frame)
  const along = curves.flatMap(curve => denser(curve.points, ALONG))
  const ground = groundOf({
    frame,
    waters,
    clear: [
      ...points.map(point => around(point, SIZES.currentDisc)),
      ...along.map(point => around(point, 2)),
    ],
    scales: { from: SMALLEST, to: 1 },
  })
  const scales = scalesOf(frame)
  const landmarks = landmarksOf(countries, frame, places)
  const marks = [
    ...places.map((place, i) => {
      const mark = markOf(place, points[i] ?? [0, 0])
      // At the closest zoom a label may cross a coast, because every place must have one there.
      const isFit = (scale: number) => scale >= (scales.at(-2) ?? USUAL) || crossesNoCoast(frame, mark, scale)
      return mark.nameOnly ? { ...mark, isFit } : mark
    }),
    ...landmarks.map((landmark, i) => {
      const mark = landmarkMark(landmark, { named: true })
      // The highest summit is what many come for: it stands before all that only has no better name.
      return i === 0 && landmark.kind === 'summit'
        ? { ...mark, rank: HIGHEST, yields: false, avoidsLines: false, insists: true }
        : mark
    }),
  ]
  const labelPositions = labelLevels(marks, {
    scales,
    size: { width, height },
    avoid: [...along, ...insetEdge(ground)],
    // Everything that appears before the next level.
    taken: level => printedBodies(ground, scales[level + 1] ?? Infinity),
  })
  /** A sight on land waits for a closer look rather than having its name in a lake. */
  const landNames = (i: number) =>
    (labelPositions[i] ?? []).map((position, level) => {
      const mark = marks[i]
      const isSide = position !== '.' && position !== '-' && position !== 'c'
      const isLast = level + 2 >= scales.length
      if (!mark || !isSide || isLast || places[i]?.kind !== 'sight' || !frame.onLand([mark.x, mark.y]))
        return position
      return wetShare(frame, labelBody(mark, position), scales[level] ?? USUAL) > SOME_WATER ? '.' : position
    })
  return {
    ground,
    sheet: { x: -beyond.x, y: -beyond.y, width: width + 2 * beyond.x, height: height + 2 * beyond.y },
    mercator: frame.mercator,
    scales,
    marks: places.flatMap(({ key, name, kind }, i) => {
      const [x, y] = points[i] ?? [0, 0]
      const labelPosition = labelPositions[i]?.[levelAt(scales, USUAL)]
      const on = isOnWater(frame, marks[i], labelPosition, USUAL) ? { on: 'water' as const } : {}
      // A route shows all its stops.
      const shown = close ? (labelPositions[i] ?? []) : namedOnly(landNames(i))
      return name === '' ? [] : [{ key, name, kind, x, y, labelPositions: shown, ...on }]
    }),
    landmarks: landmarks.map((landmark, i) => ({
      ...landmark,
      labelPositions: namedOnly(labelPositions[places.length + i] ?? []),
    })),
    legs: legs.map(({ from, to, day, mode }, i) => ({ from, to, day, mode, path: curves[i]?.path ?? '' })),
  }
}

/** A mark is on the map once it has its name there: a dot without one tells nobody anything until one is at the closest. */
function namedOnly(positions: readonly LabelPosition[]): LabelPosition[] {
  return positions.map((position, level) =>
    position === '-' && level < positions.length - 1 ? '.' : position,
  )
}

/** Curves are computed for a map of usual size and scaled up. */
function plotLarge(route: Parameters<typeof plotRoute>[0], frame: CountryFrame): LegCurve[] {
  const times = Math.max(frame.width, frame.height) / USUAL_SIDE
  const small = (place: LonLat): Point => {
    const [x, y] = frame.project(place)
    return [x / times, y / times]
  }
  const usual = {
    width: frame.width / times,
    height: frame.height / times,
    project: small,
    onLand: ([x, y]: Point) => frame.onLand([x * times, y * times]),
  }
  const curves = plotRoute(route, usual, route.places.map(lonLat).map(small))
  return curves.map(({ path, points }) => ({
    path: path.replace(/[\d.]+/g, text => String(Math.round(Number(text) * times))),
    points: points.map(([x, y]) => [x * times, y * times]),
  }))
}

function lonLat({ lon, lat }: Pick<MapPlace, 'lon' | 'lat'>): LonLat {
  return [lon, lat]
}

function markOf({ kind, name, rank }: ExplorerPlace, [x, y]: readonly [number, number]): Mark {
  const wide = kind === 'region'
  const text = wide ? name.toUpperCase() : name
  return {
    x,
    y,
    radius: name === '' ? 0 : SIZES.currentDisc,
    core: name === '' ? 0 : kind === 'sight' ? SIZES.sight : SIZES.disc + 1,
    textWidth: textWidth(text, NAMES[kind]) + (wide ? 0.1 * NAMES.region * text.length : 0),
    textHeight: NAMES[kind],
    rank,
    yields: kind === 'sight',
    insists: kind === 'stop' && name !== '',
    nameOnly: wide,
  }
}

/** Scales from the smallest screen to the maximum zoom of the map's detail. */
function scalesOf({ mercator, height, strays }: CountryFrame): number[] {
  const { radian, equator } = mercator
  const pixelsPerKm = (radian * Math.cosh((equator - height / 2) / radian)) / EARTH_KM
  const closest = Math.max(4 * USUAL, Math.min(PIXELS_PER_KM / pixelsPerKm, STRAYS / strays))
  const scales = [SMALLEST]
  while ((scales.at(-1) ?? 0) * STEP < closest) scales.push((scales.at(-1) ?? 0) * STEP)
  return [...scales, closest].map(scale => Math.round(scale * 1000) / 1000)
}

/** A view centred on a mark, close enough on most screens for its label. */
export function viewOfMark(map: ExplorerMap, key: string): View {
  const mark = map.marks.find(each => each.key === key)
  const named =
    mark?.labelPositions.findIndex(labelPosition => labelPosition !== '-' && labelPosition !== '.') ?? -1
  const zoom = ((map.scales[named] ?? map.scales.at(-2) ?? USUAL) * 1.05) / USUAL
  return { x: mark?.x ?? 0, y: mark?.y ?? 0, zoom: Math.round(100 * Math.max(2.5, zoom)) / 100 }
}
