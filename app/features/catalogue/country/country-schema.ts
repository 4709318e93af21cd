import { z } from 'zod'
import { pagePath, picturePath } from '#app/api-values-schema.ts'
import type { EmergencyContact } from '#app/features/people/operator/operator.ts'
import { type StaffFace, staffContact } from '#app/features/people/staff/staff-schema.ts'
import type { LowestPrice } from '#app/features/trip/price/price-schema.ts'
import type { Seasons } from '#app/features/trip/season/season.ts'
import type { MastheadPicture, PlacePicture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { CountryMapData } from '#cartography/print/map-data.ts'
import type { Area } from '#database/values/areas.ts'
import type { Nearest } from './country.ts'

/** A country's tile on the home page. */
export interface CountryTile {
  tag: string
  name: string
  line: string
  area: Area
  /** The authored path of its home page. */
  link: string
  picture: PlacePicture
}

/** The home page's countries in their order, and the treks beside them. */
export interface Wall {
  countries: CountryTile[]
  /** How many countries they are, in words that begin a sentence. */
  words: string
  /** How many trips are offered, and the lowest price of each of two; null if none is known. */
  trips: { count: number; from: string | null }
  /** Keys of one trip of each part of the world: of its first country that has any, the one that is featured there. */
  tripKeys: string[]
  treks: { tag: string; name: string; link: string }[]
}

export interface PlaceEntry {
  slug: string
  name: string
  line: string
  /** Above the sea: "3,399 m". */
  height: string
}

/** A theme of a country; `link` is the authored path of its page. */
export interface ThemeTile {
  name: string
  link: string
  /** Null if no picture would be accurate. */
  picture: PlacePicture | null
}

export interface Activity {
  label: string
  link: string
  category: string
}

/** Texts that only people in the country can write. */
export interface CountryStory {
  lead: string
  /** Where in the country it is planned from. */
  plannedFrom: string
  plannerWords: string
  /** The months that are dry in most of its regions (`bestMonths`): "May–Sep". */
  best: string
  seasons: Seasons
  places: PlaceEntry[]
  teamLead: string
}

/** A country's own page. */
export interface CountryPage {
  tag: string
  name: string
  line: string
  area: Area
  picture: MastheadPicture
  /** Parameters of its share card. */
  poster: PosterChoice
  /** Null until its pages are written. */
  story: CountryStory | null
  map: CountryMapData
  /** Names of its popular places. */
  topPlaces: string[]
  themes: ThemeTile[]
  activities: Activity[]
  /** The contact person; null if the office answers. */
  answerer: StaffFace | null
  team: StaffFace[]
  /** Phone number of its region, otherwise of the United States (specification, section 9). */
  phone: { number: string; e164: string }
  emergency: EmergencyContact[]
  /** Trips to show: its own, otherwise those of the nearest countries. */
  tripKeys: string[]
  /** Whether those trips go to the country itself. */
  ownTrips: boolean
  /** Its own trips: how many, in words before what they count, and their lowest price. */
  trips: { count: number; words: string } & LowestPrice
  /** The countries of trips that are not its own; null if they are. */
  nearest: Nearest | null
}

export const countryEntry = z
  .object({
    tag: z.string().meta({ example: 'costa-rica' }),
    name: z.string().meta({ example: 'Costa Rica' }),
    code: z.string().meta({ example: 'CRI' }),
    a2Code: z.string().meta({ description: 'ISO 3166-1 alpha-2', example: 'CR' }),
    type: z.literal('country'),
    active: z.boolean(),
    display: z.boolean(),
    homePageLink: z.string(),
    homepageSortOrder: z.number().int(),
    staff: staffContact
      .nullable()
      .meta({ description: 'Contact person of the country; null if it is the office' }),
    cal: z.string().nullable().meta({
      description: 'Address of the calendar for booking a call: the country’s own, or its contact person’s',
    }),
    photo: z.string().nullable().meta({
      description: 'Path of the country’s photograph; null if there is none, then `picture` is a poster',
    }),
    area: z.string().meta({ example: 'latin-america' }),
    line: z.string(),
    calling_code: z.number().int().nullable(),
    url: pagePath,
    picture: picturePath,
  })
  .meta({ id: 'Country' })

export const countryWhole = countryEntry
  .extend({
    lead: z.string().nullable().meta({ description: 'Opening text; null while the page is not written' }),
    trips: z.number().int().min(0).meta({ description: 'Number of published trips that visit the country' }),
  })
  .meta({ id: 'CountryWhole' })

export type CountryEntry = z.infer<typeof countryEntry>
export type CountryWhole = z.infer<typeof countryWhole>
