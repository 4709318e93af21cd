import { createRoute, z } from '@hono/zod-openapi'
import {
  getLeadFigures,
  getPayouts,
  getReferral,
  listLeads,
} from '#app/features/money/org/org-queries.server.ts'
import { lead, leadFigures, payouts, referral } from '#app/features/money/org/org-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer, orProgram, unauthorized, withKey } from './contract.ts'
import { noStore } from './no-store.ts'
import { linkNextCursor, locale, nextCursor, paged, readIn, rowNumber, wholeOf } from './reading.ts'

const shared = {
  security: orProgram(withKey, 'referrals:read'),
  ...{ tags: ['Partners'], method: 'get' as const },
}
const failures = { ...inputFailures, ...unauthorized }

export const leads = createRoute({
  ...shared,
  path: '/api/org/plan',
  operationId: 'listLeads',
  summary: 'List the requests that a partner referred',
  description: 'Newest first. Contains no names, messages or prices.',
  request: { query: z.object({ locale, ...paged(rowNumber) }) },
  responses: {
    200: jsonAnswer(
      'A page of referred requests.',
      z.object({
        data: z.array(lead.openapi('Lead')),
        next: nextCursor,
        figures: leadFigures.openapi('LeadFigures'),
      }),
    ),
    ...failures,
  },
})

export const payout = createRoute({
  ...shared,
  security: withKey,
  path: '/api/org/payout',
  operationId: 'getPayouts',
  summary: 'List a partner’s commissions and their payment dates',
  request: { query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('The commissions by trip, each in two halves.', wholeOf(payouts.openapi('Payouts'))),
    ...failures,
  },
})

export const ownReferral = createRoute({
  ...shared,
  path: '/api/org/referral',
  operationId: 'getReferral',
  summary: 'Get the address of a partner’s page and today’s signed referral code',
  request: { query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('The address and the code.', wholeOf(referral.openapi('Referral'))),
    ...failures,
  },
})

/** The calls of partners. */
export function routes() {
  const api = apiRouter()
  api.use('/api/org/*', noStore)
  api.openapi(leads, async c => {
    const { locale: wanted, cursor: after, limit } = c.req.valid('query')
    const [page, figures] = await readIn(c, wanted, ctx =>
      Promise.all([listLeads(ctx, { limit, after }), getLeadFigures(ctx)]),
    )
    return c.json({ data: page.items, next: linkNextCursor(c, page.after), figures }, 200)
  })
  api.openapi(payout, async c =>
    c.json({ data: await readIn(c, c.req.valid('query').locale, getPayouts) }, 200),
  )
  api.openapi(ownReferral, async c =>
    c.json({ data: await readIn(c, c.req.valid('query').locale, getReferral) }, 200),
  )
  return api
}
