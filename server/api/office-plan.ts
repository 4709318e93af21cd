import { createRoute, z } from '@hono/zod-openapi'
import { getReplyTimes } from '#app/features/conversation/reply-times/reply-times-queries.server.ts'
import { replyTimes } from '#app/features/conversation/reply-times/reply-times-schema.ts'
import { listInbox } from '#app/features/office/inbox/inbox-queries.server.ts'
import { inboxCounts, inboxGroups, inboxPosition, inboxRow } from '#app/features/office/inbox/inbox-schema.ts'
import { getOfficePlan } from '#app/features/office/plan-page/office-plan-queries.server.ts'
import { officePlan, presentPerson } from '#app/features/office/plan-page/office-plan-schema.ts'
import { stages } from '#app/features/plan/core/plan.ts'
import { assignPlan } from '#app/features/plan/handling/assign-commands.server.ts'
import { officePlanner } from '#app/features/plan/handling/planner-schema.ts'
import { bePresent } from '#app/features/plan/handling/presence-commands.server.ts'
import { setPlanStage, snoozePlan } from '#app/features/plan/handling/stage-commands.server.ts'
import { stageTargets } from '#app/features/plan/handling/stage-move.ts'
import { trustPlan } from '#app/features/plan/handling/trust-commands.server.ts'
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
import { writeCursor } from './cursor.ts'
import { answerInvalid, problemWith } from './invalid-request.ts'
import { noStore } from './no-store.ts'
import { ofPlan } from './plan-number.ts'
import { after, countryTag, locale, readIn, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Office'] }
export const officeFailures = { ...bodyFailures, ...unauthorized, ...notFound }

export const list = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/plan',
  operationId: 'listOfficePlans',
  summary: 'The inbox: plans by who waits, and how long for',
  description: `In groups: ${inboxGroups.join(', ')}. What is over is listed where it is asked for by stage, by words or by \`due\`. Fifty to a page.`,
  request: {
    query: z.object({
      stage: z.enum(stages).optional(),
      country: countryTag.optional(),
      planner: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .optional()
        .openapi({ description: 'A key on the staff; `me` with what nobody has; `nobody`', example: 'me' }),
      due: z.enum(inboxGroups).optional(),
      q: z
        .string()
        .trim()
        .max(120)
        .optional()
        .openapi({ description: 'A name, an address or a number', example: 'ana' }),
      cursor: after(inboxPosition),
    }),
  },
  responses: {
    200: jsonAnswer(
      'A page of plans.',
      z.object({
        data: z.array(inboxRow),
        next: z.string().nullable().openapi({ description: 'The next page’s `cursor`; null on the last' }),
        counts: inboxCounts,
        replyTimes: replyTimes
          .nullable()
          .openapi({ description: 'How long people waited lately; null while too few answers say it' }),
        now: z.iso.datetime().openapi({ description: 'The server’s clock, which the groups go by' }),
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
  summary: 'Everything of a plan that the office works with',
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
  summary: 'Claim a plan, or hand it over',
  description:
    'The first claim is final: the second caller is answered 409 with who has it. To hand over, `from` names who has it.',
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
            .openapi({ description: 'Who has it as far as the caller knows; null for nobody' }),
        })
        .openapi('Assignment'),
      { fkey: 'daniela-quesada' },
    ),
  },
  responses: {
    200: jsonAnswer('They have it.', wholeOf(z.object({ planner: officePlanner }))),
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
    200: jsonAnswer('It is there.', wholeOf(z.object({ stage: z.enum(stages) }))),
    ...officeFailures,
    ...conflicts,
  },
})

export const snooze = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/snooze',
  operationId: 'snoozePlan',
  summary: 'Put a plan off until an hour, or wake it',
  description: 'A late plan cannot be put off. A message from the traveller wakes it.',
  request: {
    params: ofPlan,
    body: jsonBody(
      z
        .object({
          until: z.iso
            .datetime({ offset: true })
            .nullable()
            .openapi({ description: 'Null wakes it', example: '2027-01-10T15:00:00Z' }),
        })
        .openapi('Snooze'),
      { until: null },
    ),
  },
  responses: {
    200: jsonAnswer('It is put off.', wholeOf(z.object({ snoozedUntil: z.iso.datetime().nullable() }))),
    ...officeFailures,
    ...conflicts,
  },
})

export const trust = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/plan/{id}/trust',
  operationId: 'trustPlan',
  summary: 'Say of a plan that looked as if a machine had sent it that it is a person’s',
  request: { params: ofPlan },
  responses: {
    204: { description: 'It is no longer marked.' },
    ...inputFailures,
    ...tooLarge,
    ...unauthorized,
    ...notFound,
  },
})

export const presence = createRoute({
  ...shared,
  method: 'put',
  path: '/api/admin/plan/{id}/presence',
  operationId: 'bePresent',
  summary: 'Say that one has a plan open, and see who else has',
  description: 'To be said again within a minute: after that one is gone.',
  request: { params: ofPlan },
  responses: {
    200: jsonAnswer('Who has it open.', wholeOf(z.array(presentPerson))),
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
    const { cursor = null, q, ...filters } = c.req.valid('query')
    const ctx = c.get('context')
    const { rows, counts, after: end } = await listInbox(ctx, { ...filters, q: q || undefined }, cursor)
    const next = end && writeCursor(end)
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
