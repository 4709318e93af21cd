import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as commands from '#app/features/office/catalogue/document-commands.server.ts'
import { bePresentAtDocument } from '#app/features/office/catalogue/document-commands.server.ts'
import * as queries from '#app/features/office/catalogue/document-queries.server.ts'
import * as schemas from '#app/features/office/catalogue/document-schema.ts'
import { getPreview, getPreviewTogether } from '#app/features/office/catalogue/preview-queries.server.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { officeKinds, schemaOf } from '#database/content/document-kinds.ts'
import { isTimeZone } from '#database/values/time-zones.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, answerMovedOn, conflicts, versionRead } from './conflict.ts'
import {
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  tooLarge,
  unauthorized,
  whole,
  withKey,
} from './contract.ts'
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
const problem = schemas.documentProblem.openapi('DocumentProblem')
const fields = z.array(schemas.changedField.openapi('ChangedField'))
const movedOnTo = schemas.officeDocument.pick({ document: true, number: true }).extend({ fields })
const publishAt = z.iso.datetime().nullable()
const readFailures = { ...inputFailures, ...unauthorized, ...notFound }

/** The answers of a call that reads. */
function reads<Schema extends z.ZodType>(description: string, data: Schema) {
  return { 200: jsonAnswer(description, wholeOf(data)), ...readFailures }
}

/** The answers of a call that reads page by page. */
function lists<Schema extends z.ZodType>(description: string, entry: Schema) {
  const page = z.object({ data: z.array(entry), cursor: nextCursor })
  return { 200: jsonAnswer(description, page), ...readFailures }
}

/** The answers of a call with a body. */
function writes<Schema extends z.ZodType>(description: string, data: Schema) {
  return { ...officeFailures, 200: jsonAnswer(description, wholeOf(data)) }
}

/** Of a call that publishes. */
const published = {
  ...reads('The version that is published, or will be.', z.object({ number: z.int(), publishAt })),
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
  responses: {
    200: jsonAnswer('The JSON Schema.', z.looseObject({}).pipe(whole<ReturnType<typeof schemaOf>>())),
    ...readFailures,
  },
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
      state: z.enum(schemas.documentStates).optional(),
      ...paged(z.string().max(180)),
    }),
  },
  responses: lists('A page of documents.', schemas.listedDocument.openapi('ListedDocument')),
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
        .transform(Number)
        .optional()
        .openapi({ type: 'string', description: 'Number of an earlier version' }),
    }),
  },
  responses: reads('The document.', schemas.officeDocument.openapi('OfficeDocument')),
})

export const save = createRoute({
  ...{ ...shared, method: 'put', path: PATH, operationId: 'saveDocument' },
  summary: 'Save a draft of a document',
  description:
    'If-Match names the version that was read; `"0"` also creates a document. If it has moved on, nothing is written and 412 returns the latest version. Problems are listed, and the draft is saved with them.',
  request: {
    params: ofDocument,
    headers: z.object({ 'if-match': versionRead }),
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
    ...writes(
      'The number of the draft, and what would be wrong if it were published.',
      z.object({ number: z.int(), problems: z.array(problem) }),
    ),
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
    body: jsonBody(z.strictObject({ number, ...hour }).openapi('DocumentPublication'), { number: 1 }),
  },
  responses: { ...officeFailures, ...published },
})

export const history = createRoute({
  ...{ ...shared, method: 'get', path: `${PATH}/history` as const, operationId: 'listDocumentVersions' },
  summary: 'List the versions of a document, the latest first',
  description: 'Fifty per page.',
  request: { params: ofDocument, query: z.object(paged(rowNumber)) },
  responses: lists('A page of its versions.', schemas.documentVersionEntry.openapi('DocumentVersion')),
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

const url = z.string().openapi({
  description: 'Path of the page in English; in Spanish it begins with /es',
  example: '/peru?preview=…',
})
const previewed = z.object({ url, expiresTs: z.iso.datetime() }).openapi('DocumentPreview')
const seen =
  'The page itself, with drafts on it as if they were published. Anybody can open it at this address, without an account, for a week. It is in no cache and no search engine.'

export const preview = createRoute({
  ...{ ...shared, method: 'get', path: `${PATH}/preview` as const, operationId: 'previewDocument' },
  summary: 'Get the address of a preview of the latest version, with the drafts that it needs',
  description: seen,
  request: { params: ofDocument },
  responses: reads('The address.', previewed),
})

const MOST_TOGETHER = 200

const documents = z
  .array(z.strictObject({ kind, key, number }))
  .min(1)
  .max(MOST_TOGETHER)
  .refine(all => new Set(all.map(one => `${one.kind}/${one.key}`)).size === all.length, { error: 'twice' })
  .openapi({ description: 'Saved versions, each of another document' })

const versions = z.array(schemas.documentName.extend({ number: z.int() }))

const together: z.input<typeof documents> = [
  { kind: 'region', key: 'costa-rica.osa', number: 1 },
  { kind: 'destination', key: 'costa-rica.drake-bay', number: 3 },
]

const documentSet = jsonBody(z.strictObject({ documents }).openapi('DocumentSet'), { documents: together })

export const drafts = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/content', operationId: 'listDrafts' },
  summary: 'List the drafts, the latest first',
  description:
    'Planners see those of their countries. Of all kinds, three hundred at most. Each with the others that it needs, for POST /api/admin/content/publish.',
  request: {
    query: z.object({ country: countryTag.optional().openapi({ description: 'About it, or about none' }) }),
  },
  responses: reads('The drafts.', z.array(schemas.listedDraft.openapi('ListedDraft'))),
})

