import { eq } from 'drizzle-orm'
import type { OutboxEmail } from '#app/outbox/outbox-email.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Queryable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'

/** Emails the traveller of a plan in their language, at the address of their request. */
export async function sendToTraveller(
  tx: Queryable,
  planId: number,
  email: OutboxEmail,
  now: Date,
): Promise<void> {
  const [about] = await tx
    .select({ recipient: plan.contactEmail, locale: plan.locale })
    .from(plan)
    .where(eq(plan.id, planId))
  if (about) await queueEmail(tx, { ...email, ...about }, now)
}

/** Whose plan it was, and the last day on which they are away. */
export interface AwayPlanner {
  firstName: string
  until: string
}

/**
 * Tells the traveller who their planner is, in the transaction that assigns the plan, and why if another one was away.
 * Not needed when a planner answers first, because the answer shows it.
 */
export async function sendAssigned(
  tx: Queryable,
  planId: number,
  now: Date,
  away?: AwayPlanner,
): Promise<void> {
  await sendToTraveller(tx, planId, { template: 'assigned', props: { planId, away } }, now)
}
