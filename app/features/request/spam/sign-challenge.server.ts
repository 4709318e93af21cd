import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hmac } from '#app/features/account/identity/make-user-id.server.ts'
import { type Challenge, challenge, type ProofOfWork } from '#app/features/request/spam/challenge-schema.ts'
import type { RequestContext } from '#app/request-context.ts'

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
