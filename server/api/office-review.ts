import { createRoute, z } from '@hono/zod-openapi'
import { publishReview, refuseReview } from '#app/features/office/inbox/moderate-commands.server.ts'
import { listReviews } from '#app/features/office/inbox/office-review-queries.server.ts'
import {
  officeReview,
  reviewCounts,
  reviewPosition,
} from '#app/features/office/inbox/office-review-schema.ts'
import { reviewStates } from '#app/features/traveller/review/trip-review.ts'
import { reviewWords } from '#app/features/traveller/review/trip-review-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { inputFailures, jsonAnswer, jsonBody, unauthorized, withKey } from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { ofPlan } from './plan-number.ts'
import { linkNextCursor, nextCursor, paged, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }
const writtenTs = z.iso.datetime().openapi({
  description: 'writtenTs of the review that was read; a review changed since is answered 409',
  example: '2027-03-01T12:00:00.000Z',
})
const decided = jsonAnswer('The new state of the review.', wholeOf(z.object({ state: z.enum(reviewStates) })))

export const list = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/review', operationId: 'listOfficeReviews' },
  summary: 'List reviews by state',
  request: {
    query: z.object({ state: z.enum(reviewStates).default('waiting'), ...paged(reviewPosition) }),
  },
  responses: {
    200: jsonAnswer(
      'A page of reviews, the latest first.',
      z.object({
        data: z.array(officeReview.openapi('OfficeReview')),
        next: nextCursor,
        counts: reviewCounts,
      }),
    ),
    ...inputFailures,
    ...unauthorized,
  },
})

export const publish = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/review/{id}/publish', operationId: 'publishReview' },
  summary: 'Publish a review',
  description:
    '`id` is the number of the plan; `title` and `comment` are the translation into the other language.',
  request: {
    params: ofPlan,
    body: jsonBody(reviewWords.extend({ writtenTs }).openapi('ReviewPublication'), {
      writtenTs: '2027-03-01T12:00:00.000Z',
      title: 'El hombre de las ranas vale el pasaje',
      comment: 'El camino a Uvita es largo, pero hay cocodrilos.',
    }),
  },
  responses: { 200: decided, ...officeFailures, ...conflicts },
})

export const refuse = createRoute({
  ...{ ...shared, method: 'post', path: '/api/admin/review/{id}/refuse', operationId: 'refuseReview' },
  summary: 'Refuse a review, with a reason for its author',
  request: {
    params: ofPlan,
    body: jsonBody(
      z.strictObject({ writtenTs, reason: z.string().trim().max(2_000) }).openapi('ReviewRefusal'),
      { writtenTs: '2027-03-01T12:00:00.000Z', reason: 'It names another guest.' },
    ),
  },
  responses: { 200: decided, ...officeFailures, ...conflicts },
})

/** The calls with which the office reads reviews before they are published. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/review/*', noStore)
  api.openapi(list, async c => {
    const { state, cursor = null, limit } = c.req.valid('query')
    const { rows, counts, after: end } = await listReviews(c.get('context'), state, cursor, limit)
    return c.json({ data: rows, next: linkNextCursor(c, end), counts }, 200)
  })
  api.openapi(publish, async c => {
    const { id: planId } = c.req.valid('param')
    const { writtenTs: at, ...translation } = c.req.valid('json')
    const wanted = { planId, writtenTs: new Date(at), translation }
    const answer = await publishReview(c.get('context'), wanted)
    return answer.ok ? c.json({ data: { state: answer.state } }, 200) : answerConflict(c, answer)
  })
  api.openapi(refuse, async c => {
    const { id: planId } = c.req.valid('param')
    const { writtenTs: at, reason } = c.req.valid('json')
    if (reason === '') return answerInvalid(c, problemWith('reason', 'reason_missing'))
    const answer = await refuseReview(c.get('context'), { planId, writtenTs: new Date(at), reason })
    return answer.ok ? c.json({ data: { state: answer.state } }, 200) : answerConflict(c, answer)
  })
  return api
}
