import type { MapLeg, MapPlace, TravelMode } from '#cartography/curves/route.ts'
import type { LabelPosition } from '#cartography/labels/label-levels.ts'

/** Sizes on the screen, in pixels, however large the map is drawn. */
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

/** How wide a map is drawn, in pixels of the screen: on the smallest phone, on most, and beside other things. */
export const DRAWN = { narrow: 280, phone: 350, wide: 448, widest: 760 } as const

/** The name of a sea, a gulf or a river, turned clockwise by `angle` degrees. */
export interface MapWater {
  name: string
  lon: number
  lat: number
  angle: number
}

/** A name printed on the ground; it has room from a scale of `from` screen pixels per map pixel. */
export interface GroundName {
  kind: 'water' | 'country'
  text: string
  x: number
  y: number
  angle: number
  from: number
  /** Pixels of the screen that it is long. */
  length: number
}

/** Land and water as svg paths in a viewBox of width by height. Plain JSON, like all that follows. */
export interface GroundData {
  width: number
  height: number
  land: string
  neighbours: string
  borders: string
  frontiers: string
  lakes: string
  /** Two tones of high ground, to be filled by the even-odd rule, under the neighbours. */
  high: string[]
  /** Great rivers, and those that run into them. */
  rivers: string[]
  names: GroundName[]
  /** The frame around islands that lie further away. */
  inset: { x: number; y: number; width: number; height: number; name: string } | null
}

/** A country, and where a place lies on it. */
export interface InsetMapData extends Pick<GroundData, 'width' | 'height' | 'land' | 'neighbours' | 'lakes'> {
  x: number
  y: number
}

export interface DrawnPlace {
  key: string
  name: string
  /** What is printed on its pin, or where its name finds no room: its place in the list beside the map, its day. */
  number: number | null
  x: number
  y: number
  /** Where it truly lies, if its pin had to part from another so far that a line must lead home. */
  home?: readonly [x: number, y: number]
  /** Where the name stands on a narrow and on a wide map. */
  labelPositions: readonly [narrow: LabelPosition, wide: LabelPosition]
  /** Where its name is printed on water: on every map, or only on narrow or on wide ones. */
  on?: 'water' | 'narrow water' | 'wide water'
}

/** A summit, or a protected area by its middle: printed where nothing else wants the room. */
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
