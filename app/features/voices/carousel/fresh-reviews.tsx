import { inTurn } from '#app/features/voices/review/review.ts'
import type { VoicesData } from '#app/features/voices/review/review-schema.ts'
import { ReviewCarousel } from './review-carousel.tsx'
import { useFreshReviews } from './use-fresh-reviews.ts'

interface FreshReviewsProps {
  title: string
  voices: VoicesData
  turn: number
  /** Key of the review quoted above. */
  quoted: string | undefined
}

/** The page's reviews, refreshed when they become stale. */
export function FreshReviews({ title, voices, turn, quoted }: FreshReviewsProps) {
  const found = useFreshReviews(voices)
  const reviews = found === 'loading' ? found : inTurn(found, turn, quoted)
  return <ReviewCarousel title={title} about={voices.about} reviews={reviews} />
}
