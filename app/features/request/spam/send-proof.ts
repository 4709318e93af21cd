import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { Challenge } from '#app/features/request/spam/challenge-schema.ts'

/**
 * Solves the proof of work that a doubted sender's browser is asked for, without blocking the page: the browser
 * derives the keys in a thread of its own. @throws ApiError
 */
export async function sendProof(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) return
  await browserApi('POST /api/public/plan/{key}/proof', {
    path: { key: challenge.parameters.data.request },
    body: { challenge, solution },
  })
}
