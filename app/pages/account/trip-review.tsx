import { TripReview } from '#app/features/traveller/review/trip-review.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/trip-review.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.trip_review_title() }, { name: 'robots', content: 'noindex' }]
}

/**
 * The traveller's review of a trip (design, 16). The document is the same for everybody; the browser fills it from
 * the API.
 */
export default function TripReviewPage({ params }: Route.ComponentProps) {
  const planId = Number(params.planId) || 0
  return (
    <AccountFrame current="review" planId={planId} isWide>
      <TripReview planId={planId} />
    </AccountFrame>
  )
}
