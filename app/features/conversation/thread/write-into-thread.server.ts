import { and, eq, isNull } from 'drizzle-orm'
import { planAnswered, planAsked } from '#app/features/plan/clock/clock-commands.server.ts'
import { sendToTraveller } from '#app/features/plan/clock/send-to-traveller.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent } from '#app/features/plan/core/log-plan-event.server.ts'
import { PLANNERS, queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Queryable } from '#database/connect.ts'
import type { message } from '#database/schema/conversation.ts'
import { plan } from '#database/schema/plan.ts'
import { addMessage, type NewMessage } from './add-message.server.ts'

interface Written {
  row: typeof message.$inferSelect
  isNew: boolean
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
  await lockPlan(tx, question.planId)
  const written = await addMessage(tx, question)
  if (!written.isNew) return written
  await planAsked(tx, { id: question.planId }, question.now)
  await notifyPlanners(tx, question, written.row.id)
  return written
}

/**
 * Adds an answer of the office, by page or email; an unassigned plan is assigned to its author. Runs in a
 * transaction.
 */
export async function writeAnswer(tx: Queryable, answer: NewMessage): Promise<Written> {
  await lockPlan(tx, answer.planId)
  const written = await addMessage(tx, answer)
  if (!written.isNew) return written
  await takeIfNobodys(tx, answer)
  await planAnswered(tx, { id: answer.planId }, answer.author.staffFkey, answer.now)
  const { planId, now } = answer
  const props = { planId, messageId: written.row.id }
  await sendToTraveller(tx, planId, { template: 'answer', props }, now)
  return written
}
