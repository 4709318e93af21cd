import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { readPrivate } from '#app/client/private-data/read-private.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import type { ReplyTimes } from '#app/features/conversation/reply-times/reply-times-schema.ts'
import { toQuery } from './inbox-filters.ts'
import { type InboxCounts, type InboxFilters, type InboxRow, inboxGroups } from './inbox-schema.ts'

interface InboxPage {
  data: InboxRow[]
  next: string | null
  counts: InboxCounts
  /** Null while there are too few answers. */
  replyTimes: ReplyTimes | null
}

/** Groups depend on the time: a plan becomes due without any event. */
const AGAIN_MS = 60_000

/**
 * The pages of the inbox, read again after every event of a plan. While new filters load, the previous rows stay, so
 * that the keyboard keeps its position.
 */
export function useInbox(filters: InboxFilters) {
  const query = toQuery(filters)
  const inbox = useInfiniteQuery({
    queryKey: [privateCalls.officePlans(query)],
    queryFn: ({ pageParam, signal }) =>
      readPrivate<InboxPage>(privateCalls.officePlans({ ...query, cursor: pageParam || undefined }), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [
    privateCalls.officePlans(),
  ])
  useLiveRefresh({ table: 'plan_presence', columns: ['plan_id', 'user_id'] }, [privateCalls.officePlans()])
  const rows = inbox.data?.pages.flatMap(({ data }) => data) ?? []
  const { counts, replyTimes = null } = inbox.data?.pages[0] ?? {}
  const groups = inboxGroups.filter(group => rows.some(row => row.group === group))
  return { inbox, rows, counts, replyTimes, groups }
}
