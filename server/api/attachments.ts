import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  getOfficeAttachment,
  getOwnAttachment,
} from '#app/features/conversation/attachment/attachment-queries.server.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, notFound, unauthorized, withKey } from './contract.ts'
import { planNumber } from './plan-number.ts'

const file = z.object({
  id: planNumber,
  file: z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/)
    .transform(Number)
    .openapi({ type: 'integer', minimum: 1, example: 1 }),
})

const responses = {
  200: {
    description: 'The file, as a download.',
    content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
  },
  ...inputFailures,
  ...unauthorized,
  ...notFound,
}
const shared = { tags: ['Conversation'], security: withKey, request: { params: file } }

export const own = createRoute({
  ...shared,
  method: 'get',
  path: '/api/private/plan/{id}/attachment/{file}',
  operationId: 'getAttachment',
  summary: 'Download a file of the conversation about one’s own plan',
  responses,
})
export const office = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}/attachment/{file}',
  operationId: 'getOfficeAttachment',
  summary: 'Download a file of the conversation about a plan',
  responses,
})

type Stored = Awaited<ReturnType<typeof getOwnAttachment>>

/** Always a download of a known type: nothing that came by email is shown as a page of this site. */
function answer(c: Context<HttpEnvironment>, { name, content }: Stored) {
  return c.body(new Uint8Array(content), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': 'sandbox',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
}

/** The calls about attachments of conversations. */
export function routes() {
  const api = apiRouter()
  api.openapi(own, async c => {
    const { id, file } = c.req.valid('param')
    return answer(c, await getOwnAttachment(c.get('context'), id, file))
  })
  api.openapi(office, async c => {
    const { id, file } = c.req.valid('param')
    return answer(c, await getOfficeAttachment(c.get('context'), id, file))
  })
  return api
}
