import { getWaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Log } from '#server/log.ts'

const EVERY_MS = 60_000

/** What the log says of a full disk, at the first refusal and then once a minute, and `/readyz` too. */
export const DISK_FAULT = 'requests are refused: they cannot be written to the disk'

interface ReportParts {
  log: Log
  context: () => Pick<RequestContext, 'db' | 'journal'>
  everyMs?: number
}

/**
 * Logs, at once and then once a minute, the accepted requests that are not stored yet and a full disk; and, when the
 * number changes, those for the office to sort out. Returns a function that stops it.
 */
export function reportWaiting({ log, context, everyMs = EVERY_MS }: ReportParts): () => void {
  let toSortBefore = 0

  async function report(): Promise<void> {
    const { toStore, oldestTs, toSort, diskFault } = await getWaitingRequests(context())
    if (toStore > 0) log.warn({ toStore, oldestTs }, 'accepted requests wait to be stored')
    if (diskFault) log.error({ err: diskFault }, DISK_FAULT)
    if (toSort !== null && toSort !== toSortBefore) {
      toSortBefore = toSort
      log.warn({ toSort }, 'accepted requests wait for the office to sort them out')
    }
  }
  const reportSafely = () => report().catch(err => log.error({ err }, 'what waits could not be counted'))
  void reportSafely()
  const timer = setInterval(reportSafely, everyMs).unref()
  return () => clearInterval(timer)
}
