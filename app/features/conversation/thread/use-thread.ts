import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { readPrivate } from '#app/client/private-data/read-private.ts'
import type { ThreadMessage } from './thread-schema.ts'

interface ThreadPage {
  data: ThreadMessage[]
  next: string | null
}

/** Address of the earlier page. */
function before(address: string, cursor: string | null): string {
  return cursor === null ? address : `${address}?cursor=${encodeURIComponent(cursor)}`
}

/** A plan's conversation from an address of `calls`: the newest page, and earlier ones on demand. */
export function useThread(address: string) {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: [address],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => readPrivate<ThreadPage>(before(address, pageParam), signal),
    getNextPageParam: page => page.next,
  })
  const pages = query.data?.pages ?? []
  return {
    /** Oldest first. */
    messages: pages.toReversed().flatMap(({ data }) => data),
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    /** Null at the beginning of the thread. */
    showEarlier: query.hasNextPage ? () => void query.fetchNextPage() : null,
    refresh: () => client.invalidateQueries({ queryKey: [address] }),
  }
}
