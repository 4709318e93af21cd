import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { calls } from '#app/calls.ts'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { Challenge, ProofOfWork } from '#app/features/request/spam/challenge-schema.ts'
import { segment } from '#app/links.ts'

/**
 * Solves the proof of work that a doubted sender's browser is asked for, without blocking the page: the browser
 * derives the keys in a thread of its own. @throws ApiError
 */
export async function sendProof(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) return
  // Not in calls.ts, which every page loads.
  const address = `${calls.plan()}/${segment(challenge.parameters.data.request)}/proof`
  await browserApi(address, { method: 'POST', body: { challenge, solution } satisfies ProofOfWork })
}
