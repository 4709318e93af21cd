import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#app/app-error.ts'
import { changePhoto, replacePhoto } from '#app/picture/photo/change-photo.server.ts'
import {
  findSubjects,
  getOfficePhoto,
  getOriginal,
  listPhotos,
} from '#app/picture/photo/office-photo-queries.server.ts'
import { namedSubject, officePhoto, photoChange, photoStates } from '#app/picture/photo/photo-schema.ts'
import { photoSubjects } from '#database/values/photo-subjects.ts'
import { apiRouter } from './api-router.ts'
import { answerMovedOn } from './conflict.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  unauthorized,
  withKey,
} from './contract.ts'
import { failureFields } from './failure.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { keyParam, photoKey } from './photo.ts'
import { countryTag, limitOf, linkNextCursor, nextCursor, paged, rowNumber, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Photographs'] }
const photograph = officePhoto.openapi('OfficePhoto')
const readFailures = { ...inputFailures, ...unauthorized, ...notFound }

const q = z.string().trim().max(120).optional()
const kind = z.enum(photoSubjects).optional()

export const list = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/photo', operationId: 'listPhotos' },
  summary: 'List the photographs',
  description:
    'For the office: those of a planner’s countries and those they uploaded themselves; for admins all. The newest first. `q` is a part of the words, the credit, the file’s name, or the name of what it shows. `wordless` are those without words in one of the languages.',
  request: {
    query: z.object({
      q,
      country: countryTag.optional(),
      kind: kind.openapi({ description: 'Kind of what it shows', example: 'hotel' }),
      subject: z.string().max(300).optional().openapi({ description: 'Key of what it shows' }),
      state: z.enum(photoStates).optional(),
      ...paged(rowNumber),
    }),
  },
  responses: {
    200: jsonAnswer('A page of the photographs.', z.object({ data: z.array(photograph), next: nextCursor })),
    ...inputFailures,
    ...unauthorized,
  },
})

export const read = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/photo/{key}', operationId: 'getPhoto' },
  summary: 'Read a photograph: its words, and where it is used',
  request: { params: keyParam },
  responses: { 200: jsonAnswer('The photograph.', wholeOf(photograph)), ...readFailures },
})

export const change = createRoute({
  ...{ ...shared, method: 'patch', path: '/api/admin/photo/{key}', operationId: 'changePhoto' },
  summary: 'Change a photograph: focus point, words, credit, licence, what it shows, whether it is published',
  description:
    'What is left out stays. With `number`, nothing is written if the photograph has changed since it was read: 412 then returns it. It is published once it has words in both languages.',
  request: {
    params: keyParam,
    body: jsonBody(photoChange.extend({ number: z.int().min(1).optional() }), {
      focus: { x: 30, y: 60 },
      alt: { en: 'A quetzal on a mossy branch', es: 'Un quetzal en una rama con musgo' },
      published: true,
    }),
  },
  responses: {
    200: jsonAnswer('The photograph as it is now.', wholeOf(photograph)),
    412: jsonAnswer(
      'The photograph has changed since; `current` is what it is now.',
      z.object({ ...failureFields, current: photograph }),
    ),
    ...bodyFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const replace = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/photo/{key}/replacement', operationId: 'replacePhoto' },
  summary: 'Replace a photograph by another one, wherever it is used',
  description:
    'The other one takes its places and, if it has none of its own, its words. The replaced one stays, without places and unpublished.',
  request: {
    params: keyParam,
    body: jsonBody(z.object({ by: photoKey }), { by: '7b1e3a90c4d2f8561029384756abcdef' }),
  },
  responses: {
    204: { description: 'It was replaced.' },
    ...bodyFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const original = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/photo/{key}/original', operationId: 'getOriginalPhoto' },
  summary: 'Download a photograph as it was uploaded',
  description: 'It may tell where it was taken, which what is shown never does.',
  request: { params: keyParam },
  responses: {
    200: {
      description: 'The file, as a download.',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...readFailures,
  },
})

export const subjects = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/photo-subject', operationId: 'findPhotoSubjects' },
  summary: 'Find what a photograph can show',
  description: 'By a part of the name or the key. For planners in their countries.',
  request: {
    query: z.object({
      q: q.openapi({ example: 'lodge' }),
      country: countryTag.optional(),
      kind,
      limit: limitOf(20),
    }),
  },
  responses: {
    200: jsonAnswer(
      'What was found.',
      z.object({ data: z.array(namedSubject.openapi('NamedPhotoSubject')) }),
    ),
    ...inputFailures,
    ...unauthorized,
  },
})

/** The calls with which the office finds and changes photographs. */
export function routes() {
  const api = apiRouter()
  for (const path of ['/api/admin/photo', '/api/admin/photo/*', '/api/admin/photo-subject'])
    api.use(path, noStore)
  api.openapi(list, async c => {
    const { cursor = null, limit, ...search } = c.req.valid('query')
    const { rows, after } = await listPhotos(c.get('context'), search, cursor, limit)
    return c.json({ data: rows, next: linkNextCursor(c, after) }, 200)
  })
  api.openapi(subjects, async c => {
    const { limit, ...search } = c.req.valid('query')
    return c.json({ data: await findSubjects(c.get('context'), search, limit) }, 200)
  })
  api.openapi(read, async c =>
    c.json({ data: await getOfficePhoto(c.get('context'), c.req.valid('param').key) }, 200),
  )
  api.openapi(change, async c => {
    const { key } = c.req.valid('param')
    const { number, ...wanted } = c.req.valid('json')
    const answer = await changePhoto(c.get('context'), { key, number, change: wanted })
    const reason = answer.ok ? null : answer.reason
    if (reason === 'photo_unknown') throw new AppError('not_found')
    if (reason === 'subject_unknown') return answerInvalid(c, problemWith('subjects', reason))
    if (reason === 'photo_alt_missing') return answerInvalid(c, problemWith('alt', reason))
    const current = await getOfficePhoto(c.get('context'), key)
    if (reason === null) return c.json({ data: current }, 200)
    return answerMovedOn(c, current)
  })
  api.openapi(replace, async c => {
    const answer = await replacePhoto(c.get('context'), { ...c.req.valid('param'), ...c.req.valid('json') })
    if (!answer.ok) throw new AppError('not_found')
    return c.body(null, 204)
  })
  api.openapi(original, async c => {
    const { name, content } = await getOriginal(c.get('context'), c.req.valid('param').key)
    return c.body(new Uint8Array(content), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
  })
  return api
}
