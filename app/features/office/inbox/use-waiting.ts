import { useQuery } from '@tanstack/react-query'
import { keyOf, privateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import type { WaitingWork } from './inbox-schema.ts'

/** Plans become due with time, without any event. */
const AGAIN_MS = 60_000

const NOTHING: WaitingWork = { inbox: 0, reviews: 0, unsorted: 0 }

/** Counts the waiting items of each list on every page of the office; updated after each event of a plan. */
export function useWaiting(): WaitingWork {
  const { data = NOTHING } = useQuery({
    ...privateQuery('GET /api/admin/waiting'),
    refetchInterval: AGAIN_MS,
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [
    keyOf('GET /api/admin/waiting'),
  ])
  return data
}
