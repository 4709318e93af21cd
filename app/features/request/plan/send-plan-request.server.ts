import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { findOrAddPerson } from '#app/features/account/identity/find-or-add-person.server.ts'
import { type Credit, creditOf, findCredited } from '#app/features/account/partner/find-credit.server.ts'
import { sumOfTicket } from '#app/features/visit/attribution/sign-utm-ticket.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable, type Queryable } from '#database/connect.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { country } from '#database/schema/country.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { utmTicket } from '#database/schema/user.ts'
import { identify, type RequestIdentity } from './identify-request.server.ts'
import { answerDue, tripKeyOf } from './plan.ts'
import { may } from './plan-access.ts'
import { type PlanRequest, planRequest } from './plan-schema.ts'
import { planColumns, storeParties } from './store-plan.server.ts'

const COMMAND = 'send-plan-request'

type Refused = Extract<Spent, { ok: false }>

export type PlanRequestAnswer =
  | {
      ok: true
      userId: number
      receiptKey: string
      utmTicket: string
      /** False while only the journal has it; it is stored as soon as the database is back. */
      stored: boolean
    }
  | { ok: false; reason: 'country_unknown' }
  | Refused

/**
 * Takes a trip request. When it answers, the request is on the disk and, unless the database is away, stored
 * with its first event and its letters. A repeated request gets the same answer and makes nothing new.
 * It never tells whether the address was known, and never changes a known person's name or phone.
 * @throws AppError unauthorized; AppError unavailable when it could not be written to the disk.
 */
export async function sendPlanRequest(ctx: RequestContext, request: PlanRequest): Promise<PlanRequestAnswer> {
  if (!may(ctx.actor, 'send a request')) throw new AppError('unauthorized')
  const spent = await ctx.allowance.spend('plan request')
  if (!spent.ok) return spent
  if (await isUnknownCountry(ctx, request.newPlan.country)) return { ok: false, reason: 'country_unknown' }
  const identity = identify(ctx.secret, request.requestKey || randomUUID(), request)
  const entry = {
    key: identity.idempotencyKey,
    acceptedTs: ctx.now().toISOString(),
    command: COMMAND,
    input: { request, identity, credit: creditOf(ctx, request.referral) },
  }
  try {
    await ctx.journal.append(entry)
  } catch (cause) {
    throw new AppError('unavailable', 'the request could not be written to the disk', { cause })
  }
  const stored = await storeOrKeep(ctx, entry)
  const { userId, receiptKey, utmTicket } = identity
  return { ok: true, userId, receiptKey, utmTicket, stored }
}

/** With the database away every well-formed country is taken: better one to sort out than one lost. */
async function isUnknownCountry({ db, isPrepared }: RequestContext, tag: string): Promise<boolean> {
  if (!isPrepared()) return false
  try {
    const known = await db.select({ tag: country.tag }).from(country).where(eq(country.tag, tag))
    return known.length === 0
  } catch (error) {
    if (isUnreachable(error)) return false
    throw error
  }
}

async function storeOrKeep(ctx: RequestContext, entry: JournalEntry): Promise<boolean> {
  if (!ctx.isPrepared()) {
    ctx.journal.keepWaiting(entry)
    return false
  }
  try {
    await storeEntry(ctx.db, entry)
    ctx.wake()
    return true
  } catch (error) {
    if (!isUnreachable(error)) throw error
    ctx.journal.keepWaiting(entry)
    return false
  }
}

/** Stores what the journal accepted while the database was away or before a crash. Returns how many were missing. */
export async function replayPlanRequests(
  ctx: RequestContext,
  entries: readonly JournalEntry[],
): Promise<number> {
  if (!may(ctx.actor, 'store an accepted request')) throw new AppError('unauthorized')
  let stored = 0
  for (const entry of entries) if (await storeEntry(ctx.db, entry)) stored++
  if (stored > 0) ctx.wake()
  return stored
}

interface Accepted {
  request: PlanRequest
  identity: RequestIdentity
  credit: Credit | null
  acceptedAt: Date
}

