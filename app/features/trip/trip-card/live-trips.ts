import { useCallback, useSyncExternalStore } from 'react'
import { followLater } from '#app/client/live-rows/follow-later.ts'
import type { LiveTrips } from './trip-card-schema.ts'

/** Number of components that show each trip. */
const shown = new Map<string, number>()
const listeners = new Set<() => void>()
/** The trips of the current subscription; null before it starts. */
let followed: ReadonlySet<string> | null = null
/** The latest values, and the trips they cover. */
let known: { of: ReadonlySet<string>; trips: LiveTrips } | undefined
let stop: (() => void) | undefined

async function begin(): Promise<() => void> {
  const { followTrips } = await import('./follow-trips.ts')
  const keys = new Set(shown.keys())
  followed = keys
  return followTrips([...keys], trips => {
    known = { of: keys, trips }
    for (const notify of listeners) notify()
  })
}

function end(): void {
  stop?.()
  stop = undefined
  followed = null
}

/**
 * All components of a page share one subscription. It ends with the last of them, and restarts when a trip is added.
 */
export function subscribeToTrip(key: string, listener: () => void): () => void {
  shown.set(key, (shown.get(key) ?? 0) + 1)
  listeners.add(listener)
  if (followed && !followed.has(key)) end()
  stop ??= followLater(begin)
  return () => {
    const left = (shown.get(key) ?? 1) - 1
    if (left > 0) shown.set(key, left)
    else shown.delete(key)
    listeners.delete(listener)
    if (listeners.size === 0) end()
  }
}

/** The current state of a trip: undefined while unknown, null if it is no longer offered. */
export function liveTrip(key: string): { from: string | null } | null | undefined {
  return known?.of.has(key) ? (known.trips.get(key) ?? null) : undefined
}

export function useLiveTrip(key: string): { from: string | null } | null | undefined {
  const subscribe = useCallback((listener: () => void) => subscribeToTrip(key, listener), [key])
  return useSyncExternalStore(
    subscribe,
    () => liveTrip(key),
    () => undefined,
  )
}
