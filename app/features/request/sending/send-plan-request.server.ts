import { and, between, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { type Patience, patienceOf, withDeadline } from '#app/deadline.ts'
import { creditOf } from '#app/features/account/partner/partner-queries.server.ts'
import { findStaffFault, type StaffFault } from '#app/features/plan/clock/find-answerer.server.ts'
import { recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import { may } from '#app/features/plan/core/plan-access.ts'
import type { PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { doubtsAbout, type Evidence } from '#app/features/request/spam/doubt.ts'
import { currentCause } from '#app/outbox/queue-email.server.ts'
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
  identifyRequest,
  ONE_WITHIN_MS,
  type RequestIdentity,
  readEntry,
  readInput,
} from './add-plan.server.ts'
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

/** How long a sender waits for each step before storing, so that a part of the whole is left for that. */
const COUNT_WITHIN_MS = 750
const FIND_WITHIN_MS = 750
const RECEIPT_WITHIN_MS = 500

/** Of its own: whether a request is accepted must not depend on how long the database took before. */
const WRITE_WITHIN_MS = 3_000

/** A sender's context: the command waits for the database no longer than the patience in it. */
type SenderContext = RequestContext & { patience: Patience }

const sendRules = { authorize: allow(may, 'send a request'), spend: spendIfCounted }

/** @throws AppError unavailable if it is not on the disk in time; if it comes there later, it is stored all the same. */
async function append({ journal }: Writing<SenderContext>, entry: JournalEntry): Promise<void> {
  const writing = journal.append(entry)
  try {
    await withDeadline(writing, WRITE_WITHIN_MS)
  } catch (cause) {
    writing.then(() => journal.markWaiting(entry)).catch(() => undefined)
    throw new AppError('unavailable', 'the request could not be written to the disk', { cause })
  }
}

const send = command(
  'send a request',
  sendRules,
  async (
    ctx: Writing<SenderContext>,
    { evidence = {}, ...request }: SentPlanRequest,
  ): Promise<PlanRequestAnswer> => {
    const fault = await findFault(ctx, request.newPlan)
    if (fault) return { ok: false, reason: fault }
    const acceptedAt = ctx.now()
    const { identity, neighbours } = identify(ctx, request, acceptedAt)
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
    const entry = {
      key: identity.idempotencyKey,
      acceptedTs: acceptedAt.toISOString(),
      command: COMMAND,
      input,
    }
    await append(ctx, entry)
    const storedAs = await storeOrWait(ctx, entry, { ...input, acceptedAt }, neighbours)
    const { userId, receiptKey, utmTicket } = storedAs ?? identity
    return {
      ok: true,
      userId,
      receiptKey,
      utmTicket,
      stored: storedAs !== null,
      isDoubtful: doubts.length > 0,
    }
  },
)

/**
 * Accepts a trip request. When it returns, the request is on the disk and, unless the database is away or slow,
 * stored with its first event and its emails. A repeated request gets the same answer and creates nothing new; without
 * a key, an equal one within a minute is a repetition. It never reveals whether the address was known, and never
 * changes a known person's name or phone.
 * @throws AppError unauthorized; AppError unavailable if it could not be written to the disk; the database's error
 * for a row that it refuses.
 */
export function sendPlanRequest(ctx: RequestContext, request: SentPlanRequest) {
  return send({ ...ctx, patience: patienceOf(ctx) }, request)
}

/** Its own identity, or that of an equal one, without a key either, that this process accepted just before. */
function identify({ secret, journal }: Writing<SenderContext>, request: PlanRequest, at: Date) {
  const { own, neighbours } = identifyRequest(secret, request, at)
  const isNear = ({ acceptedTs }: JournalEntry) =>
    Math.abs(Date.parse(acceptedTs) - at.getTime()) <= ONE_WITHIN_MS
  const known = neighbours.find(({ idempotencyKey }) => {
    const entry = journal.find(idempotencyKey)
    return entry !== undefined && isNear(entry)
  })
  return known ? { identity: known, neighbours: [] } : { identity: own, neighbours }
}

/** If the limit cannot be counted, the request is accepted. */
async function spendIfCounted({ allowance, patience }: SenderContext): Promise<Spent> {
  try {
    return await patience.await(allowance.spend('plan request'), COUNT_WITHIN_MS)
  } catch {
    return { ok: true }
  }
}

/**
 * Whether a receipt is sent: anybody can name anybody's address, so each mailbox has few. The request is stored all the
 * same, and its sender is told the same.
 */
async function mayHaveReceipt(
  { allowance, patience }: Writing<SenderContext>,
  email: string,
): Promise<boolean> {
  try {
    return (await patience.await(allowance.spend('receipt', email), RECEIPT_WITHIN_MS)).ok
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
  { db, isPrepared, patience }: Writing<SenderContext>,
  { country: tag, fkey }: PlanRequest['newPlan'],
): Promise<NamedFault | null> {
  if (!isPrepared()) return null
  try {
    const found = shortly(db, async tx => {
      const known = await tx.select({ tag: country.tag }).from(country).where(eq(country.tag, tag))
      return known.length === 0 ? 'country_unknown' : findStaffFault(tx, { fkey, country: tag })
    })
    return await patience.await(found, FIND_WITHIN_MS)
  } catch {
    return null
  }
}

/**
 * The identity under which a request is stored; null if it is not stored yet. An entry that cannot be stored waits in the
 * journal and the jobs retry it, unless the database refuses the row.
 */
async function storeOrWait(
  ctx: Writing<SenderContext>,
  entry: JournalEntry,
  accepted: Accepted,
  neighbours: RequestIdentity[],
): Promise<RequestIdentity | null> {
  if (!ctx.isPrepared()) {
    ctx.journal.markWaiting(entry)
    return null
  }
  const settle = () => {
    ctx.journal.settle(entry, 'now')
    ctx.wake()
  }
  const storing = storeRequest(ctx.db, accepted, neighbours)
  try {
    const { identity } = await ctx.patience.await(storing)
    settle()
    return identity
  } catch (error) {
    if (refusedRow(error)) {
      ctx.journal.withdraw(entry)
      throw error
    }
    ctx.journal.markWaiting(entry)
    // By then its sender has the address of its own receipt: it is stored, whatever equals it.
    const isOwn = (stored: RequestIdentity) => stored.idempotencyKey === entry.key
    storing.then(({ identity }) => isOwn(identity) && settle()).catch(() => undefined)
    return null
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
    return (await storeRequest(db, readEntry(entry), [])).isNew
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

/** The identity under which a request, or an equal one of the same minute, is stored: as a plan, or to be sorted out. */
async function findStored(
  tx: Queryable,
  { identity, acceptedAt }: Accepted,
  neighbours: RequestIdentity[],
): Promise<RequestIdentity | null> {
  const since = new Date(acceptedAt.getTime() - ONE_WITHIN_MS)
  const until = new Date(acceptedAt.getTime() + ONE_WITHIN_MS)
  const near = neighbours.map(({ idempotencyKey }) => idempotencyKey)
  const isIt = (key: AnyPgColumn, at: AnyPgColumn) =>
    or(eq(key, identity.idempotencyKey), and(inArray(key, near), between(at, since, until)))
  const found = await unionAll(
    tx.select({ key: plan.idempotencyKey }).from(plan).where(isIt(plan.idempotencyKey, plan.createdTs)),
    tx
      .select({ key: unsortedRequest.idempotencyKey })
      .from(unsortedRequest)
      .where(isIt(unsortedRequest.idempotencyKey, unsortedRequest.acceptedTs)),
  )
  const keys = found.map(({ key }) => key)
  return [identity, ...neighbours].find(({ idempotencyKey }) => keys.includes(idempotencyKey)) ?? null
}

/** Copies of a request, and equal ones without a key, wait for each other, so that the second finds the first one's plan. */
async function waitForCopies(tx: Queryable, identities: RequestIdentity[]): Promise<void> {
  const keys = identities.map(({ idempotencyKey }) => idempotencyKey).toSorted()
  const locks = keys.map(key => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}

interface Stored {
  identity: RequestIdentity
  /** Whether it was not stored before. */
  isNew: boolean
}

/** Stores person, plan, first event and emails in one transaction, unless the request or one of its neighbours is. */
async function storeRequest(
  db: Database,
  accepted: Accepted,
  neighbours: RequestIdentity[],
): Promise<Stored> {
  const { identity } = accepted
  const subject = await shortly(db, tx => findSubject(tx, accepted.request.newPlan, accepted.acceptedAt))
  return shortly(db, async tx => {
    await waitForCopies(tx, [identity, ...neighbours])
    const stored = await findStored(tx, accepted, neighbours)
    if (stored) return { identity: stored, isNew: false }
    await addPlan(tx, accepted, subject)
    return { identity, isNew: true }
  })
}
