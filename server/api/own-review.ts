import { createRoute, z } from '@hono/zod-openapi'
import { reviewStates } from '#app/features/traveller/review/trip-review.ts'
import { writeReview } from '#app/features/traveller/review/trip-review-commands.server.ts'
import { getOwnReview } from '#app/features/traveller/review/trip-review-queries.server.ts'
import { ownReview, writtenReview } from '#app/features/traveller/review/trip-review-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { bodyFailures, inputFailures, jsonAnswer, jsonBody, notFound, withKey } from './contract.ts'
import { ofPlan } from './plan-number.ts'
import { locale, readIn, wholeOf } from './reading.ts'

const PATH = '/api/private/plan/{id}/review'
const shared = { security: withKey, tags: ['Reviews'] }
const query = z.object({ locale })

export const read = createRoute({
  ...{ ...shared, method: 'get', path: PATH, operationId: 'getOwnReview' },
  summary: 'Get my review of a trip, or whether I can write one',
  request: { params: ofPlan, query },
  responses: {
    200: jsonAnswer(
      'The review and its state, or why none can be written.',
      wholeOf(ownReview.openapi('OwnReview')),
    ),
    ...inputFailures,
    ...notFound,
  },
})

export const write = createRoute({
  ...{ ...shared, method: 'post', path: PATH, operationId: 'writeReview' },
  summary: 'Write or rewrite my review of a trip',
  description:
    'The office reads a review before it is published. `locale` is the language of the review. Only for a booked trip, from its last day on.',
  request: {
    params: ofPlan,
    query,
    body: jsonBody(writtenReview.openapi('WrittenReview'), {
      rating: 5,
      title: 'The frog man is worth the airfare',
      comment: 'The road to Uvita is long, but there are crocodiles.',
      mayPublish: true,
    }),
  },
  responses: {
    200: jsonAnswer('The state of the review.', wholeOf(z.object({ state: z.enum(reviewStates) }))),
    ...bodyFailures,
    ...notFound,
    ...conflicts,
  },
})

/** The calls with which travellers review their trips. */
export function routes() {
  const api = apiRouter()
  api.openapi(read, async c => {
    const { id } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getOwnReview(ctx, id))
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  api.openapi(write, async c => {
    const { id: planId } = c.req.valid('param')
    const wanted = { planId, words: c.req.valid('json') }
    const answer = await readIn(c, c.req.valid('query').locale, ctx => writeReview(ctx, wanted))
    if (!answer.ok) return answerConflict(c, answer)
    return c.json({ data: { state: answer.state } }, 200)
  })
  return api
}
