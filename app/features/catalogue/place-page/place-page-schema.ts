import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { WildlifeRow } from '#app/features/catalogue/species/species-schema.ts'
import type { WaysData } from '#app/features/catalogue/transfer/transfer-schema.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { PlaceSeasonData, PlaceYear } from '#app/features/trip/season/season-schema.ts'
import type { PlaceKind } from '#app/links.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { Paragraph } from '#app/text/prose.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { InsetMapData, RouteMapData } from '#cartography/print/map-data.ts'

/** A place to link to. */
export interface PlaceName {
  kind: PlaceKind
  slug: string
  name: string
}

/** A place among others. */
export interface PlaceTile extends PlaceName {
  line: string
  lead: string
  picture: Picture
  /** What stands above its name, such as how far it is. */
  figure: string | null
}

/** A word that places are found by. */
export interface PlaceWord {
  vocabulary: 'interest' | 'habitat'
  key: string
  name: string
}

export interface PlaceTour {
  key: string
  name: string
  line: string
  /** Such as US$ 45; null where none is known. */
  price: string | null
}

/** The tours of one type. */
export interface TourGroup {
  /** Null for tours of no type. */
  type: { key: string; name: string } | null
  tours: PlaceTour[]
}

export interface PlaceHotel {
  key: string
  name: string
  line: string
  lead: string
  price: string | null
  picture: Picture
}

/** What every page of a place begins and ends with, in the reader's words. */
export interface PlacePage extends PlaceName {
  country: { tag: string; name: string; clock: string | null }
  line: string
  lead: string
  body: Paragraph[]
  picture: MastheadPicture
  /** What its card is drawn with. */
  poster: PosterChoice
  coordinates: { lat: number; lon: number }
  altitude: string
  words: PlaceWord[]
  map: InsetMapData
  /** Who answers for the country; null where the office does. */
  answerer: StaffFace | null
  tripKeys: string[]
}

export interface DestinationPage extends PlacePage {
  region: PlaceName | null
  nights: string | null
  season: PlaceSeasonData | null
  gettingThere: string | null
  ways: WaysData
  sights: PlaceTile[]
  tours: TourGroup[]
  hotels: PlaceHotel[]
  wildlife: WildlifeRow[]
  next: PlaceTile[]
}

export interface AttractionPage extends PlacePage {
  region: PlaceName | null
  /** The destination it is visited from, and where the sight lies seen from there; null for what lies in it. */
  near: (PlaceName & { away: string | null }) | null
  opens: string | null
  entrance: string | null
  season: PlaceSeasonData | null
  ways: WaysData
  tours: TourGroup[]
  wildlife: WildlifeRow[]
  next: PlaceTile[]
}

export interface RegionPage extends PlacePage {
  destinations: PlaceTile[]
  sights: PlaceTile[]
  /** Its places, numbered as its destinations are listed, and the ways between them. */
  ownMap: RouteMapData | null
  years: PlaceYear[]
  next: PlaceTile[]
}

/** A place that people ask for before anything is written about it. */
export interface AskedPage {
  /** Its name is what the header calls it: what people do or see there. */
  place: PlaceName
  country: CountryPage
}
