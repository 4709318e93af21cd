import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { privatePages } from '#app/client/private-data/private-pages.ts'

/** A plan's conversation: the newest page, and earlier ones on demand. */
export function useThread(planId: number) {
  const client = useQueryClient()
  const pages = privatePages('GET /api/private/plan/{id}/message', { path: { id: planId } })
  const query = useInfiniteQuery(pages)
  return {
    /** Oldest first. */
    messages: (query.data?.pages ?? []).toReversed().flatMap(({ data }) => data),
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    /** Null at the beginning of the thread. */
    showEarlier: query.hasNextPage ? () => void query.fetchNextPage() : null,
    refresh: () => client.invalidateQueries({ queryKey: pages.queryKey }),
  }
}
