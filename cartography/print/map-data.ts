import type { MapLeg, MapPlace, TravelMode } from '#cartography/curves/route.ts'
import type { LabelPosition } from '#cartography/labels/label-levels.ts'
import type { StopLayout } from '#cartography/labels/stop-layout.ts'
import type { Area } from '#database/values/areas.ts'

/** Sizes on the screen in pixels, whatever the map's size. */
export const SIZES = {
  name: 16,
  water: 16,
  country: 13,
  disc: 6,
  currentDisc: 10,
  pin: 13,
  currentPin: 19,
  sight: 4,
  sightName: 14,
  summit: 6,
  park: 4,
  regionName: 13,
}

/** Sizes of what the server lays out, in pixels of the screen as well. */
export const MARKS = {
  /** The height of the pill with the days of a stop, and the size of its figures. */
  days: 20,
  daysText: 13,
  /** The height of the pill of a place far away, and its distance from the edge. */
  far: 26,
  farMargin: 6,
  /** The middle of its arrow, from its left end. */
  arrow: 16,
} as const

/** How far the words beside an arrow are from the middle of their pill. */
export const BESIDE_ARROW = 7

/** The width of a map in pixels of the screen: on the smallest phone, on most, and beside other content. */
export const DRAWN = { narrow: 280, phone: 350, wide: 448, widest: 760 } as const

/** The name of a sea, a gulf or a river, rotated clockwise by `angle` degrees. */
export interface MapWater {
  name: string
  lon: number
  lat: number
  angle: number
}

/** A name of the ground, shown from a scale of `from` screen pixels per map pixel. */
export interface GroundName {
  kind: 'water' | 'country'
  text: string
  x: number
  y: number
  angle: number
  from: number
  /** Its length in pixels of the screen. */
  length: number
}

/** Land and water as SVG paths in a viewBox of width by height. Plain JSON, like all types that follow. */
export interface GroundData {
  width: number
  height: number
  land: string
  neighbours: string
  borders: string
  frontiers: string
  lakes: string
  /** Two tones of high ground, for the even-odd rule, under the neighbours. */
  high: string[]
  /** Great rivers, and their tributaries. */
  rivers: string[]
  names: GroundName[]
  /** The frame around islands in an inset. */
  inset: { x: number; y: number; width: number; height: number; name: string } | null
}

/** A country, and the position of a place in it. */
export interface InsetMapData extends Pick<GroundData, 'width' | 'height' | 'land' | 'neighbours' | 'lakes'> {
  x: number
  y: number
}

export interface DrawnPlace {
  key: string
  name: string
  /** The number on its pin: its place in the list beside the map. */
  number: number | null
  x: number
  y: number
  /** Its true position, if its pin was moved so far that a line must lead to it. */
  home?: readonly [x: number, y: number]
  /** The position of the name on a narrow and on a wide map. */
  labelPositions: readonly [narrow: LabelPosition, wide: LabelPosition]
  /** Where its name is on water: on every map, or only on narrow or on wide ones. */
  on?: 'water' | 'narrow water' | 'wide water'
}

/** A summit, or a protected area by its centre: shown where nothing else needs the room. */
export interface DrawnLandmark extends DrawnPlace {
  kind: 'summit' | 'park'
}

/** A stop of a route: its mark with its days, its name, and a line where the mark is beside its point. */
export interface DrawnStop extends Pick<DrawnPlace, 'key' | 'name' | 'x' | 'y'>, Pick<MapPlace, 'days'> {
  /** Its days in figures, such as 3–5; null for a stop on the way, which is a disc. Far away, its name and the flight. */
  label: string | null
  /** If it is far away: the arrow on its mark, in lines between points, in pixels of the screen from its point. */
  arrow?: string
  /** The size of its mark in pixels of the screen. */
  width: number
  height: number
  /** On a narrow and on a wide map, or on both alike. */
  layouts: readonly [StopOnMap] | readonly [narrow: StopOnMap, wide: StopOnMap]
}

export interface StopOnMap extends StopLayout {
  /** Whether its name is on water. */
  wet: boolean
  /** The dot on its point and the line to a mark beside it, in pixels of the screen. */
  leader?: string
}

export interface DrawnLeg extends Pick<MapLeg, 'from' | 'to' | 'day'> {
  mode: TravelMode
  path: string
}

export interface RouteMapData extends GroundData {
  places: DrawnStop[]
  /** Places far away, as arrows at the edge. */
  far: DrawnStop[]
  landmarks: DrawnLandmark[]
  legs: DrawnLeg[]
}

export interface CountryMapData extends GroundData {
  places: DrawnPlace[]
  landmarks: DrawnLandmark[]
}

/** Several routes on one map, to compare trips: each a line through its places. */
export interface TripsMapData extends GroundData {
  trips: { key: string; path: string; places: { number: number; x: number; y: number }[] }[]
}

/** A part of the world with its countries from north to south, each with how many trips were found there. */
export interface AreaMapData extends GroundData {
  area: Area
  /** Where they are, in pixels of the map. */
  countries: { tag: string; name: string; count: number; x: number; y: number }[]
}

/** The map of a search: routes, or what was found in several parts of the world. */
export type FoundMapData = TripsMapData | { areas: AreaMapData[] }

/** The layout of a stop on a narrow map (0) or on a wide one. */
export function layoutOf({ layouts }: Pick<DrawnStop, 'layouts'>, level: 0 | 1): StopOnMap {
  return layouts.length === 2 ? layouts[level] : layouts[0]
}
