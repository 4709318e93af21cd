import { setTimeout as sleep } from 'node:timers/promises'
import { replayPlanRequests } from '#app/features/request/plan/send-plan-request.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import { sendNextLetter } from './outbox.ts'

const IDLE_MS = 2_000
const STOP_WITHIN_MS = 5_000

export interface Jobs {
  /** Looks for work at once instead of at the next round. */
  wake: () => void
  /** Finishes the job under way, then stops. */
  stop: () => Promise<void>
}

export interface JobParts {
  log: Log
  mail: Mail
  /** The process's own context, as the system. */
  context: () => RequestContext
  /** Resolves when the database is migrated and seeded. */
  prepared: Promise<void>
}

/** Stores what the journal accepted and the database lacks; one that is refused does not hold up the others. */
async function storeWaiting(ctx: RequestContext, log: Log): Promise<void> {
  for (const entry of ctx.journal.toStore()) {
    try {
      const missing = await replayPlanRequests(ctx, [entry])
      if (missing > 0) log.info({ key: entry.key }, 'a request was stored from the journal')
    } catch (error) {
      if (isUnreachable(error)) throw error
      log.error(
        { err: error, key: entry.key },
        'a request in the journal cannot be stored; it stays in the file',
      )
    }
    ctx.journal.settle(entry, 'before')
  }
}

/** Runs the work that no visitor waits for: stored requests, letters. */
export function startJobs({ log, mail, context, prepared }: JobParts): Jobs {
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()

  async function pause(): Promise<void> {
    const idle = sleep(IDLE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    await Promise.race([woken.promise, idle])
  }

  async function work(): Promise<void> {
    await prepared
    while (!stopping.signal.aborted) {
      // Made before looking for work, so that whoever wakes us while we look is heard.
      woken = Promise.withResolvers()
      try {
        const ctx = context()
        await storeWaiting(ctx, log)
        while (!stopping.signal.aborted && (await sendNextLetter(ctx, mail)));
      } catch (error) {
        if (!isUnreachable(error)) log.error({ err: error }, 'a job failed')
      }
      await pause()
    }
  }

  const working = work().catch(error => log.error({ err: error }, 'the jobs stopped'))
  return {
    wake: () => woken.resolve(),
    stop: async () => {
      stopping.abort()
      await Promise.race([working, sleep(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
