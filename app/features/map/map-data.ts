import type { LabelSpot } from './place-labels.ts'
import type { MapLeg, MapPlace, TravelMode } from './route.ts'

/** Sizes in pixels of the frame; on a narrow screen they are multiplied by `GroundData.narrow`. */
export const SIZES = {
  name: 19,
  water: 22,
  disc: 8,
  currentDisc: 13,
  numberedDisc: 12,
  pin: 15,
  currentPin: 22,
}

/** The name of a sea, a gulf or a river, turned clockwise by `angle` degrees. */
export interface MapWater {
  name: string
  lon: number
  lat: number
  angle: number
}

/** Land and water as svg paths in a viewBox of width by height. Plain JSON, like all that follows. */
export interface GroundData {
  width: number
  height: number
  /** How much larger discs and names are drawn when the map itself is drawn small. */
  narrow: number
  land: string
  neighbours: string
  borders: string
  lakes: string
  waters: { name: string; x: number; y: number; angle: number }[]
}

export interface DrawnPlace {
  key: string
  name: string
  /** Its place in the list beside the map, from 1. */
  number: number
  x: number
  y: number
  /** Where the name stands, at either size; without one the disc shows the number. */
  label?: LabelSpot
  narrowLabel?: LabelSpot
}

export interface DrawnStop extends DrawnPlace, Pick<MapPlace, 'days'> {}

export interface DrawnLeg extends Pick<MapLeg, 'from' | 'to' | 'day'> {
  mode: TravelMode
  path: string
}

export interface RouteMapData extends GroundData {
  places: DrawnStop[]
  legs: DrawnLeg[]
}

export interface CountryMapData extends GroundData {
  places: DrawnPlace[]
}

/** Several routes on one map, to compare trips: each a line through its places. */
export interface TripsMapData extends GroundData {
  trips: { key: string; path: string; places: { number: number; x: number; y: number }[] }[]
}
