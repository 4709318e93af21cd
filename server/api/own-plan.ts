import { createRoute, z } from '@hono/zod-openapi'
import { getOwnPlan, listOwnPlans } from '#app/features/traveller/home/own-plan-queries.server.ts'
import { ownPlan, ownPlanWhole } from '#app/features/traveller/home/own-plan-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound, unauthorized, withKey } from './contract.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { ofPlan } from './plan-number.ts'

const MOST_PLANS = 50

const cursor = z
  .string()
  .max(100)
  .transform((text, check) => {
    const after = z.int().positive().safeParse(readCursor(text))
    if (!after.success) check.addIssue({ code: 'custom', message: 'cursor_unknown' })
    return after.data
  })
  .optional()
  .openapi({ type: 'string', description: '`next` of the previous page' })

const one = z.object(ownPlan.shape).openapi('OwnPlan')
const whole = z.object(ownPlanWhole.shape).openapi('OwnPlanWhole')

const shared = { tags: ['Plans'], security: withKey, method: 'get' as const }

export const list = createRoute({
  ...{ ...shared, path: '/api/private/plan', operationId: 'listOwnPlans' },
  summary: 'List my plans, newest first',
  request: { query: z.object({ cursor }) },
  responses: {
    200: jsonAnswer(
      'A page of the caller’s plans.',
      z.object({ data: z.array(one), next: z.string().nullable() }),
    ),
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
    const after = c.req.valid('query').cursor
    const { items, next } = await listOwnPlans(c.get('context'), { limit: MOST_PLANS, after })
    c.header('cache-control', 'no-store')
    return c.json({ data: items, next: next === null ? null : writeCursor(next) }, 200)
  })
  api.openapi(read, async c => {
    const data = await getOwnPlan(c.get('context'), c.req.valid('param').id)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  return api
}
