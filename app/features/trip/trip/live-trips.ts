import { useSyncExternalStore } from 'react'
import { followLater } from '#app/client/live-rows/follow-later.ts'
import type { LiveTrips } from './trip-card-schema.ts'

let trips: LiveTrips | undefined
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

async function begin(): Promise<() => void> {
  const { followTrips } = await import('./follow-trips.ts')
  return followTrips(next => {
    trips = next
    for (const tell of listeners) tell()
  })
}

/** All cards of a page share one following; it ends with the last of them. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= followLater(begin)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** What is known now of a trip: undefined while nothing is, null where it is offered no more. */
export function useLiveTrip(key: string): { from: string | null } | null | undefined {
  const live = useSyncExternalStore(
    subscribe,
    () => trips,
    () => undefined,
  )
  return live && (live.get(key) ?? null)
}
