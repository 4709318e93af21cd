import { createRoute, z } from '@hono/zod-openapi'
import { getOwnPlan, listOwnPlans } from '#app/features/traveller/home/own-plan-queries.server.ts'
import { ownPlan, ownPlanWhole } from '#app/features/traveller/home/own-plan-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound, unauthorized, withKey } from './contract.ts'
import { ofPlan } from './plan-number.ts'
import { linkNextCursor, nextCursor, paged, rowNumber } from './reading.ts'

const one = z.object(ownPlan.shape).openapi('OwnPlan')
const whole = z.object(ownPlanWhole.shape).openapi('OwnPlanWhole')

const shared = { tags: ['Plans'], security: withKey, method: 'get' as const }

export const list = createRoute({
  ...{ ...shared, path: '/api/private/plan', operationId: 'listOwnPlans' },
  summary: 'List my plans, newest first',
  request: { query: z.object(paged(rowNumber)) },
  responses: {
    200: jsonAnswer('A page of the caller’s plans.', z.object({ data: z.array(one), next: nextCursor })),
    ...inputFailures,
    ...unauthorized,
  },
})

export const read = createRoute({
  ...{ ...shared, path: '/api/private/plan/{id}', operationId: 'getOwnPlan' },
  summary: 'Get one of my plans, with its request, planner and events',
  request: { params: ofPlan },
  responses: {
    200: jsonAnswer('The plan.', z.object({ data: whole })),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

/** The calls with which a traveller reads their plans. Another person's plan is answered with 404. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { cursor: after, limit } = c.req.valid('query')
    const { items, next } = await listOwnPlans(c.get('context'), { limit, after })
    c.header('cache-control', 'no-store')
    return c.json({ data: items, next: linkNextCursor(c, next) }, 200)
  })
  api.openapi(read, async c => {
    const data = await getOwnPlan(c.get('context'), c.req.valid('param').id)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  return api
}
