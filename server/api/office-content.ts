import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  archiveDocument,
  publishTogether,
  revertDocument,
  saveDocument,
  withdrawHour,
} from '#app/features/office/catalogue/document-commands.server.ts'
import {
  checkTogether,
  getDocument,
  listDocuments,
  listDrafts,
  listVersions,
} from '#app/features/office/catalogue/document-queries.server.ts'
import {
  changedField,
  documentProblem,
  documentStates,
  documentVersionEntry,
  listedDocument,
  listedDraft,
  officeDocument,
} from '#app/features/office/catalogue/document-schema.ts'
import { bePresentAtDocument } from '#app/features/office/catalogue/presence-commands.server.ts'
import { getPreview, getPreviewTogether } from '#app/features/office/preview/preview-queries.server.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { officeKinds, schemaOf } from '#database/content/document-kinds.ts'
import { isTimeZone } from '#database/values/time-zones.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, answerMovedOn, conflicts, versionRead } from './conflict.ts'
import { inputFailures, jsonAnswer, jsonBody, notFound, tooLarge, unauthorized, withKey } from './contract.ts'
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'
import { invalidRequest } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { countryTag, linkNextCursor, nextCursor, paged, rowNumber, wholeOf } from './reading.ts'

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

/** Of a call that publishes. */
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
      'if-match': versionRead,
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

/** The hour of a publishing; at once if it is left out. */
const hour = {
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
}

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
          ...hour,
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
  description: 'Fifty per page.',
  request: { params: ofDocument, query: z.object(paged(rowNumber)) },
  responses: {
    200: jsonAnswer(
      'A page of its versions.',
      z.object({ data: z.array(documentVersionEntry.openapi('DocumentVersion')), cursor: nextCursor }),
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

const previewed = jsonAnswer(
  'The address.',
  wholeOf(
    z
      .object({
        url: z.string().openapi({
          description: 'Path of the page in English; in Spanish it begins with /es',
          example: '/peru?preview=…',
        }),
        expiresTs: z.iso.datetime(),
      })
      .openapi('DocumentPreview'),
  ),
)
const seen =
  'The page itself, with drafts on it as if they were published. Anybody can open it at this address, without an account, for a week. It is in no cache and no search engine.'

export const preview = createRoute({
  ...{ ...shared, method: 'get', path: `${PATH}/preview` as const, operationId: 'previewDocument' },
  summary: 'Get the address of a preview of the latest version, with the drafts that it needs',
  description: seen,
  request: { params: ofDocument },
  responses: { 200: previewed, ...readFailures },
})

const MOST_TOGETHER = 200

const documents = z
  .array(z.strictObject({ kind, key, number }))
  .min(1)
  .max(MOST_TOGETHER)
  .refine(all => new Set(all.map(one => `${one.kind}/${one.key}`)).size === all.length, { error: 'twice' })
  .openapi({ description: 'Saved versions, each of another document' })

const together: z.input<typeof documents> = [
  { kind: 'region', key: 'costa-rica.osa', number: 1 },
  { kind: 'destination', key: 'costa-rica.drake-bay', number: 3 },
]

export const drafts = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/content', operationId: 'listDrafts' },
  summary: 'List the drafts, the latest first',
  description:
    'Planners see those of their countries. Of all kinds, three hundred at most. Each with the others that it needs, for POST /api/admin/content/publish.',
  request: {
    query: z.object({ country: countryTag.optional().openapi({ description: 'About it, or about none' }) }),
  },
  responses: {
    200: jsonAnswer('The drafts.', wholeOf(z.array(listedDraft.openapi('ListedDraft')))),
    ...readFailures,
  },
})

export const check = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/content/check', operationId: 'checkDocuments' },
  summary: 'List what would be wrong if saved versions were published together',
  request: {
    body: jsonBody(z.strictObject({ documents }).openapi('DocumentCheck'), { documents: together }),
  },
  responses: {
    200: jsonAnswer('The problems; none if they can be published.', wholeOf(z.array(problem))),
    ...officeFailures,
  },
})

export const previewSet = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/content/preview', operationId: 'previewDocuments' },
  summary: 'Get the address of a preview of saved versions together',
  description: seen,
  request: {
    body: jsonBody(z.strictObject({ documents }).openapi('DocumentsPreview'), { documents: together }),
  },
  responses: { 200: previewed, ...officeFailures },
})

export const publishSet = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/content/publish', operationId: 'publishDocuments' },
  summary: 'Publish saved versions together, now or at an hour; all of them or none',
  description: `As of a single one: for documents that need each other, such as those of a new country. Refused with 409 \`moved_on\`, with the document, if something later of one is published.`,
  request: {
    body: jsonBody(z.strictObject({ documents, ...hour }).openapi('DocumentsPublication'), {
      documents: together,
    }),
  },
  responses: {
    ...officeFailures,
    ...published,
    200: jsonAnswer(
      'The versions that are published, or will be.',
      wholeOf(
        z.object({
          versions: z.array(z.object({ kind: z.string(), key: z.string(), number: z.int() })),
          publishAt: z.iso.datetime().nullable(),
        }),
      ),
    ),
  },
})