/** One transaction: person, plan, first event, letters. Answers false when the plan was there already. */
async function storeEntry(db: RequestContext['db'], entry: JournalEntry): Promise<boolean> {
  const input = entry.input as { request: unknown; identity: RequestIdentity; credit?: Credit | null }
  const { request, identity, credit = null } = input
  const acceptedAt = new Date(entry.acceptedTs)
  const accepted = { request: planRequest.parse(request), identity, credit, acceptedAt }
  return db.transaction(async tx => {
    // Two copies of one request wait for each other here, so that the second finds the first one's plan.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identity.idempotencyKey}, 0))`)
    const known = await tx
      .select({ id: plan.id })
      .from(plan)
      .where(eq(plan.idempotencyKey, identity.idempotencyKey))
    if (known.length > 0) return false
    const userId = await findOrAddPerson(tx, identity.userId, {
      email: accepted.request.email,
      name: accepted.request.name,
      phone: accepted.request.phone,
      locale: accepted.request.locale,
      timezone: accepted.request.timezone,
      birthday: accepted.request.birthday,
      dateCreated: accepted.acceptedAt.toISOString().slice(0, 10),
    })
    await addPlan(tx, userId, accepted)
    await issueUtmTicket(tx, userId, accepted)
    return true
  })
}

async function addPlan(
  tx: Queryable,
  userId: number,
  { request, identity, credit, acceptedAt }: Accepted,
): Promise<void> {
  const { newPlan } = request
  const about = await whatItIsAbout(tx, newPlan.country, newPlan.url)
  const rows = await tx
    .insert(plan)
    .values({
      ...planColumns(newPlan),
      countryTag: newPlan.country,
      fkey: newPlan.fkey ?? about.readerFkey,
      idempotencyKey: identity.idempotencyKey,
      receiptKey: identity.receiptKey,
      userId,
      ...(await findCredited(tx, credit)),
      tripId: about.tripId,
      contactName: request.name,
      contactEmail: request.email,
      contactPhone: request.phone,
      locale: request.locale,
      createdTs: acceptedAt,
      answerDueTs: answerDue(acceptedAt, about.hours, about.timeZone),
    })
    .returning({ id: plan.id })
  const planId = rows[0]?.id
  if (planId === undefined) throw new Error('the plan was not stored')
  await storeParties(tx, planId, newPlan.parties)
  await tx.insert(planEvent).values({
    planId,
    happenedTs: acceptedAt,
    kind: 'requested',
    actorKind: 'visitor',
    details: { url: newPlan.url },
  })
  await tx.insert(outbox).values([
    {
      planId,
      template: 'request-receipt',
      recipient: request.email,
      locale: request.locale,
      props: { planId },
      dueTs: acceptedAt,
    },
    {
      planId,
      template: 'request-arrived',
      recipient: 'planners',
      locale: 'EN',
      props: { planId },
      dueTs: acceptedAt,
    },
  ])
}

/** An entry that waited in the journal since before there were tickets has none. */
async function issueUtmTicket(
  tx: Queryable,
  userId: number,
  { identity, acceptedAt }: Accepted,
): Promise<void> {
  if (!identity.utmTicket) return
  await tx
    .insert(utmTicket)
    .values({
      sum: sumOfTicket(identity.utmTicket),
      userId,
      answeredUserId: identity.userId,
      createdTs: acceptedAt,
    })
    .onConflictDoNothing()
}

/** The trip it came from and who reads it first: the trip's planner, else the country's contact. */
async function whatItIsAbout(tx: Queryable, countryTag: string, url: string) {
  const key = tripKeyOf(url)
  const trips = key
    ? await tx.select({ id: trip.id, planner: trip.plannerFkey }).from(trip).where(eq(trip.key, key))
    : []
  const countries = await tx
    .select({ staff: country.staffFkey })
    .from(country)
    .where(eq(country.tag, countryTag))
  const readerFkey = trips[0]?.planner ?? countries[0]?.staff ?? null
  const readers = readerFkey
    ? await tx
        .select({ hours: staff.workingHours, timeZone: staff.timeZone })
        .from(staff)
        .where(eq(staff.fkey, readerFkey))
    : []
  return {
    tripId: trips[0]?.id ?? null,
    readerFkey,
    hours: readers[0]?.hours ?? [],
    timeZone: readers[0]?.timeZone ?? 'UTC',
  }
}
