import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { readPrivate } from '#app/client/private-data/read-private.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import type { ReviewState } from '#app/features/traveller/review/trip-review.ts'
import { m } from '#app/paraglide/messages.js'
import type { OfficeReview, ReviewCounts } from './office-review-schema.ts'

interface ReviewPage {
  data: OfficeReview[]
  next: string | null
  counts: ReviewCounts
}

/** The pages of reviews in a state, read again when one is written or decided. */
export function useReviews(state: ReviewState) {
  const found = useInfiniteQuery({
    queryKey: [privateCalls.officeReviews({ state })],
    queryFn: ({ pageParam, signal }) =>
      readPrivate<ReviewPage>(privateCalls.officeReviews({ state, cursor: pageParam || undefined }), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [
    privateCalls.officeReviews(),
  ])
  const pages = found.data?.pages
  return { found, reviews: pages?.flatMap(({ data }) => data) ?? [], counts: pages?.[0]?.counts }
}

function failureWords(error: unknown): string {
  const body: unknown = error instanceof ApiError ? error.data : null
  const reason = typeof body === 'object' && body && 'reason' in body ? body.reason : ''
  if (reason === 'written_anew') return m.office_review_written_anew()
  if (reason === 'decided') return m.office_review_decided()
  return m.office_review_failed()
}

/** Sends a decision on a review; returns the message to show. */
export function useModeration() {
  const client = useQueryClient()
  return async (address: string, body: object, done: string): Promise<{ words: string; ok: boolean }> => {
    try {
      await browserApi(address, { method: 'POST', body })
      return { words: done, ok: true }
    } catch (error) {
      return { words: failureWords(error), ok: false }
    } finally {
      void client.invalidateQueries({
        predicate: ({ queryKey: [key] }) => String(key).startsWith(privateCalls.officeReviews()),
      })
    }
  }
}
