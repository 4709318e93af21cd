import type { MapLeg, MapPlace, TravelMode } from '#cartography/curves/route.ts'
import type { LabelPosition } from '#cartography/labels/label-levels.ts'

/** Sizes on the screen in pixels, whatever the map's size. */
export const SIZES = {
  name: 16,
  water: 16,
  country: 13,
  disc: 6,
  currentDisc: 10,
  numberedDisc: 10,
  pin: 13,
  currentPin: 19,
  sight: 4,
  sightName: 14,
  summit: 6,
  park: 4,
  regionName: 13,
}

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
  /** The number on its pin, or where its name does not fit: its place in the list beside the map, or its day. */
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

export interface DrawnStop extends DrawnPlace, Pick<MapPlace, 'days'> {}

export interface DrawnLeg extends Pick<MapLeg, 'from' | 'to' | 'day'> {
  mode: TravelMode
  path: string
}

export interface RouteMapData extends GroundData {
  places: DrawnStop[]
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
