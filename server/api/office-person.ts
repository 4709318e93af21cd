import { createRoute, z } from '@hono/zod-openapi'
import { grantCountry, withdrawCountry } from '#app/features/office/people/country-commands.server.ts'
import {
  endAbsence,
  endSessionsOf,
  enterAbsence,
  notePerson,
} from '#app/features/office/people/people-commands.server.ts'
import { getOfficePerson, listPeople } from '#app/features/office/people/people-queries.server.ts'
import {
  absenceEntered,
  listedPerson,
  officePerson,
  peopleCounts,
  peopleGroups,
  peoplePosition,
  personNoted,
  personNotes,
} from '#app/features/office/people/people-schema.ts'
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
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { officeFailures } from './office-plan.ts'
import { countryTag, linkNextCursor, nextCursor, paged, wholeOf } from './reading.ts'

const PATH = '/api/admin/user/{id}'
const shared = { security: withKey, tags: ['Office'] }
const id = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(z.int())
  .openapi({
    type: 'integer',
    minimum: 1,
    description: 'Number of the person',
    example: 4_503_599_627_370_497,
  })
const failures = { ...inputFailures, ...unauthorized, ...notFound, ...tooLarge }
const ended = { 204: { description: 'The sessions have ended.' }, ...failures, ...needsFresh }
const countries = wholeOf(z.object({ countries: z.array(z.string()) }))

export const list = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/user', operationId: 'listPeople' },
  summary: 'List accounts, by name',
  description: 'For admins only. Planners open people from their plans.',
  request: {
    query: z.object({
      group: z.enum(peopleGroups).default('all'),
      q: z.string().trim().max(120).default('').openapi({
        description: 'Part of a name or an email address; accents are ignored',
        example: 'ana',
      }),
      tag: z.string().max(40).optional().openapi({ description: 'A tag that they all have' }),
      ...paged(peoplePosition),
    }),
  },
  responses: {
    200: jsonAnswer(
      'A page of accounts.',
      z.object({
        data: z.array(listedPerson),
        next: nextCursor,
        counts: peopleCounts.meta({ description: 'Number of matches in each group' }),
      }),
    ),
    ...{ ...inputFailures, ...unauthorized, ...notFound },
  },
})

export const read = createRoute({
  ...{ ...shared, method: 'get', path: PATH, operationId: 'getOfficePerson' },
  summary: 'Get a person with their plans, roles and sessions',
  description: 'Planners can read people whose plans are in their countries, with those plans only.',
  request: { params: z.object({ id }) },
  responses: {
    200: jsonAnswer('The person.', wholeOf(officePerson)),
    ...{ ...inputFailures, ...unauthorized, ...notFound },
  },
})

export const note = createRoute({
  ...{ ...shared, method: 'patch', path: PATH, operationId: 'notePerson' },
  summary: 'Write tags of a person, and the instants of workflows',
  description:
    'What is left out stays as it is. Planners do so for people whose plans they answer for. workflow_exec and workflow_expert are kept for integrations; the product does not read them.',
  request: { params: z.object({ id }), body: jsonBody(personNotes, { tags: ['returning', 'birds'] }) },
  responses: { 200: jsonAnswer('What is stored now.', wholeOf(personNoted)), ...officeFailures },
})

export const endAll = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/session` as const, operationId: 'endSessionsOf' },
  summary: 'End all sessions of a person',
  request: { params: z.object({ id }) },
  responses: ended,
})

export const endOne = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/session/{session}` as const },
  operationId: 'endSessionOf',
  summary: 'End one session of a person',
  request: {
    params: z.object({ id, session: z.string().min(1).max(100).openapi({ example: 'the-id-of-a-session' }) }),
  },
  responses: ended,
})

export const grant = createRoute({
  ...{ ...shared, method: 'put', path: `${PATH}/country/{country}` as const, operationId: 'grantCountry' },
  summary: 'Make a person a planner of a country',
  description: 'It is published in the staff document that their profile is written in.',
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
            .openapi({ description: 'Key of the staff profile to link, if the person has none yet' }),
        })
        .openapi('CountryGrant'),
      { fkey: 'karla-solano' },
    ),
  },
  responses: {
    200: jsonAnswer('The countries the person now works for.', countries),
    ...officeFailures,
    ...conflicts,
  },
})

export const withdraw = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/country/{country}` as const },
  operationId: 'withdrawCountry',
  summary: 'Remove a country from a planner',
  description:
    'It is published in their staff document. A planner without countries has left; their plans can be handed over.',
  request: { params: z.object({ id, country: countryTag }) },
  responses: {
    200: jsonAnswer('The countries the person now works for.', countries),
    ...failures,
    ...conflicts,
  },
})

export const enterAway = createRoute({
  ...{ ...shared, method: 'post', path: `${PATH}/absence` as const, operationId: 'enterAbsence' },
  summary: 'Add an absence of a planner',
  description:
    'Planners add their own, admins anybody’s. Plans waiting for the planner pass to the stand-in. Adding the same days again changes nothing.',
  request: {
    params: z.object({ id }),
    body: jsonBody(absenceEntered, {
      ...{ firstDay: '2027-01-04', lastDay: '2027-01-15', standIn: 'karla-solano' },
    }),
  },
  responses: { 204: { description: 'The absence was added.' }, ...officeFailures, ...conflicts },
})

export const endAway = createRoute({
  ...{ ...shared, method: 'delete', path: `${PATH}/absence/{absence}` as const, operationId: 'endAbsence' },
  summary: 'End or cancel an absence',
  description: 'A current absence ends yesterday; a future one is deleted.',
  request: {
    params: z.object({
      id,
      absence: z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number)
        .pipe(z.int())
        .openapi({ type: 'integer', minimum: 1, description: 'Number of the absence', example: 1 }),
    }),
  },
  responses: { 204: { description: 'The absence has ended or was deleted.' }, ...failures },
})

/** The office's calls about a person. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/user/*', noStore)
  api.openapi(list, async c => {
    const { group, q, tag, cursor = null, limit } = c.req.valid('query')
    const { rows, counts, after: end } = await listPeople(c.get('context'), { group, q, tag }, cursor, limit)
    return c.json({ data: rows, next: linkNextCursor(c, end), counts }, 200)
  })
  api.openapi(read, async c => {
    const data = await getOfficePerson(c.get('context'), c.req.valid('param').id)
    return c.json({ data }, 200)
  })
  api.openapi(note, async c => {
    const noted = { ...c.req.valid('json'), userId: c.req.valid('param').id }
    return c.json({ data: await notePerson(c.get('context'), noted) }, 200)
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
    const answer = await withdrawCountry(c.get('context'), { userId, country })
    if (!answer.ok) return answerConflict(c, { reason: answer.reason })
    return c.json({ data: { countries: answer.countries } }, 200)
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
