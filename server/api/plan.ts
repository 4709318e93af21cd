import { createRoute, z } from '@hono/zod-openapi'
import { createPlan } from '#app/features/plan/create-plan.server.ts'
import { withDraft } from '#app/features/plan/plan-draft.server.ts'
import { languageCodes, newPlan, planRequest } from '#app/features/plan/plan-schema.ts'
import { sendPlanRequest } from '#app/features/plan/send-plan-request.server.ts'
import { apiRouter } from './api-router.ts'
import { bodyFailures, idempotency, jsonAnswer, jsonBody } from './contract.ts'
import { problemsOf, problemWith } from './invalid-request.ts'
import { createdPlan, requestedPlan, toNewPlan } from './new-plan-contract.ts'

const draftKey = z
  .string()
  .regex(/^[\w-]{24}$/)
  .optional()
  .openapi({
    description: 'Of a plan that was made before it was known whose it is: it fills what is left out.',
  })

/** The body as the specification spells it (sections 3 and 7). */
const createUserWithNewPlan = z
  .object({
    name: planRequest.shape.name.meta({ example: 'Ana Mora' }),
    email: planRequest.shape.email.meta({ example: 'ana@example.org' }),
    phone: z.string().max(40).optional(),
    locale: z.enum(languageCodes).default('EN'),
    timezone: z.string().max(60).default(''),
    newPlan: requestedPlan.extend({ draft_key: draftKey }),
  })
  .openapi('CreateUserWithNewPlan')

const created = z
  .object({
    data: z.object({
      user_id: z.number().int().positive(),
      receipt_key: z.string().openapi({ description: 'Last part of the address of the receipt' }),
      utm_ticket: z
        .string()
        .openapi({ description: 'Lets whoever sent this tell once where they came from: log_utm' }),
    }),
  })
  .openapi('CreatedUserWithNewPlan')

const createWithUser = createRoute({
  method: 'post',
  path: '/api/public/user/create_with_new_plan',
  tags: ['Plans'],
  summary: 'Send a trip request from the quick contact form',
  description:
    'Once this answers, the request is on the disk, whatever becomes of the database. The answer never tells whether the address was known.',
  request: { headers: idempotency, body: jsonBody(createUserWithNewPlan) },
  responses: { 200: jsonAnswer('The request is safe.', created), ...bodyFailures },
})

const planCreation = z
  .object({
    birthday: z.iso.date().nullish().openapi({ description: 'Of whoever asks' }),
    newPlan: createdPlan,
  })
  .openapi('PlanCreation')

const createdPlanAnswer = z
  .object({
    newPlan: createdPlan
      .extend({
        receipt_key: z.string().optional().openapi({ description: 'Where it is known whose plan it is' }),
        draft_key: z.string().optional().openapi({ description: 'Where it is not; it waits for 30 days' }),
      })
      .optional(),
  })
  .openapi('PlanCreationResult')

const createAlone = createRoute({
  method: 'post',
  path: '/api/public/plan',
  tags: ['Plans'],
  summary: 'Create a plan',
  description:
    'Of whoever is logged in: their planner has it at once. Of a visitor: it waits until create_with_new_plan says whose it is, by its draft_key. Stages and their dates are the planners’ to set; sent by others they are left out.',
  request: { headers: idempotency, body: jsonBody(planCreation) },
  responses: { 201: jsonAnswer('It is kept.', createdPlanAnswer), ...bodyFailures },
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
    if (!answer.ok) return c.json(problemWith('newPlan.country', answer.reason), 422)
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
    if (!answer.ok) return c.json(problemWith('newPlan.country', answer.reason), 422)
    c.header('cache-control', 'no-store')
    return c.json({ newPlan: { ...wire, receipt_key: answer.receiptKey, draft_key: answer.draftKey } }, 201)
  })
  return api
}
