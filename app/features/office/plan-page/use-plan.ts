import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { usePresence } from '#app/features/office/desk/use-presence.ts'
import type { OfficePlan } from './plan-page-schema.ts'

/** Presence expires after a minute, so it is renewed more often. */
const SAY_AGAIN_MS = 25_000

function planQuery(planId: number | null) {
  return privateQuery('GET /api/admin/plan/{id}', { path: { id: planId ?? 0 } })
}

/** Reports presence while the page is open and visible; returns the colleagues who are present. */
function usePresent(planId: number | null): OfficePlan['present'] {
  const [present, setPresent] = useState<OfficePlan['present']>([])
  const { data } = useQuery({ ...planQuery(planId), enabled: false })
  useEffect(() => {
    if (data) setPresent(data.present)
  }, [data])
  usePresence(planId === null ? null : String(planId), SAY_AGAIN_MS, async signal => {
    const input = { path: { id: planId ?? 0 }, signal }
    setPresent((await browserApi('PUT /api/admin/plan/{id}/presence', input)).data)
  })
  return present
}

/** A plan as the office sees it, read again after each of its events. */
export function usePlan(planId: number | null) {
  const { data, error, refetch } = useQuery({ ...planQuery(planId), enabled: planId !== null })
  const isKnown = planId !== null
  const params = [String(planId)]
  useLiveRefresh(
    isKnown
      ? {
          table: 'plan',
          columns: ['id', 'revision', 'snoozed_until'],
          where: 'id = $1',
          params,
        }
      : null,
    [planQuery(planId).queryKey],
  )
  useLiveRefresh(
    isKnown
      ? {
          table: 'plan_presence',
          columns: ['plan_id', 'user_id'],
          where: 'plan_id = $1',
          params,
        }
      : null,
    [planQuery(planId).queryKey],
  )
  const present = usePresent(planId)
  const isGone = error instanceof ApiError && error.status < 500
  const failed = data || !error ? null : isGone ? ('gone' as const) : ('away' as const)
  return { plan: data, present, failed, retry: () => void refetch() }
}
