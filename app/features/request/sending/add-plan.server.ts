import { createHash } from 'node:crypto'
import {
  findOrAddPerson,
  hmac,
  makeUserId,
} from '#app/features/account/identity/find-or-add-person.server.ts'
import { type Credit, findCredit } from '#app/features/account/partner/partner-queries.server.ts'
import {
  findAnswerer,
  findCountryContact,
  findPageSubject,
  findStaffFault,
} from '#app/features/plan/clock/find-answerer.server.ts'
import { logPlanEvent, type RecordedActor, SYSTEM } from '#app/features/plan/core/lock-plan.server.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import type { NewPlan, PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { signUtmTicket } from '#app/features/visit/attribution/log-utm.server.ts'
import { travellersOf } from '#app/features/wish/travellers.ts'
import { type Cause, PLANNERS, queueEmail } from '#app/outbox/queue-email.server.ts'
import { dayOf } from '#app/text/days.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { party, plan } from '#database/schema/plan.ts'
import { utmTicket } from '#database/schema/user.ts'

/** Derived from a request alone, so that a retry gets the same answer even while the database is away. */
export interface RequestIdentity {
  /** Equal for a request and its retries, different for any other. */
  idempotencyKey: string
  /** Last part of the receipt's address; cannot be guessed without the process's secret. */
  receiptKey: string
  /** ID of the person: positive, below 2^53, and the same for an address whether it was known or not. */
  userId: number
  /** Lets the sender report once where they came from; cannot be guessed without the secret. */
  utmTicket: string
}

const MINUTE_MS = 60_000

/** A key as no sender can choose it: equal requests without a key are one by the minute in which they were accepted. */
function keyOfMinute(minute: number): string {
  return `\0${minute}`
}

/** The identities of a request: its own, and those of an equal one without a key in the minute before or after. */
interface Identities {
  own: RequestIdentity
  neighbours: RequestIdentity[]
}

/** How far apart two requests may be accepted to be one, if they are equal and have no key. */
export const ONE_WITHIN_MS = MINUTE_MS

/** Derives a request's identities from its key, or without one from its moment, and from its content. */
export function identifyRequest(secret: string, request: PlanRequest, at: Date): Identities {
  const { requestKey, referral: _referral, ...content } = request
  const identify = (key: string) => {
    const sum = createHash('sha256').update(key).update('\0').update(JSON.stringify(content))
    return identityOf(secret, sum.digest('base64url'), request.email)
  }
  if (requestKey) return { own: identify(requestKey), neighbours: [] }
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  const neighbours = [minute - 1, minute + 1].map(near => identify(keyOfMinute(near)))
  return { own: identify(keyOfMinute(minute)), neighbours }
}

/** The identity of a request whose idempotency key is known. */
export function identityOf(secret: string, idempotencyKey: string, email: string): RequestIdentity {
  return {
    idempotencyKey,
    receiptKey: hmac(secret, 'receipt', idempotencyKey).subarray(0, 18).toString('base64url'),
    userId: makeUserId(secret, email),
    utmTicket: hmac(secret, 'utm-ticket', idempotencyKey).subarray(0, 18).toString('base64url'),
  }
}

/** Stores the travellers, in their order: those who are named, otherwise those that the wish counts. */
async function storeParties(tx: Queryable, planId: number, { parties, wish }: NewPlan): Promise<void> {
  const named = parties.length > 0 ? parties : travellersOf(wish.who).map(each => ({ ...each, prompts: [] }))
  if (named.length === 0) return
  await tx.insert(party).values(
    named.map(({ birthday, prompts, ...age }, position) => ({
      ...{ planId, position, partyBirthday: birthday, partyPrompts: prompts },
      ...age,
    })),
  )
}

/** What the journal stores of an accepted request. Older entries have no sender. */
export interface EntryInput {
  request: unknown
  identity: RequestIdentity
  sender?: RecordedActor
  /** The partner that the request is credited to. */
  credit?: Credit | null
  /** Signs that a machine may have sent it. */
  doubts?: string[]
  /** ID of the HTTP request that brought it. */
  cause?: Cause | null
  /** False if its mailbox has had many receipts lately. */
  hasReceipt?: boolean
}

export interface Accepted {
  request: PlanRequest
  identity: RequestIdentity
  sender: RecordedActor
  credit: Credit | null
  doubts: string[]
  cause: Cause | null
  hasReceipt: boolean
  acceptedAt: Date
}

