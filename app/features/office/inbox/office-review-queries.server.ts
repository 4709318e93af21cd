import { and, count, desc, eq, lt, or } from 'drizzle-orm'
import { withinReach } from '#app/features/plan/handling/handling-queries.server.ts'
import type { ReviewState } from '#app/features/traveller/review/trip-review.ts'
import type { CallerContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { tripReview } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import type { OfficeReview, ReviewCounts, ReviewPosition } from './office-review-schema.ts'

interface ReviewPage {
  rows: OfficeReview[]
  counts: ReviewCounts
  after: ReviewPosition | null
}

/** Number of reviews in each state. @throws AppError not_logged_in, unauthorized. */
export async function countReviews(ctx: CallerContext): Promise<ReviewCounts> {
  const found = await ctx.db
    .select({ state: tripReview.state, reviews: count() })
    .from(tripReview)
    .innerJoin(plan, eq(plan.id, tripReview.planId))
    .where(withinReach(ctx.actor))
    .groupBy(tripReview.state)
  const counts: ReviewCounts = { waiting: 0, published: 0, refused: 0, private: 0 }
  for (const { state, reviews } of found) counts[state] = reviews
  return counts
}

/**
 * A page of the reviews of trips that the caller answers for, the newest first.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function listReviews(
  ctx: CallerContext,
  state: ReviewState,
  position: ReviewPosition | null,
  limit: number,
): Promise<ReviewPage> {
  const reach = withinReach(ctx.actor)
  const at = position ? new Date(position[0]) : undefined
  const found = await ctx.db
    .select({ row: tripReview, name: plan.contactName, country: plan.countryTag, planner: staff.name })
    .from(tripReview)
    .innerJoin(plan, eq(plan.id, tripReview.planId))
    .leftJoin(staff, eq(staff.fkey, plan.assignedStaffFkey))
    .where(
      and(
        reach,
        eq(tripReview.state, state),
        at && position
          ? or(
              lt(tripReview.writtenTs, at),
              and(eq(tripReview.writtenTs, at), lt(tripReview.planId, position[1])),
            )
          : undefined,
      ),
    )
    .orderBy(desc(tripReview.writtenTs), desc(tripReview.planId))
    .limit(limit + 1)
  const rows = found.slice(0, limit).map(
    ({ row, name, country, planner }): OfficeReview => ({
      ...{ planId: row.planId, name, country, planner, state: row.state, reason: row.reason },
      ...{ rating: row.rating, title: row.title, comment: row.comment },
      writtenIn: row.writtenIn === 'ES' ? 'ES' : 'EN',
      writtenTs: row.writtenTs.toISOString(),
      decidedTs: row.decidedTs?.toISOString() ?? null,
    }),
  )
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, counts: await countReviews(ctx), after: last ? [last.writtenTs, last.planId] : null }
}
