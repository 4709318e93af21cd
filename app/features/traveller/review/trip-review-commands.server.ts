import { eq } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, logPlanEvent, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { review, tripReview } from '#database/schema/review.ts'
import { type ReviewRefusal, type ReviewState, whyNoReview } from './trip-review.ts'
import type { WrittenReview } from './trip-review-schema.ts'

type Written = { ok: true; state: ReviewState } | { ok: false; reason: ReviewRefusal }

function isSame(before: typeof tripReview.$inferSelect, words: WrittenReview): boolean {
  return (Object.keys(words) as (keyof WrittenReview)[]).every(field => before[field] === words[field])
}

/**
 * Writes or rewrites the review of a past trip. The office moderates it before it is published; an already published
 * one is withdrawn until then. Sending the same text again changes nothing.
 * @throws AppError not_logged_in, not_found.
 */
export const writeReview = command(
  'write a review',
  {
    authorize: (ctx: RequestContext, wanted: { planId: number; words: WrittenReview }) =>
      asTraveller(ctx, wanted),
  },
  (ctx, { planId, words }): Promise<Written> =>
    ctx.db.transaction(async tx => {
      const now = ctx.now()
      const row = await lockPlan(tx, planId)
      const booked = await findBooked(tx, planId, ctx.locale)
      const refusal = whyNoReview(row, booked, dayOf(now))
      if (refusal) return { ok: false, reason: refusal }
      const [before] = await tx.select().from(tripReview).where(eq(tripReview.planId, planId))
      if (before && isSame(before, words)) return { ok: true, state: before.state }
      const { rating, title, comment, mayPublish } = words
      const state: ReviewState = mayPublish ? 'waiting' : 'private'
      const fields = {
        ...{ rating, title, comment, mayPublish, state, writtenTs: now, decidedTs: null, reason: null },
        writtenIn: ctx.locale === 'es' ? 'ES' : 'EN',
        reviewId: null,
      } as const
      await tx
        .insert(tripReview)
        .values({ planId, ...fields })
        .onConflictDoUpdate({ target: tripReview.planId, set: fields })
      if (before?.reviewId) await tx.delete(review).where(eq(review.id, before.reviewId))
      await logPlanEvent(tx, {
        ...{ planId, kind: 'review_written', by: recordedActor(ctx.actor), at: now },
        details: { rating, mayPublish },
      })
      return { ok: true, state }
    }),
)
