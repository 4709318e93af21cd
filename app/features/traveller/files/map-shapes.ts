import type { TravelMode } from '#cartography/curves/route.ts'
import { labelOffset } from '#cartography/labels/place-labels.ts'
import { DOT } from '#cartography/labels/stop-layout.ts'
import {
  BESIDE_ARROW,
  DRAWN,
  type DrawnLandmark,
  type DrawnStop,
  layoutOf,
  MARKS,
  type RouteMapData,
  SIZES,
} from '#cartography/print/map-data.ts'

/** Colours of app/map's style sheets, for files that have no style sheet. */
export const MAP_INKS = {
  sea: '#82b2df',
  shoal: '#a8cdf2',
  near: '#eee6d4',
  nearLine: '#b9ad97',
  land: '#fbe6b8',
  high: ['#f3cf8d', '#dfab68'],
  edge: '#1c4162',
  river: '#4479aa',
  park: '#237055',
  route: '#0e141d',
  casing: '#fffaec',
  text: '#0e141d',
  quiet: '#4a4437',
  water: '#112940',
  number: '#fefcf9',
  arrow: '#ff1200',
} as const

/** A path with fill, stroke or both, in pixels of the map; filled by the even-odd rule. */
export interface PrintedShape {
  path: string
  fill?: string
  stroke?: string
  width?: number
  dash?: readonly number[]
  /** Butt line caps, also for dashes, instead of round ones. */
  blunt?: boolean
}

interface Line extends Pick<PrintedShape, 'dash' | 'blunt'> {
  width: number
  casing?: boolean
}

/** Sizes for a map at its natural size. */
const LINES: Record<TravelMode, Line> = {
  road: { width: 3.25, casing: true },
  boat: { width: 3.25, dash: [8, 7] },
  air: { width: 4, dash: [0.1, 8] },
  rail: { width: 2, casing: true },
  foot: { width: 2.5, dash: [7, 6, 0.1, 6] },
}
const SLEEPERS: Line = { width: 8, dash: [2, 7], blunt: true }
const CASING = 6
const SHOAL = 11
const RIVERS = [1.6, 1]

/** Land and water, from the sea up; `k` is map pixels per pixel of paper. */
export function groundShapes(map: RouteMapData, k: number): PrintedShape[] {
  const { width, height, land, neighbours, high, rivers, inset } = map
  const line = (path: string, stroke: string, wide = 1) => ({ path, stroke, width: wide * k })
  const shoal = (path: string) => ({ ...line(path, MAP_INKS.shoal, SHOAL), fill: MAP_INKS.shoal })
  return [
    { path: `M0 0H${width}V${height}H0Z`, fill: MAP_INKS.sea },
    shoal(neighbours),
    shoal(land),
    { path: land, fill: MAP_INKS.land },
    ...high.map((path, tone) => ({ path, fill: MAP_INKS.high[tone] ?? MAP_INKS.high[1] })),
    // Elevation shapes extend beyond the border; the neighbouring countries drawn over them cut them off.
    { ...line(neighbours, MAP_INKS.nearLine), fill: MAP_INKS.near },
    line(map.frontiers, MAP_INKS.nearLine),
    ...rivers.map((path, rank) => line(path, MAP_INKS.river, RIVERS[rank])),
    line(map.borders, MAP_INKS.edge),
    line(land, MAP_INKS.edge),
    { ...line(map.lakes, MAP_INKS.river), fill: MAP_INKS.sea },
    ...(inset ? [line(frame(inset), MAP_INKS.edge)] : []),
  ].filter(({ path }) => path !== '')
}

function frame({ x, y, width, height }: NonNullable<RouteMapData['inset']>): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** Lines of the route; those on the ground have a casing, railways have sleepers. */
export function legShapes({ legs }: Pick<RouteMapData, 'legs'>, k: number): PrintedShape[] {
  const drawn = legs.filter(({ path }) => path !== '')
  return drawn.flatMap(({ mode, path }) => {
    const { casing, ...line } = LINES[mode]
    return [
      ...(casing ? [{ path, stroke: MAP_INKS.casing, width: CASING * k }] : []),
      drawnLine(path, line, k),
      ...(mode === 'rail' ? [drawnLine(path, SLEEPERS, k)] : []),
    ]
  })
}

function drawnLine(path: string, { width, dash, blunt = false }: Line, k: number): PrintedShape {
  const line = { path, stroke: MAP_INKS.route, width: width * k, blunt }
  return dash ? { ...line, dash: dash.map(each => each * k) } : line
}

/** Parks, summits, and the marks of places: pills with room for their days, or discs. */
export function markShapes(map: RouteMapData, k: number): PrintedShape[] {
  const level = labelPositionIndex(map, k)
  const casing = { stroke: MAP_INKS.casing, width: 1.5 * k }
  const filled = { fill: MAP_INKS.route, ...casing }
  return [
    ...seenLandmarks(map, k).map(({ kind, x, y }) =>
      kind === 'summit'
        ? { path: triangle(x, y, SIZES.summit * k), fill: MAP_INKS.quiet }
        : { path: disc(x, y, SIZES.park * k), fill: MAP_INKS.park, ...casing },
    ),
    ...[...map.places, ...map.far].flatMap(stop => {
      const { x, y, width, height, arrow } = stop
      const [dx, dy] = layoutOf(stop, level).mark
      const [mx, my] = [x + dx * k, y + dy * k]
      const leader = { path: `M${x} ${y}L${mx} ${my}`, stroke: MAP_INKS.route, width: 1.5 * k }
      const isAside = !arrow && (dx !== 0 || dy !== 0)
      return [
        ...(isAside ? [leader, { path: disc(x, y, DOT * k), fill: MAP_INKS.route }] : []),
        { path: pill(mx, my, width * k, height * k), ...filled },
        ...(arrow ? [{ path: scaled(arrow, { x, y }, k), stroke: MAP_INKS.arrow, width: 2 * k }] : []),
      ]
    }),
  ]
}

