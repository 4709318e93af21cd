import { createRoute, z } from '@hono/zod-openapi'
import { listChoices } from '#app/features/office/editor/choice-queries.server.ts'
import { createDraft, saveDraft } from '#app/features/office/editor/draft-commands.server.ts'
import { checkDraft, getDraft, previewDraft } from '#app/features/office/editor/draft-queries.server.ts'
import {
  choice,
  choiceQuery,
  draftWords,
  type EditedDraft,
  officeDraft,
} from '#app/features/office/editor/draft-schema.ts'
import { sendDraft, stopSending } from '#app/features/office/editor/send-draft.server.ts'
import { disagreementCodes } from '#app/features/proposal/pricing/disagreements.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { apiRouter } from './api-router.ts'
import { answerConflict, answerMovedOn, conflict, conflicts, movedOn } from './conflict.ts'
import {
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  tooLarge,
  unauthorized,
  whole,
  withKey,
} from './contract.ts'
import { failureOf } from './error-codes.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { officeFailures } from './office-plan.ts'
import { openQuestion, ownProposal } from './own-proposal.ts'
import { ofPlan, ofProposal } from './plan-number.ts'
import { locale, readIn, wholeOf } from './reading.ts'

const version = z
  .string()
  .regex(/^"\d{1,9}"$/)
  .transform(text => Number(text.slice(1, -1)))

const ifMatch = version.openapi({
  type: 'string',
  description: 'The version that was read, as in its ETag, with quotation marks',
  example: '"1"',
})

const shared = { security: withKey, tags: ['Office'] }
const source = z
  .union([
    z.object({ trip: z.string().regex(/^[a-z0-9-]{1,120}$/) }),
    z.object({ proposal: z.int().min(1).max(99_999) }),
    z.object({ firstDraft: z.literal(true) }),
  ])
  .nullable()
  .default(null)
const draft = z.object(officeDraft.shape).openapi('OfficeDraft')
const heads = z.object({ adults: z.int(), childAges: z.array(z.int()) })
const disagreement = z
  .object({
    code: z.enum(disagreementCodes).openapi({
      description:
        '`nights`: a line states other nights than there are; `days_changed`: the days under a line that was set by hand have changed; `party`: a line is for another number of travellers; `party_wish`: the request has another party; `adults_unknown`: it has children, and does not say with how many adults; `sum`: a line is not what the catalogue says of the days; `rooms`: a house has too few',
    }),
    line: z.string().nullable().openapi({ description: 'Id of the price line; null if it is about none' }),
    words: z.object({ en: z.string(), es: z.string() }).openapi({ description: 'The same as a sentence' }),
  })
  .openapi('Disagreement')
const checks = {
  facts: z.looseObject({}).pipe(whole<ProposalFacts>()).openapi({
    description: 'Facts of the catalogue about its places and tours',
  }),
  disagreements: z.array(disagreement).openapi({
    description: 'What its price does not agree with; it is sent only with a second yes',
  }),
  children: z
    .array(
      z.object({
        age: z.int().openapi({ description: 'Age on the first day' }),
        turns: z
          .int()
          .nullable()
          .openapi({ description: 'Index of the day on which it is a year older; null for none' }),
        isBirthdayKnown: z.boolean(),
      }),
    )
    .openapi({ description: 'The children of the draft, in the order of their ages' }),
  wished: heads
    .nullable()
    .openapi({ description: 'Who travels as the request has it; null if it does not say' }),
}
const words = z.object(draftWords.shape).openapi('DraftWords')

