import { createRoute, z } from '@hono/zod-openapi'
import { getOwnPapers } from '#app/features/traveller/papers/papers-queries.server.ts'
import { papers } from '#app/features/traveller/papers/papers-schema.ts'
import { getOwnTripDays } from '#app/features/traveller/today/today-queries.server.ts'
import { tripDays } from '#app/features/traveller/today/today-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound, unauthorized, withKey } from './contract.ts'
import { ofPlan } from './plan-number.ts'
import { locale, readIn } from './reading.ts'

const shared = { tags: ['Plans'], security: withKey, method: 'get' as const, request: { params: ofPlan } }
const reading = { ...inputFailures, ...unauthorized, ...notFound }

export const readPapers = createRoute({
  ...{ ...shared, path: '/api/private/plan/{id}/paper', operationId: 'listPapers' },
  summary: 'Get the documents of one of my plans: proposals, signature, invoices and files',
  responses: {
    200: jsonAnswer('The documents.', z.object({ data: z.object(papers.shape).openapi('Papers') })),
    ...reading,
  },
})

export const readDays = createRoute({
  ...{ ...shared, path: '/api/private/plan/{id}/today', operationId: 'getTripDays' },
  request: { params: ofPlan, query: z.object({ locale }) },
  summary: 'Get the days of my booked trip and the telephone numbers for the way',
  responses: {
    200: jsonAnswer(
      'The days of the trip; empty while nothing is booked.',
      z.object({ data: z.object(tripDays.shape).openapi('TripDays') }),
    ),
    ...reading,
  },
})

/** The calls about a traveller's booked trip. */
export function routes() {
  const api = apiRouter()
  api.openapi(readPapers, async c => {
    const data = await getOwnPapers(c.get('context'), c.req.valid('param').id)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  api.openapi(readDays, async c => {
    const { id } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getOwnTripDays(ctx, id))
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  return api
}
