import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { keyOf, privatePages } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import type { ReviewState } from '#app/features/traveller/review/trip-review.ts'
import { m } from '#app/paraglide/messages.js'

/** The pages of reviews in a state, read again when one is written or decided. */
export function useReviews(state: ReviewState) {
  const found = useInfiniteQuery(privatePages('GET /api/admin/review', { query: { state } }))
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [
    keyOf('GET /api/admin/review'),
  ])
  const pages = found.data?.pages
  return { found, reviews: pages?.flatMap(({ data }) => data) ?? [], counts: pages?.[0]?.counts }
}

function failureWords(error: unknown): string {
  const reason = reasonOf(error)
  if (reason === 'written_anew') return m.office_review_written_anew()
  if (reason === 'decided') return m.office_review_decided()
  return error instanceof ApiError && error.status === 403 ? m.office_not_yours() : m.office_review_failed()
}

/** Sends a decision on a review; returns the message to show. */
export function useModeration() {
  const client = useQueryClient()
  return async (call: () => Promise<unknown>, done: string): Promise<{ words: string; ok: boolean }> => {
    try {
      await call()
      return { words: done, ok: true }
    } catch (error) {
      return { words: failureWords(error), ok: false }
    } finally {
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/review') })
    }
  }
}
