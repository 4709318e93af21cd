import { createRoute, z } from '@hono/zod-openapi'
import { getOwnPlan, listOwnPlans } from '#app/features/traveller/home/own-plan-queries.server.ts'
import { ownPlan, ownPlanWhole } from '#app/features/traveller/home/own-plan-schema.ts'
import type { Locale } from '#database/values/locale.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, notFound, unauthorized, withKey } from './contract.ts'
import { ofPlan } from './plan-number.ts'
import { linkNextCursor, nextCursor, paged, rowNumber } from './reading.ts'

const one = z.object(ownPlan.shape).openapi('OwnPlan')
const whole = z.object(ownPlanWhole.shape).openapi('OwnPlanWhole')

/** Of the names of holidays; texts of the plan stay in its own language. */
const reader = z
  .enum(['EN', 'ES'])
  .optional()
  .openapi({ description: 'Language of the names of days off and towns; the plan’s own unless it is given' })

const shared = { tags: ['Plans'], security: withKey, method: 'get' as const }

export const list = createRoute({
  ...{ ...shared, path: '/api/private/plan', operationId: 'listOwnPlans' },
  summary: 'List my plans, newest first',
  request: { query: z.object({ locale: reader, ...paged(rowNumber) }) },
  responses: {
    200: jsonAnswer('A page of the caller’s plans.', z.object({ data: z.array(one), next: nextCursor })),
    ...inputFailures,
    ...unauthorized,
  },
})

export const read = createRoute({
  ...{ ...shared, path: '/api/private/plan/{id}', operationId: 'getOwnPlan' },
  summary: 'Get one of my plans, with its request, planner and events',
  request: { params: ofPlan, query: z.object({ locale: reader }) },
  responses: {
    200: jsonAnswer('The plan.', z.object({ data: whole })),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

function languageOf(wanted: 'EN' | 'ES' | undefined): Locale | undefined {
  return wanted && (wanted === 'ES' ? 'es' : 'en')
}

/** The calls with which a traveller reads their plans. Another person's plan is answered with 404. */
export function routes() {
  const api = apiRouter()
  api.openapi(list, async c => {
    const { locale, cursor: after, limit } = c.req.valid('query')
    const { items, next } = await listOwnPlans(c.get('context'), { limit, after, reader: languageOf(locale) })
    c.header('cache-control', 'no-store')
    return c.json({ data: items, next: linkNextCursor(c, next) }, 200)
  })
  api.openapi(read, async c => {
    const reader = languageOf(c.req.valid('query').locale)
    const data = await getOwnPlan(c.get('context'), c.req.valid('param').id, reader)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  return api
}
