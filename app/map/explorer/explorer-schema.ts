import type { MapWindow } from '#app/map/map-ground.tsx'
import type { TravelMode } from '#cartography/curves/route.ts'
import type { LabelPosition } from '#cartography/labels/label-levels.ts'
import type { DrawnLeg, GroundData } from '#cartography/print/map-data.ts'

/** The visible part of a map: its centre in pixels of the map, and the zoom factor. */
export interface View {
  x: number
  y: number
  zoom: number
}

export interface ExplorerMark {
  key: string
  name: string
  kind: 'stop' | 'sight' | 'region'
  x: number
  y: number
  /** Its label's position at each level. */
  labelPositions: LabelPosition[]
  on?: 'water'
}

/** A summit or a park: shown, but not clickable. */
export interface ExplorerLandmark extends Omit<ExplorerMark, 'kind'> {
  kind: 'summit' | 'park'
}

/** A map that can be moved and zoomed. */
export interface ExplorerMap {
  ground: GroundData
  /** The area with content, which limits moving. */
  sheet: MapWindow
  /** The pixels of one radian of longitude, and the equator's y. */
  mercator: { radian: number; equator: number }
  /** The scales at which levels begin, in screen pixels per map pixel; the last is the maximum. */
  scales: number[]
  marks: ExplorerMark[]
  landmarks: ExplorerLandmark[]
  legs: DrawnLeg[]
}

/** A place in the list beside a country's map. */
export interface PlaceEntry {
  key: string
  kind: 'region' | 'destination' | 'attraction' | 'asked'
  slug: string
  name: string
  line: string | null
  altitude: string | null
  nights: string | null
  view: View
}

/** A transfer between two neighbouring places; the legs of the map whose day is its number are its line. */
export interface MapWay {
  number: number
  /** Keys of places. */
  from: string
  to: string
  minutes: number
  kilometres: number
  modes: TravelMode[]
}

export interface CountryExplorerData {
  tag: string
  name: string
  map: ExplorerMap
  /** Its places by region; one group without a region if no place has a page yet. */
  groups: { region: PlaceEntry | null; places: PlaceEntry[] }[]
  ways: MapWay[]
}

/** A day in the list beside a trip's map. */
export interface DayEntry {
  number: number
  title: string
  /** The places where it begins and ends; one name if they are the same. */
  places: string[]
  /** Key of the place where it ends. */
  place: string
  legs: { mode: TravelMode; time: string; distance: string }[]
  hotel: string | null
  view: View
}

export interface TripExplorerData {
  key: string
  title: string
  line: string
  country: { tag: string; name: string }
  map: ExplorerMap
  /** While no day is chosen. */
  view: View
  days: DayEntry[]
}
