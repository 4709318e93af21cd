import { useEffect } from 'react'
import { isPrivatePage } from '#app/features/visit/analytics/private-pages.ts'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { isSuppressedHere } from '#app/features/visit/analytics/suppression.ts'
import { arrivalDetails } from '#app/features/visit/attribution/arrival-details.ts'
import { thisArrival } from '#app/features/visit/attribution/note-arrival.ts'
import type { RunningServices } from '#app/features/visit/services/services.ts'

/** The document's running services; they cannot be unloaded. */
let running: Promise<RunningServices> | null = null

async function start(services: ServiceConfig): Promise<RunningServices> {
  const { startServices } = await import('#app/features/visit/services/services.ts')
  return startServices(services, arrivalDetails(thisArrival()))
}

/**
 * Runs the services if the reader allows it, and reports each page to them. After a withdrawal the document reloads
 * without them.
 */
export function useMeasuring(services: ServiceConfig, isAllowed: boolean, pathname: string): void {
  useEffect(() => {
    if (!isAllowed || isSuppressedHere() || isPrivatePage(pathname)) {
      if (running) location.reload()
      return
    }
    running ??= start(services)
    running.then(
      ({ seePage }) => seePage(),
      () => {
        running = null
      },
    )
  }, [services, isAllowed, pathname])
}
