import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { hmac } from '#app/features/account/identity/find-or-add-person.server.ts'
import { lockPlan, logPlanEvent, SYSTEM } from '#app/features/plan/core/lock-plan.server.ts'
import { may } from '#app/features/plan/core/plan-access.ts'
import { findDoubt } from '#app/features/plan/handling/handling-queries.server.ts'
import { doubtsAfterProof } from '#app/features/request/spam/doubt.ts'
import type { RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { type Challenge, challenge, type ProofOfWork } from './challenge-schema.ts'

/** 0.8 to 1.6 million rounds: about a third of a second on a desktop, one or two seconds on a phone. */
const ROUNDS_A_TRY = 10_000
const TRIES = { fewest: 80, most: 160 }
const LASTS_MS = 60 * 60 * 1_000

function secretsOf(secret: string) {
  const keyFor = (use: string) => hmac(secret, 'proof of work', use).toString('base64url')
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('key') }
}

interface Answered {
  receiptKey: string
  isDoubtful: boolean
  stored: boolean
}

/**
 * Creates the proof of work for a doubted request. Returns undefined if it is not doubted or only the journal has it.
 */
export async function signChallenge(
  { secret, now }: Pick<RequestContext, 'secret' | 'now'>,
  { receiptKey, isDoubtful, stored }: Answered,
): Promise<Challenge | undefined> {
  if (!(isDoubtful && stored)) return undefined
  const signed = await createChallenge({
    ...secretsOf(secret),
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: ROUNDS_A_TRY,
    counter: randomInt(TRIES.most, TRIES.fewest),
    expiresAt: new Date(now().getTime() + LASTS_MS),
    data: { request: receiptKey },
  })
  return challenge.parse(signed)
}

/** Why a proof is refused; null if it is valid for this request. */
export async function problemOfProof(
  secret: string,
  receiptKey: string,
  proof: ProofOfWork,
): Promise<'proof_expired' | 'proof_refused' | null> {
  const { expired, verified } = await verifySolution({ ...proof, ...secretsOf(secret), deriveKey })
  if (expired) return 'proof_expired'
  return verified && proof.challenge.parameters.data.request === receiptKey ? null : 'proof_refused'
}

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
