import { createRoute } from '@hono/zod-openapi'
import { patienceOf } from '#app/deadline.ts'
import { createPlan, withUnclaimedPlan } from '#app/features/request/sending/create-plan.server.ts'
import {
  createdUserWithNewPlan,
  createUserWithNewPlan,
  planCreation,
  planCreationResult,
  toNewPlan,
  withoutStages,
} from '#app/features/request/sending/plan-wire-schema.ts'
import { type NamedFault, sendPlanRequest } from '#app/features/request/sending/send-plan-request.server.ts'
import { signChallenge } from '#app/features/request/spam/proof-commands.server.ts'
import { apiRouter } from './api-router.ts'
import {
  idempotency,
  jsonAnswer,
  jsonBody,
  limitedFailures,
  orProgram,
  withOrWithoutKey,
} from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { refuseTooMany } from './too-many.ts'

const examplePlan = {
  country: 'costa-rica',
  notes: 'Two weeks in May\n----\nQCF URL: /costa-rica',
  travel_class: 'Premium',
}
const examplePerson = {
  ...{ name: 'Ana Mora', email: 'ana@example.org', phone: '+506 8888 1234' },
  ...{ locale: 'ES' as const, timezone: '', newPlan: examplePlan },
}

export const createWithUser = createRoute({
  method: 'post',
  path: '/api/public/user/create_with_new_plan',
  operationId: 'createUserWithNewPlan',
  security: orProgram(withOrWithoutKey, 'requests:send'),
  tags: ['Plans'],
  summary: 'Send a trip request from the quick contact form',
  description:
    'When this call answers, the request is stored on disk, even if the database is unavailable. The answer never reveals whether the address has an account. The same idempotency-key with another body creates a second plan; without one, an equal body within a minute of the first is its repetition.',
  request: { headers: idempotency, body: jsonBody(createUserWithNewPlan, examplePerson) },
  responses: { 200: jsonAnswer('The stored request.', createdUserWithNewPlan), ...limitedFailures },
})

export const createAlone = createRoute({
  method: 'post',
  path: '/api/public/plan',
  operationId: 'createPlan',
  security: orProgram(withOrWithoutKey, 'requests:send'),
  tags: ['Plans'],
  summary: 'Create a plan',
  description:
    'With a login key the plan goes to a planner at once. Without one it waits until create_with_new_plan names its owner, by draft_key. Stages and their dates are set by planners only; from other callers they are ignored. While the database is away or slow this call fails with 503 or 504, unlike create_with_new_plan.',
  request: { headers: idempotency, body: jsonBody(planCreation, { newPlan: examplePlan }) },
  responses: {
    201: jsonAnswer(
      'The receipt key of the plan, or the draft key while it has no owner.',
      planCreationResult,
    ),
    ...limitedFailures,
  },
})

function problemOf(reason: NamedFault) {
  return problemWith(reason === 'country_unknown' ? 'newPlan.country' : 'newPlan.fkey', reason)
}

/** The calls about plans. */
export function routes() {
  const api = apiRouter()
  api.openapi(createWithUser, async c => {
    const { newPlan: wire, evidence, ...person } = c.req.valid('json')
    const ctx = c.get('context')
    const requestKey = c.req.valid('header')['idempotency-key']
    const sent = { ...person, requestKey, newPlan: toNewPlan(wire) }
    const { draft_key: draftKey } = wire
    const whole = draftKey ? await patienceOf(ctx).await(withUnclaimedPlan(ctx, sent, draftKey)) : sent
    if (!whole) return answerInvalid(c, problemWith('newPlan.draft_key', 'draft_unknown'))
    const answer = await sendPlanRequest(ctx, {
      ...whole,
      ...(evidence && {
        evidence: { trap: evidence.trap, tookMs: evidence.took_ms, headers: c.req.raw.headers },
      }),
    })
    if (!answer.ok) {
      if (answer.reason === 'too_many') return refuseTooMany(answer)
      return answerInvalid(c, problemOf(answer.reason))
    }
    c.header('cache-control', 'no-store')
    const { userId, receiptKey, utmTicket } = answer
    const challenge = evidence ? await signChallenge(ctx, answer) : undefined
    return c.json(
      { data: { user_id: userId, receipt_key: receiptKey, utm_ticket: utmTicket, challenge } },
      200,
    )
  })
  api.openapi(createAlone, async c => {
    const { birthday, referral, newPlan: wire } = c.req.valid('json')
    const ctx = c.get('context')
    const answer = await createPlan(ctx, {
      birthday: birthday ?? undefined,
      newPlan: toNewPlan(wire),
      requestKey: c.req.valid('header')['idempotency-key'],
      referral,
    })
    if (!answer.ok) {
      if (answer.reason === 'too_many') return refuseTooMany(answer)
      return answerInvalid(c, problemOf(answer.reason))
    }
    c.header('cache-control', 'no-store')
    const { receiptKey, draftKey } = answer
    return c.json({ newPlan: { ...withoutStages(wire), receipt_key: receiptKey, draft_key: draftKey } }, 201)
  })
  return api
}
