import { labelOffset } from '#cartography/labels/place-labels.ts'
import { type DrawnPlace, type RouteMapData, SIZES } from '#cartography/print/map-data.ts'
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
 * Labels of a printed map: waters, countries, summits and places, and on each disc the first day of the stay. `k` is
 * map pixels per pixel of paper.
 */
export function mapTexts(map: RouteMapData, k: number): PrintedText[] {
  const level = labelPositionIndex(map, k)
  const { inset, places } = map
  return [
    ...groundTexts(map, k),
    ...(inset ? [insetText(inset, k)] : []),
    ...seenLandmarks(map, k).flatMap(mark => nameText(mark, level, LANDMARK, k)),
    ...places.flatMap(place => nameText(place, level, PLACE, k)),
    ...places.flatMap(place => numberText(place, k)),
  ]
}

interface Lettering extends Pick<PrintedText, 'ink' | 'face'> {
  /** In pixels of the paper. */
  points: number
}

const PLACE: Lettering = { ink: MAP_INKS.text, face: 'strong', points: SIZES.name }
const LANDMARK: Lettering = { ink: MAP_INKS.quiet, face: 'text', points: SIZES.sightName }

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

function nameText(
  { name, x, y, on, labelPositions }: DrawnPlace,
  level: 0 | 1,
  { points, ...lettering }: Lettering,
  k: number,
): PrintedText[] {
  const labelPosition = labelPositions[level]
  if (name === '' || labelPosition === '-' || labelPosition === '.') return []
  const disc = { radius: SIZES.currentDisc, textHeight: points }
  const { anchor, dx, dy } =
    labelPosition === 'c' ? ({ anchor: 'middle', dx: 0, dy: 0 } as const) : labelOffset(labelPosition, disc)
  const isOnWater = on === 'water' || on === (level === 0 ? 'narrow water' : 'wide water')
  const halo = isOnWater ? MAP_INKS.sea : MAP_INKS.land
  return [{ ...lettering, text: name, x: x + dx * k, y: y + dy * k, anchor, size: points * k, halo }]
}

function numberText({ x, y, number }: DrawnPlace, k: number): PrintedText[] {
  if (number === null) return []
  const size = SIZES.numberedDisc * 1.2 * k
  return [{ text: String(number), x, y, anchor: 'middle', size, ink: MAP_INKS.number, face: 'strong' }]
}
