import { useQuery } from '@tanstack/react-query'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { readPrivate } from '#app/client/private-data/read-private.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import type { WaitingWork } from './waiting-schema.ts'

/** Plans become due with time, without any event. */
const AGAIN_MS = 60_000

const NOTHING: WaitingWork = { inbox: 0, reviews: 0 }

/** Counts the waiting items of each list on every page of the office; updated after each event of a plan. */
export function useWaiting(): WaitingWork {
  const { data = NOTHING } = useQuery({
    queryKey: [privateCalls.waitingWork()],
    queryFn: async ({ signal }) =>
      (await readPrivate<{ data: WaitingWork }>(privateCalls.waitingWork(), signal)).data,
    refetchInterval: AGAIN_MS,
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [
    privateCalls.waitingWork(),
  ])
  return data
}
