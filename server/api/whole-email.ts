import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { wholeEmail } from '#app/features/conversation/attachment/email-parts-schema.ts'
import { emailOutside } from '#app/features/conversation/inbound/email-outside-schema.ts'
import {
  describeOriginal,
  getEmailOutside,
  getOfficeOriginal,
  getOwnOriginal,
  listEmailsOutside,
  type Original,
} from '#app/features/conversation/inbound/original-queries.server.ts'
import { joinEmail } from '#app/features/conversation/inbound/receive-email-commands.server.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, jsonAnswer, notFound, tooLarge, unauthorized, withKey } from './contract.ts'
import { noStore } from './no-store.ts'
import { ofPlan, planNumber } from './plan-number.ts'

const number = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, example: 1 })

const ofMessage = z.object({ id: planNumber, messageId: number })
const ofEmail = z.object({ id: planNumber, emailId: number })

const shared = { security: withKey, tags: ['Conversation'] }

const asItCame = {
  ...{ ...shared, method: 'get' as const },
  description:
    'The email as it came (RFC 5322), to be downloaded; in words for callers that accept application/json.',
  responses: {
    200: {
      description: 'The whole email.',
      content: {
        'message/rfc822': { schema: z.string().openapi({ format: 'binary' }) },
        'application/json': { schema: z.object({ data: wholeEmail }) },
      },
    },
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
}

export const own = createRoute({
  ...asItCame,
  path: '/api/private/plan/{id}/message/{messageId}/original',
  operationId: 'getOriginal',
  summary: 'The whole email that one’s message came as',
  request: { params: ofMessage },
})
export const office = createRoute({
  ...asItCame,
  path: '/api/admin/plan/{id}/message/{messageId}/original',
  operationId: 'getOfficeOriginal',
  summary: 'The whole email that a message came as',
  request: { params: ofMessage },
})
export const outside = createRoute({
  ...asItCame,
  path: '/api/admin/plan/{id}/email/{emailId}/original',
  operationId: 'getEmailOutside',
  summary: 'An email that is not in the conversation',
  request: { params: ofEmail },
})

export const list = createRoute({
  ...{ ...shared, method: 'get' },
  path: '/api/admin/plan/{id}/email',
  operationId: 'listEmailsOutside',
  summary: 'Emails that came for a plan and are not in its conversation',
  description:
    'Those that wait, because nobody knows whether the planner wrote them; automatic ones; those that could not be read, or say nothing; failed deliveries, and emails of strangers. The latest first, at most a hundred.',
  request: { params: ofPlan },
  responses: {
    200: jsonAnswer('The emails.', z.object({ data: z.array(emailOutside) })),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const join = createRoute({
  ...{ ...shared, method: 'post' },
  path: '/api/admin/plan/{id}/email/{emailId}/join',
  operationId: 'joinEmail',
  summary: 'Put an email into the conversation, in its sender’s name',
  request: { params: ofEmail },
  responses: {
    204: { description: 'It is in the conversation.' },
    ...inputFailures,
    ...tooLarge,
    ...unauthorized,
    ...notFound,
    ...conflicts,
  },
})

/** Always a download of a known type, or words: nothing that came by email is shown as a page of this site. */
async function answer(c: Context<HttpEnvironment>, original: Original) {
  if (/\bapplication\/json\b/.test(c.req.header('accept') ?? ''))
    return c.json({ data: await describeOriginal(c.get('context'), original) }, 200)
  return c.body(new Uint8Array(original.raw), 200, {
    'content-type': 'message/rfc822',
    'content-disposition': `attachment; filename="${original.name}"`,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    vary: 'accept',
  })
}

/** The calls about emails as they came. */
export function routes() {
  const api = apiRouter()
  api.use('/api/private/plan/:id/message/:messageId/original', noStore)
  api.use('/api/admin/plan/:id/message/:messageId/original', noStore)
  api.use('/api/admin/plan/:id/email/*', noStore)
  api.use('/api/admin/plan/:id/email', noStore)
  api.openapi(own, async c => {
    const { id, messageId } = c.req.valid('param')
    return answer(c, await getOwnOriginal(c.get('context'), id, messageId))
  })
  api.openapi(office, async c => {
    const { id, messageId } = c.req.valid('param')
    return answer(c, await getOfficeOriginal(c.get('context'), id, messageId))
  })
  api.openapi(outside, async c => {
    const { id, emailId } = c.req.valid('param')
    return answer(c, await getEmailOutside(c.get('context'), id, emailId))
  })
  api.openapi(list, async c =>
    c.json({ data: await listEmailsOutside(c.get('context'), c.req.valid('param').id) }, 200),
  )
  api.openapi(join, async c => {
    const { id: planId, emailId } = c.req.valid('param')
    const joined = await joinEmail(c.get('context'), { planId, emailId })
    if (!joined.ok) return answerConflict(c, joined)
    c.get('context').wake()
    return c.body(null, 204)
  })
  return api
}
