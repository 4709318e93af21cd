import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  archiveDocument,
  publishSaved,
  revertDocument,
  saveDocument,
} from '#app/features/office/catalogue/document-commands.server.ts'
import {
  getDocument,
  listDocuments,
  listVersions,
} from '#app/features/office/catalogue/document-queries.server.ts'
import {
  changedField,
  documentProblem,
  documentStates,
  documentVersionEntry,
  listedDocument,
  officeDocument,
} from '#app/features/office/catalogue/document-schema.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { officeKinds, schemaOf } from '#database/content/document-kinds.ts'
import type { Published } from '#database/documents/publish.ts'
import { isTimeZone } from '#database/values/time-zones.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, jsonAnswer, jsonBody, notFound, tooLarge, unauthorized, withKey } from './contract.ts'
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'
import { invalidRequest } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { countryTag, linkNextCursor, nextCursor, paged, wholeOf } from './reading.ts'

const PATH = '/api/admin/content/{kind}/{key}'
const shared = { security: withKey, tags: ['Office'] }
const kind = z.enum(officeKinds).openapi({ description: 'Kind of the document', example: 'hotel' })
const key = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)?$/)
  .max(180)
  .openapi({
    description:
      'A trip’s own key; of others in a country, the country and their key; of single files, the country',
    example: 'costa-rica.casa-cacao',
  })
const ofKind = z.object({ kind })
const ofDocument = z.object({ kind, key })
const number = z.int().min(0).max(999_999).openapi({ description: 'Number of a version' })
const problem = documentProblem.openapi('DocumentProblem')
const movedOnTo = officeDocument
  .pick({ document: true, number: true })
  .extend({ fields: z.array(changedField.openapi('ChangedField')) })
const version = wholeOf(z.object({ number: z.int(), publishAt: z.iso.datetime().nullable() }))
const readFailures = { ...inputFailures, ...unauthorized, ...notFound }

/** Of a call that publishes without a body. */
const published = {
  200: jsonAnswer('The version that is published, or will be.', version),
  ...readFailures,
  ...tooLarge,
  ...conflicts,
  422: jsonAnswer(
    'Some values are not valid: `issues`; or the document has problems, by the path of the field.',
    invalidRequest.extend({ problems: z.array(problem).optional() }).openapi('DocumentRefused'),
  ),
}

export const schema = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/content/schema/{kind}', operationId: 'getDocumentSchema' },
  summary: 'Get the JSON Schema of a kind of document',
  description: 'What its checks add to it, such as that a name refers to something, PUT answers as problems.',
  request: { params: ofKind },
  responses: { 200: jsonAnswer('The JSON Schema.', z.looseObject({})), ...readFailures },
})

export const list = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/content/{kind}', operationId: 'listDocuments' },
  summary: 'List the documents of a kind, by key',
  description: 'Planners see those of their countries. Fifty per page.',
  request: {
    params: ofKind,
    query: z.object({
      country: countryTag.optional(),
      q: z.string().trim().max(120).default('').openapi({ description: 'Part of a title or key' }),
      state: z.enum(documentStates).optional(),
      ...paged(z.string().max(180)),
    }),
  },
  responses: {
    200: jsonAnswer(
      'A page of documents.',
      z.object({ data: z.array(listedDocument.openapi('ListedDocument')), cursor: nextCursor }),
    ),
    ...readFailures,
  },
})

export const read = createRoute({
  ...{ ...shared, method: 'get', path: PATH, operationId: 'getDocument' },
  summary: 'Get a version of a document; the latest if none is named',
  request: {
    params: ofDocument,
    query: z.object({
      number: z
        .string()
        .regex(/^\d{1,6}$/)
        .optional()
        .openapi({ description: 'Number of an earlier version' }),
    }),
  },
  responses: {
    200: jsonAnswer('The document.', wholeOf(officeDocument.openapi('OfficeDocument'))),
    ...readFailures,
  },
})

export const save = createRoute({
  ...{ ...shared, method: 'put', path: PATH, operationId: 'saveDocument' },
  summary: 'Save a draft of a document',
  description:
    'If-Match names the version that was read; `"0"` also creates a document. If it has moved on, nothing is written and 412 returns the latest version. Problems are listed, and the draft is saved with them.',
  request: {
    params: ofDocument,
    headers: z.object({
      'if-match': z
        .string()
        .regex(/^"\d{1,6}"$/)
        .openapi({
          description: 'Number of the version that was read, with quotation marks',
          example: '"0"',
        }),
    }),
    body: jsonBody(
      z
        .strictObject({
          document: z
            .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
            .refine(written => isStorable(written)),
          note: z.string().trim().max(500).nullable().default(null),
        })
        .openapi('DocumentDraft'),
      { document: { name: { en: 'A house', es: 'Una casa' } }, note: 'Begun' },
    ),
  },
  responses: {
    200: jsonAnswer(
      'The number of the draft, and what would be wrong if it were published.',
      wholeOf(z.object({ number: z.int(), problems: z.array(problem) })),
    ),
    ...officeFailures,
    412: jsonAnswer(
      'The document has moved on since; `current` is its latest version, with the fields that others changed.',
      z.object({ ...failureFields, current: movedOnTo }),
    ),
  },
})

