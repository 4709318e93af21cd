import { createRoute, z } from '@hono/zod-openapi'
import { endAbsence, enterAbsence } from '#app/features/office/people/absence-commands.server.ts'
import { absenceEntered } from '#app/features/office/people/absence-schema.ts'
import { listPeople } from '#app/features/office/people/directory-queries.server.ts'
import {
  listedPerson,
  peopleCounts,
  peopleGroups,
  peoplePosition,
} from '#app/features/office/people/directory-schema.ts'
import {
  endSessionsOf,
  grantCountry,
  withdrawCountry,
} from '#app/features/office/people/office-person-commands.server.ts'
import { getOfficePerson } from '#app/features/office/people/office-person-queries.server.ts'
import { officePerson } from '#app/features/office/people/office-person-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  inputFailures,
  jsonAnswer,
  jsonBody,
  needsFresh,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { writeCursor } from './cursor.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { after, countryTag, wholeOf } from './reading.ts'

const PATH = '/api/admin/user/{id}'
const shared = { security: withKey, tags: ['Office'] }
const id = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(z.int())
  .openapi({ type: 'integer', minimum: 1, description: 'A person’s number', example: 4_503_599_627_370_497 })
const failures = { ...inputFailures, ...unauthorized, ...notFound, ...tooLarge }
const ended = { 204: { description: 'Their keys are no longer good.' }, ...failures, ...needsFresh }
const countries = wholeOf(z.object({ countries: z.array(z.string()) }))

export const list = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/user', operationId: 'listPeople' },
  summary: 'Everybody with an account, by name',
  description: 'For admins. Planners open people from their plans: for them there is no such list.',
  request: {
    query: z.object({
      group: z.enum(peopleGroups).default('all'),
      q: z.string().trim().max(120).default('').openapi({
        description: 'A part of a name or an address, with or without its accents',
        example: 'ana',
      }),
      cursor: after(peoplePosition),
    }),
  },
  responses: {
    200: jsonAnswer(
      'A page of people.',
      z.object({
        data: z.array(listedPerson),
        next: z.string().nullable().openapi({ description: 'The next page’s `cursor`; null on the last' }),
        counts: peopleCounts.meta({ description: 'How many were found of each group' }),
      }),
    ),
    ...{ ...inputFailures, ...unauthorized, ...notFound },
  },
})

export const read = createRoute({
  ...{ ...shared, method: 'get', path: PATH, operationId: 'getOfficePerson' },
  summary: 'A person with their plans, roles and sessions',
  description: 'Planners know those whose plans they answer for, and see those plans alone.',
  request: { params: z.object({ id }) },
  responses: {
    200: jsonAnswer('Who they are.', wholeOf(officePerson)),
    ...{ ...inputFailures, ...unauthorized, ...notFound },
  },
})

export const endAll = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/session` as const, operationId: 'endSessionsOf' },
  summary: 'Log a person out everywhere',
  request: { params: z.object({ id }) },
  responses: ended,
})

export const endOne = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/session/{session}` as const },
  operationId: 'endSessionOf',
  summary: 'Log a person out in one place',
  request: {
    params: z.object({ id, session: z.string().min(1).max(100).openapi({ example: 'the-id-of-a-session' }) }),
  },
  responses: ended,
})

export const grant = createRoute({
  ...{ ...shared, method: 'put', path: `${PATH}/country/{country}` as const, operationId: 'grantCountry' },
  summary: 'Make a person a planner of a country',
  request: {
    params: z.object({ id, country: countryTag }),
    body: jsonBody(
      z
        .strictObject({
          fkey: z
            .string()
            .max(60)
            .nullable()
            .default(null)
            .openapi({ description: 'Who they are on the staff, where they are nobody yet' }),
        })
        .openapi('CountryGrant'),
      { fkey: 'karla-solano' },
    ),
  },
  responses: { 200: jsonAnswer('What they plan now.', countries), ...officeFailures, ...conflicts },
})

export const withdraw = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/country/{country}` as const },
  operationId: 'withdrawCountry',
  summary: 'A person no longer plans a country',
  description: 'A planner of no country has left; their plans can be handed over.',
  request: { params: z.object({ id, country: countryTag }) },
  responses: { 200: jsonAnswer('What they plan now.', countries), ...failures },
})

export const enterAway = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/absence` as const, operationId: 'enterAbsence' },
  summary: 'Enter days on which a planner is away',
  description:
    'Planners enter their own, admins anybody’s. What waits for them passes to their stand-in. Entering the same days again changes nothing.',
  request: {
    params: z.object({ id }),
    body: jsonBody(absenceEntered, {
      ...{ firstDay: '2027-01-04', lastDay: '2027-01-15', standIn: 'karla-solano' },
    }),
  },
  responses: { 204: { description: 'They are entered.' }, ...officeFailures, ...conflicts },
})

export const endAway = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/absence/{absence}` as const, operationId: 'endAbsence' },
  summary: 'A planner is back, or stays after all',
  description: 'A running absence ends yesterday; one to come is deleted.',
  request: {
    params: z.object({
      id,
      absence: z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number)
        .pipe(z.int())
        .openapi({ type: 'integer', minimum: 1, description: 'An absence’s number', example: 1 }),
    }),
  },
  responses: { 204: { description: 'They are at work again.' }, ...failures },
})

/** The office's calls about a person. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/user/*', noStore)
  api.openapi(list, async c => {
    const { group, q, cursor = null } = c.req.valid('query')
    const { rows, counts, after: end } = await listPeople(c.get('context'), { group, q }, cursor)
    return c.json({ data: rows, next: end && writeCursor(end), counts }, 200)
  })
  api.openapi(read, async c => {
    const data = await getOfficePerson(c.get('context'), c.req.valid('param').id)
    return c.json({ data }, 200)
  })
  api.openapi(endAll, async c => {
    await endSessionsOf(c.get('context'), { userId: c.req.valid('param').id, id: null })
    return c.body(null, 204)
  })
  api.openapi(endOne, async c => {
    const { id: userId, session } = c.req.valid('param')
    await endSessionsOf(c.get('context'), { userId, id: session })
    return c.body(null, 204)
  })
  api.openapi(grant, async c => {
    const { id: userId, country } = c.req.valid('param')
    const { fkey } = c.req.valid('json')
    const answer = await grantCountry(c.get('context'), { userId, country, fkey })
    if (answer.ok) return c.json({ data: { countries: answer.countries } }, 200)
    const { reason } = answer
    if (reason === 'country_unknown') return answerInvalid(c, problemWith('country', reason))
    if (reason === 'staff_unknown') return answerInvalid(c, problemWith('fkey', reason))
    return answerConflict(c, { reason })
  })
  api.openapi(withdraw, async c => {
    const { id: userId, country } = c.req.valid('param')
    const data = { countries: await withdrawCountry(c.get('context'), { userId, country }) }
    return c.json({ data }, 200)
  })
  api.openapi(enterAway, async c => {
    const entered = { ...c.req.valid('json'), userId: c.req.valid('param').id }
    const answer = await enterAbsence(c.get('context'), entered)
    return answer.ok ? c.body(null, 204) : answerConflict(c, { reason: answer.reason })
  })
  api.openapi(endAway, async c => {
    const { id: userId, absence } = c.req.valid('param')
    await endAbsence(c.get('context'), { userId, id: absence })
    return c.body(null, 204)
  })
  return api
}
