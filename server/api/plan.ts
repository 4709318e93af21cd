import { createRoute } from '@hono/zod-openapi'
import { createPlan } from '#app/features/request/plan/create-plan.server.ts'
import { newPlan, planRequest } from '#app/features/request/plan/plan-schema.ts'
import {
  createdUserWithNewPlan,
  createUserWithNewPlan,
  planCreation,
  planCreationResult,
  toNewPlan,
} from '#app/features/request/plan/plan-wire-schema.ts'
import { withDraft } from '#app/features/request/plan/save-draft.server.ts'
import { sendPlanRequest } from '#app/features/request/plan/send-plan-request.server.ts'
import { apiRouter } from './api-router.ts'
import { bodyFailures, idempotency, jsonAnswer, jsonBody } from './contract.ts'
import { problemsOf, problemWith } from './invalid-request.ts'
import { refuseTooMany } from './too-many.ts'

const createWithUser = createRoute({
  method: 'post',
  path: '/api/public/user/create_with_new_plan',
  tags: ['Plans'],
  summary: 'Send a trip request from the quick contact form',
  description:
    'Once this answers, the request is on the disk, whatever becomes of the database. The answer never tells whether the address was known.',
  request: { headers: idempotency, body: jsonBody(createUserWithNewPlan) },
  responses: { 200: jsonAnswer('The request is safe.', createdUserWithNewPlan), ...bodyFailures },
})

const createAlone = createRoute({
  method: 'post',
  path: '/api/public/plan',
  tags: ['Plans'],
  summary: 'Create a plan',
  description:
    'Of whoever is logged in: their planner has it at once. Of a visitor: it waits until create_with_new_plan says whose it is, by its draft_key. Stages and their dates are the planners’ to set; sent by others they are left out.',
  request: { headers: idempotency, body: jsonBody(planCreation) },
  responses: { 201: jsonAnswer('It is kept.', planCreationResult), ...bodyFailures },
})

/** The calls about plans. */
export function planRoutes() {
  const api = apiRouter()
  api.openapi(createWithUser, async c => {
    const { newPlan: wire, ...person } = c.req.valid('json')
    const request = planRequest.safeParse({
      ...person,
      requestKey: c.req.valid('header')['idempotency-key'],
      newPlan: toNewPlan(wire),
    })
    if (!request.success) return c.json(problemsOf(request.error), 422)
    const whole = await withDraft(c.get('context'), request.data, wire.draft_key)
    const answer = await sendPlanRequest(c.get('context'), whole)
    if (!answer.ok) {
      if (answer.reason === 'too_many') return refuseTooMany(answer)
      return c.json(problemWith('newPlan.country', answer.reason), 422)
    }
    c.header('cache-control', 'no-store')
    const { userId, receiptKey, utmTicket } = answer
    return c.json({ data: { user_id: userId, receipt_key: receiptKey, utm_ticket: utmTicket } }, 200)
  })
  api.openapi(createAlone, async c => {
    const { birthday, newPlan: wire } = c.req.valid('json')
    const plan = newPlan.safeParse(toNewPlan(wire))
    if (!plan.success) return c.json(problemsOf(plan.error), 422)
    const requestKey = c.req.valid('header')['idempotency-key']
    const answer = await createPlan(c.get('context'), {
      birthday: birthday ?? undefined,
      newPlan: plan.data,
      requestKey,
    })
    if (!answer.ok) {
      if (answer.reason === 'too_many') return refuseTooMany(answer)
      return c.json(problemWith('newPlan.country', answer.reason), 422)
    }
    c.header('cache-control', 'no-store')
    return c.json({ newPlan: { ...wire, receipt_key: answer.receiptKey, draft_key: answer.draftKey } }, 201)
  })
  return api
}