export const check = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/content/check', operationId: 'checkDocuments' },
  summary: 'List what would be wrong if saved versions were published together',
  request: { body: documentSet },
  responses: writes('The problems; none if they can be published.', z.array(problem)),
})

export const previewSet = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/content/preview', operationId: 'previewDocuments' },
  summary: 'Get the address of a preview of saved versions together',
  description: seen,
  request: { body: documentSet },
  responses: writes('The address.', previewed),
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
    ...published,
    ...writes('The versions that are published, or will be.', z.object({ versions, publishAt })),
    422: published[422],
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
  responses: { ...conflicts, ...writes('The versions that are drafts again.', versions) },
})

export const presence = createRoute({
  ...{ ...shared, method: 'put', path: `${PATH}/presence` as const, operationId: 'bePresentAtDocument' },
  summary: 'Say that one has a document open, and who else has',
  description:
    'Holds for a minute. `number` is the latest version, to be read if it is another than one’s own.',
  request: { params: ofDocument },
  responses: {
    ...reads(
      'The others.',
      z
        .object({ present: z.array(z.object({ userId: z.int(), name: z.string() })), number: z.int() })
        .openapi('DocumentPresence'),
    ),
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

type Done =
  | Awaited<ReturnType<typeof commands.publishTogether>>
  | Awaited<ReturnType<typeof commands.archiveDocument>>

/** Answers a publishing that was refused. */
function refuse(c: Context<HttpEnvironment>, done: Extract<Done, { ok: false }>) {
  if (!('problems' in done)) return answerConflict(c, done)
  const { problems } = done
  const refused = { code: 'invalid_request' as const, message: failureOf(422).message }
  const code = 'not_valid' as const
  const issues = problems.map(({ path, message }) => ({ path: path || 'body', code, message }))
  return c.json({ ...refused, request_id: c.get('requestId'), issues, problems }, 422)
}

function publishAtOf(done: Extract<Done, { ok: true }>): string | null {
  return 'publishAt' in done ? done.publishAt.toISOString() : null
}

/** Answers the publishing of a single document. */
function answer(c: Context<HttpEnvironment>, done: Done) {
  if (!done.ok) return refuse(c, done)
  return c.json({ data: { number: done.versions[0]?.number ?? 0, publishAt: publishAtOf(done) } }, 200)
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
    return c.json({ data: await queries.listDrafts(c.get('context'), country) }, 200)
  })
  api.openapi(check, async c =>
    c.json({ data: await queries.checkTogether(c.get('context'), c.req.valid('json').documents) }, 200),
  )
  api.openapi(previewSet, async c =>
    c.json({ data: await getPreviewTogether(c.get('context'), c.req.valid('json').documents) }, 200),
  )
  api.openapi(preview, async c =>
    c.json({ data: await getPreview(c.get('context'), c.req.valid('param')) }, 200),
  )
  api.openapi(publishSet, async c => {
    const done = await commands.publishTogether(c.get('context'), c.req.valid('json'))
    if (!done.ok) return refuse(c, done)
    return c.json({ data: { versions: done.versions, publishAt: publishAtOf(done) } }, 200)
  })
  api.openapi(withdraw, async c => {
    const done = await commands.withdrawHour(c.get('context'), {
      ...c.req.valid('param'),
      ...c.req.valid('json'),
    })
    return done.ok ? c.json({ data: done.versions }, 200) : answerConflict(c, done)
  })
  api.openapi(list, async c => {
    const { cursor = null, limit, ...wanted } = c.req.valid('query')
    const sought = { ...c.req.valid('param'), ...wanted }
    const { rows, after } = await queries.listDocuments(c.get('context'), sought, cursor, limit)
    return c.json({ data: rows, cursor: linkNextCursor(c, after) }, 200)
  })
  api.openapi(read, async c => {
    const data = await queries.getDocument(
      c.get('context'),
      c.req.valid('param'),
      c.req.valid('query').number,
    )
    c.header('etag', `"${data.number}"`)
    return c.json({ data }, 200)
  })
  api.openapi(save, async c => {
    const written = {
      ...c.req.valid('param'),
      ...c.req.valid('json'),
      after: c.req.valid('header')['if-match'],
    }
    const saved = await commands.saveDocument(c.get('context'), written)
    if (saved.ok) return c.json({ data: { number: saved.number, problems: saved.problems } }, 200)
    return answerMovedOn(c, { number: saved.number, document: saved.document, fields: saved.fields })
  })
  api.openapi(publish, async c => {
    const { number: of, ...at } = c.req.valid('json')
    const named = { ...c.req.valid('param'), number: of }
    return answer(c, await commands.publishTogether(c.get('context'), { documents: [named], ...at }))
  })
  api.openapi(presence, async c =>
    c.json({ data: await bePresentAtDocument(c.get('context'), c.req.valid('param')) }, 200),
  )
  api.openapi(history, async c => {
    const { cursor = null, limit } = c.req.valid('query')
    const { rows, after } = await queries.listVersions(c.get('context'), c.req.valid('param'), cursor, limit)
    return c.json({ data: rows, cursor: linkNextCursor(c, after) }, 200)
  })
  api.openapi(revert, async c =>
    answer(
      c,
      await commands.revertDocument(c.get('context'), { ...c.req.valid('param'), ...c.req.valid('json') }),
    ),
  )
  api.openapi(archive, async c =>
    answer(c, await commands.archiveDocument(c.get('context'), c.req.valid('param'))),
  )
  return api
}