export const preview = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}/proposal/{number}/preview',
  operationId: 'previewDraft',
  summary: 'Preview a draft as its traveller will see it',
  request: { params: ofProposal },
  responses: {
    200: jsonAnswer('The draft as a sent proposal.', wholeOf(ownProposal)),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const create = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/proposal',
  operationId: 'createDraft',
  summary: 'Create a draft: from a published trip, an earlier proposal, the traveller’s own draft, or blank',
  description: 'A plan has one draft at a time: while one is open, the answer is 409 with `draft_open`.',
  request: {
    params: ofPlan,
    body: jsonBody(z.object({ from: source }).openapi('NewDraft'), {
      from: { trip: 'cloud-forest-to-corcovado' },
    }),
  },
  responses: {
    201: jsonAnswer('The number of the new draft.', wholeOf(z.object({ number: z.int() }))),
    ...officeFailures,
    ...conflicts,
  },
})

export const read = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}/proposal/{number}',
  operationId: 'getDraft',
  summary: 'Get a draft, with the last sent proposal and the facts of the catalogue',
  request: { params: ofProposal },
  responses: {
    200: jsonAnswer(
      'The draft and its context.',
      wholeOf(
        draft.extend({
          before: z.object({ number: z.int(), content: draftWords.shape.content }).nullable(),
          ...checks,
          said: z
            .array(
              z.looseObject({ line: z.string(), since: z.int() }).pipe(whole<EditedDraft['said'][number]>()),
            )
            .openapi({
              description: 'The traveller’s last word on each line, of this draft and those before it',
            }),
          questions: z.array(openQuestion).openapi({ description: 'Nobody has answered these yet' }),
        }),
      ),
    ),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const save = createRoute({
  ...shared,
  method: 'put',
  path: '/api/admin/plan/{id}/proposal/{number}',
  operationId: 'saveDraft',
  summary: 'Save a draft',
  description:
    'If-Match names the version that was read. If the draft has changed since, nothing is written and 412 returns its current version. Price lines that the catalogue computes follow the days: the answer has them as they are now. A line that is by hand stays.',
  request: {
    params: ofProposal,
    headers: z.object({ 'if-match': ifMatch }),
    body: jsonBody(words, {
      title: 'Frogs by torchlight',
      note: '',
      content: {
        ...{ locale: 'en', startsOn: null, adults: 2, childAges: [], currency: 'USD', tripKey: null },
        days: [
          {
            ...{ id: 'd1', title: 'Land, sleep', story: '', place: 'san-jose', country: 'costa-rica' },
            ...{ hotel: null, legs: [], activities: [], meals: [], altitudeGainM: 0, walkKm: 0 },
          },
        ],
        ...{ price: [], notIncluded: [] },
      },
    }),
  },
  responses: {
    200: jsonAnswer('The saved draft.', wholeOf(draft.extend(checks))),
    ...officeFailures,
    ...conflicts,
    ...movedOn(draft),
  },
})

export const send = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/proposal/{number}/send',
  operationId: 'sendDraft',
  summary: 'Send a draft, now or at a given time; once sent it never changes',
  description:
    'A draft whose price disagrees with its days, its nights or its party is sent only with `confirmed`; without it, the answer is 409 `draft_disagrees` with the list. A draft that disagrees with more by the time it leaves is not sent.',
  request: {
    params: ofProposal,
    headers: z.object({ 'if-match': ifMatch.optional() }),
    body: jsonBody(
      z
        .object({
          note: z.string().trim().max(5_000),
          at: z.iso.datetime({ offset: true }).nullable().default(null),
          confirmed: z.boolean().default(false).openapi({
            description: 'Send it although its price disagrees with it',
          }),
        })
        .openapi('Sending'),
      { note: 'Macaws halfway.' },
    ),
  },
  responses: {
    200: jsonAnswer(
      'When it was sent, or will be.',
      wholeOf(z.object({ sentTs: z.iso.datetime().nullable(), sendAt: z.iso.datetime().nullable() })),
    ),
    ...officeFailures,
    409: jsonAnswer(
      'The call conflicts with the current state; `reason` says why.',
      conflict.extend({ disagreements: z.array(disagreement).optional() }),
    ),
  },
})

