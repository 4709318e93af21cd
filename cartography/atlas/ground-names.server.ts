import { getLocale } from '#app/paraglide/runtime.js'
import { type Body, textWidth, touch } from '#cartography/labels/place-labels.ts'
import { type GroundName, type MapWater, SIZES } from '#cartography/print/map-data.ts'
import type { Locale } from '#database/values/locale.ts'
import { cellAreas, fillRect, type LandMask, type Rect, roomOn } from './land-mask.ts'
import { type CountryFrame, MASKED } from './map-geometry.server.ts'
import { WATERS } from './waters.server.ts'

/** Short names in common use, in place of the Unicode register's. */
const SHORT_NAMES: Partial<Record<string, Record<Locale, string>>> = {
  CD: { en: 'DR Congo', es: 'RD del Congo' },
  MM: { en: 'Myanmar', es: 'Myanmar' },
}

interface Wanted {
  frame: CountryFrame
  /** Waters whose names an author has positioned; the sea is not named elsewhere then. */
  waters: readonly MapWater[]
  /** Pins, names and lines that must not be covered. */
  clear: readonly Body[]
  /** From the smallest scale at which the map is drawn to the largest at which room is looked for. */
  scales: { from: number; to: number }
}

const STEP = 1.3
const OCCUPIED = 255
/** Pixels of space on either side of a name. */
const AIR = 5

/** The names of seas, lakes and other countries that fit, with the scale from which they do. */
export function groundNames({ frame, waters, clear, scales }: Wanted): GroundName[] {
  const authored = authoredNames({ frame, waters, clear, scales })
  const mask = frame.mask()
  for (const body of [...clear, ...authored.flatMap(nameBodies)]) {
    fillRect(mask, rectOf(body, scales.from), OCCUPIED)
  }
  if (frame.inset) fillRect(mask, frame.inset, OCCUPIED)
  const areas = cellAreas(mask)
  const names = [...authored]
  const seen = { left: 0, top: 0, right: frame.width, bottom: frame.height }
  function add(kind: GroundName['kind'], text: string, value: number, within?: Rect): void {
    const size = sizeOf(kind, text)
    // Most countries in a wide view are too small for any name, so the search is skipped.
    const [width, height] = withAir(size, scales.to)
    if ((areas[value] ?? 0) < width * height) return
    const room = { value, isFree: roomOn(mask, value), scales, middle: middleOf(frame) }
    // A name that appears a little later is better than one outside the first view.
    const found =
      roomFor(mask, size, { ...room, within: overlapOf(within, seen) }) ??
      roomFor(mask, size, { ...room, within: within ?? mask.area })
    if (!found) return
    const name = { kind, text, ...found, angle: 0, length: Math.ceil(size.width) }
    names.push(name)
    for (const body of nameBodies(name)) fillRect(mask, rectOf(body, found.from), OCCUPIED)
  }
  for (const { name, box, lake } of WATERS) {
    const isNamed = names.some(({ text }) => text === name())
    if (isNamed || (authored.length > 0 && !lake)) continue
    const [left, top] = frame.project([box.west, box.north])
    const [right, bottom] = frame.project([box.east, box.south])
    add('water', name(), lake ? MASKED.lake : MASKED.water, { left, top, right, bottom })
  }
  frame.abroad.forEach((code, i) => {
    const text = countryName(code, getLocale())
    if (text) add('country', text, MASKED.abroad + i)
  })
  return names
}

function countryName(code: string, locale: Locale): string | undefined {
  if (!code) return undefined
  return SHORT_NAMES[code]?.[locale] ?? REGION_NAMES[locale].of(code)
}

const REGION_NAMES = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  es: new Intl.DisplayNames(['es'], { type: 'region' }),
}

/** The size of a name on the screen: waters are letter-spaced, countries in capitals. */
function sizeOf(kind: GroundName['kind'], text: string): { width: number; height: number } {
  const set = kind === 'country' ? text.toUpperCase() : text
  const size = SIZES[kind]
  return { width: textWidth(set, size) + set.length * size * 0.08, height: size }
}

/** The width and height of a name on the map at a scale. */
function withAir({ width, height }: { width: number; height: number }, scale: number): [number, number] {
  return [(width + 2 * AIR) / scale, (height + 2 * AIR) / scale]
}

interface Room {
  value: number
  isFree: (rect: Rect) => boolean
  within: Rect
  scales: { from: number; to: number }
  middle: { x: number; y: number }
}

/** The centre of a cell, and the square of its distance from the map's centre. */
interface Spot {
  x: number
  y: number
  away: number
}

/**
 * The spot nearest to the map's centre, at the smallest scale at which a name fits. Returns null if there is none.
 */
