import { createRoute, z } from '@hono/zod-openapi'
import { endShare, sharePlan } from '#app/features/proposal/share/share-commands.server.ts'
import { getShareLink } from '#app/features/proposal/share/share-queries.server.ts'
import { shareLinkAnswer } from '#app/features/proposal/share/share-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, jsonAnswer, notFound, tooLarge, withKey } from './contract.ts'
import { ofPlan } from './plan-number.ts'

const link = z.object(shareLinkAnswer.shape).openapi('ShareLink')

const shared = {
  ...{ tags: ['Proposals'], security: withKey, path: '/api/private/plan/{id}/share' as const },
  request: { params: ofPlan },
}

export const read = createRoute({
  ...{ ...shared, method: 'get', operationId: 'getShareLink' },
  summary: 'Get the share link to one’s proposals',
  responses: {
    200: jsonAnswer('The open link; null if there is none.', z.object({ data: link.nullable() })),
    ...inputFailures,
    ...notFound,
  },
})

export const open = createRoute({
  ...{ ...shared, method: 'post', operationId: 'sharePlan' },
  summary: 'Create a read-only share link to one’s proposals',
  description: 'The link works until it is revoked. A repeated call returns the same link.',
  responses: {
    200: jsonAnswer('The link. Anybody who has it can read the proposals.', z.object({ data: link })),
    ...inputFailures,
    ...notFound,
    ...conflicts,
    ...tooLarge,
  },
})

export const end = createRoute({
  ...{ ...shared, method: 'delete', operationId: 'endShare' },
  summary: 'Revoke the share link',
  responses: {
    200: jsonAnswer('The link was revoked.', z.object({ data: z.null() })),
    ...inputFailures,
    ...notFound,
    ...tooLarge,
  },
})

/** The calls about the share link of a traveller's proposals. */
export function routes() {
  const api = apiRouter()
  api.openapi(read, async c => {
    const data = await getShareLink(c.get('context'), c.req.valid('param').id)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  api.openapi(open, async c => {
    const opened = await sharePlan(c.get('context'), { planId: c.req.valid('param').id })
    c.header('cache-control', 'no-store')
    return opened.ok ? c.json({ data: opened.link }, 200) : answerConflict(c, opened)
  })
  api.openapi(end, async c => {
    await endShare(c.get('context'), { planId: c.req.valid('param').id })
    c.header('cache-control', 'no-store')
    return c.json({ data: null }, 200)
  })
  return api
}
