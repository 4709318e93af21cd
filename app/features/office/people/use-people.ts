import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { readPrivate } from '#app/client/private-data/read-private.ts'
import type { PeopleGroup, PeoplePage } from './directory-schema.ts'

/** The pages of the directory; the previous results stay until the next are loaded. */
export function usePeople({ group, q, isAdmin }: { group: PeopleGroup; q: string; isAdmin: boolean }) {
  const query = { group, q: q || undefined }
  const found = useInfiniteQuery({
    queryKey: [privateCalls.officePeople(query)],
    enabled: isAdmin,
    queryFn: ({ pageParam, signal }) =>
      readPrivate<PeoplePage>(
        privateCalls.officePeople({ ...query, cursor: pageParam || undefined }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages
  return { found, people: pages?.flatMap(({ data }) => data) ?? [], counts: pages?.[0]?.counts }
}
