import { labelOffset } from '#cartography/labels/place-labels.ts'
import {
  BESIDE_ARROW,
  type DrawnLandmark,
  type DrawnStop,
  layoutOf,
  MARKS,
  type RouteMapData,
  SIZES,
} from '#cartography/print/map-data.ts'
import { labelPositionIndex, MAP_INKS, seenLandmarks } from './map-shapes.ts'

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
