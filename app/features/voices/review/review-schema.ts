import type { RouteStop } from '#app/features/trip/itinerary/itinerary.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { Sitter } from '#app/picture/portrait.tsx'
import { type Group, groups } from '#database/values/goals.ts'
import { type ReviewOrder, reviewOrders } from './review.ts'

/** Data of a review's card and full text, in the reader's language. */
export interface ReviewData {
  key: string
  /** The given title, otherwise the first sentence of the comment. */
  title: string
  /** Whether the title is the first sentence, which is then left out of the text. */
  untitled: boolean
  comment: string
  name: string
  /** The country or trip it is about. */
  where: string
  /** YYYY-MM-DD. */
  date: string
  /** Month of that day, such as "March 2026". */
  when: string
  /** From 1 to 5. */
  rating: number
  /** Original language, if it is not the reader's. */
  translatedFrom: string | null
  /** Written for the demonstration. */
  invented: boolean
}

/**
 * A review in GET /api/next/feedback/search: title, comment, date and name (specification, sections 3 and 7),
 * followed by other fields of a card.
 */
export interface FeedbackReview {
  title?: string | undefined
  comment: string
  date: string
  name: string
  key: string
  /** Tag and name of its country. */
  country: string
  country_name: string
  rating: number
  /** A supported language code. */
  written_in: string
  /** Invented for the demonstration. */
  invented: boolean
}

/** A large quote with its author. */
export interface QuoteData extends Pick<ReviewData, 'key' | 'name' | 'where' | 'date' | 'when'> {
  words: string
}

/** What the reviews are about. */
export type VoicesAbout =
  | { kind: 'all' }
  | { kind: 'country'; country: string }
  | { kind: 'topic'; country: string; topic: string }
  /** There are none about the topic; these are about the country. */
  | { kind: 'no_topic'; country: string; topic: string }
  /** There are none about the country; these are about others. */
  | { kind: 'elsewhere'; country: string }
  /** The trip's own come first, then those of the country's other trips. */
  /** The first `own` are of the trip. */
  | { kind: 'trip_first'; country: string; own: number }
  /** There are none about the trip; these are about the country's others. */
  | { kind: 'other_trips'; country: string }

/** Reviews for the bottom of a page, newest first. */
export interface VoicesData {
  reviews: ReviewData[]
  about: VoicesAbout
  /** What the API's review search is asked for to refresh them. */
  search: { query: string; limit: string }
}

/** Reviews of a trip's page; the quoted one is about the trip, and not repeated in the row. */
export interface TripVoicesData extends Omit<VoicesData, 'search'> {
  quote: QuoteData | null
}

/** The trip of a review, if it is published. */
export interface ReviewedTrip {
  key: string
  title: string
  /** Country tag in its address. */
  country: string
  stops: RouteStop[]
  /** Null where the page shows it already. */
  picture: Picture | null
}

/** Planner of a trip, if they still work here. */
export interface ReviewPlanner extends Sitter {
  firstName: string
}

/** A full review on the testimonials page, with its trip, its planner and the planner's answer. */
export interface TestimonialData extends ReviewData {
  group: Group
  trip: ReviewedTrip | null
  planner: ReviewPlanner | null
  answer: string | null
}

/** Filters of the testimonials page. */
export interface TestimonialFilters {
  country: string | undefined
  tag: string | undefined
  order: ReviewOrder
  limit: number
  page: number
  /** A question to all reviews, and the group whose answers are shown. */
  q: string | undefined
  party: Group | undefined
  /** Key of a single review to show. */
  review: string | undefined
}

export interface TestimonialChoice {
  value: string
  name: string
  count: number
}

export interface Testimonials {
  reviews: TestimonialData[]
  /** As requested, with an existing page number. */
  filters: TestimonialFilters
  total: number
  pages: number
  countries: TestimonialChoice[]
  /** Groups and tags, the most frequent first. */
  groups: TestimonialChoice[]
  tags: TestimonialChoice[]
  /** Number of reviews in the requested country, about any subject. */
  everything: number
  /** Name of the requested country. */
  country: string | null
  /** Number of matches with each rating, one to five; and their mean with one decimal, null without any. */
  ratings: { rating: number; count: number }[]
  average: string | null
}

export const LIMITS = [12, 24, 48] as const
const USUAL_LIMIT = 12
const HIGHEST_PAGE = 9_999
/** A slug of a tag, or a key of a review. */
const KEY = /^[a-z0-9-]{1,60}$/

function readNumber(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
}

/** Parses the page's query against the country tags; unknown values are ignored. */
export function readTestimonialQuery(
  query: URLSearchParams,
  countries: readonly string[],
): TestimonialFilters {
  const [country, tag, order] = ['country', 'tag', 'order'].map(name => query.get(name) ?? '')
  const limit = readNumber(query.get('limit'))
  const [q, party, review] = ['q', 'party', 'review'].map(name => query.get(name)?.trim() ?? '')
  return {
    country: countries.find(known => known === country),
    tag: KEY.test(tag ?? '') ? tag : undefined,
    order: reviewOrders.find(known => known === order) ?? 'newest',
    limit: LIMITS.find(known => known === limit) ?? USUAL_LIMIT,
    page: Math.min(Math.max(readNumber(query.get('page')), 1), HIGHEST_PAGE),
    q: q || undefined,
    party: groups.find(known => known === party),
    review: KEY.test(review ?? '') ? review : undefined,
  }
}

/**
 * The filters as query parameters; defaults are left out, and so is the single review, which no filter could change.
 */
export function testimonialQuery({ order, limit, review: _, ...same }: TestimonialFilters) {
  return {
    ...same,
    order: order === 'newest' ? undefined : order,
    limit: limit === USUAL_LIMIT ? undefined : limit,
  }
}
