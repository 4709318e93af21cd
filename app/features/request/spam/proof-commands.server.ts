import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { lockPlan } from '#app/features/plan/core/lock-plan.server.ts'
import { logPlanEvent, SYSTEM } from '#app/features/plan/core/log-plan-event.server.ts'
import { may } from '#app/features/plan/core/plan-access.ts'
import { findDoubt } from '#app/features/plan/handling/find-doubts.server.ts'
import type { ProofOfWork } from '#app/features/request/spam/challenge-schema.ts'
import { doubtsAfterProof } from '#app/features/request/spam/doubt.ts'
import type { RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { problemOfProof } from './sign-challenge.server.ts'

interface Proved {
  receiptKey: string
  proof: ProofOfWork
}

type ProofAnswer = { ok: true } | { ok: false; reason: 'proof_expired' | 'proof_refused' | 'proof_used' }

const proveRules = {
  authorize: allow(may, 'send a request'),
  spend: ({ allowance }: RequestContext) => allowance.spend('use a token'),
}

/**
 * Records that the browser of a doubted sender did its proof of work; this clears the mark if all signs were light.
 * Works once per request, and only while it is marked.
 * @throws AppError unauthorized, not_found.
 */
export const proveRequest = command(
  'prove a request',
  proveRules,
  async (ctx, { receiptKey, proof }: Proved): Promise<ProofAnswer> => {
    const problem = await problemOfProof(ctx.secret, receiptKey, proof)
    if (problem) return { ok: false, reason: problem }
    return ctx.db.transaction(async tx => {
      const [found] = await tx.select({ id: plan.id }).from(plan).where(eq(plan.receiptKey, receiptKey))
      if (!found) throw new AppError('not_found')
      const { id: planId } = await lockPlan(tx, found.id)
      const { signs, hasProof } = await findDoubt(tx, planId)
      if (hasProof || signs.length === 0) return { ok: false, reason: 'proof_used' }
      const details = { signs: doubtsAfterProof(signs) }
      await logPlanEvent(tx, { planId, kind: 'proved', by: SYSTEM, at: ctx.now(), details })
      return { ok: true }
    })
  },
)
