import { sql } from 'drizzle-orm'
import { plan } from '#database/schema/plan.ts'

/** The signs for which a plan is marked as doubtful; empty where it is not, or where somebody has said it is none. */
export const doubtsOfPlan = sql<string[]>`coalesce((
  select array(select jsonb_array_elements_text(e.details::jsonb -> 'signs'))
  from plan_event e
  where e.plan_id = ${plan.id} and e.kind in ('doubted', 'trusted') order by e.id desc limit 1
), '{}')`
