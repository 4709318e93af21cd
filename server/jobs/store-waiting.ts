import { replayPlanRequests } from '#app/features/request/sending/send-plan-request.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isLocked, isOvertime, isUnreachable } from '#database/connect.ts'
import type { Log } from '#server/log.ts'

const REST_MS = 2_000
const LOG_AGAIN_MS = 60_000

/** Stores what the journal accepted and the database lacks. @throws what says that the database is away. */
export type StoreWaiting = (ctx: RequestContext, signal: AbortSignal) => Promise<void>

/**
 * Opens the way from the journal into the database. An entry that cannot be stored now waits behind the others, and
 * for two seconds nothing is tried again.
 */
export function openStoreWaiting(log: Log): StoreWaiting {
  let restUntil = Number.NEGATIVE_INFINITY
  const loggedAt = new Map<string, number>()

  function logFailure(err: unknown, key: string): void {
    const now = performance.now()
    if (now - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < LOG_AGAIN_MS) return
    loggedAt.set(key, now)
    log.error({ err, key }, 'an accepted request could not be stored; it waits and is tried again')
  }

  return async (ctx, signal) => {
    if (performance.now() < restUntil) return
    for (const entry of ctx.journal.toStore()) {
      if (signal.aborted) return
      try {
        const missing = await replayPlanRequests(ctx, [entry])
        ctx.journal.settle(entry, missing > 0 ? 'now' : 'before')
        loggedAt.delete(entry.key)
        if (missing > 0) log.info({ key: entry.key }, 'a request was stored from the journal')
      } catch (error) {
        if (isUnreachable(error)) throw error
        ctx.journal.markWaiting(entry)
        restUntil = performance.now() + REST_MS
        logFailure(error, entry.key)
        // Whoever holds what this one needs holds up the others as well, each for as long.
        if (isLocked(error) || isOvertime(error)) return
      }
    }
  }
}
