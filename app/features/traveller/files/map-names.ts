import type { TravelMode } from '#cartography/curves/route.ts'
import { labelOffset } from '#cartography/labels/place-labels.ts'
import { type RouteMapData, SIZES } from '#cartography/print/map-data.ts'

/** How a map is set on paper, where nothing is pointed at and nothing grows: sizes in points of the paper. */
export const MAP_INKS = {
  sea: '#82b2df',
  land: '#fcf8f2',
  neighbours: '#a8cdf2',
  borders: '#c5bdad',
  route: '#0e141d',
  names: '#0e141d',
  water: '#1c4162',
} as const

/** Dashes of the ways to travel, in points. */
export const MAP_DASHES: Record<TravelMode, readonly number[] | null> = {
  road: null,
  rail: [2, 5],
  boat: [8, 7],
  air: [0.1, 8],
  foot: [7, 6, 0.1, 6],
}

export const ROUTE_WIDTH = 2.75
export const DISC = SIZES.disc
export const NAME_SIZE = SIZES.name

/** A name of a map, in pixels of the map; `size` is of the map as well. */
export interface SetName {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  size: number
}

/** The names of the places where they stand on a wide map; `k` is how many pixels of the map a point takes. */
export function setPlaceNames({ places }: RouteMapData, k: number): SetName[] {
  return places.flatMap(({ name, x, y, stands: [, wide] }) => {
    if (wide === '-' || wide === '.') return []
    const disc = { radius: SIZES.currentDisc, textHeight: NAME_SIZE }
    const { anchor, dx, dy } =
      wide === 'c' ? ({ anchor: 'middle', dx: 0, dy: 0 } as const) : labelOffset(wide, disc)
    return [{ text: name, x: x + dx * k, y: y + dy * k, anchor, size: NAME_SIZE * k }]
  })
}
