import { eq, sql } from 'drizzle-orm'
import { findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { firstName } from '#app/text/names.ts'
import { country } from '#database/schema/country.ts'
import { plan } from '#database/schema/plan.ts'
import { tripReview } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { whyNoReview } from './trip-review.ts'
import type { OwnReview } from './trip-review-schema.ts'

/** The traveller's review of a trip, or whether they can write one. @throws AppError not_logged_in, not_found. */
export async function getOwnReview(ctx: RequestContext, planId: number): Promise<OwnReview> {
  const { db, locale } = ctx
  const row = await findOwnPlan(ctx, planId)
  const [booked, [about], [written]] = await Promise.all([
    findBooked(db, planId, locale),
    db
      .select({ country: country.name, planner: staff.firstName })
      .from(plan)
      .innerJoin(country, eq(country.tag, plan.countryTag))
      .leftJoin(staff, eq(staff.fkey, sql`coalesce(${plan.assignedStaffFkey}, ${plan.fkey})`))
      .where(eq(plan.id, planId)),
    db.select().from(tripReview).where(eq(tripReview.planId, planId)),
  ])
  const endsOn = booked?.endsOn ?? null
  return {
    refusal: whyNoReview(row, booked, dayOf(ctx.now())),
    country: about?.country[locale] ?? row.countryTag,
    endsOn,
    name: firstName(row.contactName),
    planner: about?.planner ?? null,
    review: written
      ? {
          rating: written.rating,
          title: written.title,
          comment: written.comment,
          mayPublish: written.mayPublish,
          state: written.state,
          reason: written.reason,
          writtenTs: written.writtenTs.toISOString(),
        }
      : null,
  }
}
