import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { WildlifeRow } from '#app/features/catalogue/species/species-schema.ts'
import type { WaysData } from '#app/features/catalogue/transfer/transfer-schema.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { PlaceSeasonData, PlaceYear } from '#app/features/trip/season/season.ts'
import type { PlaceKind } from '#app/links.ts'
import type { Gallery } from '#app/picture/gallery/gallery.ts'
import type { MastheadPicture, Picture } from '#app/picture/picture.ts'
import type { Paragraph } from '#app/text/prose.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { InsetMapData, RouteMapData } from '#cartography/print/map-data.ts'

/** A place to link to. */
export interface PlaceName {
  kind: PlaceKind
  slug: string
  name: string
}

/** A place as a tile. */
export interface PlaceTile extends PlaceName {
  line: string
  lead: string
  picture: Picture
  /** Text above its name, such as the distance. */
  figure: string | null
}

/** An interest or habitat of a place. */
export interface PlaceWord {
  vocabulary: 'interest' | 'habitat'
  key: string
  name: string
}

export interface PlaceTour {
  key: string
  name: string
  line: string
  /** For example "US$ 45"; null if unknown. */
  price: string | null
}

/** The tours of one type. */
export interface TourGroup {
  /** Null for tours without a type. */
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

/** Data shared by the pages of all kinds of places, in the reader's language. */
export interface PlacePage extends PlaceName {
  country: { tag: string; name: string; clock: string | null }
  line: string
  lead: string
  body: Paragraph[]
  picture: MastheadPicture
  /** Null without more photographs than that. */
  gallery: Gallery | null
  /** Parameters of its share card. */
  poster: PosterChoice
  coordinates: { lat: number; lon: number }
  altitude: string
  words: PlaceWord[]
  map: InsetMapData
  /** The country's contact person; null if the office answers. */
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
  /** Its destination, with the attraction's direction from there; `away` is null if it is inside the town. */
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
  /** Its places, numbered like its list of destinations, and the transfers between them. */
  ownMap: RouteMapData | null
  years: PlaceYear[]
  /** The months that are good in all its destinations; null if there are none. */
  months: string | null
  next: PlaceTile[]
}

/** A popular place without a page. */
export interface UnwrittenPlaceData {
  /** Its name is that in the header's list. */
  place: PlaceName
  country: CountryPage
}
