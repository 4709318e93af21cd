import { createRoute, z } from '@hono/zod-openapi'
import { castVote, closeVote, startVote } from '#app/features/proposal/vote/vote-commands.server.ts'
import { getOpenVote, getOwnVote, getPlanVote } from '#app/features/proposal/vote/vote-queries.server.ts'
import { castBallot, newVote, openVote, ownVote, planVote } from '#app/features/proposal/vote/vote-schema.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  limitedFailures,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { ofPlan } from './plan-number.ts'
import { refuseTooMany } from './too-many.ts'

const own = z.object(ownVote.shape).openapi('OwnVote')
const ofOffice = z.object(planVote.shape).openapi('PlanVote')
const byLink = z.object(openVote.shape).openapi('OpenVote')

const shared = {
  ...{ tags: ['Votes'], security: withKey, path: '/api/private/plan/{id}/vote' as const },
  request: { params: ofPlan },
}

export const read = createRoute({
  ...{ ...shared, method: 'get', operationId: 'getOwnVote' },
  summary: 'Get the state and result of one’s latest vote',
  responses: {
    200: jsonAnswer('Null for none.', z.object({ data: own.nullable() })),
    ...inputFailures,
    ...notFound,
  },
})

export const start = createRoute({
  ...{ ...shared, method: 'post', operationId: 'startVote' },
  summary: 'Open a vote of companions on the latest proposal',
  description:
    'Creates a link for the given number of people, the traveller included. If a vote is open already, that one is returned.',
  request: { params: ofPlan, body: jsonBody(z.object(newVote.shape).openapi('NewVote'), { voters: 3 }) },
  responses: {
    200: jsonAnswer('The open vote.', z.object({ data: own })),
    ...bodyFailures,
    ...notFound,
    ...conflicts,
  },
})

export const close = createRoute({
  ...{ ...shared, method: 'delete', operationId: 'closeVote' },
  summary: 'Close the vote before everybody has answered',
  responses: {
    200: jsonAnswer('The closed vote, with its result.', z.object({ data: own })),
    ...inputFailures,
    ...notFound,
    ...tooLarge,
  },
})

export const readAsOffice = createRoute({
  ...{ tags: ['Votes'], security: withKey, method: 'get', path: '/api/admin/plan/{id}/vote' as const },
  operationId: 'getPlanVote',
  summary: 'Get the state of the latest vote of a plan, as counts without names',
  request: { params: ofPlan },
  responses: {
    200: jsonAnswer('Null for none.', z.object({ data: ofOffice.nullable() })),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

const ofLink = z.object({
  key: z.string().min(1).max(100).openapi({ example: 'the-key-of-the-link' }),
})
const publicly = { tags: ['Votes'], path: '/api/public/vote/{key}' as const }

export const readByLink = createRoute({
  ...{ ...publicly, method: 'get', operationId: 'getVote' },
  summary: 'Get the subject of a vote by its link',
  request: { params: ofLink },
  responses: {
    200: jsonAnswer('The days and the price for each traveller.', z.object({ data: byLink })),
    ...inputFailures,
    ...notFound,
  },
})

export const cast = createRoute({
  ...{ ...publicly, method: 'post', operationId: 'castVote' },
  summary: 'Answer a vote by its link, without an account',
  description:
    'Each companion answers once: a repeated call with the same `companion` replaces the earlier answer. The last answer closes the vote. The highest price of a companion is never disclosed.',
  request: {
    params: ofLink,
    body: jsonBody(z.object(castBallot.shape).openapi('Ballot'), {
      companion: '7b0f6e8e-0d2f-4a55-9c0f-2f1f4d6f2a11',
      name: 'Theo',
      marks: { d1: 'yes' },
      ceilingMinor: 250_000,
    }),
  },
  responses: {
    200: jsonAnswer(
      'The state of the vote after the answer.',
      z.object({ data: z.object({ companion: z.uuid(), vote: byLink }) }),
    ),
    ...limitedFailures,
    ...notFound,
    ...conflicts,
  },
})

/** The calls of the companions' vote. */
export function routes() {
  const api = apiRouter()
  api.openapi(read, async c => {
    const data = await getOwnVote(c.get('context'), c.req.valid('param').id)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  api.openapi(start, async c => {
    const asked = { planId: c.req.valid('param').id, voters: c.req.valid('json').voters }
    const opened = await startVote(c.get('context'), asked)
    c.header('cache-control', 'no-store')
    return opened.ok ? c.json({ data: opened.vote }, 200) : answerConflict(c, opened)
  })
  api.openapi(close, async c => {
    const { vote } = await closeVote(c.get('context'), { planId: c.req.valid('param').id })
    c.header('cache-control', 'no-store')
    return c.json({ data: vote }, 200)
  })
  api.openapi(readAsOffice, async c => {
    const data = await getPlanVote(c.get('context'), c.req.valid('param').id)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  api.openapi(readByLink, async c => {
    const data = await getOpenVote(c.get('context'), c.req.valid('param').key)
    c.header('cache-control', 'no-store')
    return c.json({ data }, 200)
  })
  api.openapi(cast, async c => {
    const [{ key }, ballot] = [c.req.valid('param'), c.req.valid('json')]
    const said = await castVote(c.get('context'), { ...ballot, key })
    c.header('cache-control', 'no-store')
    if (said.ok) return c.json({ data: { companion: ballot.companion, vote: said.vote } }, 200)
    if (said.reason === 'too_many') return refuseTooMany(said)
    if (said.reason === 'closed') return answerConflict(c, { reason: said.reason })
    return answerInvalid(c, problemWith('marks', said.reason))
  })
  return api
}
