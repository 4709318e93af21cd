import { countReviews } from '#app/features/office/reviews/office-review-queries.server.ts'
import { findOwnFkey } from '#app/features/plan/handling/planner-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { countInbox } from './inbox-queries.server.ts'
import type { WaitingWork } from './waiting-schema.ts'

/**
 * Counts the items waiting for a person of the office: for staff their own and unassigned ones, otherwise
 * everybody's.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function countWaiting(ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>): Promise<WaitingWork> {
  const isOnStaff = (await findOwnFkey(ctx.db, ctx.actor)) !== null
  const [plans, reviews] = await Promise.all([
    countInbox(ctx, isOnStaff ? { planner: 'me' } : {}),
    countReviews(ctx),
  ])
  return { inbox: plans.late + plans.today + plans.nobody, reviews: reviews.waiting }
}
