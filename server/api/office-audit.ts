import { createRoute, z } from '@hono/zod-openapi'
import { listAudit } from '#app/features/office/audit/audit-queries.server.ts'
import { auditEntry, auditPosition, auditSearch } from '#app/features/office/audit/audit-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, unauthorized, withKey } from './contract.ts'
import { noStore } from './no-store.ts'
import { linkNextCursor, nextCursor, paged } from './reading.ts'

export const list = createRoute({
  ...{ method: 'get', path: '/api/admin/audit', operationId: 'listAudit' },
  ...{ security: withKey, tags: ['Office'] },
  summary: 'List what the office did',
  description:
    'For admins. Every command of planners and admins, from the latest: who, what, and which plan, person or document, by number or key; nothing else that was written. `who` is the number of a person, `what` a part of the command or of what it was done to. Lines are never changed or deleted. Fifty per page.',
  request: { query: z.object({ ...auditSearch, ...paged(auditPosition) }) },
  responses: {
    200: jsonAnswer('A page of the log.', z.object({ data: z.array(auditEntry), next: nextCursor })),
    ...inputFailures,
    ...unauthorized,
  },
})

/** The call with which admins read what the office did. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/audit', noStore)
  api.openapi(list, async c => {
    const { cursor = null, limit, ...sought } = c.req.valid('query')
    const { rows, after } = await listAudit(c.get('context'), sought, cursor, limit)
    return c.json({ data: rows, next: linkNextCursor(c, after) }, 200)
  })
  return api
}
