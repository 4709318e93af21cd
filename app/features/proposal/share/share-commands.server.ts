import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { command } from '#app/command.ts'
import { findAuthor } from '#app/features/conversation/thread/write-question.server.ts'
import { asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, logPlanEvent } from '#app/features/plan/core/lock-plan.server.ts'
import { findSentProposals } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { shareLink } from '#database/schema/proposal.ts'
import { findShareLink } from './share-queries.server.ts'
import type { ShareLink } from './share-schema.ts'

interface OfPlan {
  planId: number
}

type Shared = { ok: true; link: ShareLink } | { ok: false; reason: 'nothing_sent' }

const KEY_BYTES = 24

/**
 * Creates a read-only link to the proposals of the traveller's own plan. It works until it is ended; asking again
 * returns the same link. @throws AppError not_logged_in, not_found.
 */
export const sharePlan = command<RequestContext, OfPlan, Shared>(
  'share a plan',
  { authorize: asTraveller },
  async (ctx, { planId }) =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const known = await findShareLink({ db: tx, origin: ctx.origin }, planId)
      if (known) return { ok: true, link: known }
      if ((await findSentProposals(tx, planId)).length === 0) return { ok: false, reason: 'nothing_sent' }
      const [now, by] = [ctx.now(), await findAuthor(tx, ctx.actor, 'traveller')]
      const key = randomBytes(KEY_BYTES).toString('base64url')
      await tx.insert(shareLink).values({ key, planId, createdTs: now })
      await logPlanEvent(tx, { planId, kind: 'shared', by, at: now })
      const link = await findShareLink({ db: tx, origin: ctx.origin }, planId)
      if (!link) throw new Error('the link was not stored')
      return { ok: true, link }
    }),
)

/** Ends the link, so that it no longer works. Does nothing if there is none. @throws AppError as sharePlan. */
export const endShare = command<RequestContext, OfPlan, { ok: true }>(
  'stop sharing a plan',
  { authorize: asTraveller },
  async (ctx, { planId }) =>
    ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const [now, by] = [ctx.now(), await findAuthor(tx, ctx.actor, 'traveller')]
      const ended = await tx
        .update(shareLink)
        .set({ revokedTs: now })
        .where(and(eq(shareLink.planId, planId), isNull(shareLink.revokedTs)))
        .returning({ key: shareLink.key })
      if (ended.length > 0) await logPlanEvent(tx, { planId, kind: 'share_ended', by, at: now })
      return { ok: true }
    }),
)
