import { setTimeout as sleep } from 'node:timers/promises'
import type { Writing } from '#app/command.ts'
import { remindTravellers } from '#app/features/money/reminders/remind-commands.server.ts'
import { sendDueDrafts } from '#app/features/office/draft/send-draft.server.ts'
import { eraseAccounts } from '#app/features/traveller/leaving/leaving-commands.server.ts'
import { removeUnnamedFiles } from '#app/features/traveller/leaving/remove-person.server.ts'
import { deleteDuePassports } from '#app/features/traveller/party/party-commands.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'
import type { Log } from '#server/log.ts'
import type { Mail } from './mail.ts'
import { sendNextEmail } from './outbox.ts'
import { openStoreWaiting } from './store-waiting.ts'

const IDLE_MS = 2_000
const HOUR_MS = 60 * 60 * 1_000
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
  context: () => Writing<RequestContext>
  /** Resolves when the database is migrated and seeded. */
  prepared: Promise<void>
}

/** Runs a job at the first round and then once in a while; one that failed waits as long as one that did not. */
function every(ms: number, run: (ctx: Writing<RequestContext>) => Promise<unknown>) {
  let nextAt = 0
  return async (ctx: Writing<RequestContext>): Promise<void> => {
    if (Date.now() < nextAt) return
    nextAt = Date.now() + ms
    await run(ctx)
  }
}

/**
 * Runs the work that no visitor waits for: emails, and before and between them the requests,
 * drafts and reminders that wait.
 */
export function startJobs({ log, mail, context, prepared }: JobParts): Jobs {
  const stopping = new AbortController()
  const storeWaiting = openStoreWaiting(log)
  const remind = every(HOUR_MS, ctx => remindTravellers(ctx, null))
  // Days decide, and whoever looks reads every passport's plan: once an hour is enough.
  const deletePassports = every(HOUR_MS, async ctx => {
    const deleted = await deleteDuePassports(ctx, null)
    if (deleted > 0) log.info({ deleted }, 'passports were deleted, their trips are over')
  })
  let woken = Promise.withResolvers<void>()

  async function pause(): Promise<void> {
    const idle = sleep(IDLE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    await Promise.race([woken.promise, idle])
  }

  async function work(): Promise<void> {
    await prepared
    await removeUnnamedFiles(context())
    while (!stopping.signal.aborted) {
      // Made before looking for work, so that whoever wakes us while we look is heard.
      woken = Promise.withResolvers()
      try {
        const ctx = context()
        await sendDueDrafts(ctx, null)
        await remind(ctx)
        await eraseAccounts(ctx, null)
        await deletePassports(ctx)
        do await storeWaiting(ctx, stopping.signal)
        while (!stopping.signal.aborted && (await sendNextEmail(ctx, mail)))
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