export const withdraw = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/withdraw` as const, operationId: 'withdrawPublication' },
  summary: 'Withdraw the hour at which a version would be published, and of all that belongs to it',
  description: 'It is a draft again. Refused with 409 `moved_on` if it waits for no hour.',
  request: {
    params: ofDocument,
    body: jsonBody(z.strictObject({ number }).openapi('DocumentWithdrawal'), { number: 1 }),
  },
  responses: {
    ...officeFailures,
    ...conflicts,
    200: jsonAnswer(
      'The versions that are drafts again.',
      wholeOf(z.array(z.object({ kind: z.string(), key: z.string(), number: z.int() }))),
    ),
  },
})

export const presence = createRoute({
  ...{ ...shared, method: 'put', path: `${PATH}/presence` as const, operationId: 'bePresentAtDocument' },
  summary: 'Say that one has a document open, and who else has',
  description:
    'Holds for a minute. `number` is the latest version, to be read if it is another than one’s own.',
  request: { params: ofDocument },
  responses: {
    200: jsonAnswer(
      'The others.',
      wholeOf(
        z
          .object({
            present: z.array(z.object({ userId: z.int(), name: z.string() })),
            number: z.int(),
          })
          .openapi('DocumentPresence'),
      ),
    ),
    ...readFailures,
    ...tooLarge,
  },
})

/** Deeper than any document; deeper still, comparing two would end the stack. */
const MOST_DEPTH = 30

/** Whether the database can store a document: without a NUL, and not nested too deeply. */
function isStorable(value: unknown, depth = MOST_DEPTH): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every(part => isStorable(part, depth - 1))
}

type Done = Awaited<ReturnType<typeof publishTogether>> | Awaited<ReturnType<typeof archiveDocument>>

/** Answers a publishing that was refused. */
function refuse(c: Context<HttpEnvironment>, done: Extract<Done, { ok: false }>) {
  if (!('problems' in done)) return answerConflict(c, done)
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

function publishAtOf(done: Extract<Done, { ok: true }>): string | null {
  return 'publishAt' in done ? done.publishAt.toISOString() : null
}

/** Answers the publishing of a single document. */
function answer(c: Context<HttpEnvironment>, done: Done) {
  if (!done.ok) return refuse(c, done)
  const [only] = done.versions
  return c.json({ data: { number: only?.number ?? 0, publishAt: publishAtOf(done) } }, 200)
}

function hourOf({ at, timeZone }: { at?: string | undefined; timeZone: string }) {
  return at === undefined ? null : { at, timeZone }
}

/** The calls with which the office writes the catalogue. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/content/*', noStore)
  api.openapi(schema, c => {
    requireOffice(c.get('context'))
    return c.json(schemaOf(c.req.valid('param').kind), 200)
  })
  api.openapi(drafts, async c => {
    const { country = null } = c.req.valid('query')
    return c.json({ data: await listDrafts(c.get('context'), country) }, 200)
  })
  api.openapi(check, async c =>
    c.json({ data: await checkTogether(c.get('context'), c.req.valid('json').documents) }, 200),
  )
  api.openapi(previewSet, async c =>
    c.json({ data: await getPreviewTogether(c.get('context'), c.req.valid('json').documents) }, 200),
  )
  api.openapi(preview, async c =>
    c.json({ data: await getPreview(c.get('context'), c.req.valid('param')) }, 200),
  )
  api.openapi(publishSet, async c => {
    const { documents: all, ...at } = c.req.valid('json')
    const done = await publishTogether(c.get('context'), { documents: all, hour: hourOf(at) })
    if (!done.ok) return refuse(c, done)
    return c.json({ data: { versions: done.versions, publishAt: publishAtOf(done) } }, 200)
  })
  api.openapi(withdraw, async c => {
    const done = await withdrawHour(c.get('context'), { ...c.req.valid('param'), ...c.req.valid('json') })
    return done.ok ? c.json({ data: done.versions }, 200) : answerConflict(c, done)
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
    const after = c.req.valid('header')['if-match']
    const saved = await saveDocument(c.get('context'), {
      ...c.req.valid('param'),
      ...c.req.valid('json'),
      after,
    })
    if (saved.ok) return c.json({ data: { number: saved.number, problems: saved.problems } }, 200)
    const { number: last, document, fields } = saved
    return answerMovedOn(c, { number: last, document, fields })
  })
  api.openapi(publish, async c => {
    const { number: of, ...at } = c.req.valid('json')
    const named = { ...c.req.valid('param'), number: of }
    return answer(c, await publishTogether(c.get('context'), { documents: [named], hour: hourOf(at) }))
  })
  api.openapi(presence, async c =>
    c.json({ data: await bePresentAtDocument(c.get('context'), c.req.valid('param')) }, 200),
  )
  api.openapi(history, async c => {
    const { cursor = null, limit } = c.req.valid('query')
    const { rows, after } = await listVersions(c.get('context'), c.req.valid('param'), cursor, limit)
    return c.json({ data: rows, cursor: linkNextCursor(c, after) }, 200)
  })
  api.openapi(revert, async c =>
    answer(c, await revertDocument(c.get('context'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  )
  api.openapi(archive, async c => answer(c, await archiveDocument(c.get('context'), c.req.valid('param'))))
  return api
}
