import { setTimeout as sleep } from 'node:timers/promises'
import type { Writing } from '#app/command.ts'
import { retryRefunds } from '#app/features/money/refund/refund-commands.server.ts'
import { remindTravellers } from '#app/features/money/reminders/remind-commands.server.ts'
import { sendDueDrafts } from '#app/features/office/draft/send-draft.server.ts'
import { passOnLate } from '#app/features/office/handling/pass-on-commands.server.ts'
import { eraseAccounts } from '#app/features/traveller/leaving/leaving-commands.server.ts'
import { removeUnnamedFiles } from '#app/features/traveller/leaving/remove-person.server.ts'
import { deleteDuePassports } from '#app/features/traveller/party/party-commands.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'
import type { Log } from '#server/log.ts'
import { type InSpan, untraced } from '#server/traces/tracing.ts'
import { deleteSentEmails } from './delete-sent-emails.ts'
import type { Mail } from './mail.ts'
import { sendNextEmail } from './outbox.ts'
import { openStoreWaiting } from './store-waiting.ts'

const IDLE_MS = 2_000
const MINUTE_MS = 60 * 1_000
const HOUR_MS = 60 * MINUTE_MS
/** A call to the card company may take up to 20 seconds, and emails wait behind it. */
const REFUND_MS = 10 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const STOP_WITHIN_MS = 5_000

export interface Jobs {
  /** Looks for work now instead of at the next round. */
  wake: () => void
  /** Finishes the current job, then stops. */
  stop: () => Promise<void>
}

export interface JobParts {
  log: Log
  mail: Mail
  /** Runs the sending of each email in a trace span, if traces are on. */
  inSpan?: InSpan
  /** The process's own context, as the system. */
  context: () => Writing<RequestContext>
  /** Resolves when the database is migrated and seeded. */
  prepared: Promise<void>
  /** How often reminders are looked for. */
  remindSeconds: number
  /** How long the jobs pause unless they are woken. */
  idleMs?: number
}

/** Runs a job at the first round and then at this interval, whether it fails or not. */
function every(ms: number, run: (ctx: Writing<RequestContext>) => Promise<unknown>) {
  // A monotonic clock: the time of day may jump.
  let nextAt = Number.NEGATIVE_INFINITY
  return async (ctx: Writing<RequestContext>): Promise<void> => {
    if (performance.now() < nextAt) return
    nextAt = performance.now() + ms
    await run(ctx)
  }
}

/** Runs background work: emails, and before and between them waiting requests, drafts and reminders. */
export function startJobs(parts: JobParts): Jobs {
  const { log, mail, inSpan = untraced, context, prepared, remindSeconds, idleMs = IDLE_MS } = parts
  const stopping = new AbortController()
  const storeWaiting = openStoreWaiting(log)
  const passOn = every(MINUTE_MS, ctx => passOnLate(ctx, null))
  const remind = every(remindSeconds * 1_000, ctx => remindTravellers(ctx, null))
  // Once an hour is enough: it depends on the day, and reads every passport's plan.
  const deletePassports = every(HOUR_MS, async ctx => {
    const deleted = await deleteDuePassports(ctx, null)
    if (deleted > 0) log.info({ deleted }, 'passports were deleted, their trips are over')
  })
  const refund = every(REFUND_MS, async ctx => {
    const given = await retryRefunds(ctx, null)
    if (given > 0) log.info({ given }, 'refunds were given back that the card company had not answered')
  })
  async function sendEmails(ctx: Writing<RequestContext>): Promise<void> {
    do await storeWaiting(ctx, stopping.signal)
    while (!stopping.signal.aborted && (await sendNextEmail(ctx, mail, { log, inSpan })))
  }
  const jobs = [
    (ctx: Writing<RequestContext>) => sendDueDrafts(ctx, null),
    remind,
    passOn,
    (ctx: Writing<RequestContext>) => eraseAccounts(ctx, null),
    deletePassports,
    refund,
    every(DAY_MS, removeUnnamedFiles),
    every(DAY_MS, ({ db }) => deleteSentEmails(db)),
    sendEmails,
  ]
  let woken = Promise.withResolvers<void>()

  /** A job that fails does not stop the others. */
  async function runJobs(): Promise<void> {
    const ctx = context()
    for (const job of jobs) {
      try {
        await job(ctx)
      } catch (error) {
        // Without the database no other job can work either.
        if (isUnreachable(error)) return
        log.error({ err: error }, 'a job failed')
      }
    }
  }

  async function pause(): Promise<void> {
    const idle = sleep(idleMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    await Promise.race([woken.promise, idle])
  }

  async function work(): Promise<void> {
    await prepared
    while (!stopping.signal.aborted) {
      // Created before looking for work, so that a wake-up in the meantime is not lost.
      woken = Promise.withResolvers()
      await runJobs()
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
