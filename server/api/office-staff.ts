import { createRoute, z } from '@hono/zod-openapi'
import {
  inviteColleague,
  withdrawInvitation,
} from '#app/features/account/invitation/invitation-commands.server.ts'
import {
  listFreeProfiles,
  listInvitations,
  listPartners,
} from '#app/features/account/invitation/invitation-queries.server.ts'
import { invitation, newInvitation } from '#app/features/account/invitation/invitation-schema.ts'
import {
  giveAdmin,
  leavePartner,
  leaveStaff,
  withdrawAdmin,
} from '#app/features/office/people/country-commands.server.ts'
import { right } from '#app/features/office/people/people-schema.ts'
import { listRights } from '#app/features/office/people/right-queries.server.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  failures as everyCall,
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { locale, readIn, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }
const PERSON = '/api/admin/user/{id}'
const INVITATION = '/api/admin/invitation'
const id = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(z.int())
  .openapi({ type: 'integer', minimum: 1, example: 1 })
const failures = { ...inputFailures, ...unauthorized, ...notFound, ...tooLarge }

export const leave = createRoute({
  ...{ ...shared, method: 'post', path: `${PERSON}/leave` as const, operationId: 'leaveStaff' },
  summary: 'End a planner’s work, and hand over their plans',
  description:
    'For admins. Visitors no longer see the planner, every open plan goes to `to`, and their account becomes a traveller’s. All of it happens, or nothing.',
  request: {
    params: z.object({ id }),
    body: jsonBody(
      z
        .strictObject({
          to: z.string().max(60).nullable().openapi({
            description: 'Key of the planner who gets the open plans; null if there are none',
          }),
        })
        .openapi('StaffLeaving'),
      { to: 'karla-solano' },
    ),
  },
  responses: {
    200: jsonAnswer('How many plans were handed over.', wholeOf(z.object({ handedOver: z.int() }))),
    ...officeFailures,
    ...conflicts,
  },
})

const admin = { ...shared, path: `${PERSON}/admin` as const, request: { params: z.object({ id }) } }

export const give = createRoute({
  ...{ ...admin, method: 'put', operationId: 'giveAdmin' },
  summary: 'Make a person an admin as well',
  responses: { 204: { description: 'They are an admin.' }, ...failures, ...conflicts },
})

export const withdraw = createRoute({
  ...{ ...admin, method: 'delete', operationId: 'withdrawAdmin' },
  summary: 'Withdraw the rights of an admin',
  description: 'Who is on the staff stays a planner. The last admin cannot be removed (`last_admin`).',
  responses: { 204: { description: 'They are no admin any more.' }, ...failures, ...conflicts },
})

export const leaveOrg = createRoute({
  ...{ ...shared, method: 'delete', path: `${PERSON}/partner` as const, operationId: 'leavePartner' },
  summary: 'End what a person does for a partner',
  description: 'For admins. Their account becomes a traveller’s.',
  request: { params: z.object({ id }) },
  responses: { 204: { description: 'They see nothing of the partner any more.' }, ...failures },
})

export const rights = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/right', operationId: 'listRights' },
  summary: 'List who may do what',
  description:
    'For admins. Each action of the office, read from the very rules that authorize it: `yes`, `no`, or on what it depends.',
  request: { query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('The actions.', wholeOf(z.array(right))),
    ...inputFailures,
    ...unauthorized,
  },
})

export const invitations = createRoute({
  ...{ ...shared, method: 'get', path: INVITATION, operationId: 'listInvitations' },
  summary: 'List the open invitations, the staff profiles without an account, and the partners',
  responses: {
    200: jsonAnswer(
      'What is open.',
      wholeOf(
        z.object({
          open: z.array(invitation),
          profiles: z.array(z.object({ fkey: z.string(), name: z.string() })),
          partners: z.array(z.object({ key: z.string(), name: z.string() })),
        }),
      ),
    ),
    ...everyCall,
    ...unauthorized,
  },
})

export const invite = createRoute({
  ...{ ...shared, method: 'post', path: INVITATION, operationId: 'inviteColleague' },
  summary: 'Invite somebody to the staff, or to the people of a partner, by email',
  description:
    'For admins. The link in the email works once, for a week. An address has one open invitation.',
  request: {
    query: z.object({ locale }),
    body: jsonBody(newInvitation, { email: 'karla@example.org', role: 'planner', fkey: 'karla-solano' }),
  },
  responses: {
    201: jsonAnswer('The invitation is on its way.', wholeOf(z.object({ id: z.int() }))),
    ...officeFailures,
    ...conflicts,
  },
})

export const take = createRoute({
  ...{ ...shared, method: 'delete', path: `${INVITATION}/{id}` as const, operationId: 'withdrawInvitation' },
  summary: 'Withdraw an invitation',
  request: { params: z.object({ id }) },
  responses: { 204: { description: 'Its link no longer works.' }, ...failures },
})

/** The calls with which admins choose who works here. */
export function routes() {
  const api = apiRouter()
  for (const path of ['/api/admin/right', `${INVITATION}/*`]) api.use(path, noStore)
  api.openapi(leave, async c => {
    const input = { userId: c.req.valid('param').id, to: c.req.valid('json').to }
    const answer = await leaveStaff(c.get('context'), input)
    if (!answer.ok) return answerConflict(c, answer)
    return c.json({ data: { handedOver: answer.handedOver } }, 200)
  })
  api.openapi(give, async c => {
    const answer = await giveAdmin(c.get('context'), { userId: c.req.valid('param').id })
    return answer.ok ? c.body(null, 204) : answerConflict(c, answer)
  })
  api.openapi(withdraw, async c => {
    const answer = await withdrawAdmin(c.get('context'), { userId: c.req.valid('param').id })
    return answer.ok ? c.body(null, 204) : answerConflict(c, answer)
  })
  api.openapi(leaveOrg, async c => {
    await leavePartner(c.get('context'), { userId: c.req.valid('param').id })
    return c.body(null, 204)
  })
  api.openapi(rights, async c =>
    c.json({ data: await readIn(c, c.req.valid('query').locale, listRights) }, 200),
  )
  api.openapi(invitations, async c => {
    const ctx = c.get('context')
    const reads = [listInvitations(ctx), listFreeProfiles(ctx), listPartners(ctx)] as const
    const [open, profiles, partners] = await Promise.all(reads)
    return c.json({ data: { open, profiles, partners } }, 200)
  })
  api.openapi(invite, async c => {
    const wanted = c.req.valid('json')
    const answer = await readIn(c, c.req.valid('query').locale, ctx => inviteColleague(ctx, wanted))
    return answer.ok ? c.json({ data: { id: answer.id } }, 201) : answerConflict(c, answer)
  })
  api.openapi(take, async c => {
    await withdrawInvitation(c.get('context'), { id: c.req.valid('param').id })
    return c.body(null, 204)
  })
  return api
}
