import { Readable } from 'node:stream'
import { createRoute, z } from '@hono/zod-openapi'
import {
  changeOneself,
  endAllSessions,
  endSession,
} from '#app/features/account/account/account-commands.server.ts'
import { personChange, sessionEntry } from '#app/features/account/account/person-schema.ts'
import { listSessions } from '#app/features/account/account/session-queries.server.ts'
import { getMe } from '#app/features/account/identity/identity-queries.server.ts'
import { exportArchive, exportPerson } from '#app/features/traveller/personal-data/export-queries.server.ts'
import { apiRouter } from './api-router.ts'
import { me } from './auth.ts'
import {
  bodyFailures,
  failures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  needsFresh,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { noStore } from './no-store.ts'

const ME = '/api/private/user/me'
const shared = { tags: ['Identity'], security: withKey }
const readFailures = { ...failures, ...unauthorized }
const ended = { 204: { description: 'The session has ended.' } }

export const change = createRoute({
  ...{ ...shared, method: 'patch', path: ME, operationId: 'changeMe' },
  summary: 'Change my details',
  description: 'Omitted fields stay unchanged.',
  request: {
    body: jsonBody(z.strictObject(personChange.shape).openapi('PersonChange'), {
      locale: 'ES',
      timezone: 'America/Costa_Rica',
    }),
  },
  responses: {
    200: jsonAnswer('The updated details.', z.object({ data: me })),
    ...bodyFailures,
    ...unauthorized,
  },
})

export const exportMe = createRoute({
  ...{ ...shared, method: 'get', path: `${ME}/export` as const, operationId: 'exportMe' },
  summary: 'Export everything stored about me, as JSON',
  responses: {
    200: jsonAnswer(
      'The export.',
      z.object({ data: z.record(z.string(), z.unknown()).openapi('PersonExport') }),
    ),
    ...readFailures,
  },
})

export const exportFiles = createRoute({
  ...{ ...shared, method: 'get', path: `${ME}/export/files` as const, operationId: 'exportMyFiles' },
  summary: 'Export everything stored about me, with files, as a ZIP archive',
  responses: {
    200: {
      description: 'The data as JSON, and every file of my conversations.',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...readFailures,
  },
})

export const sessions = createRoute({
  ...{ ...shared, method: 'get', path: `${ME}/session` as const, operationId: 'listSessions' },
  summary: 'List my sessions',
  responses: {
    200: jsonAnswer(
      'The sessions, latest first.',
      z.object({ data: z.array(z.object(sessionEntry.shape).openapi('SessionEntry')) }),
    ),
    ...readFailures,
  },
})

export const endAll = createRoute({
  ...{ ...shared, method: 'delete', path: `${ME}/session` as const, operationId: 'endAllSessions' },
  summary: 'End all my sessions, this one included',
  responses: { ...ended, ...failures, ...needsFresh, ...tooLarge },
})

export const endOne = createRoute({
  ...{ ...shared, method: 'delete', path: `${ME}/session/{id}` as const, operationId: 'endSession' },
  summary: 'End one of my sessions',
  request: {
    params: z.object({ id: z.string().min(1).max(100).openapi({ example: 'the-id-of-a-session' }) }),
  },
  responses: { ...ended, ...inputFailures, ...needsFresh, ...notFound, ...tooLarge },
})

/** The calls with which a person reads and changes their own account. */
export function routes() {
  const api = apiRouter()
  api.use(ME, noStore)
  api.use(`${ME}/*`, noStore)
  api.openapi(change, async c => {
    const ctx = c.get('context')
    await changeOneself(ctx, c.req.valid('json'))
    return c.json({ data: await getMe(ctx) }, 200)
  })
  api.openapi(exportMe, async c => {
    const data = { ...(await exportPerson(c.get('context'))) }
    c.header('content-disposition', 'attachment; filename="ceiba.json"')
    return c.json({ data }, 200)
  })
  api.openapi(exportFiles, async c => {
    const archive = await exportArchive(c.get('context'))
    return c.body(Readable.toWeb(Readable.from(archive)) as ReadableStream, 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="ceiba.zip"',
    })
  })
  api.openapi(sessions, async c => {
    const data = await listSessions(c.get('context'), c.req.header('authorization'))
    return c.json({ data }, 200)
  })
  api.openapi(endAll, async c => {
    await endAllSessions(c.get('context'), {})
    return c.body(null, 204)
  })
  api.openapi(endOne, async c => {
    await endSession(c.get('context'), c.req.valid('param'))
    return c.body(null, 204)
  })
  return api
}
