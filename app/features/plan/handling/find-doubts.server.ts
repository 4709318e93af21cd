import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#database/connect.ts'
import { plan, planEvent } from '#database/schema/plan.ts'

/** Events that mark a plan as doubtful, or clear the mark: by the office or by the sender's browser. */
const JUDGEMENTS = ['doubted', 'trusted', 'proved']
const judgements = sql.join(
  JUDGEMENTS.map(kind => sql`${kind}`),
  sql`, `,
)

/** The signs for which a plan is marked as doubtful; empty if it is not, or no longer. */
export const doubtsOfPlan = sql<string[]>`coalesce((
  select array(select jsonb_array_elements_text(e.details::jsonb -> 'signs'))
  from plan_event e
  where e.plan_id = ${plan.id} and e.kind in (${judgements}) order by e.id desc limit 1
), '{}')`

/** Whether the sender's browser did the proof of work. */
export const hasProofOfPlan = sql<boolean>`exists (
  select from plan_event e where e.plan_id = ${plan.id} and e.kind = 'proved'
)`

const judged = z.object({ signs: z.array(z.string()) })

/** The same from a plan's events, the oldest first. */
export function doubtOf(events: readonly { kind: string; details: unknown }[]) {
  const last = events.findLast(({ kind }) => JUDGEMENTS.includes(kind))
  return {
    signs: judged.safeParse(last?.details).data?.signs ?? [],
    hasProof: events.some(({ kind }) => kind === 'proved'),
  }
}

/** The same for a locked plan. */
export async function findDoubt(tx: Queryable, planId: number) {
  const events = await tx
    .select({ kind: planEvent.kind, details: planEvent.details })
    .from(planEvent)
    .where(eq(planEvent.planId, planId))
    .orderBy(asc(planEvent.id))
  return doubtOf(events)
}
