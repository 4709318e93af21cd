import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { datesRefusal } from '#app/features/money/terms/terms.ts'
import { findTermsAt } from '#app/features/money/terms/terms-queries.server.ts'
import { asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import {
  lockPlan,
  logPlanEvent,
  type PlanRow,
  recordedActor,
  removeSendHour,
} from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import { findOpenMatters } from './proposal-queries.server.ts'

export interface Acceptance {
  planId: number
  number: number
  termsVersion: string
  /** Typed signature. */
  name: string
  /** Of what was on the screen; undefined skips the check. */
  fingerprint?: string | undefined
}

/** Emails a copy to the traveller, in their language, and to the planner who wrote the proposal. */
async function writeToBoth(tx: Queryable, row: PlanRow, fkey: string, number: number, now: Date) {
  const props = { planId: row.id, number }
  const about = { template: 'accepted', props } as const
  await queueEmail(tx, { ...about, recipient: row.contactEmail, locale: row.locale }, now)
  const [planner] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.fkey, fkey))
  if (planner?.email) await queueEmail(tx, { ...about, recipient: planner.email, locale: 'EN' }, now)
}

function answerOf({ number, acceptedTs, acceptedName, termsVersion }: typeof proposal.$inferSelect) {
  return {
    ok: true,
    accepted: {
      number,
      at: acceptedTs ?? new Date(0),
      name: acceptedName ?? '',
      termsVersion: termsVersion ?? '',
    },
  } as const
}

/**
 * Accepts the latest proposal sent to the traveller, at its price and with the terms in force, if nothing about it is
 * open. Of two simultaneous calls the second gets the first one's signature. Cancels a draft that was scheduled to be
 * sent.
 * @throws AppError not_logged_in, not_found.
 */
export const acceptProposal = command(
  'accept a proposal',
  { authorize: (ctx: RequestContext, wanted: Acceptance) => asTraveller(ctx, wanted) },
  async (ctx, { planId, number, termsVersion, name, fingerprint }: Acceptance) => {
    const now = ctx.now()
    const answer = await ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const inPlan = and(eq(proposal.planId, planId), isNotNull(proposal.sentTs))
      const sent = await tx.select().from(proposal).where(inPlan)
      const wanted = sent.find(each => each.number === number)
      if (!wanted) throw new AppError('not_found')
      if (wanted.acceptedTs) return answerOf(wanted)
      if (sent.some(({ acceptedTs }) => acceptedTs)) return { ok: false, reason: 'already_accepted' } as const
      if (sent.some(each => each.number > number)) return { ok: false, reason: 'superseded' } as const
      if (fingerprint !== undefined && fingerprint !== wanted.fingerprint)
        return { ok: false, reason: 'proposal_changed' } as const
      const refusal = datesRefusal(wanted.content.startsOn, now)
      if (refusal) return { ok: false, reason: refusal } as const
      const openMatters = await findOpenMatters(tx, wanted)
      if (openMatters.length > 0) return { ok: false, reason: 'proposal_open', openMatters } as const
      const terms = await findTermsAt(tx, now, ctx.locale)
      if (terms?.version !== termsVersion) return { ok: false, reason: 'terms_changed' } as const
      const [accepted] = await tx
        .update(proposal)
        .set({ acceptedTs: now, acceptedName: name, termsVersion })
        .where(and(eq(proposal.planId, planId), eq(proposal.number, number)))
        .returning()
      if (!accepted) throw new AppError('not_found')
      await tx
        .update(plan)
        .set({
          ...{ closingDate: dayOf(now), lostDate: null, lostReason: null },
          // Now we wait for the traveller's deposit, unless a question of theirs is still open.
          ...(row.waitsFor !== 'planner' && { waitsFor: 'traveller' as const, waitingSince: now }),
        })
        .where(eq(plan.id, planId))
      const by = recordedActor(ctx.actor)
      await logPlanEvent(tx, {
        ...{ planId, kind: 'accepted', by, at: now },
        details: { number, name, termsVersion, fingerprint: accepted.fingerprint },
      })
      // It would be sent automatically and could no longer be accepted.
      await removeSendHour(tx, { planId, by, at: now })
      await writeToBoth(tx, row, accepted.staffFkey, number, now)
      return answerOf(accepted)
    })
    ctx.wake()
    return answer
  },
)
