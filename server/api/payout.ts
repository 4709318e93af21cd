import { createRoute, z } from '@hono/zod-openapi'
import { payoutDue, payoutOrder } from '#app/features/money/org/org-schema.ts'
import { payDue, previewPayouts } from '#app/features/money/org/payout-commands.server.ts'
import { dayOf } from '#app/text/days.ts'
import { apiRouter } from './api-router.ts'
import {
  bodyFailures,
  inputFailures,
  jsonAnswer,
  jsonBody,
  notFound,
  unauthorized,
  withKey,
} from './contract.ts'
import { emailPreview, previewEmail } from './preview-email.ts'
import { wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Money'] }

export const due = createRoute({
  ...shared,
  method: 'get',
  path: '/api/admin/payout',
  operationId: 'listDuePayouts',
  summary: 'List what is due to each partner',
  description: 'For admins. Halves of commissions that are due up to a day, today by default, and not paid.',
  request: { query: z.object({ upTo: z.iso.date().optional() }) },
  responses: {
    200: jsonAnswer(
      'The partners, each with what is due.',
      z.object({ data: z.array(payoutDue.extend({ email: emailPreview.nullable() })) }),
    ),
    ...inputFailures,
    ...unauthorized,
  },
})

export const pay = createRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/payout',
  operationId: 'payDue',
  summary: 'Record that a partner was paid what is due',
  description:
    'For admins. Every half that is due up to a day, never one before its day, and none twice. `reference` is the bank’s own.',
  request: { body: jsonBody(payoutOrder, { partner: 'wild-isthmus', upTo: '2027-01-31' }) },
  responses: {
    200: jsonAnswer(
      'What was paid; empty if nothing was due.',
      wholeOf(payoutDue.pick({ halves: true, sums: true })),
    ),
    ...bodyFailures,
    ...unauthorized,
    ...notFound,
  },
})

export function routes() {
  const api = apiRouter()
  api.openapi(due, async c => {
    const ctx = c.get('context')
    const upTo = c.req.valid('query').upTo ?? dayOf(ctx.now())
    const found = await previewPayouts(ctx, upTo)
    const data = await Promise.all(
      found.map(async ({ email, ...partner }) => ({ ...partner, email: await previewEmail(ctx, email) })),
    )
    return c.json({ data }, 200)
  })
  api.openapi(pay, async c => {
    const { paid: halves, sums } = await payDue(c.get('context'), c.req.valid('json'))
    return c.json({ data: { halves, sums } }, 200)
  })
  return api
}
