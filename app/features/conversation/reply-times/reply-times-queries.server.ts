import { and, count, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { DAY_MS } from '#app/text/days.ts'
import { plan, replyTime } from '#database/schema/plan.ts'
import { FEWEST_ANSWERS, LOOK_BACK_DAYS } from './reply-times.ts'
import type { ReplyTimes } from './reply-times-schema.ts'

/** Percentile of the answer times in minutes, rounded up so that it never promises too much. */
function within(part: number): SQL<number> {
  const minutes = sql`percentile_cont(${part}::float8) within group (order by ${replyTime.workingMinutes})`
  return sql<number>`greatest(1, ceil(${minutes}))::int`
}

/**
 * Median and 90th percentile of the answer times in the last 90 days, in the planner's working minutes; null for
 * fewer than twenty answers. Plans of the demonstration are not counted.
 */
export async function getReplyTimes({
  db,
  now,
}: Pick<RequestContext, 'db' | 'now'>): Promise<ReplyTimes | null> {
  const until = now()
  const [found] = await db
    .select({ answers: count(), medianMinutes: within(0.5), ninetiethMinutes: within(0.9) })
    .from(replyTime)
    .innerJoin(plan, eq(plan.id, replyTime.planId))
    .where(
      and(
        eq(plan.isSample, false),
        gt(replyTime.answeredTs, new Date(until.getTime() - LOOK_BACK_DAYS * DAY_MS)),
        lte(replyTime.answeredTs, until),
      ),
    )
  return found && found.answers >= FEWEST_ANSWERS ? found : null
}
