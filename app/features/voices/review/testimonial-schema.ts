import type { RouteStop } from '#app/features/trip/itinerary/route-stops.ts'
import { type ReviewOrder, reviewOrders } from '#app/features/voices/review/review-builder.ts'
import type { ReviewData } from '#app/features/voices/review/review-schema.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { Sitter } from '#app/picture/portrait.tsx'
import { type Group, groups } from '#database/values/goals.ts'

/** The trip of a review, if it is published. */
export interface ReviewedTrip {
  key: string
  title: string
  /** Country tag in its address. */
  country: string
  stops: RouteStop[]
  picture: Picture
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
