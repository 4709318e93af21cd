import { useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/api-locale.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { readSavedAnswer, type SavedAnswer, saveAnswer } from '#app/client/private-data/saved-answer.ts'
import type { TripDays } from './today-schema.ts'

/** Statuses of a refusal (logged out, no such plan); then the stored copy is not shown either. */
const ANSWERED = [401, 403, 404, 422]

/** A trip's days from the server, or the copy on this device while the network is away. */
export function useTripDays(planId: number) {
  const input = { path: { id: planId }, query: { locale: apiLocale() } }
  const address = addressOf('GET /api/private/plan/{id}/today', input)
  const {
    data,
    dataUpdatedAt: at,
    error,
    failureReason,
    isPaused,
    refetch,
  } = usePrivateQuery('GET /api/private/plan/{id}/today', input)
  const [kept, setKept] = useState<SavedAnswer<TripDays> | null>(null)
  useEffect(() => setKept(readSavedAnswer<TripDays>(address)), [address])
  useEffect(() => {
    if (!data) return
    saveAnswer(address, data, at)
    setKept({ data, at })
  }, [address, data, at])
  // One failure is enough to report; TanStack Query pauses requests while the device is offline.
  const isWaiting = isPaused || failureReason !== null
  const status = error instanceof ApiError ? error.status : error || isPaused ? 0 : null
  const isRefused = status !== null && ANSWERED.includes(status)
  return {
    trip: data ?? (isRefused ? null : (kept?.data ?? null)),
    /** Time of the stored copy, if it is shown instead of the server's data. */
    keptAt: isRefused ? null : (kept?.at ?? null),
    isAway: isWaiting && !isRefused,
    status,
    refetch,
  }
}
