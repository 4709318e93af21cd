import { type ReviewOrder, reviewOrders } from './review-builder.ts'
import type { ReviewData } from './review-schema.ts'

/** A review on the page of testimonials: whole, with the trip it is of and who planned it. */
export interface TestimonialData extends ReviewData {
  trip: { key: string; title: string; country: string } | null
  planner: { fkey: string; firstName: string } | null
}

/** What the page of testimonials is asked for. */
export interface TestimonialFilters {
  country: string | undefined
  tag: string | undefined
  order: ReviewOrder
  limit: number
  page: number
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
  tags: TestimonialChoice[]
  /** Of what was found: how many gave five, four … one; and their mean with one decimal, null of none. */
  ratings: { rating: number; count: number }[]
  average: string | null
}

export const LIMITS = [12, 24, 48] as const
const USUAL_LIMIT = 12
const HIGHEST_PAGE = 9_999

function readNumber(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
}

/** Reads the page's query; what is not known counts as not asked for. */
export function readTestimonialQuery(
  query: URLSearchParams,
  countries: readonly string[],
): TestimonialFilters {
  const [country, tag, order] = ['country', 'tag', 'order'].map(name => query.get(name) ?? '')
  const limit = readNumber(query.get('limit'))
  return {
    country: countries.find(known => known === country),
    tag: /^[a-z0-9-]{1,60}$/.test(tag ?? '') ? tag : undefined,
    order: reviewOrders.find(known => known === order) ?? 'newest',
    limit: LIMITS.find(known => known === limit) ?? USUAL_LIMIT,
    page: Math.min(Math.max(readNumber(query.get('page')), 1), HIGHEST_PAGE),
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
