import { eq, lt } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { authorizeOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { plan, planPresence } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { listPresent, PRESENT_MS, type Present } from './handling-queries.server.ts'

/**
 * Records that a colleague has a plan open, and returns who else has. Presence expires after a minute without a call.
 */
export const bePresent = command(
  'be present at a plan',
  authorizeOffice,
  async (ctx, { planId }: { planId: number }): Promise<Present[]> => {
    const { actor, db } = ctx
    if (!('userId' in actor)) return []
    const now = ctx.now()
    const found = await db
      .select({ countryTag: plan.countryTag, name: users.name })
      .from(plan)
      .innerJoin(users, eq(users.id, actor.userId))
      .where(eq(plan.id, planId))
    await db.delete(planPresence).where(lt(planPresence.seenTs, new Date(now.getTime() - PRESENT_MS)))
    const rows = found.map(each => ({ ...each, planId, userId: actor.userId, seenTs: now }))
    if (rows.length > 0)
      await db
        .insert(planPresence)
        .values(rows)
        .onConflictDoUpdate({
          target: [planPresence.planId, planPresence.userId],
          set: { seenTs: now },
        })
    return listPresent(ctx, planId)
  },
)
