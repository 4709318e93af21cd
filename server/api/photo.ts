import { createRoute, z } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#app/app-error.ts'
import { addPhoto, attachPhoto } from '#app/picture/photo/add-photo.server.ts'
import { requireStaff } from '#app/picture/photo/authorize-photo.server.ts'
import { removePhoto } from '#app/picture/photo/change-photo.server.ts'
import { MAX_PHOTO_BYTES } from '#app/picture/photo/photo-image.server.ts'
import { photoSubject, photoWords } from '#app/picture/photo/photo-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import type { Rasters } from '../raster/rasters.ts'
import { apiRouter } from './api-router.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { answerFailure } from './failure.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'

/** Uploads held in memory at once; more are refused with a retry time. */
const UPLOADS_AT_ONCE = 3
/** Room for the fields besides the file. */
const FIELDS_BYTES = 64 * 1024

const subjectFields = { subject_kind: photoSubject.shape.kind, subject_key: photoSubject.shape.key }

/** Half a subject must not count as none. */
function isWhole(fields: Partial<Record<keyof typeof subjectFields, string>>): boolean {
  return (fields.subject_kind === undefined) === (fields.subject_key === undefined)
}
const half = { error: 'subject_unknown', path: ['subject_key'] }

const upload = z
  .object({
    file: z.file().openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF' }),
    alt_en: photoWords.shape.alt.shape.en.default('').meta({ example: 'A quetzal on a mossy branch' }),
    alt_es: photoWords.shape.alt.shape.es.default('').meta({ example: 'Un quetzal en una rama con musgo' }),
    credit: z.string().max(200).default(''),
    subject_kind: subjectFields.subject_kind.optional(),
    subject_key: subjectFields.subject_key.optional(),
  })
  .refine(isWhole, half)
  .openapi('NewPhoto')

const stored = z
  .object({
    data: z.object({
      key: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      isNew: z.boolean().openapi({ description: 'False if the same file was uploaded before' }),
    }),
  })
  .openapi('StoredPhoto')

export const photoKey = z.string().regex(/^[0-9a-f]{32}$/)
export const keyParam = z.object({
  key: photoKey.openapi({
    description: 'Key of the photograph, from addPhoto',
    example: '3f2a9c41d0b87e65a1c2d3e4f5061728',
  }),
})
const use = z.object(subjectFields).openapi('PhotoUse')
const perhapsUse = z.object(subjectFields).partial().refine(isWhole, half)
/** Authorizes before up to 30 MB are read. */
async function staffOnly(c: Context<HttpEnvironment>, next: Next): Promise<void> {
  requireStaff(c.get('context'))
  await next()
}

function atMost(count: number) {
  let underWay = 0
  return async (_c: Context, next: Next): Promise<void> => {
    if (underWay >= count) throw new AppError('unavailable', 'Other photographs are being taken in.')
    underWay++
    try {
      await next()
    } finally {
      underWay--
    }
  }
}

const limit = (maxSize: number) => bodyLimit({ maxSize, onError: c => answerFailure(c, 413) })

export const add = createRoute({
  method: 'post',
  path: '/api/admin/photo',
  operationId: 'addPhoto',
  security: withKey,
  tags: ['Photographs'],
  summary: 'Add a photograph and attach it to a country, place, trip, day, tour, hotel, person …',
  description:
    'It is published at once if it comes with words in both languages; otherwise it waits for them. The same file sent again is the same photograph: nothing written of it is lost.',
  middleware: [staffOnly, atMost(UPLOADS_AT_ONCE), limit(MAX_PHOTO_BYTES + FIELDS_BYTES)] as const,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: upload } } } },
  responses: {
    201: jsonAnswer('The stored photograph. The same file sent twice is one photograph.', stored),
    ...bodyFailures,
    ...unauthorized,
  },
})

export const attach = createRoute({
  method: 'post',
  path: '/api/admin/photo/{key}/use',
  operationId: 'attachPhoto',
  security: withKey,
  tags: ['Photographs'],
  summary: 'Attach a photograph to another subject',
  middleware: [staffOnly, limit(FIELDS_BYTES)] as const,
  request: {
    params: keyParam,
    body: jsonBody(use, { subject_kind: 'country', subject_key: 'costa-rica' }),
  },
  responses: {
    204: { description: 'The photograph was attached.' },
    ...bodyFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const remove = createRoute({
  method: 'delete',
  path: '/api/admin/photo/{key}',
  operationId: 'removePhoto',
  security: withKey,
  tags: ['Photographs'],
  summary: 'Detach a photograph from a subject, or delete it',
  middleware: [staffOnly] as const,
  request: { params: keyParam, query: perhapsUse },
  responses: {
    204: { description: 'The photograph was detached or deleted.' },
    ...inputFailures,
    ...tooLarge,
    ...unauthorized,
    ...notFound,
  },
})

/** The subject if both of its fields are given. */
function subjectOf({ subject_kind: kind, subject_key: key }: Partial<z.infer<typeof use>>) {
  return kind && key ? { kind, key } : undefined
}

/** The calls about photographs. Adding one is queued with the rasters, because it holds a picture in memory. */
export function routes(rasters: Rasters) {
  const api = apiRouter()
  api.openapi(add, async c => {
    const { file, alt_en: en, alt_es: es, credit, ...fields } = c.req.valid('form')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const subject = subjectOf(fields)
    const answer = await rasters.enqueue(() =>
      addPhoto(c.get('context'), {
        file: bytes,
        fileName: file.name.replace(/\p{C}/gu, '').trim(),
        alt: { en, es },
        credit: credit.trim() || null,
        place: subject && { subject },
      }),
    )
    if (answer.ok) return c.json({ data: answer.photo }, 201)
    if (answer.reason === 'file_too_large') throw new AppError('too_large', 'This photograph is too large.')
    const field = answer.reason === 'subject_unknown' ? 'subject_key' : 'file'
    return answerInvalid(c, problemWith(field, answer.reason))
  })
  api.openapi(attach, async c => {
    const { subject_kind: kind, subject_key } = c.req.valid('json')
    const subject = { kind, key: subject_key }
    const answer = await attachPhoto(c.get('context'), { key: c.req.valid('param').key, subject })
    if (answer.ok) return c.body(null, 204)
    if (answer.reason === 'photo_unknown') throw new AppError('not_found')
    return answerInvalid(c, problemWith('subject_key', answer.reason))
  })
  api.openapi(remove, async c => {
    const { key } = c.req.valid('param')
    const answer = await removePhoto(c.get('context'), { key, subject: subjectOf(c.req.valid('query')) })
    if (!answer.ok) throw new AppError('not_found')
    return c.body(null, 204)
  })
  return api
}
