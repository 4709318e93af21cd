import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hmac } from '#app/features/account/identity/make-user-id.server.ts'
import { type Challenge, challenge, type ProofOfWork } from '#app/features/request/spam/challenge-schema.ts'
import type { RequestContext } from '#app/request-context.ts'

/** About a million rounds, and two at most: a third of a second of a desktop's processor, a second or two of a phone's. */
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

/** What the sender's browser is asked to do: nothing where nobody doubts, or where only the journal has the request. */
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

/** What is wrong with a proof; null for a right one of this request. */
export async function problemOfProof(
  secret: string,
  receiptKey: string,
  proof: ProofOfWork,
): Promise<'proof_expired' | 'proof_refused' | null> {
  const { expired, verified } = await verifySolution({ ...proof, ...secretsOf(secret), deriveKey })
  if (expired) return 'proof_expired'
  return verified && proof.challenge.parameters.data.request === receiptKey ? null : 'proof_refused'
}
