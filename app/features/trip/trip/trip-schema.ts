import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import type { ItineraryData } from '#app/features/trip/itinerary/itinerary-schema.ts'
import type { RouteStop } from '#app/features/trip/itinerary/route-stops.ts'
import type { PriceData } from '#app/features/trip/price/price-schema.ts'
import type { SeasonData } from '#app/features/trip/season/season-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'

/** What the trip page is made of: plain words in the reader's language, figures already written out. */
export interface TripPageData {
  id: number
  key: string
  title: string
  line: string
  lead: string
  dayCount: number
  country: { tag: string; name: string }
  /** The country under which the page stands when it stands under several. */
  canonicalCountry: string
  picture: MastheadPicture
  /** What its card is drawn with. */
  poster: PosterChoice
  stops: RouteStop[]
  facts: TripFacts
  itinerary: ItineraryData
  covers: { included: string[]; notIncluded: string[]; bring: string[] }
  /** ISO 4217, of its prices. */
  currency: string
  price: PriceData
  season: SeasonData
  planner: TripPlanner
  /** Keys of trips that its author names beside it. */
  related: string[]
}

/** A trip with what only machines are told: where it goes, and its lowest price for each of two. */
export interface TripWhole extends TripPageData {
  route: TravelledRoute
  lowest: { minor: number; currency: string } | null
}

export interface TripFacts {
  bestFor: string
  walking: string
  bestMonths: string
  /** The longest single ride by road from one place to the next; null where nothing is driven. */
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
