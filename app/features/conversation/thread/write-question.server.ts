import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { travellerAnswered, travellerWaits } from '#app/features/plan/clock/pass-plan-on.server.ts'
import {
  lockPlan,
  logPlanEvent,
  type RecordedActor,
  recordedActor,
} from '#app/features/plan/core/lock-plan.server.ts'
import { PLANNERS, queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { message } from '#database/schema/conversation.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import type { MessagePin } from './thread-schema.ts'

/** Author of a message: their side, and the name that the other side sees. */
export interface Author extends RecordedActor {
  kind: 'traveller' | 'planner' | 'system'
  name: string
  /** Their staff key; null outside the staff. */
  staffFkey: string | null
}

/** The author for an actor on one side of the thread. @throws AppError not_logged_in for an unknown actor. */
export async function findAuthor(
  tx: Queryable,
  actor: Actor,
  kind: 'traveller' | 'planner',
): Promise<Author> {
  const userId = actor.kind === 'link_reader' ? actor.travellerId : 'userId' in actor ? actor.userId : null
  if (userId === null) throw new AppError('not_logged_in')
  const [person] = await tx
    .select({ name: users.name, staffFkey: users.staffFkey, staffName: staff.name })
    .from(users)
    .leftJoin(staff, eq(staff.fkey, users.staffFkey))
    .where(eq(users.id, userId))
  if (!person) throw new AppError('not_logged_in')
  const isOffice = kind === 'planner'
  return {
    kind,
    name: (isOffice ? person.staffName : null) ?? person.name,
    ...recordedActor(actor),
    // A planner who travels is a traveller in their own plan.
    ...(!isOffice && { actorKind: kind }),
    staffFkey: isOffice ? (person.staffFkey ?? (actor.kind === 'planner' ? actor.fkey : null)) : null,
  }
}

interface NewMessage {
  planId: number
  author: Author
  channel: 'page' | 'email' | 'phone' | 'note'
  body: string
  now: Date
  /** Idempotency key set by the sender; the same for a retry. */
  requestKey?: string | undefined
  pin?: MessagePin | undefined
  emailMessageId?: string | undefined
}

type MessageRow = typeof message.$inferSelect

interface Written {
  row: MessageRow
  isNew: boolean
}

const EVENTS = { page: 'message', email: 'message', phone: 'phone_call_noted', note: 'note_written' } as const

async function findSent(tx: Queryable, sent: NewMessage): Promise<MessageRow | undefined> {
  if (sent.requestKey === undefined) return undefined
  const [row] = await tx
    .select()
    .from(message)
    .where(
      and(
        eq(message.planId, sent.planId),
        eq(message.authorKind, sent.author.kind),
        eq(message.requestKey, sent.requestKey),
      ),
    )
  return row
}

/**
 * Adds a message to a locked plan (`lockPlan`) and logs the event without the text. A retry with the same key returns
 * the same message with `isNew` false.
 */
export async function addMessage(tx: Queryable, sent: NewMessage): Promise<Written> {
  const known = await findSent(tx, sent)
  if (known) return { row: known, isNew: false }
  const { planId, author, channel, body, now, pin } = sent
  const [row] = await tx
    .insert(message)
    .values({
      ...{ planId, channel, body, createdTs: now },
      ...{ authorKind: author.kind, authorId: author.actorId, authorName: author.name },
      requestKey: sent.requestKey ?? randomUUID(),
      emailMessageId: sent.emailMessageId,
      proposalNumber: pin?.proposal,
      line: pin?.line,
    })
    .returning()
  if (!row) throw new Error('the message was not stored')
  await logPlanEvent(tx, {
    planId,
    kind: EVENTS[channel],
    by: author,
    at: now,
    details: { message: row.id, channel, ...(pin ? { pin } : {}) },
  })
  return { row, isNew: true }
}

/** Assigns an unassigned plan to the planner who answers first. */
async function takeIfNobodys(tx: Queryable, { planId, author, now }: NewMessage): Promise<void> {
  if (!author.staffFkey) return
  const taken = await tx
    .update(plan)
    .set({ assignedStaffFkey: author.staffFkey, assignedTs: now })
    .where(and(eq(plan.id, planId), isNull(plan.assignedStaffFkey)))
    .returning({ id: plan.id })
  if (taken.length === 0) return
  const details = { staff: author.staffFkey }
  await logPlanEvent(tx, { planId, kind: 'assigned', by: author, at: now, details })
}

/** Emails the planner who has the plan at the time the email is sent. */
async function notifyPlanners(tx: Queryable, { planId, now }: NewMessage, messageId: number): Promise<void> {
  const props = { planId, messageId }
  const email = { template: 'message-arrived', props, recipient: PLANNERS, locale: 'EN' } as const
  await queueEmail(tx, email, now)
}

/** Adds a message of the traveller, by page or email; an answer becomes due. Runs in a transaction. */
export async function writeQuestion(tx: Queryable, question: NewMessage): Promise<Written> {
  const row = await lockPlan(tx, question.planId)
  const written = await addMessage(tx, question)
  if (!written.isNew) return written
  await travellerWaits(tx, row, question.now)
  await notifyPlanners(tx, question, written.row.id)
  return written
}

/**
 * Adds an answer of the office, by page or email; an unassigned plan is assigned to its author. Runs in a
 * transaction.
 */
export async function writeAnswer(tx: Queryable, answer: NewMessage): Promise<Written> {
  const row = await lockPlan(tx, answer.planId)
  const written = await addMessage(tx, answer)
  if (!written.isNew) return written
  await takeIfNobodys(tx, answer)
  await travellerAnswered(tx, row, answer.author.staffFkey, answer.now)
  const { planId, now } = answer
  const email = { template: 'answer', props: { planId, messageId: written.row.id } } as const
  await queueEmail(tx, { ...email, recipient: row.contactEmail, locale: row.locale }, now)
  return written
}
