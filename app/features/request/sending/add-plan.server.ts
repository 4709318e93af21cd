import { type Credit, findCredited } from '#app/features/account/partner/find-credit.server.ts'
import { findAnswering } from '#app/features/plan/clock/find-answerer.server.ts'
import { findCountryContact, findPageSubject } from '#app/features/plan/core/find-page-subject.server.ts'
import { logPlanEvent, type RecordedActor, SYSTEM } from '#app/features/plan/core/log-plan-event.server.ts'
import { type NewPlan, type PlanRequest, planRequest } from '#app/features/plan/core/plan-schema.ts'
import { travellerOf, wishOfFields } from '#app/features/plan/core/wish-of-fields.ts'
import { sumOfTicket } from '#app/features/visit/attribution/sign-utm-ticket.server.ts'
import type { Cause } from '#app/outbox/cause.server.ts'
import { PLANNERS, queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Queryable } from '#database/connect.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { party, plan } from '#database/schema/plan.ts'
import { utmTicket } from '#database/schema/user.ts'
import type { RequestIdentity } from './identify-request.server.ts'

/** A request's fields as columns of a plan; its parties have rows of their own. */
function planColumns(plan: NewPlan, today: string) {
  const { message, url, initialContactMethod, firstDraft } = plan
  return { wish: wishOfFields(plan, today), message, url, initialContactMethod, firstDraft }
}

/** Stores the travellers, in their order. */
async function storeParties(tx: Queryable, planId: number, parties: NewPlan['parties']): Promise<void> {
  if (parties.length === 0) return
  await tx.insert(party).values(
    parties.map((each, position) => {
      const { birthday, prompts, ...age } = travellerOf(each)
      return { planId, position, partyBirthday: birthday, ...age, partyPrompts: prompts }
    }),
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
}

export interface Accepted {
  request: PlanRequest
  identity: RequestIdentity
  sender: RecordedActor
  credit: Credit | null
  doubts: string[]
  cause: Cause | null
  acceptedAt: Date
}

const UNKNOWN_SENDER: RecordedActor = { actorKind: 'visitor', actorId: null }

/** Reads an entry without validating its request. */
export function readInput(entry: JournalEntry): Required<EntryInput> {
  const input = entry.input as EntryInput
  const { request, identity, sender = UNKNOWN_SENDER, credit = null, doubts = [], cause = null } = input
  return { request, identity, sender, credit, doubts, cause }
}

/** @throws ZodError if the request is not valid. */
export function readEntry(entry: JournalEntry): Accepted {
  const { request, ...same } = readInput(entry)
  return { ...same, request: planRequest.parse(request), acceptedAt: new Date(entry.acceptedTs) }
}

/** Stores a plan with its travellers, its first event and its emails. */
export async function addPlan(
  tx: Queryable,
  userId: number,
  { request, identity, sender, credit, doubts, cause, acceptedAt }: Accepted,
  { tripId, readerFkey, answerDueTs }: Subject,
): Promise<void> {
  const { newPlan } = request
  const rows = await tx
    .insert(plan)
    .values({
      ...planColumns(newPlan, acceptedAt.toISOString().slice(0, 10)),
      countryTag: newPlan.country,
      fkey: readerFkey,
      idempotencyKey: identity.idempotencyKey,
      receiptKey: identity.receiptKey,
      userId,
      ...(await findCredited(tx, credit)),
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
  await storeParties(tx, planId, newPlan.parties)
  const at = acceptedAt
  await logPlanEvent(tx, { planId, kind: 'requested', by: sender, at, details: { url: newPlan.url } })
  if (doubts.length > 0)
    await logPlanEvent(tx, { planId, kind: 'doubted', by: SYSTEM, at, details: { signs: doubts } })
  const about = { props: { planId }, cause }
  const { email: recipient, locale } = request
  await queueEmail(tx, { ...about, template: 'request-receipt', recipient, locale }, at)
  await queueEmail(tx, { ...about, template: 'request-arrived', recipient: PLANNERS, locale: 'EN' }, at)
}

/** Entries written to the journal before tickets existed have none. */
export async function issueUtmTicket(
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

/** The trip a request is about, its first reader and when the answer is due. */
export interface Subject {
  tripId: number | null
  readerFkey: string | null
  answerDueTs: Date
}

/**
 * The first reader is the person asked for, or the planner of the page's trip or place, otherwise the country's contact
 * person; while they are away, who answers in their place.
 */
export async function findSubject(tx: Queryable, { request, acceptedAt }: Accepted): Promise<Subject> {
  const { country, fkey } = request.newPlan
  const { tripId, plannerFkey } = await findPageSubject(tx, request.newPlan)
  const wanted = fkey ?? plannerFkey ?? (await findCountryContact(tx, country))
  const answering = await findAnswering(tx, wanted, { country, at: acceptedAt })
  return { tripId, readerFkey: answering.fkey, answerDueTs: answering.answerDueTs }
}
