import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { authorizeOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import {
  lockPlan,
  logPlanEvent,
  type PlanRow,
  recordedActor,
} from '#app/features/plan/core/lock-plan.server.ts'
import { groupOf, type ReviewState } from '#app/features/traveller/review/trip-review.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import { dayOf } from '#app/text/days.ts'
import { firstName } from '#app/text/names.ts'
import type { Queryable } from '#database/connect.ts'
import type { Words } from '#database/schema/columns.ts'
import { review, tripReview } from '#database/schema/review.ts'

type ReviewRow = typeof tripReview.$inferSelect

interface Publishing {
  planId: number
  /** Time of the text that the moderator read; if the review was edited since, it has to be read again. */
  writtenTs: Date
  /** Translation into the other language. */
  translation: { title: string; comment: string }
}

interface Refusal extends Pick<Publishing, 'planId' | 'writtenTs'> {
  reason: string
}

type Decided =
  | { ok: true; state: ReviewState }
  | { ok: false; reason: 'no_consent' | 'decided' | 'written_anew' }

/** The review to decide on, or why that is no longer possible. @throws AppError not_found if there is none. */
async function findUndecided(
  tx: Queryable,
  { planId, writtenTs }: Pick<Publishing, 'planId' | 'writtenTs'>,
  wanted: ReviewState,
): Promise<{ row: ReviewRow } | Decided> {
  const [row] = await tx.select().from(tripReview).where(eq(tripReview.planId, planId))
  if (!row) throw new AppError('not_found')
  if (row.writtenTs.getTime() !== writtenTs.getTime()) return { ok: false, reason: 'written_anew' }
  if (row.state === wanted) return { ok: true, state: wanted }
  if (row.state === 'private') return { ok: false, reason: 'no_consent' }
  return row.state === 'waiting' ? { row } : { ok: false, reason: 'decided' }
}

/** A text in both languages: the original and its translation. */
function inBoth(written: string, translated: string, writtenIn: string): Words {
  return writtenIn === 'ES' ? { es: written, en: translated } : { en: written, es: translated }
}

/** Adds a review to those shown on the site. */
async function addReview(tx: Queryable, plan: PlanRow, row: ReviewRow, { translation }: Publishing) {
  const booked = await findBooked(tx, plan.id, 'en')
  const travelling = booked?.content ?? { adults: 2, childAges: [] }
  const [added] = await tx
    .insert(review)
    .values({
      // The public key must not reveal the plan's ID.
      key: `t-${randomUUID()}`,
      countryTag: plan.countryTag,
      tripId: plan.tripId,
      staffFkey: plan.assignedStaffFkey,
      title: inBoth(row.title, translation.title, row.writtenIn),
      comment: inBoth(row.comment, translation.comment, row.writtenIn),
      name: firstName(plan.contactName),
      date: dayOf(row.writtenTs),
      rating: row.rating,
      travelGroup: plan.travelGroup ?? groupOf(travelling),
      writtenIn: row.writtenIn,
      // A demonstration's traveller is invented, so its review is as well.
      invented: plan.isSample,
    })
    .returning({ id: review.id })
  return added?.id ?? null
}

/**
 * Publishes a review on the site, in its original language and in translation. Idempotent.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const publishReview = command(
  'publish a review',
  authorizeOffice,
  (ctx, wanted: Publishing): Promise<Decided> =>
    ctx.db.transaction(async tx => {
      const { planId } = wanted
      const plan = await lockPlan(tx, planId)
      const found = await findUndecided(tx, wanted, 'published')
      if (!('row' in found)) return found
      const reviewId = await addReview(tx, plan, found.row, wanted)
      const now = ctx.now()
      await tx
        .update(tripReview)
        .set({ state: 'published', decidedTs: now, reviewId })
        .where(eq(tripReview.planId, planId))
      await logPlanEvent(tx, { planId, kind: 'review_published', by: recordedActor(ctx.actor), at: now })
      return { ok: true, state: 'published' }
    }),
)

/** Refuses a review and tells its author why. @throws AppError not_logged_in, unauthorized, not_found. */
export const refuseReview = command(
  'refuse a review',
  authorizeOffice,
  async (ctx, wanted: Refusal): Promise<Decided> => {
    const { planId, reason } = wanted
    const answer = await ctx.db.transaction(async (tx): Promise<Decided> => {
      const plan = await lockPlan(tx, planId)
      const found = await findUndecided(tx, wanted, 'refused')
      if (!('row' in found)) return found
      const now = ctx.now()
      await tx
        .update(tripReview)
        .set({ state: 'refused', decidedTs: now, reason })
        .where(eq(tripReview.planId, planId))
      const email = { template: 'review-refused', props: { planId } } as const
      await queueEmail(tx, { ...email, recipient: plan.contactEmail, locale: plan.locale }, now)
      const by = recordedActor(ctx.actor)
      await logPlanEvent(tx, { planId, kind: 'review_refused', by, at: now, reason })
      return { ok: true, state: 'refused' }
    })
    ctx.wake()
    return answer
  },
)
