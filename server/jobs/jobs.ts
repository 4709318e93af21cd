import { setTimeout as sleep } from 'node:timers/promises'
import type { Writing } from '#app/command.ts'
import { retryRefunds } from '#app/features/money/refund/refund-commands.server.ts'
import { greetAnniversaries, remindTravellers } from '#app/features/money/reminders/remind-commands.server.ts'
import { publishDue } from '#app/features/office/catalogue/document-commands.server.ts'
import { tellOldFacts } from '#app/features/office/catalogue/fact-commands.server.ts'
import { sendDueDrafts } from '#app/features/office/editor/send-draft.server.ts'
import { passOnWaiting } from '#app/features/plan/handling/stage-commands.server.ts'
import { readInput } from '#app/features/request/sending/add-plan.server.ts'
import { replayPlanRequests } from '#app/features/request/sending/send-plan-request.server.ts'
import { deleteUnreadLists } from '#app/features/search/saved/saved-commands.server.ts'
import { deleteDuePassports } from '#app/features/traveller/party/party-commands.server.ts'
import { eraseAccounts } from '#app/features/traveller/personal-data/leaving-commands.server.ts'
import { removeUnnamedFiles } from '#app/features/traveller/personal-data/remove-person.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isLocked, isOvertime, isUnreachable } from '#database/connect.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import type { Log } from '#server/log.ts'
import { type InSpan, untraced } from '#server/traces/tracing.ts'
import { deleteSentEmails, type Mail, sendNextEmail } from './outbox.ts'

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

const IDLE_MS = 2_000
const MINUTE_MS = 60 * 1_000
const HOUR_MS = 60 * MINUTE_MS
/** A call to the payment provider may take up to 20 seconds, and the other jobs wait behind it. */
const REFUND_MS = 10 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const STOP_WITHIN_MS = 5_000

export interface Jobs {
  /** Looks for work now instead of at the next round. */
  wake: () => void
  /** Finishes the current job and email, then stops. */
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

type Job = (ctx: Writing<RequestContext>) => Promise<unknown>

/** Runs a job at the first round and then at this interval, whether it fails or not. */
function every(ms: number, run: Job): Job {
  // A monotonic clock: the time of day may jump.
  let nextAt = Number.NEGATIVE_INFINITY
  return async ctx => {
    if (performance.now() < nextAt) return
    nextAt = performance.now() + ms
    await run(ctx)
  }
}

/** Runs background work: waiting requests, drafts, reminders and the like; and beside them emails. */
export function startJobs(parts: JobParts): Jobs {
  const { log, mail, inSpan = untraced, context, prepared, remindSeconds, idleMs = IDLE_MS } = parts
  const stopping = new AbortController()
  const storeWaiting = openStoreWaiting(log)
  const passOn = every(MINUTE_MS, ctx => passOnWaiting(ctx, null))
  const remind = every(remindSeconds * 1_000, async ctx => {
    await remindTravellers(ctx, null)
    await greetAnniversaries(ctx, null)
    await tellOldFacts(ctx, null)
  })
  // Once an hour is enough: it depends on the day, and reads every passport's plan.
  const deletePassports = every(HOUR_MS, async ctx => {
    const deleted = await deleteDuePassports(ctx, null)
    if (deleted > 0) log.info({ deleted }, 'passports were deleted, their trips are over')
  })
  const refund = every(REFUND_MS, async ctx => {
    const given = await retryRefunds(ctx, null)
    if (given > 0) log.info({ given }, 'refunds were given back that the payment provider had not answered')
  })
  let stored: Promise<void> = Promise.resolve()
  /** Stores waiting requests, in turn: between the emails and beside them. */
  function store(ctx: Writing<RequestContext>): Promise<void> {
    stored = stored.catch(() => undefined).then(() => storeWaiting(ctx, stopping.signal))
    return stored
  }
  async function sendEmails(ctx: Writing<RequestContext>): Promise<void> {
    while (!stopping.signal.aborted && (await sendNextEmail(ctx, mail, { log, inSpan }))) await store(ctx)
  }
  let askedToSend: Writing<RequestContext> | undefined
  let sending: Promise<void> | undefined
  async function sendWhileAsked(): Promise<void> {
    while (askedToSend) {
      const ctx = askedToSend
      askedToSend = undefined
      await runJob(sendEmails, ctx)
    }
    sending = undefined
  }
  /** Does not wait until they are sent: a silent mail server may hold up each for minutes. */
  async function startSending(ctx: Writing<RequestContext>): Promise<void> {
    askedToSend = ctx
    sending ??= sendWhileAsked()
  }
  const jobs: Job[] = [
    ctx => sendDueDrafts(ctx, null),
    ctx => publishDue(ctx, null),
    remind,
    passOn,
    ctx => eraseAccounts(ctx, null),
    deletePassports,
    refund,
    every(DAY_MS, removeUnnamedFiles),
    every(DAY_MS, ({ db }) => deleteSentEmails(db)),
    every(DAY_MS, ctx => deleteUnreadLists(ctx, null)),
    store,
    startSending,
  ]
  let woken = Promise.withResolvers<void>()

  /** A job that fails does not stop the others. Returns whether others can work: not without the database. */
  async function runJob(job: Job, ctx: Writing<RequestContext>): Promise<boolean> {
    try {
      await job(ctx)
    } catch (error) {
      if (isUnreachable(error)) return false
      log.error({ err: error }, 'a job failed')
    }
    return true
  }

  async function runJobs(): Promise<void> {
    const ctx = context()
    for (const job of jobs) if (!(await runJob(job, ctx))) return
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
      await Promise.race([working.then(() => sending), sleep(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
