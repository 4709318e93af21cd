import { readInput } from '#app/features/request/sending/add-plan.server.ts'
import { replayPlanRequests } from '#app/features/request/sending/send-plan-request.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isLocked, isOvertime, isUnreachable } from '#database/connect.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import type { Log } from '#server/log.ts'

const REST_MS = 2_000
const LOG_AGAIN_MS = 60_000

/** Stores the requests that are in the journal but not in the database. @throws if the database is unreachable. */
export type StoreWaiting = (ctx: RequestContext, signal: AbortSignal) => Promise<void>

/** How the log identifies a request: its key in the journal, and the request id that its sender was shown. */
function namesOf(entry: JournalEntry): { key: string; requestId: string | undefined } {
  return { key: entry.key, requestId: readInput(entry).cause?.requestId }
}

/**
 * Stores the journal's entries in the database. An entry that cannot be stored now goes behind the others, and
 * nothing is retried for two seconds.
 */
export function openStoreWaiting(log: Log): StoreWaiting {
  let restUntil = Number.NEGATIVE_INFINITY
  const loggedAt = new Map<string, number>()

  function logFailure(err: unknown, entry: JournalEntry): void {
    const { key } = entry
    const now = performance.now()
    if (now - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < LOG_AGAIN_MS) return
    loggedAt.set(key, now)
    log.error(
      { err, ...namesOf(entry) },
      'an accepted request could not be stored; it waits and is tried again',
    )
  }

  return async (ctx, signal) => {
    if (performance.now() < restUntil) return
    for (const entry of ctx.journal.toStore()) {
      if (signal.aborted) return
      try {
        const missing = await replayPlanRequests(ctx, [entry])
        ctx.journal.settle(entry, missing > 0 ? 'now' : 'before')
        loggedAt.delete(entry.key)
        if (missing > 0) log.info(namesOf(entry), 'a request was stored from the journal')
      } catch (error) {
        if (isUnreachable(error)) throw error
        ctx.journal.markWaiting(entry)
        restUntil = performance.now() + REST_MS
        logFailure(error, entry)
        // A lock on this entry's rows would hold up the others too, each for as long.
        if (isLocked(error) || isOvertime(error)) return
      }
    }
  }
}
