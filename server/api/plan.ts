import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { languageCodes, newPlan, planRequest } from '#app/features/plan/plan-schema.ts'
import { sendPlanRequest } from '#app/features/plan/send-plan-request.server.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { invalidRequest, problemsOf, problemWith } from './invalid-request.ts'
import { refuseTooMany } from './too-many.ts'

const text = z.string()
const list = z.array(z.string().max(200)).max(50).default([])

/** The body as the specification spells it (sections 3 and 7). */
const createUserWithNewPlan = z
  .object({
    name: planRequest.shape.name,
    email: planRequest.shape.email,
    phone: text.max(40).optional(),
    locale: z.enum(languageCodes).default('EN'),
    timezone: text.max(60).default(''),
    newPlan: z.object({
      country: newPlan.shape.country,
      notes: newPlan.shape.notes,
      created_ts: text.max(40).optional(),
      fkey: newPlan.shape.fkey,
      activities: list,
      amenities: list,
      destination_cats: list,
      destination_habs: list,
      destination_names: list,
      hotel_types: list,
      transport_types: list,
      vehicle_types: list,
      transportation: text.max(200).optional(),
      travel_class: text.max(100).optional(),
      initial_contact_method: text.max(100).optional(),
    }),
  })
  .openapi('CreateUserWithNewPlan')

const created = z
  .object({ data: z.object({ user_id: z.number().int().positive(), receipt_key: z.string() }) })
  .openapi('CreatedUserWithNewPlan')

const create = createRoute({
  method: 'post',
  path: '/api/public/user/create_with_new_plan',
  summary: 'Send a trip request from the quick contact form',
  request: {
    headers: z.object({ 'idempotency-key': z.string().max(100).optional() }),
    body: { required: true, content: { 'application/json': { schema: createUserWithNewPlan } } },
  },
  responses: {
    200: { description: 'The request is safe.', content: { 'application/json': { schema: created } } },
    422: {
      description: 'Something in it must be mended.',
      content: { 'application/json': { schema: invalidRequest } },
    },
    429: { description: 'That was a lot at once; Retry-After says in how many seconds to come again.' },
  },
})

type Body = z.infer<typeof createUserWithNewPlan>

function toPlanRequest({ newPlan: plan, ...person }: Body, requestKey: string | undefined) {
  return planRequest.safeParse({
    ...person,
    requestKey,
    newPlan: {
      country: plan.country,
      notes: plan.notes,
      fkey: plan.fkey,
      activities: plan.activities,
      amenities: plan.amenities,
      destinationCats: plan.destination_cats,
      destinationHabs: plan.destination_habs,
      destinationNames: plan.destination_names,
      hotelTypes: plan.hotel_types,
      transportTypes: plan.transport_types,
      vehicleTypes: plan.vehicle_types,
      transportation: plan.transportation,
      travelClass: plan.travel_class,
      initialContactMethod: plan.initial_contact_method,
    },
  })
}

/** The calls about plans. */
export function planRoutes() {
  const api = new OpenAPIHono<HttpEnvironment>({
    defaultHook: (result, c) => (result.success ? undefined : c.json(problemsOf(result.error), 422)),
  })
  api.openapi(create, async c => {
    const request = toPlanRequest(c.req.valid('json'), c.req.valid('header')['idempotency-key'])
    if (!request.success) return c.json(problemsOf(request.error), 422)
    const answer = await sendPlanRequest(c.get('context'), request.data)
    if (!answer.ok) {
      if (answer.reason === 'too_many') return refuseTooMany(answer)
      return c.json(problemWith('newPlan.country', answer.reason), 422)
    }
    c.header('cache-control', 'no-store')
    return c.json({ data: { user_id: answer.userId, receipt_key: answer.receiptKey } }, 200)
  })
  return api
}
