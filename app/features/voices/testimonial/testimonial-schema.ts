import type { RouteStop } from '#app/features/trip/itinerary/route-stops.ts'
import { type ReviewOrder, reviewOrders } from '#app/features/voices/review/review-builder.ts'
import type { ReviewData } from '#app/features/voices/review/review-schema.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { Sitter } from '#app/picture/portrait.tsx'
import { type Group, groups } from '#database/values/goals.ts'

/** The trip a review is of, while it is published. */
export interface ReviewedTrip {
  key: string
  title: string
  /** The tag its address stands under. */
  country: string
  stops: RouteStop[]
  picture: Picture
}

/** Who planned a trip, while they are with us. */
export interface ReviewPlanner extends Sitter {
  firstName: string
}

/** A review on the page of testimonials: whole, with the trip it is of, who planned it and what they answered. */
export interface TestimonialData extends ReviewData {
  group: Group
  trip: ReviewedTrip | null
  planner: ReviewPlanner | null
  answer: string | null
}

/** What the page of testimonials is asked for. */
export interface TestimonialFilters {
  country: string | undefined
  tag: string | undefined
  order: ReviewOrder
  limit: number
  page: number
  /** A question to all who wrote, and the party whose answers alone are read. */
  q: string | undefined
  party: Group | undefined
  /** The key of a review that stands alone. */
  review: string | undefined
}

export interface TestimonialChoice {
  value: string
  name: string
  count: number
}

export interface Testimonials {
  reviews: TestimonialData[]
  /** As asked for, its page one that is there. */
  filters: TestimonialFilters
  total: number
  pages: number
  countries: TestimonialChoice[]
  /** Who travelled, and what it is about: the most written about first. */
  groups: TestimonialChoice[]
  tags: TestimonialChoice[]
  /** How many there are in the country asked for, of whatever it is about. */
  everything: number
  /** The name of the country asked for. */
  country: string | null
  /** Of what was found: how many gave one, two … five; and their mean with one decimal, null of none. */
  ratings: { rating: number; count: number }[]
  average: string | null
}

export const LIMITS = [12, 24, 48] as const
const USUAL_LIMIT = 12
const HIGHEST_PAGE = 9_999
/** A slug of a tag, or the key of a review. */
const KEY = /^[a-z0-9-]{1,60}$/

function readNumber(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
}

/** Reads the page's query among the tags of countries; what is not known counts as not asked for. */
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

/** What stands in an address: nothing that is as usual. */
export function testimonialQuery({ order, limit, ...same }: TestimonialFilters) {
  return {
    ...same,
    order: order === 'newest' ? undefined : order,
    limit: limit === USUAL_LIMIT ? undefined : limit,
  }
}
