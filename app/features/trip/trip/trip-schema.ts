import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import type { ItineraryData } from '#app/features/trip/itinerary/itinerary-schema.ts'
import type { RouteStop } from '#app/features/trip/itinerary/route-stops.ts'
import type { PriceData } from '#app/features/trip/price/price-schema.ts'
import type { SeasonData } from '#app/features/trip/season/season-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** Data of a trip's page: texts in the reader's language, with formatted figures. */
export interface TripPageData {
  id: number
  key: string
  title: string
  line: string
  lead: string
  dayCount: number
  country: { tag: string; name: string }
  /** Country of the canonical address, if there are several. */
  canonicalCountry: string
  picture: MastheadPicture
  /** Parameters of its share card. */
  poster: PosterChoice
  stops: RouteStop[]
  facts: TripFacts
  itinerary: ItineraryData
  covers: { included: string[]; notIncluded: string[]; bring: string[] }
  /** ISO 4217 currency of its prices. */
  currency: string
  price: PriceData
  season: SeasonData
  planner: TripPlanner
  /** Keys of related trips chosen by the author. */
  related: string[]
}

/** A trip with additional data for structured data and files: its route, and its lowest price per person for two. */
export interface TripWhole extends TripPageData {
  route: TravelledRoute
  lowest: { minor: number; currency: string } | null
}

export interface TripFacts {
  bestFor: string
  walking: string
  bestMonths: string
  /** The longest single drive; null without any. */
  longestDrive: string | null
}

export interface TripPlanner {
  fkey: string
  name: string
  firstName: string
  place: string
  portraitVersion: string
  photo: PhotoData | null
  words: string
}
