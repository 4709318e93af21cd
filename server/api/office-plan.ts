import { createRoute, z } from '@hono/zod-openapi'
import { getReplyTimes } from '#app/features/conversation/reply-times/reply-times-queries.server.ts'
import { replyTimes } from '#app/features/conversation/reply-times/reply-times-schema.ts'
import { findPartyEffect } from '#app/features/office/editor/draft-queries.server.ts'
import { listInbox } from '#app/features/office/inbox/inbox-queries.server.ts'
import { inboxRow } from '#app/features/office/inbox/inbox-row-queries.server.ts'
import { inboxCounts, inboxGroups, inboxPosition } from '#app/features/office/inbox/inbox-schema.ts'
import { getOfficePlan } from '#app/features/office/plan-page/office-plan-queries.server.ts'
import { officePlan, presentPerson } from '#app/features/office/plan-page/plan-page-schema.ts'
import { stages } from '#app/features/plan/core/plan.ts'
import { officePlanner, wishCorrection } from '#app/features/plan/handling/handling-schema.ts'
import {
  assignPlan,
  bePresent,
  correctWish,
  setPlanStage,
  snoozePlan,
  trustPlan,
} from '#app/features/plan/handling/stage-commands.server.ts'
import { stageTargets } from '#app/features/plan/handling/stage-move.ts'
import { wish } from '#app/features/wish/wish-schema.ts'
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
import { failureOf } from './error-codes.ts'
import { failureFields } from './failure.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { ofPlan } from './plan-number.ts'
import { countryTag, linkNextCursor, locale, nextCursor, paged, readIn, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }
export const officeFailures = { ...bodyFailures, ...unauthorized, ...notFound }

export const list = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan',
  operationId: 'listOfficePlans',
  summary: 'List plans in the inbox, the most urgent first',
  description: `In groups: ${inboxGroups.join(', ')}. Plans that are over are listed only if selected by stage, search words or \`due\`. Fifty per page.`,
  request: {
    query: z.object({
      stage: z.enum(stages).optional(),
      country: countryTag.optional(),
      planner: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .optional()
        .openapi({
          description: 'Key of a planner; `me` includes unassigned plans; `nobody`',
          example: 'me',
        }),
      due: z.enum(inboxGroups).optional(),
      q: z
        .string()
        .trim()
        .max(120)
        .optional()
        .openapi({ description: 'Search words: a name, an email address or a plan number', example: 'ana' }),
      ...paged(inboxPosition),
    }),
  },
  responses: {
    200: jsonAnswer(
      'A page of plans.',
      z.object({
        data: z.array(inboxRow),
        next: nextCursor,
        counts: inboxCounts,
        replyTimes: replyTimes
          .nullable()
          .openapi({ description: 'Recent reply times; null while there are too few answers' }),
        now: z.iso.datetime().openapi({ description: 'Time of the server, by which the groups are formed' }),
      }),
    ),
    ...inputFailures,
    ...unauthorized,
  },
})

export const one = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan/{id}',
  operationId: 'getOfficePlan',
  summary: 'Get a plan with everything the office needs',
  request: { params: ofPlan, query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('The plan.', wholeOf(officePlan)),
    ...inputFailures,
    ...unauthorized,
    ...notFound,
  },
})

export const assign = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/assign',
  operationId: 'assignPlan',
  summary: 'Claim a plan or hand it over',
  description:
    'The first claim wins: a later one is answered 409 with the planner who has the plan. To hand a plan over, `from` names its current planner.',
  request: {
    params: ofPlan,
    body: jsonBody(
      z
        .object({
          fkey: z.string().min(1).max(60),
          from: z
            .string()
            .max(60)
            .nullable()
            .default(null)
            .openapi({ description: 'Key of the current planner as the caller knows it; null for nobody' }),
        })
        .openapi('Assignment'),
      { fkey: 'daniela-quesada' },
    ),
  },
  responses: {
    200: jsonAnswer('The planner who now has the plan.', wholeOf(z.object({ planner: officePlanner }))),
    ...officeFailures,
    ...conflicts,
  },
})

export const stage = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/stage',
  operationId: 'setPlanStage',
  summary: 'Move a plan to another stage, with a reason',
  request: {
    params: ofPlan,
    body: jsonBody(
      z
        .object({ stage: z.enum(stageTargets), reason: z.string().trim().max(2_000).default('') })
        .openapi('StageMove'),
      { stage: 'lost', reason: 'They chose a cruise.' },
    ),
  },
  responses: {
    200: jsonAnswer('The new stage.', wholeOf(z.object({ stage: z.enum(stages) }))),
    ...officeFailures,
    ...conflicts,
  },
})

export const snooze = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/snooze',
  operationId: 'snoozePlan',
  summary: 'Snooze a plan until a given time, or wake it',
  description: 'An overdue plan cannot be snoozed. A message from the traveller wakes it.',
  request: {
    params: ofPlan,
    body: jsonBody(
      z
        .object({
          until: z.iso
            .datetime({ offset: true })
            .nullable()
            .openapi({ description: 'When to wake it; null wakes it now', example: '2027-01-10T15:00:00Z' }),
        })
        .openapi('Snooze'),
      { until: null },
    ),
  },
  responses: {
    200: jsonAnswer(
      'Until when the plan is snoozed; null if it is not.',
      wholeOf(z.object({ snoozedUntil: z.iso.datetime().nullable() })),
    ),
    ...officeFailures,
    ...conflicts,
  },
})

