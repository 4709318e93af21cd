import { and, eq, inArray, isNull } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { authAccount } from '#database/schema/identity.ts'
import { plan } from '#database/schema/plan.ts'
import { review, tripReview } from '#database/schema/review.ts'
import { users } from '#database/schema/user.ts'

type Context = CallerContext & Pick<RequestContext, 'journal'>

/**
 * Removes the demonstration's plans with everything attached, their reviews, and its travellers who have no other
 * plans. Everything that is not a sample stays. Returns the number of plans removed.
 */
export const removeDemonstration = command(
  'remove the demonstration',
  systemRules,
  async (ctx: Writing<Context>, _: null): Promise<number> => {
    const samples = await ctx.db
      .select({ id: plan.id, userId: plan.userId, key: plan.idempotencyKey })
      .from(plan)
      .where(eq(plan.isSample, true))
    if (samples.length === 0) return 0
    const keys = new Set(samples.map(({ key }) => key))
    // First the journal, because entries that the database lacks are stored again at the next start.
    for (const entry of ctx.journal.toStore()) if (keys.has(entry.key)) ctx.journal.withdraw(entry)
    const ids = samples.map(({ id }) => id)
    await ctx.db.transaction(async tx => {
      const shown = await tx
        .select({ id: tripReview.reviewId })
        .from(tripReview)
        .where(inArray(tripReview.planId, ids))
      const reviewIds = shown.flatMap(({ id }) => id ?? [])
      if (reviewIds.length > 0) await tx.delete(review).where(inArray(review.id, reviewIds))
      await tx.delete(plan).where(inArray(plan.id, ids))
      const idle = tx
        .select({ id: users.id })
        .from(users)
        .leftJoin(plan, eq(plan.userId, users.id))
        .leftJoin(authAccount, eq(authAccount.userId, users.id))
        .where(and(eq(users.role, 'traveller'), isNull(plan.id), isNull(authAccount.id)))
      const travellers = samples.map(({ userId }) => userId)
      await tx.delete(users).where(and(inArray(users.id, travellers), inArray(users.id, idle)))
    })
    return ids.length
  },
)
