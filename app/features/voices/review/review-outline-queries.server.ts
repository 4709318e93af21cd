import type { RequestContext } from '#app/request-context.ts'
import { review } from '#database/schema/review.ts'
import type { ReviewOutline } from './review-builder.ts'

/** Every review as far as the builder needs it: what it is about, when it was written, how happy it is. */
export function getReviewOutlines({ db }: Pick<RequestContext, 'db'>): Promise<ReviewOutline[]> {
  return db
    .select({
      key: review.key,
      country: review.countryTag,
      tags: review.topics,
      date: review.date,
      rating: review.rating,
    })
    .from(review)
}
