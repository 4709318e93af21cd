import { createRoute, z } from '@hono/zod-openapi'
import { threadMessage } from '#app/features/conversation/thread/thread-schema.ts'
import type { PaceFinding } from '#app/features/proposal/proposal/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { proposalContent } from '#app/features/proposal/proposal/proposal-schema.ts'
import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import type { LineAnswer } from '#app/features/proposal/sent/line-answers.ts'
import { answerLine } from '#app/features/proposal/sent/line-commands.server.ts'
import { lineChanges } from '#app/features/proposal/sent/line-items.ts'
import { answeredLine } from '#app/features/proposal/sent/line-schema.ts'
import { getOwnProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { OwnProposal as Proposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { standingStates } from '#app/features/proposal/sent/standing.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import { bodyFailures, inputFailures, jsonAnswer, jsonBody, notFound, whole, withKey } from './contract.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { openMatterJson } from './money-conflict.ts'
import { ofProposal } from './plan-number.ts'

/** An object among a proposal's fields. */
type Of<Field extends keyof Proposal> = NonNullable<Proposal[Field]>

const lineStanding = z
  .object({
    line: z.string(),
    name: z.string().openapi({ description: 'As it was when something was said of it' }),
    place: z.string().nullable(),
    day: z.string().nullable(),
    since: z.int().openapi({ description: 'The draft it was said of' }),
    state: z.enum(standingStates),
    instead: z.string().nullable().openapi({ description: 'What it was chosen instead of' }),
    why: z
      .array(
        z.object({ what: z.enum(lineChanges), before: z.string().nullable(), now: z.string().nullable() }),
      )
      .openapi({ description: 'Why it is open again' }),
  })
  .openapi('LineStanding')

export const openQuestion = z
  .object({ line: z.string(), since: z.int(), message: z.int(), body: z.string() })
  .openapi('OpenQuestion')

export const ownProposal = z
  .object({
    planId: z.int(),
    number: z.int(),
    title: z.string(),
    note: z.string(),
    sentTs: z.iso.datetime(),
    planner: z.looseObject({ fkey: z.string(), name: z.string() }).pipe(whole<Of<'planner'>>()).nullable(),
    latest: z.int(),
    drafts: z.array(z.object({ number: z.int(), sentTs: z.iso.datetime() })),
    map: z.looseObject({}).pipe(whole<Of<'map'>>()).nullable(),
    poster: z.looseObject({}).pipe(whole<PlacePicture>()),
    pictures: z.array(z.looseObject({}).pipe(whole<PlacePicture>()).nullable()),
    accepted: z
      .object({
        number: z.int(),
        acceptedTs: z.iso.datetime(),
        name: z.string().nullable().openapi({ description: 'Who signed; null behind an emailed link' }),
      })
      .nullable(),
    content: proposalContent,
    facts: z.looseObject({}).pipe(whole<ProposalFacts>()),
    difference: z.looseObject({ since: z.int() }).pipe(whole<Of<'difference'>>()).nullable(),
    pace: z.array(
      z.looseObject({ grade: z.enum(['broken', 'look']), day: z.string() }).pipe(whole<PaceFinding>()),
    ),
    sky: z.array(z.looseObject({ date: z.string() }).pipe(whole<DaySky>()).nullable()),
    answers: z.array(z.looseObject({ line: z.string() }).pipe(whole<LineAnswer>())).openapi({
      description: 'What was said of each line: of this draft, or of an earlier one while it is the same',
    }),
    standings: z.array(lineStanding),
    openQuestions: z.array(openQuestion),
    openMatters: z
      .array(openMatterJson)
      .openapi({ description: 'What has to be settled before it can be signed' }),
    questions: z.array(z.object(threadMessage.shape).openapi('Message')),
    termsVersion: z.string(),
    terms: z.object({ depositPercent: z.number(), points: z.array(z.string()) }),
    refund: z
      .array(z.object({ until: z.string().nullable(), costMinor: z.int(), backMinor: z.int() }))
      .nullable(),
  })
  .openapi('OwnProposal')

const shared = { tags: ['Proposals'], security: withKey }

export const read = createRoute({
  ...{ ...shared, method: 'get', path: '/api/private/plan/{id}/proposal/{number}' },
  operationId: 'getProposal',
  summary: 'Get a proposal of one’s own plan',
  description:
    'Includes the changes since the previous proposal, pace, sun and moon, and the refund by date of cancelling.',
  request: { params: ofProposal },
  responses: {
    200: jsonAnswer('The proposal as it was sent.', z.object({ data: ownProposal })),
    ...inputFailures,
    ...notFound,
  },
})

export const lineAnswers = z.object({
  data: z.object({
    answers: z.array(z.object({ line: z.string(), answer: z.string(), alternative: z.string().nullable() })),
  }),
})

export const answerOne = createRoute({
  ...{ ...shared, method: 'post', path: '/api/private/plan/{id}/proposal/{number}/line' },
  operationId: 'answerLine',
  summary: 'Accept, decline or ask about a line of a proposal',
  description:
    'Lines are day:{id}, hotel:{day}, leg:{id}, activity:{id} and price:{id}. `open` removes an answer. Only the latest proposal can be answered.',
  request: {
    params: ofProposal,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
    body: jsonBody(z.object(answeredLine.shape).openapi('AnsweredLine'), {
      line: 'day:d1',
      answer: 'accept',
    }),
  },
  responses: {
    200: jsonAnswer('The answers to each line.', lineAnswers),
    ...bodyFailures,
    ...notFound,
    ...conflicts,
  },
})

/** The calls about a proposal for the traveller it was sent to. */
export function routes() {
  const api = apiRouter()
  api.openapi(read, async c => {
    const { id, number } = c.req.valid('param')
    const data = await getOwnProposal(c.get('context'), { planId: id, number })
    c.header('cache-control', 'no-store')
    return c.json({ data: ownProposal.parse(data) }, 200)
  })
  api.openapi(answerOne, async c => {
    const { id, number } = c.req.valid('param')
    const said = answeredLine.safeParse(c.req.valid('json'))
    if (!said.success) return answerInvalid(c, problemWith('body', 'required'))
    const answered = await answerLine(c.get('context'), {
      ...said.data,
      planId: id,
      number,
      requestKey: c.req.valid('header')['idempotency-key'],
    })
    c.header('cache-control', 'no-store')
    if (answered.ok) return c.json({ data: { answers: answered.answers } }, 200)
    const { reason } = answered
    if (reason === 'superseded' || reason === 'accepted') return answerConflict(c, { reason })
    return answerInvalid(c, problemWith(reason === 'line_unknown' ? 'line' : 'alternative', reason))
  })
  return api
}
