import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { privatePages } from '#app/client/private-data/private-pages.ts'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { toQuery } from './inbox-filters.ts'
import { type InboxFilters, inboxGroups } from './inbox-schema.ts'

/** Groups depend on the time: a plan becomes due without any event. */
const AGAIN_MS = 60_000

const PLANS = keyOf('GET /api/admin/plan')

/**
 * The pages of the inbox, read again after every event of a plan. While new filters load, the previous rows stay, so
 * that the keyboard keeps its position.
 */
export function useInbox(filters: InboxFilters) {
  const inbox = useInfiniteQuery({
    ...privatePages('GET /api/admin/plan', { query: toQuery(filters) }),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [PLANS])
  useLiveRefresh({ table: 'plan_presence', columns: ['plan_id', 'user_id'] }, [PLANS])
  const rows = inbox.data?.pages.flatMap(({ data }) => data) ?? []
  const { counts, replyTimes = null } = inbox.data?.pages[0] ?? {}
  const groups = inboxGroups.filter(group => rows.some(row => row.group === group))
  return { inbox, rows, counts, replyTimes, groups }
}