export const publish = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/publish` as const, operationId: 'publishDocument' },
  summary: 'Publish a saved version, now or at an hour',
  description:
    'For admins, and for planners where the operator allows. Refused with 409: `moved_on`, something later is published; `at_past`; `at_skipped`, summer time skips that hour; `other_release`, this server is being replaced.',
  request: {
    params: ofDocument,
    body: jsonBody(
      z
        .strictObject({
          number,
          at: z
            .string()
            .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)
            .optional()
            .openapi({ description: 'As the clocks of `timeZone` show it', example: '2027-03-01T06:00' }),
          timeZone: z
            .string()
            .refine(isTimeZone, { error: 'time_zone_unknown' })
            .default('UTC')
            .openapi({ example: 'America/Costa_Rica' }),
        })
        .openapi('DocumentPublication'),
      { number: 1 },
    ),
  },
  responses: { ...officeFailures, ...published },
})

export const history = createRoute({
  ...{ ...shared, method: 'get', path: `${PATH}/history` as const, operationId: 'listDocumentVersions' },
  summary: 'List the versions of a document, the latest first',
  request: { params: ofDocument },
  responses: {
    200: jsonAnswer(
      'Its versions, a hundred at most.',
      wholeOf(z.array(documentVersionEntry.openapi('DocumentVersion'))),
    ),
    ...readFailures,
  },
})

export const revert = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/revert` as const, operationId: 'revertDocument' },
  summary: 'Publish an earlier version again, as a new one',
  request: {
    params: ofDocument,
    body: jsonBody(z.strictObject({ number }).openapi('DocumentReversion'), { number: 0 }),
  },
  responses: { ...officeFailures, ...published },
})

export const archive = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/archive` as const, operationId: 'archiveDocument' },
  summary: 'Take a document out of the catalogue',
  description:
    'Refused with 422 while others refer to it, with 409 `not_archivable` for kinds that cannot go.',
  request: { params: ofDocument },
  responses: published,
})

/** Deeper than any document; deeper still, comparing two would end the stack. */
const MOST_DEPTH = 30

/** Whether the database can store a document: without a NUL, and not nested too deeply. */
function isStorable(value: unknown, depth = MOST_DEPTH): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every(part => isStorable(part, depth - 1))
}

/** Answers a publishing. */
function answer(
  c: Context<HttpEnvironment>,
  done: Published | { ok: true; number: number; publishAt: Date } | { ok: false; reason: string },
) {
  if (done.ok) {
    const publishAt = 'publishAt' in done ? done.publishAt.toISOString() : null
    return c.json({ data: { number: done.number, publishAt } }, 200)
  }
  if (!('problems' in done)) return answerConflict(c, { reason: done.reason })
  const { problems } = done
  const issues = problems.map(({ path, message }) => ({
    path: path || 'body',
    code: 'not_valid' as const,
    message,
  }))
  const { message } = failureOf(422)
  const body = { code: 'invalid_request' as const, message, request_id: c.get('requestId'), issues, problems }
  return c.json(body, 422)
}

/** The calls with which the office writes the catalogue. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/content/*', noStore)
  api.openapi(schema, c => {
    requireOffice(c.get('context'))
    return c.json(schemaOf(c.req.valid('param').kind), 200)
  })
  api.openapi(list, async c => {
    const { cursor = null, limit, ...wanted } = c.req.valid('query')
    const { kind: of } = c.req.valid('param')
    const { rows, after } = await listDocuments(c.get('context'), { kind: of, ...wanted }, cursor, limit)
    return c.json({ data: rows, cursor: linkNextCursor(c, after) }, 200)
  })
  api.openapi(read, async c => {
    const { kind: of, key: name } = c.req.valid('param')
    const { number: wanted } = c.req.valid('query')
    const data = await getDocument(c.get('context'), of, name, wanted === undefined ? null : Number(wanted))
    c.header('etag', `"${data.number}"`)
    return c.json({ data }, 200)
  })
  api.openapi(save, async c => {
    const after = Number(c.req.valid('header')['if-match'].slice(1, -1))
    const saved = await saveDocument(c.get('context'), {
      ...c.req.valid('param'),
      ...c.req.valid('json'),
      after,
    })
    if (saved.ok) return c.json({ data: { number: saved.number, problems: saved.problems } }, 200)
    const { code, message } = failureOf(412)
    const { number: last, document, fields } = saved
    const current = { number: last, document, fields }
    return c.json({ code, message, request_id: c.get('requestId'), current }, 412)
  })
  api.openapi(publish, async c => {
    const { number: of, at, timeZone } = c.req.valid('json')
    const hour = at === undefined ? null : { at, timeZone }
    return answer(c, await publishSaved(c.get('context'), { ...c.req.valid('param'), number: of, hour }))
  })
  api.openapi(history, async c => {
    const { kind: of, key: name } = c.req.valid('param')
    return c.json({ data: await listVersions(c.get('context'), of, name) }, 200)
  })
  api.openapi(revert, async c =>
    answer(c, await revertDocument(c.get('context'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  )
  api.openapi(archive, async c => answer(c, await archiveDocument(c.get('context'), c.req.valid('param'))))
  return api
}
