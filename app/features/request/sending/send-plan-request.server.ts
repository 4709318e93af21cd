import { randomUUID } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { withDeadline } from '#app/deadline.ts'
import { creditOf } from '#app/features/account/partner/find-credit.server.ts'
import { findStaffFault, type StaffFault } from '#app/features/plan/core/find-page-subject.server.ts'
import { recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
import { may } from '#app/features/plan/core/plan-access.ts'
import type { PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { doubtsAbout, type Evidence } from '#app/features/request/spam/doubt.ts'
import { currentCause } from '#app/outbox/cause.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Database, Queryable } from '#database/connect.ts'
import { refusedRow } from '#database/refused-row.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { country } from '#database/schema/country.ts'
import { plan, unsortedRequest } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import {
  type Accepted,
  addPlan,
  type EntryInput,
  findSubject,
  readEntry,
  readInput,
} from './add-plan.server.ts'
import { identifyRequest } from './identify-request.server.ts'
import { addUnsortedRequest, reasonToSort } from './sending-queries.server.ts'

const COMMAND = 'send-plan-request'

export interface SentPlanAnswer {
  ok: true
  userId: number
  receiptKey: string
  utmTicket: string
  /** False while only the journal has it; it is stored once the database is back. */
  stored: boolean
  /** Whether it is marked because a machine may have sent it. */
  isDoubtful: boolean
}

/** What is wrong with whom a request names. */
export type NamedFault = 'country_unknown' | StaffFault

type PlanRequestAnswer = SentPlanAnswer | { ok: false; reason: NamedFault }

/** A request, with evidence of how it was sent. */
export type SentPlanRequest = PlanRequest & { evidence?: Evidence }

/** How long a sender waits for the database; after that the request stays in the journal. */
const COUNT_WITHIN_MS = 2_000
const RECEIPT_WITHIN_MS = 500
const STORE_WITHIN_MS = 4_000

const sendRules = { authorize: allow(may, 'send a request'), spend: spendIfCounted }

/**
 * Accepts a trip request. When it returns, the request is on the disk and, unless the database is away or slow,
 * stored with its first event and its emails. A repeated request gets the same answer and creates nothing new. It
 * never reveals whether the address was known, and never changes a known person's name or phone.
 * @throws AppError unauthorized; AppError unavailable if it could not be written to the disk; the database's error
 * for a row that it refuses.
 */
export const sendPlanRequest = command(
  'send a request',
  sendRules,
  async (ctx, { evidence = {}, ...request }: SentPlanRequest): Promise<PlanRequestAnswer> => {
    const fault = await findFault(ctx, request.newPlan)
    if (fault) return { ok: false, reason: fault }
    const identity = identifyRequest(ctx.secret, request.requestKey || randomUUID(), request)
    const doubts = doubtsOf(ctx, request, evidence)
    const input = {
      request,
      identity,
      credit: creditOf(ctx, request.referral),
      sender: recordedActor(ctx.actor),
      doubts,
      cause: currentCause() ?? null,
      hasReceipt: await mayHaveReceipt(ctx, request.email),
    } satisfies EntryInput
    const acceptedAt = ctx.now()
    const entry = {
      key: identity.idempotencyKey,
      acceptedTs: acceptedAt.toISOString(),
      command: COMMAND,
      input,
    }
    try {
      await ctx.journal.append(entry)
    } catch (cause) {
      throw new AppError('unavailable', 'the request could not be written to the disk', { cause })
    }
    const stored = await storeOrWait(ctx, entry, { ...input, acceptedAt })
    const { userId, receiptKey, utmTicket } = identity
    return { ok: true, userId, receiptKey, utmTicket, stored, isDoubtful: doubts.length > 0 }
  },
)

/** If the limit cannot be counted, the request is accepted. */
async function spendIfCounted({ allowance }: RequestContext): Promise<Spent> {
  try {
    return await withDeadline(allowance.spend('plan request'), COUNT_WITHIN_MS)
  } catch {
    return { ok: true }
  }
}

/**
 * Whether a receipt is sent: anybody can name anybody's address, so each mailbox has few. The request is stored all the
 * same, and its sender is told the same.
 */
async function mayHaveReceipt({ allowance }: Writing<RequestContext>, email: string): Promise<boolean> {
  try {
    return (await withDeadline(allowance.spend('receipt', email), RECEIPT_WITHIN_MS)).ok
  } catch {
    return true
  }
}

/** Only a visitor is doubted: a logged-in sender has proved an address. */
function doubtsOf({ actor }: RequestContext, { name, newPlan }: PlanRequest, evidence: Evidence): string[] {
  return actor.kind === 'visitor' ? doubtsAbout({ name, message: newPlan.message }, evidence) : []
}

/**
 * What is wrong with the country or the planner that a request names. While the database is away, every well-formed one
 * is accepted: the office can sort out a wrong country, and a planner from elsewhere is not the reader.
 */
async function findFault(
  { db, isPrepared }: Writing<RequestContext>,
  { country: tag, fkey }: PlanRequest['newPlan'],
): Promise<NamedFault | null> {
  if (!isPrepared()) return null
  try {
    const found = shortly(db, async tx => {
      const known = await tx.select({ tag: country.tag }).from(country).where(eq(country.tag, tag))
      return known.length === 0 ? 'country_unknown' : findStaffFault(tx, { fkey, country: tag })
    })
    return await withDeadline(found, COUNT_WITHIN_MS)
  } catch {
    return null
  }
}

/** An entry that cannot be stored waits in the journal and the jobs retry it, unless the database refuses the row. */
async function storeOrWait(
  ctx: Writing<RequestContext>,
  entry: JournalEntry,
  accepted: Accepted,
): Promise<boolean> {
  if (!ctx.isPrepared()) {
    ctx.journal.markWaiting(entry)
    return false
  }
  const stored = () => {
    ctx.journal.settle(entry, 'now')
    ctx.wake()
  }
  const storing = storeRequest(ctx.db, accepted)
  try {
    await withDeadline(storing, STORE_WITHIN_MS)
    stored()
    return true
  } catch (error) {
    if (refusedRow(error)) {
      ctx.journal.withdraw(entry)
      throw error
    }
    ctx.journal.markWaiting(entry)
    storing.then(stored, () => undefined)
    return false
  }
}

const replayRules = {
  authorize: (ctx: RequestContext) => allow(may, 'store an accepted request')(ctx),
}

/**
 * Stores what the journal accepted while the database was away or before a crash. What cannot become a plan is stored
 * for the office to sort out. Returns how many entries were stored.
 */
export const replayPlanRequests = command(
  'store accepted requests',
  replayRules,
  async (ctx, entries: readonly JournalEntry[]): Promise<number> => {
    let stored = 0
    for (const entry of entries)
      if (!(await isErased(ctx.db, entry)) && (await storeOrSort(ctx.db, entry))) stored++
    if (stored > 0) ctx.wake()
    return stored
  },
)

/** Whether its sender's account was deleted after it was sent: the journal still has it, and nobody else may. */
async function isErased(db: Database, entry: JournalEntry): Promise<boolean> {
  const { userId } = readInput(entry).identity
  const since = and(eq(users.id, userId), gte(users.erasedTs, new Date(entry.acceptedTs)))
  return (await db.select({ id: users.id }).from(users).where(since)).length > 0
}

async function storeOrSort(db: Database, entry: JournalEntry): Promise<boolean> {
  try {
    return await storeRequest(db, readEntry(entry))
  } catch (error) {
    const reason = reasonToSort(error)
    if (reason === null) throw error
    return shortly(db, tx => addUnsortedRequest(tx, entry, reason))
  }
}

/** A transaction with short timeouts: the journal already has the request, and others wait behind it. */
function shortly<T>(db: Database, run: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async tx => {
    await tx.execute(
      sql`select set_config('lock_timeout', '1500ms', true), set_config('statement_timeout', '3s', true)`,
    )
    return run(tx)
  })
}

/** Whether a request is already stored, as a plan or for the office to sort out. */
async function isStored(tx: Queryable, key: string): Promise<boolean> {
  const plans = await tx.select({ id: plan.id }).from(plan).where(eq(plan.idempotencyKey, key))
  if (plans.length > 0) return true
  const toSort = await tx
    .select({ id: unsortedRequest.id })
    .from(unsortedRequest)
    .where(eq(unsortedRequest.idempotencyKey, key))
  return toSort.length > 0
}

/** Stores person, plan, first event and emails in one transaction. Returns false if the plan already existed. */
async function storeRequest(db: Database, accepted: Accepted): Promise<boolean> {
  const { identity } = accepted
  const subject = await shortly(db, tx => findSubject(tx, accepted.request.newPlan, accepted.acceptedAt))
  return shortly(db, async tx => {
    // Two copies of a request wait for each other here, so that the second finds the first one's plan.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identity.idempotencyKey}, 0))`)
    if (await isStored(tx, identity.idempotencyKey)) return false
    await addPlan(tx, accepted, subject)
    return true
  })
}
