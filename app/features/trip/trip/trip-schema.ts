import { z } from 'zod'
import { countryName, lat, lng, money, months, named, pagePath, picturePath } from '#app/api-values-schema.ts'
import type { ItineraryData, RouteStop } from '#app/features/trip/itinerary/itinerary.ts'
import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import type { PriceData } from '#app/features/trip/price/price-schema.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import type { BestMonths } from '#app/features/wish/best-months.ts'
import type { Gallery } from '#app/picture/gallery/gallery.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { MastheadPicture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import { transferModes } from '#database/values/catalogue-kinds.ts'
import { goals, groups } from '#database/values/goals.ts'

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
  /** Null without more photographs than that. */
  gallery: Gallery | null
  /** Parameters of its share card. */
  poster: PosterChoice
  stops: RouteStop[]
  facts: TripFacts
  itinerary: ItineraryData
  covers: { included: string[]; notIncluded: string[]; bring: string[] }
  /** ISO 4217 currency of its prices. */
  currency: string
  price: PriceData
  best: BestMonths
  planner: TripPlanner
  /** Its own reviews; the mean as text. */
  reviews: TripCardData['reviews']
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
  /** Altitude of the highest night. */
  highestBed: string | null
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
  /** What they say of the trip; null where somebody else answers now than wrote it. */
  words: string | null
}

export const tripEntry = z
  .object({
    key: z.string().meta({ example: 'cloud-forest-to-corcovado' }),
    title: z.string(),
    line: z.string(),
    days: z.number().int().positive(),
    countries: z.array(countryName).meta({ description: 'Countries in the order of travel' }),
    party: z.array(z.enum(groups)).meta({ description: 'Groups for whom it is suitable' }),
    goals: z.array(z.enum(goals)),
    best_months: months,
    effort: z.enum(['easy', 'moderate', 'demanding']),
    from_price: money
      .nullable()
      .meta({ description: 'Lowest price per person for two in the best months; null if unknown' }),
    published_ts: z.iso.datetime(),
    url: pagePath,
    picture: picturePath,
  })
  .meta({ id: 'Trip' })

const placeOfDay = z.object({
  country: z.string(),
  slug: z.string(),
  name: z.string(),
  lat,
  lng,
  url: pagePath,
})

const tripDayEntry = z
  .object({
    number: z.number().int().positive(),
    title: z.string(),
    story: z.string(),
    place: placeOfDay.meta({ description: 'Place where the day ends' }),
    sleep: z.boolean().meta({ description: 'Whether the night is spent there' }),
    hotel: named.nullable(),
    tours: z.array(named),
    visits: z.array(placeOfDay),
    meals: z.array(z.string()).meta({ description: 'Meals included: breakfast, lunch, dinner' }),
    legs: z.array(
      z.object({
        mode: z.enum(transferModes),
        from: z.string().meta({ description: 'Slug of a place' }),
        to: z.string(),
        minutes: z.number().int(),
        kilometres: z.number(),
      }),
    ),
    walk: z.object({ kilometres: z.number(), note: z.string() }).nullable(),
    altitude_gain_m: z.number().int(),
  })
  .meta({ id: 'TripDay' })

const priceComponentEntry = z
  .object({
    what: z.string(),
    per: z.enum(['person', 'group']),
    amount: money.nullable(),
    season: z
      .object({ start: z.iso.date(), end: z.iso.date() })
      .nullable()
      .meta({ description: 'Valid from start until the day before end, in any year; null for all year' }),
    party_size: z
      .object({ start: z.number().int(), end: z.number().int() })
      .meta({ description: 'Valid for parties of start to end − 1 people' }),
  })
  .meta({ id: 'PriceComponent' })

const monthDay = z.string().meta({ description: 'MM-DD', example: '12-15' })
const priceEntry = z
  .object({
    party_size: z.number().int().positive(),
    spans: z
      .array(z.object({ first: monthDay, last: monthDay }))
      .meta({ description: 'Starting days, in any year; empty for the whole year' }),
    per_person: money.nullable().meta({ description: 'Null if unknown' }),
  })
  .meta({ id: 'TripPrice' })

export const tripWhole = tripEntry
  .extend({
    lead: z.string(),
    best_reason: z.string(),
    best_for: z.string(),
    walking: z.string(),
    habitats: z.array(z.string()),
    included: z.array(z.string()),
    not_included: z.array(z.string()),
    bring: z.array(z.string()),
    planner: z.object({ fkey: z.string(), name: z.string() }),
    itinerary: z.array(tripDayEntry),
    prices: z.array(priceEntry).meta({ description: 'Prices by party size and time of year' }),
    price_components: z.array(priceComponentEntry).meta({ description: 'Components of the prices' }),
  })
  .meta({ id: 'TripWhole' })

export type TripEntry = z.infer<typeof tripEntry>
export type TripWholeEntry = z.infer<typeof tripWhole>
