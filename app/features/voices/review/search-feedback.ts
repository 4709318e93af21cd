import type { ApiClient } from '#app/client/api-client/api-client.ts'
import type { FeedbackReview } from '#app/features/voices/review/review-schema.ts'

/**
 * Fetches reviews (specification, section 7: GET /api/next/feedback/search).
 * @param address from `calls.feedback`. @throws ApiError
 */
export function searchFeedback(
  api: ApiClient,
  address: string,
  signal?: AbortSignal,
): Promise<FeedbackReview[]> {
  return api(address, signal ? { signal } : {})
}
