import { createRoute, z } from '@hono/zod-openapi'
import { closeRequest, makePlanOfRequest } from '#app/features/office/inbox/sort-commands.server.ts'
import { listUnsorted } from '#app/features/office/inbox/unsorted-queries.server.ts'
import {
  requestClosing,
  requestCorrection,
  unsortedCounts,
  unsortedPosition,
  unsortedRequestEntry,
  unsortedStates,
} from '#app/features/office/inbox/unsorted-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, jsonAnswer, jsonBody, unauthorized, withKey } from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { planNumber } from './plan-number.ts'
import { linkNextCursor, nextCursor, paged, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }
const ofRequest = z.object({ id: planNumber })

export const list = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/unsorted', operationId: 'listUnsortedRequests' },
  summary: 'List the requests that could not become plans',
  description:
    'For planners and admins: such a request belongs to no country yet. Open ones from the longest waiting, sorted ones from the latest. Fifty per page.',
  request: {
    query: z.object({ state: z.enum(unsortedStates).default('open'), ...paged(unsortedPosition) }),
  },
  responses: {
    200: jsonAnswer(
      'A page of requests.',
      z.object({
        data: z.array(unsortedRequestEntry.openapi('UnsortedRequest')),
        next: nextCursor,
        counts: unsortedCounts,
      }),
    ),
    ...inputFailures,
    ...unauthorized,
  },
})

export const makePlan = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/unsorted/{id}/plan', operationId: 'makePlanOfRequest' },
  summary: 'Make a plan of a request, as corrected',
  description:
    'The country’s planner and the sender are emailed, and the receipt shows the plan. What the database still refuses of the rest is left out of the plan, and stays readable in the list. Repeated by the same person it makes one plan.',
  request: {
    params: ofRequest,
    body: jsonBody(requestCorrection.openapi('RequestCorrection'), {
      ...{ name: 'Ana Mora', email: 'ana@example.org', phone: '+506 8888 1234' },
      ...{ country: 'costa-rica', message: 'Two weeks in May' },
    }),
  },
  responses: {
    200: jsonAnswer(
      'The plan.',
      wholeOf(
        z.object({
          planId: z.int().nullable().openapi({ description: 'Null if the caller may not open the plan' }),
        }),
      ),
    ),
    ...officeFailures,
    ...conflicts,
  },
})

export const close = createRoute({
  ...{
    ...shared,
    method: 'post',
    path: '/api/admin/unsorted/{id}/close',
    operationId: 'closeUnsortedRequest',
  },
  summary: 'Close a request without a plan',
  description: 'Its sender reads the reason on the receipt.',
  request: {
    params: ofRequest,
    body: jsonBody(requestClosing.openapi('RequestClosing'), { reason: 'It was sent twice.' }),
  },
  responses: { 204: { description: 'The request is closed.' }, ...officeFailures, ...conflicts },
})

/** The calls with which the office sorts out requests that could not become plans. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/unsorted/*', noStore)
  api.openapi(list, async c => {
    const { state, cursor = null, limit } = c.req.valid('query')
    const { rows, counts, after: end } = await listUnsorted(c.get('context'), state, cursor, limit)
    return c.json({ data: rows, next: linkNextCursor(c, end), counts }, 200)
  })
  api.openapi(makePlan, async c => {
    const { id } = c.req.valid('param')
    const answer = await makePlanOfRequest(c.get('context'), { id, correction: c.req.valid('json') })
    if (answer.ok) return c.json({ data: { planId: answer.planId } }, 200)
    if (answer.reason === 'country_unknown') return answerInvalid(c, problemWith('country', answer.reason))
    return answerConflict(c, answer)
  })
  api.openapi(close, async c => {
    const { id } = c.req.valid('param')
    const answer = await closeRequest(c.get('context'), { id, ...c.req.valid('json') })
    return answer.ok ? c.body(null, 204) : answerConflict(c, answer)
  })
  return api
}
