import { ReviewCarousel } from './review-carousel.tsx'
import type { VoicesData } from './review-schema.ts'
import { useFreshReviews } from './use-fresh-reviews.ts'

/** The reviews that a page brought, kept fresh from then on. */
export function FreshReviews({ title, voices }: { title: string; voices: VoicesData }) {
  return <ReviewCarousel title={title} reviews={useFreshReviews(voices)} />
}