export const trust = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/trust',
  operationId: 'trustPlan',
  summary: 'Confirm that a suspicious plan comes from a person',
  request: { params: ofPlan },
  responses: {
    204: { description: 'The plan is no longer marked as suspicious.' },
    ...inputFailures,
    ...tooLarge,
    ...unauthorized,
    ...notFound,
  },
})

const corrected = z.object({ wish, revision: z.int() })

const effect = z
  .object({
    number: z.int(),
    isSent: z.boolean(),
    price: z.object({ before: z.int().nullable(), now: z.int().nullable(), currency: z.string() }),
    rooms: z.array(z.object({ house: z.string(), before: z.int(), now: z.int() })),
    tooYoungFor: z.array(z.string()).openapi({ description: 'Tours that somebody is too young for' }),
    words: z.object({ en: z.array(z.string()), es: z.array(z.string()) }),
  })
  .nullable()
  .openapi({ description: 'What the party changes in the newest proposal; null if it is for the same party' })

const wishConflict = z
  .object({ ...failureFields, reason: z.string(), current: corrected })
  .openapi('WishConflict')

export const correct = createRoute({
  ...shared,
  method: 'patch',
  path: '/api/admin/plan/{id}/wish',
  operationId: 'correctWish',
  summary: 'Correct what the traveller wants',
  description:
    'Each part that is given replaces the whole part. The log says what was changed from what to what.',
  request: {
    params: ofPlan,
    body: jsonBody(wishCorrection, { revision: 4, who: { adults: 2, childAges: [8, 11] } }),
  },
  responses: {
    200: jsonAnswer('The wish as it is now.', wholeOf(corrected.extend({ effect }))),
    ...officeFailures,
    409: jsonAnswer('The plan has changed since; the wish as it is now.', wishConflict),
  },
})

export const presence = createRoute({
  ...shared,
  method: 'put',
  path: '/api/admin/plan/{id}/presence',
  operationId: 'bePresent',
  summary: 'Report that the caller has a plan open, and get who else has',
  description: 'Repeat it within a minute; after that the caller counts as gone.',
  request: { params: ofPlan },
  responses: {
    200: jsonAnswer('The people of the office who have the plan open.', wholeOf(z.array(presentPerson))),
    ...inputFailures,
    ...tooLarge,
    ...unauthorized,
    ...notFound,
  },
})

/** The office's calls about plans. */
export function routes() {
  const api = apiRouter()
  api.use('/api/admin/plan/*', noStore)
  api.openapi(list, async c => {
    const { cursor = null, limit, q, ...filters } = c.req.valid('query')
    const ctx = c.get('context')
    const {
      rows,
      counts,
      after: end,
    } = await listInbox(ctx, { ...filters, q: q || undefined }, cursor, limit)
    const next = linkNextCursor(c, end)
    const times = await getReplyTimes(ctx)
    return c.json({ data: rows, next, counts, replyTimes: times, now: ctx.now().toISOString() }, 200)
  })
  api.openapi(one, async c => {
    const { id: planId } = c.req.valid('param')
    const data = await readIn(c, c.req.valid('query').locale, ctx => getOfficePlan(ctx, planId))
    return c.json({ data }, 200)
  })
  api.openapi(assign, async c => {
    const { id: planId } = c.req.valid('param')
    const answer = await assignPlan(c.get('context'), { planId, ...c.req.valid('json') })
    if (answer.ok) return c.json({ data: { planner: answer.planner } }, 200)
    const { reason } = answer
    if (reason === 'staff_unknown' || reason === 'staff_elsewhere')
      return answerInvalid(c, problemWith('fkey', reason))
    return answerConflict(c, answer)
  })
  api.openapi(snooze, async c => {
    const { id: planId } = c.req.valid('param')
    const { until } = c.req.valid('json')
    const answer = await snoozePlan(c.get('context'), { planId, until: until ? new Date(until) : null })
    if (answer.ok) return c.json({ data: { snoozedUntil: answer.snoozedUntil?.toISOString() ?? null } }, 200)
    const { reason } = answer
    if (reason === 'in_past' || reason === 'too_far') return answerInvalid(c, problemWith('until', reason))
    return answerConflict(c, answer)
  })
  api.openapi(trust, async c => {
    await trustPlan(c.get('context'), { planId: c.req.valid('param').id })
    return c.body(null, 204)
  })
  api.openapi(correct, async c => {
    const { id: planId } = c.req.valid('param')
    const answer = await correctWish(c.get('context'), { planId, ...c.req.valid('json') })
    const { wish: current, revision } = answer
    if (answer.ok) {
      const changes = await findPartyEffect(c.get('context').db, planId)
      return c.json({ data: { wish: current, revision, effect: changes } }, 200)
    }
    const { code, message } = failureOf(409)
    const failure = { code, message, request_id: c.get('requestId'), reason: answer.reason }
    return c.json({ ...failure, current: { wish: current, revision } }, 409)
  })
  api.openapi(presence, async c => {
    const data = await bePresent(c.get('context'), { planId: c.req.valid('param').id })
    return c.json({ data }, 200)
  })
  api.openapi(stage, async c => {
    const { id: planId } = c.req.valid('param')
    const answer = await setPlanStage(c.get('context'), { planId, ...c.req.valid('json') })
    if (answer.ok) return c.json({ data: { stage: answer.stage } }, 200)
    if (answer.reason === 'reason_missing') return answerInvalid(c, problemWith('reason', answer.reason))
    return answerConflict(c, answer)
  })
  return api
}