/** Which of the two label positions of a mark is drawn: 0 on a narrow map, 1 on a wide one. */
export function labelPositionIndex({ width }: Pick<RouteMapData, 'width'>, k: number): 0 | 1 {
  return width / k >= DRAWN.wide ? 1 : 0
}

/** A summit without room for its label is left out. */
export function seenLandmarks(map: RouteMapData, k: number): DrawnLandmark[] {
  const level = labelPositionIndex(map, k)
  return map.landmarks.filter(({ kind, labelPositions }) => {
    const labelPosition = labelPositions[level]
    return labelPosition !== '.' && (kind === 'park' || labelPosition !== '-')
  })
}

function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`
}

/** A bar with round ends, centred on the point. */
function pill(x: number, y: number, width: number, height: number): string {
  const [straight, radius] = [width - height, height / 2]
  const end = (down: number) => `a${radius} ${radius} 0 0 1 0 ${down}`
  return `M${x - straight / 2} ${y - radius}h${straight}${end(height)}h${-straight}${end(-height)}Z`
}

/** A path of points around a point of the map, from pixels of the screen. */
function scaled(path: string, { x, y }: { x: number; y: number }, k: number): string {
  return path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, dx, dy) => `${x + Number(dx) * k} ${y + Number(dy) * k}`,
  )
}

/** A triangle centred on the point. */
function triangle(x: number, y: number, unit: number): string {
  return `M${x} ${y - 0.9 * unit}L${x + unit} ${y + 0.7 * unit}H${x - unit}Z`
}

/** A text of a map, vertically centred on `y`; all sizes are in pixels of the map. */
export interface PrintedText {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  size: number
  ink: string
  face: 'text' | 'strong' | 'italic'
  /** Colour around the letters, that of the ground. */
  halo?: string
  /** Clockwise, in degrees. */
  angle?: number
  /** Letter spacing, in parts of the size. */
  spacing?: number
}

/**
 * Labels of a printed map: waters, countries, summits and places, and on each pill the days of the stay. `k` is map
 * pixels per pixel of paper.
 */
export function mapTexts(map: RouteMapData, k: number): PrintedText[] {
  const level = labelPositionIndex(map, k)
  const { inset, places, far } = map
  return [
    ...groundTexts(map, k),
    ...(inset ? [insetText(inset, k)] : []),
    ...seenLandmarks(map, k).flatMap(mark => landmarkText(mark, level, k)),
    ...places.flatMap(place => nameText(place, level, k)),
    ...[...places, ...far].flatMap(place => daysText(place, level, k)),
  ]
}

function groundTexts({ names }: RouteMapData, k: number): PrintedText[] {
  const readable = names.filter(({ from }) => from <= 1 / k)
  return readable.map(({ kind, text, x, y, angle }) => {
    const at = { x, y, angle, anchor: 'middle' } as const
    return kind === 'water'
      ? { ...at, text, size: SIZES.water * k, ink: MAP_INKS.water, face: 'italic', spacing: 0.06 }
      : { ...at, ...country(text, k), ink: MAP_INKS.quiet, spacing: 0.08 }
  })
}

function country(text: string, k: number) {
  return { text: text.toLocaleUpperCase(), size: SIZES.country * k, face: 'text' } as const
}

/** On the frame, as the title of the inset. */
function insetText({ x, y, name }: NonNullable<RouteMapData['inset']>, k: number): PrintedText {
  const size = SIZES.country * k
  return { text: name, x, y: y - 0.74 * size, anchor: 'start', size, ink: MAP_INKS.water, face: 'text' }
}

function landmarkText(
  { name, x, y, on, labelPositions }: DrawnLandmark,
  level: 0 | 1,
  k: number,
): PrintedText[] {
  const labelPosition = labelPositions[level]
  if (name === '' || labelPosition === '-' || labelPosition === '.' || labelPosition === 'c') return []
  const disc = { radius: SIZES.currentDisc, textHeight: SIZES.sightName }
  const { anchor, dx, dy } = labelOffset(labelPosition, disc)
  const isOnWater = on === 'water' || on === (level === 0 ? 'narrow water' : 'wide water')
  const lettering = {
    ink: MAP_INKS.quiet,
    face: 'text',
    halo: isOnWater ? MAP_INKS.sea : MAP_INKS.land,
  } as const
  return [{ ...lettering, text: name, x: x + dx * k, y: y + dy * k, anchor, size: SIZES.sightName * k }]
}

function nameText(stop: DrawnStop, level: 0 | 1, k: number): PrintedText[] {
  const { name: text, x, y } = stop
  const { name, wet } = layoutOf(stop, level)
  if (!name) return []
  const lettering = { ink: MAP_INKS.text, face: 'strong', halo: wet ? MAP_INKS.sea : MAP_INKS.land } as const
  const at = { x: x + name.dx * k, y: y + name.dy * k, anchor: name.anchor }
  return [{ ...lettering, ...at, text, size: SIZES.name * k }]
}

function daysText(stop: DrawnStop, level: 0 | 1, k: number): PrintedText[] {
  const { x, y, label, arrow } = stop
  if (label === null) return []
  const [dx, dy] = layoutOf(stop, level).mark
  const at = { x: x + (dx + (arrow ? BESIDE_ARROW : 0)) * k, y: y + dy * k, anchor: 'middle' } as const
  return [{ ...at, text: label, size: MARKS.daysText * k, ink: MAP_INKS.number, face: 'strong' }]
}
