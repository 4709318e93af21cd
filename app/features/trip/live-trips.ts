import { useSyncExternalStore } from 'react'
import { atLeisure } from '#app/ui/at-leisure.ts'
import { savesData } from '#app/ui/saves-data.ts'

/** The trips that are offered now, by key, each with its lowest price written out. */
export type LiveTrips = ReadonlyMap<string, { from: string | null }>

let trips: LiveTrips | undefined
let stop: (() => void) | undefined
let isWanted = false
const listeners = new Set<() => void>()

async function start(): Promise<void> {
  await atLeisure()
  const { followTrips } = await import('./follow-trips.ts')
  if (!isWanted || stop) return
  stop = followTrips(next => {
    trips = next
    for (const tell of listeners) tell()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isWanted && !savesData()) {
    isWanted = true
    // Without it the cards stand as they were rendered.
    start().catch(() => undefined)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    isWanted = false
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
