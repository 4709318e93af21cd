import { createRoute, z } from '@hono/zod-openapi'
import { makeApiKey, withdrawApiKey } from '#app/features/account/api-key/api-key-commands.server.ts'
import { listApiKeys } from '#app/features/account/api-key/api-key-queries.server.ts'
import { apiKeyEntry, apiKeyOwner, newApiKey } from '#app/features/account/api-key/api-key-schema.ts'
import { apiScopes } from '#database/values/api-scopes.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  needsFresh,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { wholeOf } from './reading.ts'

const KEY = '/api/org/key'
const shared = { security: withKey, tags: ['Partners'] }

export const list = createRoute({
  ...{ ...shared, method: 'get', path: KEY, operationId: 'listApiKeys' },
  summary: 'List the API keys of a partner, or of the operator',
  description:
    'For a partner’s people and for admins. Those that work first; the keys themselves are not stored.',
  request: { query: z.object({ partner: apiKeyOwner }) },
  responses: {
    200: jsonAnswer(
      'The keys, and the scopes that a new one can have.',
      wholeOf(z.object({ keys: z.array(apiKeyEntry), scopes: z.array(z.enum(apiScopes)) })),
    ),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const make = createRoute({
  ...{ ...shared, method: 'post', path: KEY, operationId: 'makeApiKey' },
  summary: 'Make an API key for a program',
  description:
    'For a partner’s people and for admins. The answer has the key: it is shown once, and only its hash is stored. With `lastDay` it ends by itself.',
  request: {
    body: jsonBody(newApiKey, {
      ...{ name: 'Our booking desk', scopes: ['catalogue:read' as const] },
      lastDay: '2099-12-31',
    }),
  },
  responses: {
    201: jsonAnswer(
      'The key.',
      wholeOf(
        z.object({
          id: z.int(),
          key: z.string().openapi({ description: 'To be sent as `Authorization: Bearer …`' }),
        }),
      ),
    ),
    ...bodyFailures,
    ...needsFresh,
    ...notFound,
    ...conflicts,
  },
})

export const withdraw = createRoute({
  ...{ ...shared, method: 'delete', path: `${KEY}/{id}` as const, operationId: 'withdrawApiKey' },
  summary: 'Withdraw an API key',
  description: 'It ends at once. Repeated it changes nothing.',
  request: {
    params: z.object({
      id: z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .transform(Number)
        .openapi({ type: 'integer', minimum: 1, example: 1 }),
    }),
  },
  responses: {
    204: { description: 'The key no longer works.' },
    ...inputFailures,
    ...unauthorized,
    ...notFound,
    ...tooLarge,
  },
})

/** The calls with which partners and admins make and withdraw the keys of programs. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c =>
    c.json({ data: await listApiKeys(c.get('context'), c.req.valid('query').partner) }, 200),
  )
  api.openapi(make, async c => {
    const answer = await makeApiKey(c.get('context'), c.req.valid('json'))
    if (!answer.ok && answer.reason === 'date_in_past')
      return answerInvalid(c, problemWith('lastDay', answer.reason))
    if (!answer.ok) return answerConflict(c, answer)
    return c.json({ data: { id: answer.id, key: answer.key } }, 201)
  })
  api.openapi(withdraw, async c => {
    await withdrawApiKey(c.get('context'), { keyId: c.req.valid('param').id })
    return c.body(null, 204)
  })
  return api
}
