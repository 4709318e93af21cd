import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  addTraveller,
  changeFlights,
  changeTraveller,
  keepPassport,
  removePassport,
  removeTraveller,
} from '#app/features/traveller/party/party-commands.server.ts'
import { getOfficeTravellers, getOwnTravellers } from '#app/features/traveller/party/party-queries.server.ts'
import {
  flightsChange,
  partyDetails,
  passportWords,
  traveller,
  travellers,
} from '#app/features/traveller/party/party-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { ofPlan } from './plan-number.ts'

const OWN = '/api/private/plan/{id}/traveller'
const ONE = `${OWN}/{traveller}` as const
const PASSPORT = `${ONE}/passport` as const

const ofTraveller = ofPlan.extend({
  traveller: z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/)
    .transform(Number)
    .openapi({ type: 'integer', minimum: 1, example: 1 }),
})

const one = z.object(traveller.shape).openapi('Traveller')
const all = z.object({ ...travellers.shape, travellers: z.array(one) }).openapi('Travellers')
const asNow = { 200: jsonAnswer('All travellers of the plan.', z.object({ data: all })) }
const shared = { tags: ['Plans'], security: withKey }
const reading = { ...inputFailures, ...unauthorized, ...notFound }
const writing = { ...asNow, ...bodyFailures, ...unauthorized, ...notFound }

const details = jsonBody(z.strictObject(partyDetails.shape).openapi('TravellerDetails'), {
  ...{ name: 'Ana Lucía Mora Solís', birthday: '1991-05-03', diet: 'No fish', mobility: '' },
  ...{ room: 'Two beds', notes: '' },
})

export const read = createRoute({
  ...{ ...shared, method: 'get', path: OWN, operationId: 'listTravellers' },
  summary: 'List the travellers of one of my plans, with their passports',
  request: { params: ofPlan },
  responses: { ...asNow, ...reading },
})

export const add = createRoute({
  ...{ ...shared, method: 'post', path: OWN, operationId: 'addTraveller' },
  summary: 'Add a traveller',
  request: { params: ofPlan, body: details },
  responses: { ...writing, ...conflicts },
})

export const change = createRoute({
  ...{ ...shared, method: 'put', path: ONE, operationId: 'changeTraveller' },
  summary: 'Change a traveller',
  request: { params: ofTraveller, body: details },
  responses: writing,
})

export const remove = createRoute({
  ...{ ...shared, method: 'delete', path: ONE, operationId: 'removeTraveller' },
  summary: 'Remove a traveller and their passport',
  request: { params: ofTraveller },
  responses: { ...asNow, ...reading, ...tooLarge },
})

export const keep = createRoute({
  ...{ ...shared, method: 'put', path: PASSPORT, operationId: 'keepPassport' },
  summary: 'Store a passport, encrypted, until thirty days after the trip',
  description:
    'Visible only to the caller and to the planner of the plan. Refused while the trip has no dates (dates_open), after it is over (trip_over), for an expired passport (expired), and if the server has no encryption key (no_passport_key).',
  request: {
    params: ofTraveller,
    body: jsonBody(z.strictObject(passportWords.shape).openapi('Passport'), {
      ...{ number: 'A01234567', country: 'Costa Rica', expiresOn: '2031-04-30' },
    }),
  },
  responses: { ...writing, ...conflicts },
})

export const forget = createRoute({
  ...{ ...shared, method: 'delete', path: PASSPORT, operationId: 'removePassport' },
  summary: 'Delete a stored passport',
  request: { params: ofTraveller },
  responses: { ...asNow, ...reading, ...tooLarge },
})

export const fly = createRoute({
  ...{ ...shared, method: 'put', path: '/api/private/plan/{id}/flights', operationId: 'changeFlights' },
  summary: 'Change the flights of one of my plans',
  description: 'Refused (moved_on) if `known` are not the flights that the plan has now.',
  request: {
    params: ofPlan,
    body: jsonBody(flightsChange.openapi('FlightsChange'), {
      known: {},
      flights: { arrivalDate: '2027-05-01', arrivalTime: '14:20', departureDate: '2027-05-14' },
    }),
  },
  responses: { ...writing, ...conflicts },
})

export const readOffice = createRoute({
  ...{ ...shared, method: 'get', path: '/api/admin/plan/{id}/traveller' },
  operationId: 'listOfficeTravellers',
  summary: 'List the travellers of a plan, for the office',
  description: 'Passport data is visible only to the planner of the plan.',
  request: { params: ofPlan },
  responses: { ...asNow, ...reading },
})

async function answer(c: Context<HttpEnvironment>, planId: number) {
  const data = await getOwnTravellers(c.get('context'), planId)
  c.header('cache-control', 'no-store')
  return c.json({ data }, 200)
}

/** The calls about the travellers of a trip. */
export function routes() {
  const api = apiRouter()
  api.openapi(read, c => answer(c, c.req.valid('param').id))
  api.openapi(add, async c => {
    const planId = c.req.valid('param').id
    const added = await addTraveller(c.get('context'), { planId, ...c.req.valid('json') })
    return added.ok ? answer(c, planId) : answerConflict(c, { reason: added.reason })
  })
  api.openapi(change, async c => {
    const { id: planId, traveller: id } = c.req.valid('param')
    await changeTraveller(c.get('context'), { planId, id, ...c.req.valid('json') })
    return answer(c, planId)
  })
  api.openapi(remove, async c => {
    const { id: planId, traveller: id } = c.req.valid('param')
    await removeTraveller(c.get('context'), { planId, id })
    return answer(c, planId)
  })
  api.openapi(keep, async c => {
    const { id: planId, traveller: id } = c.req.valid('param')
    const kept = await keepPassport(c.get('context'), { planId, id, ...c.req.valid('json') })
    return kept.ok ? answer(c, planId) : answerConflict(c, { reason: kept.reason })
  })
  api.openapi(forget, async c => {
    const { id: planId, traveller: id } = c.req.valid('param')
    await removePassport(c.get('context'), { planId, id })
    return answer(c, planId)
  })
  api.openapi(fly, async c => {
    const planId = c.req.valid('param').id
    const changed = await changeFlights(c.get('context'), { planId, ...c.req.valid('json') })
    return changed.ok ? answer(c, planId) : answerConflict(c, { reason: changed.reason })
  })
  api.openapi(readOffice, async c => {
    const data = await getOfficeTravellers(c.get('context'), c.req.valid('param').id)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  return api
}