function roomFor(
  mask: LandMask,
  size: { width: number; height: number },
  { isFree, scales, ...room }: Room,
): { x: number; y: number; from: number } | undefined {
  const steps: number[] = []
  for (let scale = scales.from; scale <= scales.to; scale *= STEP) steps.push(scale)
  const [width, height] = withAir(size, steps.at(-1) ?? scales.from)
  // A name that does not fit at the largest scale does not fit at a smaller one.
  const spots = spotsOf(mask, room, (x, y) => isFree(around(x, y, width, height)))
  for (const from of steps) {
    const spot = nearestSpot(spots, withAir(size, from), isFree)
    if (spot) return { x: Math.round(spot.x), y: Math.round(spot.y), from: Math.round(from * 1000) / 1000 }
  }
  return undefined
}

/** The centres of the cells of a value with enough room. */
function spotsOf(
  { area, columns, rows, cell, cells }: LandMask,
  { value, within, middle }: Omit<Room, 'scales' | 'isFree'>,
  hasRoom: (x: number, y: number) => boolean,
): Spot[] {
  const [left = 0, right = 0] = [within.left - area.left, within.right - area.left].map(x => x / cell)
  const [top = 0, bottom = 0] = [within.top - area.top, within.bottom - area.top].map(y => y / cell)
  const spots: Spot[] = []
  for (let row = Math.max(0, Math.ceil(top)); row < Math.min(rows, bottom); row++) {
    const y = area.top + (row + 0.5) * cell
    for (let column = Math.max(0, Math.ceil(left)); column < Math.min(columns, right); column++) {
      if (cells[row * columns + column] !== value) continue
      const x = area.left + (column + 0.5) * cell
      if (hasRoom(x, y)) spots.push({ x, y, away: (x - middle.x) ** 2 + (y - middle.y) ** 2 })
    }
  }
  return spots
}

/** The spot with enough room that is nearest to the map's centre. */
function nearestSpot(
  spots: readonly Spot[],
  [width, height]: [number, number],
  isFree: (rect: Rect) => boolean,
): Spot | undefined {
  let nearest: Spot | undefined
  for (const spot of spots) {
    const isNearer = nearest === undefined || spot.away < nearest.away
    if (isNearer && isFree(around(spot.x, spot.y, width, height))) nearest = spot
  }
  return nearest
}

function overlapOf(a: Rect | undefined, b: Rect): Rect {
  if (!a) return b
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

function middleOf({ width, height }: CountryFrame): { x: number; y: number } {
  return { x: width / 2, y: height / 2 }
}

function around(x: number, y: number, width: number, height: number): Rect {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Of two overlapping names the first is kept. */
function authoredNames({ frame, waters, clear, scales }: Wanted): GroundName[] {
  const names: GroundName[] = []
  for (const water of waters) {
    names.push(...authoredName(frame, water, [...clear, ...names.flatMap(nameBodies)], scales))
  }
  return names
}

/** A positioned name, from the scale at which no pin overlaps it, if there is one. */
function authoredName(
  frame: CountryFrame,
  { name, lon, lat, angle }: MapWater,
  clear: readonly Body[],
  scales: { from: number; to: number },
): GroundName[] {
  const [x, y] = frame.project([lon, lat])
  const length = Math.ceil(sizeOf('water', name).width)
  const drawn: GroundName = { kind: 'water', text: name, x, y, angle, from: 0, length }
  const bodies = nameBodies(drawn)
  const inside = bodies.every(body => {
    const rect = rectOf(body, scales.from)
    const { left, top, right, bottom } = rect
    const framed = left > 0 && top > 0 && right < frame.width && bottom < frame.height
    return framed && !(frame.inset && meet(rect, frame.inset))
  })
  const isCrowded = (from: number, to: number) =>
    bodies.some(body => clear.some(other => touch(body, other, { from, to })))
  if (!inside || isCrowded(scales.to, Infinity)) return []
  return [{ ...drawn, from: isCrowded(scales.from, scales.to) ? scales.to : 0 }]
}

function meet(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function rectOf({ x, y, left, top, right, bottom }: Body, scale: number): Rect {
  return {
    left: x + left / scale,
    top: y + top / scale,
    right: x + right / scale,
    bottom: y + bottom / scale,
  }
}

/** A name as a row of squares along its line, which may be rotated. */
export function nameBodies({ kind, text, x, y, angle }: GroundName): Body[] {
  const { width, height } = sizeOf(kind, text)
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const count = Math.max(1, Math.ceil(width / height))
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) / count - 0.5) * width
    const [dx, dy, half] = [along * cos, along * sin, height / 2]
    return { x, y, left: dx - half, right: dx + half, top: dy - half, bottom: dy + half }
  })
}
