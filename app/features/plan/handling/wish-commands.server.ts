import { eq } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent, recordedActor } from '#app/features/plan/core/log-plan-event.server.ts'
import { findWish, storeParty } from '#app/features/plan/core/store-party.server.ts'
import { type Wish, wishOf } from '#app/features/wish/wish-schema.ts'
import { wishChanges } from '#app/features/wish/wish-words.ts'
import { plan } from '#database/schema/plan.ts'
import { officeRules } from './authorize-office.server.ts'
import type { WishCorrection } from './wish-correction-schema.ts'

interface Correcting extends WishCorrection {
  planId: number
}

type Corrected =
  | { ok: true; wish: Wish; revision: number }
  | { ok: false; reason: 'moved_on'; wish: Wish; revision: number }

/**
 * Corrects what a traveller wants, and logs what was changed from what to what. Whoever read an older revision gets the
 * current wish instead. @throws AppError not_logged_in, unauthorized, not_found.
 */
export const correctWish = command(
  'correct a wish',
  officeRules,
  (ctx, { planId, revision, places, ...parts }: Correcting): Promise<Corrected> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const now = ctx.now()
      const today = now.toISOString().slice(0, 10)
      const before = await findWish(tx, row, today)
      if (row.revision !== revision)
        return { ok: false, reason: 'moved_on', wish: before, revision: row.revision }
      const wanted = wishOf({ ...before, ...parts, where: { ...before.where, ...(places && { places }) } })
      await tx.update(plan).set({ wish: wanted }).where(eq(plan.id, planId))
      if (parts.who) await storeParty(tx, planId, wanted)
      const after = await findWish(tx, { id: planId, wish: wanted }, today)
      await tx.update(plan).set({ wish: after }).where(eq(plan.id, planId))
      const changes = wishChanges(before, after)
      if (changes.length > 0)
        await logPlanEvent(tx, {
          ...{ planId, kind: 'wish_corrected', by: recordedActor(ctx.actor), at: now },
          details: { changes },
        })
      return { ok: true, wish: after, revision: (await lockPlan(tx, planId)).revision }
    }),
)
