import type { MapWindow } from '#app/map/map-ground.tsx'
import type { TravelMode } from '#cartography/curves/route.ts'
import type { LabelPosition } from '#cartography/labels/label-levels.ts'
import type { DrawnLeg, GroundData } from '#cartography/print/map-data.ts'

/** What is looked at: the point in the middle, in pixels of the map, and how often the whole map is enlarged. */
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
  /** How it stands at each level. */
  labelPositions: LabelPosition[]
  on?: 'water'
}

/** A summit or a park: printed, and not to be pressed. */
export interface ExplorerLandmark extends Omit<ExplorerMark, 'kind'> {
  kind: 'summit' | 'park'
}

/** A map that can be moved and enlarged. */
export interface ExplorerMap {
  ground: GroundData
  /** How far there is anything to see. */
  sheet: MapWindow
  /** Pixels that one radian of longitude takes, and the equator's y. */
  mercator: { radian: number; equator: number }
  /** Where levels begin, in screen pixels per map pixel; the last is the largest scale there is. */
  scales: number[]
  marks: ExplorerMark[]
  landmarks: ExplorerLandmark[]
  legs: DrawnLeg[]
}

/** A place of a country as the list beside its map tells of it. */
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

/** A way between two neighbours; the legs of the map with its number as their day are its line. */
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
  /** Its places by region; one group without a region where no place has a page yet. */
  groups: { region: PlaceEntry | null; places: PlaceEntry[] }[]
  ways: MapWay[]
}

/** A day of a trip as the list beside its map tells of it. */
export interface DayEntry {
  number: number
  title: string
  /** Where it begins and where it ends; one name when that is the same. */
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
  days: DayEntry[]
}