export const stop = createRoute({
  ...shared,
  method: 'delete',
  path: '/api/admin/plan/{id}/proposal/{number}/send',
  operationId: 'stopSending',
  summary: 'Cancel the scheduled sending of a draft',
  request: { params: ofProposal },
  responses: {
    200: jsonAnswer('Whether the draft was scheduled.', wholeOf(z.object({ stopped: z.boolean() }))),
    ...inputFailures,
    ...tooLarge,
    ...unauthorized,
    ...notFound,
  },
})

export const choices = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/choice',
  operationId: 'listChoices',
  summary: 'List the houses, tours or places of a country for a day: what fits first, the nearest first',
  request: { query: choiceQuery.extend({ locale }) },
  responses: {
    200: jsonAnswer('What may be chosen.', wholeOf(z.array(z.object(choice.shape).openapi('Choice')))),
    ...inputFailures,
    ...unauthorized,
  },
})

/** The office's calls about drafts of proposals. */
export function routes() {
  const api = apiRouter()
  api.openapi(create, async c => {
    const { id: planId } = c.req.valid('param')
    const answer = await createDraft(c.get('context'), { planId, from: c.req.valid('json').from })
    if (answer.ok) return c.json({ data: { number: answer.number } }, 201)
    if (answer.reason === 'source_unknown') return answerInvalid(c, problemWith('from', 'not_valid'))
    return answerConflict(c, { reason: answer.reason })
  })
  api.openapi(read, async c => {
    const { id, number } = c.req.valid('param')
    const data = await getDraft(c.get('context'), id, number)
    c.header('etag', `"${data.version}"`)
    const said = data.said.map(each => ({ ...each }))
    return c.json({ data: { ...data, facts: { ...data.facts }, said } }, 200)
  })
  api.openapi(save, async c => {
    const { id: planId, number } = c.req.valid('param')
    const read = c.req.valid('header')['if-match']
    const answer = await saveDraft(c.get('context'), {
      planId,
      number,
      version: read,
      words: c.req.valid('json'),
    })
    if (!answer.ok && answer.reason === 'not_offered')
      return answerInvalid(c, problemWith(`content.${answer.problem.path}`, answer.problem.code))
    c.header('etag', `"${answer.draft.version}"`)
    if (answer.ok) {
      const { facts, ...data } = await checkDraft(c.get('context').db, planId, answer.draft)
      return c.json({ data: { ...data, facts: { ...facts } } }, 200)
    }
    if (answer.reason === 'sent') return answerConflict(c, { reason: 'sent' })
    return answerMovedOn(c, answer.draft)
  })
  api.openapi(send, async c => {
    const { id: planId, number } = c.req.valid('param')
    const { note, at, confirmed } = c.req.valid('json')
    const ctx = c.get('context')
    const answer = await sendDraft(ctx, {
      planId,
      number,
      note,
      at: at ? new Date(at) : null,
      version: c.req.valid('header')['if-match'] ?? null,
      confirmed,
    })
    if (!answer.ok) {
      const { code, message } = failureOf(409)
      const { ok: _, ...why } = answer
      return c.json({ code, message, request_id: c.get('requestId'), ...why }, 409)
    }
    ctx.wake()
    const { sentTs, sendAt } = answer
    return c.json(
      { data: { sentTs: sentTs?.toISOString() ?? null, sendAt: sendAt?.toISOString() ?? null } },
      200,
    )
  })
  api.openapi(stop, async c => {
    const { id: planId, number } = c.req.valid('param')
    return c.json({ data: { stopped: await stopSending(c.get('context'), { planId, number }) } }, 200)
  })
  api.openapi(choices, async c => {
    const { locale: language, ...query } = c.req.valid('query')
    return c.json({ data: await readIn(c, language, ctx => listChoices(ctx, query)) }, 200)
  })
  api.openapi(preview, async c => {
    const { id, number } = c.req.valid('param')
    const data = { ...(await previewDraft(c.get('context'), id, number)) }
    return c.json({ data }, 200)
  })
  return api
}
