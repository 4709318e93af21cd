import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#database/connect.ts'
import type { message } from '#database/schema/conversation.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { addMessage, type NewMessage } from './add-message.server.ts'
import { lockPlan, planAnswered, planAsked } from './reply-clock-commands.server.ts'

interface Written {
  row: typeof message.$inferSelect
  isNew: boolean
}

/** Whoever answers first has the plan from then on. */
async function takeIfNobodys(tx: Queryable, { planId, author, now }: NewMessage): Promise<void> {
  if (!author.staffFkey) return
  const taken = await tx
    .update(plan)
    .set({ assignedStaffFkey: author.staffFkey, assignedTs: now })
    .where(and(eq(plan.id, planId), isNull(plan.assignedStaffFkey)))
    .returning({ id: plan.id })
  if (taken.length === 0) return
  await tx.insert(planEvent).values({
    planId,
    happenedTs: now,
    kind: 'assigned',
    actorKind: author.actorKind,
    actorId: author.id,
    reason: 'first to answer',
    details: { staff: author.staffFkey },
  })
}

/** What the traveller wrote, through whichever door: an answer is due. In a transaction. */
export async function writeQuestion(tx: Queryable, question: NewMessage): Promise<Written> {
  await lockPlan(tx, question.planId)
  const written = await addMessage(tx, question)
  if (written.isNew) await planAsked(tx, { id: question.planId }, question.now)
  return written
}

/** What the office answered, through whichever door: nobody's plan is now the answerer's. In a transaction. */
export async function writeAnswer(tx: Queryable, answer: NewMessage): Promise<Written> {
  await lockPlan(tx, answer.planId)
  const written = await addMessage(tx, answer)
  if (!written.isNew) return written
  await takeIfNobodys(tx, answer)
  await planAnswered(tx, { id: answer.planId }, answer.author.staffFkey, answer.now)
  return written
}
