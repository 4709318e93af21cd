import { Readable } from 'node:stream'
import { createRoute, z } from '@hono/zod-openapi'
import { exportAudit, listAudit } from '#app/features/office/people/audit-queries.server.ts'
import { auditEntry, auditPosition, auditSearch } from '#app/features/office/people/audit-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, unauthorized, withKey } from './contract.ts'
import { noStore } from './no-store.ts'
import { linkNextCursor, locale, nextCursor, paged, readIn } from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }

export const list = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/audit', operationId: 'listAudit' },
  summary: 'List what the office did',
  description:
    'For admins. Every command of planners and admins, from the latest: who, what, and which plan, person or document, by number or key; nothing else that was written. Lines are never changed or deleted. Fifty per page.',
  request: { query: z.object({ ...auditSearch, locale, ...paged(auditPosition) }) },
  responses: {
    200: jsonAnswer('A page of the log.', z.object({ data: z.array(auditEntry), next: nextCursor })),
    ...inputFailures,
    ...unauthorized,
  },
})

export const save = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/audit/file', operationId: 'exportAudit' },
  summary: 'Download what the office did as CSV',
  description:
    'For admins. The lines that the same search lists, all of them, for a spreadsheet in the language of `locale`. No cell is read as a formula.',
  request: { query: z.object({ ...auditSearch, locale }) },
  responses: {
    200: { description: 'The file.', content: { 'text/csv': { schema: z.string() } } },
    ...inputFailures,
    ...unauthorized,
  },
})

/** The calls with which admins read what the office did. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/audit/*', noStore)
  api.openapi(list, async c => {
    const { cursor = null, limit, locale: wanted, ...sought } = c.req.valid('query')
    const { rows, after } = await readIn(c, wanted, ctx => listAudit(ctx, sought, cursor, limit))
    return c.json({ data: rows, next: linkNextCursor(c, after) }, 200)
  })
  api.openapi(save, async c => {
    const { locale: wanted, ...sought } = c.req.valid('query')
    const parts = await readIn(c, wanted, async ctx => exportAudit(ctx, sought))
    return c.body(Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="log.csv"',
      'x-content-type-options': 'nosniff',
    })
  })
  return api
}
