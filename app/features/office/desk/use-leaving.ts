import { useEffect } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'

/** Pause after a change before it is saved, and before a save that did not arrive is tried again. */
export const REST_MS = 800
export const AWAY_MS = 10 * REST_MS

/** Whether what was sent will never be accepted: trying it again is in vain. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 413, 422].includes(error.status)
}

interface Saving {
  /** The editor is open, perhaps again. */
  stay: () => void
  /** The network is back. */
  retry: () => void
  /** The page may be gone in a moment. */
  flush: () => void
  /** The editor was closed. */
  leave: () => void
}

/** Saves what is left when the page is hidden or left, and when the network is back. */
export function useLeaving(saving: Saving): void {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    saving.stay()
    addEventListener('online', saving.retry, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && saving.flush(), { signal })
    return () => {
      over.abort()
      saving.leave()
    }
  }, [saving])
}
