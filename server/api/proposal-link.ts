import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  answerLineByLink,
  openByLink,
  withdrawLinks,
  withdrawOwnLinks,
} from '#app/features/proposal/link/proposal-link-commands.server.ts'
import {
  getOfficeLinkState,
  getOwnLinkState,
} from '#app/features/proposal/link/proposal-link-queries.server.ts'
import { openedByLink, proposalLinkState } from '#app/features/proposal/link/proposal-link-schema.ts'
import { answeredLine } from '#app/features/proposal/sent/line-schema.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, conflicts } from './conflict.ts'
import {
  inputFailures,
  jsonAnswer,
  jsonBody,
  limitedFailures,
  notFound,
  tooLarge,
  unauthorized,
  withKey,
} from './contract.ts'
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { lineAnswers, ownProposal } from './own-proposal.ts'
import { ofPlan } from './plan-number.ts'
import { refuseTooMany } from './too-many.ts'

const reason = z.enum(['withdrawn', 'over']).openapi({
  description:
    'Why the link opens nothing any more: it was withdrawn, or no proposal of its plan stands. New reasons may be added; none is renamed.',
})

const gone = {
  410: jsonAnswer(
    'The link was good once; `reason` says why it is not any more.',
    z.object({ ...failureFields, reason }).openapi('LinkGone'),
  ),
}

function answerGone(c: Context<HttpEnvironment>, why: z.infer<typeof reason>) {
  const { code, message } = failureOf(410)
  c.header('x-any-error', code.replaceAll('_', '-'))
  return c.json({ code, message, request_id: c.get('requestId'), reason: why }, 410)
}

const publicly = { tags: ['Proposals'], method: 'post' as const }
const TOKEN = '7.1.the-proof-of-the-link'

export const open = createRoute({
  ...{ ...publicly, path: '/api/public/proposal-link/open' as const, operationId: 'openProposalByLink' },
  summary: 'Open a proposal with the token of an emailed link',
  description:
    'The answer of getProposal without personal data: ages of children, who signed, names of travellers and what was written are left out. The use is logged, once a day for each device. The token is in the body, so that no address contains it.',
  request: {
    body: jsonBody(z.object(openedByLink.shape).openapi('OpenedByLink'), { token: TOKEN, number: 1 }),
  },
  responses: {
    200: jsonAnswer('The proposal as it was sent.', z.object({ data: ownProposal })),
    ...limitedFailures,
    ...notFound,
    ...gone,
  },
})

const lineByLink = z.object({ ...openedByLink.shape, ...answeredLine.shape }).openapi('LineAnsweredByLink')

export const answerOne = createRoute({
  ...{ ...publicly, path: '/api/public/proposal-link/line' as const, operationId: 'answerLineByLink' },
  summary: 'Accept, decline or ask about a line with the token of an emailed link',
  description: 'As answerLine, for the traveller to whom the email was written.',
  request: {
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
    body: jsonBody(lineByLink, { token: TOKEN, number: 1, line: 'day:d1', answer: 'accept' }),
  },
  responses: {
    200: jsonAnswer('The answers to each line.', lineAnswers),
    ...limitedFailures,
    ...notFound,
    ...conflicts,
    ...gone,
  },
})

const stateAnswer = jsonAnswer(
  'When a link was last used, and when the earlier ones were withdrawn.',
  z.object({ data: z.object(proposalLinkState.shape).openapi('ProposalLinkState') }),
)
const own = {
  ...{ tags: ['Proposals'], security: withKey, path: '/api/private/plan/{id}/proposal-link' as const },
  request: { params: ofPlan },
}
const ofOffice = { ...own, path: '/api/admin/plan/{id}/proposal-link' as const }

export const read = createRoute({
  ...{ ...own, method: 'get', operationId: 'getOwnProposalLink' },
  summary: 'Get the state of the links in the emails about one’s own plan',
  responses: { 200: stateAnswer, ...inputFailures, ...notFound },
})

export const withdrawOwn = createRoute({
  ...{ ...own, method: 'delete', operationId: 'withdrawOwnProposalLinks' },
  summary: 'Withdraw the links in all emails sent so far about one’s own plan',
  description: 'The next email about a proposal carries a new link.',
  responses: { 200: stateAnswer, ...inputFailures, ...notFound, ...tooLarge },
})

export const readAsOffice = createRoute({
  ...{ ...ofOffice, method: 'get', operationId: 'getProposalLink' },
  summary: 'Get the state of the links in the emails about a plan',
  responses: { 200: stateAnswer, ...inputFailures, ...unauthorized, ...notFound },
})

export const withdrawAsOffice = createRoute({
  ...{ ...ofOffice, method: 'delete', operationId: 'withdrawProposalLinks' },
  summary: 'Withdraw the links in all emails sent so far about a plan',
  description: 'The next email about a proposal carries a new link.',
  responses: { 200: stateAnswer, ...inputFailures, ...unauthorized, ...notFound, ...tooLarge },
})

/** The calls about the links in emails that open a proposal without a log-in. */
export function routes() {
  const api = apiRouter()
  api.openapi(open, async c => {
    c.header('cache-control', 'no-store')
    const opened = await openByLink(c.get('context'), c.req.valid('json'))
    if (opened.ok) return c.json({ data: ownProposal.parse(opened.proposal) }, 200)
    return opened.reason === 'too_many' ? refuseTooMany(opened) : answerGone(c, opened.reason)
  })
  api.openapi(answerOne, async c => {
    c.header('cache-control', 'no-store')
    const { token, number, ...line } = c.req.valid('json')
    const said = answeredLine.safeParse(line)
    if (!said.success) return answerInvalid(c, problemWith('body', 'required'))
    const requestKey = c.req.valid('header')['idempotency-key']
    const answered = await answerLineByLink(c.get('context'), { ...said.data, token, number, requestKey })
    if (answered.ok) return c.json({ data: { answers: answered.answers } }, 200)
    switch (answered.reason) {
      case 'too_many':
        return refuseTooMany(answered)
      case 'withdrawn':
      case 'over':
        return answerGone(c, answered.reason)
      case 'superseded':
      case 'accepted':
        return answerConflict(c, { reason: answered.reason })
      default:
        return answerInvalid(
          c,
          problemWith(answered.reason === 'line_unknown' ? 'line' : 'alternative', answered.reason),
        )
    }
  })
  api.openapi(read, async c => {
    c.header('cache-control', 'no-store')
    return c.json({ data: await getOwnLinkState(c.get('context'), c.req.valid('param').id) }, 200)
  })
  api.openapi(withdrawOwn, async c => {
    const planId = c.req.valid('param').id
    await withdrawOwnLinks(c.get('context'), { planId })
    c.header('cache-control', 'no-store')
    return c.json({ data: await getOwnLinkState(c.get('context'), planId) }, 200)
  })
  api.openapi(readAsOffice, async c => {
    c.header('cache-control', 'no-store')
    return c.json({ data: await getOfficeLinkState(c.get('context'), c.req.valid('param').id) }, 200)
  })
  api.openapi(withdrawAsOffice, async c => {
    const planId = c.req.valid('param').id
    await withdrawLinks(c.get('context'), { planId })
    c.header('cache-control', 'no-store')
    return c.json({ data: await getOfficeLinkState(c.get('context'), planId) }, 200)
  })
  return api
}
