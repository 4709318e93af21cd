import { useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { type KeptAnswer, keepAnswer, keptAnswer } from '#app/client/private-data/kept-answer.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { TripDays } from './today-schema.ts'

/** What the server said and was asked for cannot be seen: logged out, or no such plan. Then nothing kept is shown either. */
const ANSWERED = [401, 403, 404, 422]

/** A trip's days as the server tells them, or as they were kept on this device while the network is away. */
export function useTripDays(planId: number) {
  const address = privateCalls.ownToday(planId, { locale: getLocale().toUpperCase() })
  const {
    data,
    dataUpdatedAt: at,
    error,
    failureReason,
    isPaused,
    refetch,
  } = usePrivateQuery<TripDays>(address)
  const [kept, setKept] = useState<KeptAnswer<TripDays> | null>(null)
  useEffect(() => setKept(keptAnswer<TripDays>(address)), [address])
  useEffect(() => {
    if (!data) return
    keepAnswer(address, data, at)
    setKept({ data, at })
  }, [address, data, at])
  // A first failure is enough to say so, and a device that knows it has no network does not even ask.
  const isWaiting = isPaused || failureReason !== null
  const status = error instanceof ApiError ? error.status : error || isPaused ? 0 : null
  const isRefused = status !== null && ANSWERED.includes(status)
  return {
    trip: data ?? (isRefused ? null : (kept?.data ?? null)),
    /** When it was read, where it is not what the server says now. */
    keptAt: isRefused ? null : (kept?.at ?? null),
    isAway: isWaiting && !isRefused,
    status,
    refetch,
  }
}
