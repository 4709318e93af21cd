import type { EmergencyContact } from '#app/features/people/operator/operator.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { Seasons } from '#app/features/trip/season/season.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { CountryMapData } from '#cartography/print/map-data.ts'
import type { Nearest } from './country.ts'

/** A country as its tile on the home page's wall shows it. */
export interface CountryTile {
  tag: string
  name: string
  line: string
  area: string
  /** The authored path of its home page. */
  link: string
  picture: PlacePicture
}

/** The home page's countries in their order, and the treks beside them. */
export interface Wall {
  countries: CountryTile[]
  treks: { tag: string; name: string; link: string }[]
}

export interface PlaceEntry {
  slug: string
  name: string
  line: string
  picture: PlacePicture
}

/** Something people come for; `link` is the authored path of its page. */
export interface ThemeTile {
  name: string
  link: string
  /** Null where no picture would be true to it. */
  picture: PlacePicture | null
}

export interface Activity {
  label: string
  link: string
  category: string
}

/** What only the people of a country can write about it. */
export interface CountryStory {
  lead: string
  facts: { tripLength: string; driest: string; clock: string; plannedFrom: string }
  plannerWords: string
  seasons: Seasons
  places: PlaceEntry[]
  teamLead: string
}

/** A country's own page. */
export interface CountryPage {
  tag: string
  name: string
  line: string
  area: string
  callingCode: number | null
  picture: MastheadPicture
  /** What its card is drawn with. */
  poster: PosterChoice
  /** Null while its pages are being written. */
  story: CountryStory | null
  map: CountryMapData
  /** Names of the places people ask about. */
  topPlaces: string[]
  themes: ThemeTile[]
  activities: Activity[]
  /** Who answers for it; null where the office does. */
  answerer: StaffFace | null
  team: StaffFace[]
  /** The number that answers for it: its region's, or the United States' (specification, section 9). */
  phone: { number: string; e164: string }
  emergency: EmergencyContact[]
  /** Trips to show: its own, else those of the nearest countries. */
  tripKeys: string[]
  /** Whether those trips go to the country itself. */
  ownTrips: boolean
  /** Whose they are where they are others'; null where they are its own. */
  nearest: Nearest | null
}