const UNKNOWN_SENDER: RecordedActor = { actorKind: 'visitor', actorId: null }

/** Reads an entry without validating its request. */
export function readInput(entry: JournalEntry): Required<EntryInput> {
  const input = entry.input as EntryInput
  const { request, identity, sender = UNKNOWN_SENDER, credit = null } = input
  const { doubts = [], cause = null, hasReceipt = true } = input
  return { request, identity, sender, credit, doubts, cause, hasReceipt }
}

/** @throws ZodError if the request is not valid. */
export function readEntry(entry: JournalEntry): Accepted {
  const { request, ...same } = readInput(entry)
  return { ...same, request: storedRequest.parse(request), acceptedAt: new Date(entry.acceptedTs) }
}

/** Stores a plan with its person, its travellers, its first event and its emails. Returns its number. */
export async function addPlan(
  tx: Queryable,
  accepted: Accepted,
  { tripId, readerFkey, answerDueTs }: Subject,
): Promise<number> {
  const { request, identity, sender, credit, doubts, cause, hasReceipt, acceptedAt } = accepted
  const { newPlan } = request
  const userId = await findOrAddPerson(tx, identity.userId, {
    email: request.email,
    name: request.name,
    phone: request.phone,
    locale: request.locale,
    timezone: request.timezone,
    birthday: request.birthday,
    dateCreated: dayOf(acceptedAt),
  })
  const rows = await tx
    .insert(plan)
    .values({
      wish: newPlan.wish,
      message: newPlan.message,
      url: newPlan.url,
      initialContactMethod: newPlan.initialContactMethod,
      firstDraft: newPlan.firstDraft,
      countryTag: newPlan.country,
      fkey: readerFkey,
      idempotencyKey: identity.idempotencyKey,
      receiptKey: identity.receiptKey,
      hasReceipt,
      userId,
      ...(await findCredit(tx, credit)),
      tripId,
      contactName: request.name,
      contactEmail: request.email,
      contactPhone: request.phone,
      locale: request.locale,
      createdTs: acceptedAt,
      waitingSince: acceptedAt,
      answerDueTs,
    })
    .returning({ id: plan.id })
  const planId = rows[0]?.id
  if (planId === undefined) throw new Error('the plan was not stored')
  await storeParties(tx, planId, newPlan)
  const at = acceptedAt
  await logPlanEvent(tx, { planId, kind: 'requested', by: sender, at, details: { url: newPlan.url } })
  if (doubts.length > 0)
    await logPlanEvent(tx, { planId, kind: 'doubted', by: SYSTEM, at, details: { signs: doubts } })
  const about = { props: { planId }, cause }
  const { email: recipient, locale } = request
  if (hasReceipt) await queueEmail(tx, { ...about, template: 'request-receipt', recipient, locale }, at)
  await queueEmail(tx, { ...about, template: 'request-arrived', recipient: PLANNERS, locale: 'EN' }, at)
  await issueUtmTicket(tx, userId, accepted)
  return planId
}

/** Entries written to the journal before tickets existed have none. */
async function issueUtmTicket(
  tx: Queryable,
  userId: number,
  { identity, acceptedAt }: Accepted,
): Promise<void> {
  if (!identity.utmTicket) return
  await tx
    .insert(utmTicket)
    .values({
      sum: signUtmTicket(identity.utmTicket),
      userId,
      answeredUserId: identity.userId,
      createdTs: acceptedAt,
    })
    .onConflictDoNothing()
}

/** The trip a request is about, its first reader and when the answer is due. */
export interface Subject {
  tripId: number | null
  readerFkey: string | null
  answerDueTs: Date
}

/**
 * The first reader is the person asked for, if they plan the country, or the planner of the page's trip or place,
 * otherwise the country's contact person; while they are away, who answers in their place.
 */
export async function findSubject(
  tx: Pick<Readable, 'select'>,
  { country, url, fkey }: Pick<NewPlan, 'country' | 'url' | 'fkey'>,
  at: Date,
): Promise<Subject> {
  const { tripId, plannerFkey } = await findPageSubject(tx, { country, url })
  const named = fkey && (await findStaffFault(tx, { fkey, country })) === null ? fkey : null
  const wanted = named ?? plannerFkey ?? (await findCountryContact(tx, country))
  const answering = await findAnswerer(tx, wanted, { country, at })
  return { tripId, readerFkey: answering.fkey, answerDueTs: answering.answerDueTs }
}
