import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { fileFormats } from '#app/features/traveller/files/file-trip.ts'
import {
  getProposalFile,
  getSharedFile,
  type TripFile,
} from '#app/features/traveller/files/trip-file-queries.server.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, limitedFailures, notFound, withKey } from './contract.ts'
import { ofProposal } from './plan-number.ts'

const format = z.enum(fileFormats).openapi({
  description: 'ics: calendar; gpx: GPS route; pdf: for printing; html: a page that works offline',
  example: 'ics',
})

const binary = { schema: z.string().openapi({ format: 'binary' }) }
const responses = {
  200: {
    description: 'The file, as a download.',
    content: {
      'text/calendar': binary,
      'application/gpx+xml': binary,
      'application/pdf': binary,
      'text/html': binary,
    },
  },
  ...inputFailures,
  ...notFound,
  ...conflicts,
  429: limitedFailures[429],
}

export const own = createRoute({
  ...{ method: 'get', path: '/api/private/plan/{id}/proposal/{number}/file/{format}' },
  ...{ tags: ['Proposals'], security: withKey, operationId: 'getProposalFile' },
  summary: 'Download a sent proposal as a file',
  request: { params: ofProposal.extend({ format }) },
  responses,
})

export const shared = createRoute({
  ...{ method: 'get', path: '/api/public/shared/{key}/file/{format}' },
  ...{ tags: ['Proposals'], operationId: 'getSharedFile' },
  summary: 'Download the proposal behind a share link as a file',
  request: {
    params: z.object({
      key: z.string().min(1).max(100).openapi({ example: 'the-key-of-the-link' }),
      format,
    }),
  },
  responses,
})

/** Always a sandboxed download, never a page of this site. */
function answer(c: Context<HttpEnvironment>, { name, type, content }: TripFile) {
  return c.body(content, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': 'sandbox',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
}

/** The calls that return a trip as a file. */
export function routes() {
  const api = apiRouter()
  api.openapi(own, async c => {
    const { id, number, format } = c.req.valid('param')
    const file = await getProposalFile(c.get('context'), { planId: id, number, format })
    return file ? answer(c, file) : answerConflict(c, { reason: 'dates_open' })
  })
  api.openapi(shared, async c => {
    const file = await getSharedFile(c.get('context'), c.req.valid('param'))
    return file ? answer(c, file) : answerConflict(c, { reason: 'dates_open' })
  })
  return api
}
