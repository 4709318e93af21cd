import { createRoute, z } from '@hono/zod-openapi'
import { proofOfWork } from '#app/features/request/spam/challenge-schema.ts'
import { proveRequest } from '#app/features/request/spam/proof-commands.server.ts'
import { apiRouter } from './api-router.ts'
import { jsonBody, limitedFailures, notFound, withOrWithoutKey } from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { refuseTooMany } from './too-many.ts'

const exampleProof = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256' as const,
      nonce: 'e0c2bbcdae7355a50a713e206c84dd3e',
      salt: 'afebbe97129bd77ecc6136fde427490e',
      cost: 10_000,
      keyLength: 32,
      keyPrefix: 'c28b9a328fe4d060e6ee1162d201ec43',
      keySignature: 'fab3d83c7dde1bcca36314b9327fe42ca2ce46b9c0a7b44f5adae9427bad2ba4',
      expiresAt: 4_102_444_800,
      data: { request: 'the-key-of-the-receipt' },
    },
    signature: 'a897778a4989caf4523274d1fae16a8f8aa9d608ba0d437e496917ea92983994',
  },
  solution: {
    counter: 100,
    derivedKey: 'c28b9a328fe4d060e6ee1162d201ec43bfc4c9465c0f6b583de3baea4c63903e',
  },
}

export const prove = createRoute({
  method: 'post',
  path: '/api/public/plan/{key}/proof',
  operationId: 'proveRequest',
  security: withOrWithoutKey,
  tags: ['Plans'],
  summary: 'Submit the solution of a proof-of-work challenge',
  description:
    'For a request that looks automated: its answer contains the challenge, to be solved as in ALTCHA (version 2), once, within an hour. A slightly suspicious request is then no longer marked; for others the office sees that the challenge was solved.',
  request: {
    params: z.object({
      key: z.string().min(1).max(100).openapi({
        description: 'receipt_key from createUserWithNewPlan',
        example: 'the-key-of-the-receipt',
      }),
    }),
    body: jsonBody(proofOfWork, exampleProof),
  },
  responses: { 204: { description: 'The solution is correct.' }, ...limitedFailures, ...notFound },
})

/** The call with which the browser of a doubted sender proves its work. */
export function routes() {
  const api = apiRouter()
  api.openapi(prove, async c => {
    const { key: receiptKey } = c.req.valid('param')
    const answer = await proveRequest(c.get('context'), { receiptKey, proof: c.req.valid('json') })
    c.header('cache-control', 'no-store')
    if (answer.ok) return c.body(null, 204)
    if (answer.reason === 'too_many') return refuseTooMany(answer)
    return answerInvalid(c, problemWith('challenge', answer.reason))
  })
  return api
}
