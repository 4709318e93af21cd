import { createRoute, z } from '@hono/zod-openapi'
import { getBooking } from '#app/features/money/booking/booking-queries.server.ts'
import { acceptance, booking, depositWish } from '#app/features/money/booking/booking-schema.ts'
import { chargeDeposit } from '#app/features/money/booking/deposit-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { getOpenMatters } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { apiRouter } from './api-router.ts'
import { bodyFailures, inputFailures, jsonAnswer, jsonBody, notFound, withKey } from './contract.ts'
import { answerMoneyConflict, moneyConflicts } from './money-conflict.ts'
import { ofProposal } from './plan-number.ts'
import { locale, readIn, wholeOf } from './reading.ts'

const shared = { security: withKey, tags: ['Booking'] }
const failures = { ...bodyFailures, ...notFound, ...moneyConflicts }

export const read = createRoute({
  ...shared,
  method: 'get',
  path: '/api/private/plan/{id}/proposal/{number}/booking',
  operationId: 'getBooking',
  summary: 'Get what was signed and paid of a proposal',
  description: 'For a sent proposal of one’s own plan. Amounts are in minor units.',
  request: { params: ofProposal, query: z.object({ locale }) },
  responses: {
    200: jsonAnswer(
      'The booking: signature, invoices and payments.',
      wholeOf(z.object(booking.shape).openapi('Booking')),
    ),
    ...inputFailures,
    ...notFound,
  },
})

export const accept = createRoute({
  ...shared,
  method: 'post',
  path: '/api/private/plan/{id}/proposal/{number}/accept',
  operationId: 'acceptProposal',
  summary: 'Accept a proposal',
  description:
    'Only the latest sent proposal can be accepted, unchanged, at its price and with the terms in force, while its first day is to come. While a swap, a question or a price of it is open, the call answers 409 `proposal_open` with the list. A repeated call returns the existing acceptance.',
  request: { params: ofProposal, body: jsonBody(acceptance, { termsVersion: '2026-1', name: 'Ana Mora' }) },
  responses: {
    200: jsonAnswer(
      'The acceptance.',
      wholeOf(
        z.object({ number: z.int(), at: z.iso.datetime(), name: z.string(), termsVersion: z.string() }),
      ),
    ),
    ...failures,
  },
})

export const deposit = createRoute({
  ...shared,
  method: 'post',
  path: '/api/private/plan/{id}/proposal/{number}/deposit',
  operationId: 'chargeDeposit',
  summary: 'Request the invoice of the deposit, or a page to pay it by card',
  description:
    'The amount follows from the accepted proposal and its terms. A repeated call returns the same invoice and, while it is open for the same amount, the same page.',
  request: { params: ofProposal, body: jsonBody(depositWish, { by: 'transfer' }) },
  responses: {
    200: jsonAnswer(
      'The invoice, and for a card its payment page.',
      wholeOf(
        z.object({
          invoice: booking.shape.invoices.element,
          checkoutUrl: z
            .url()
            .nullable()
            .openapi({ description: 'The payment page; null for a bank transfer' }),
        }),
      ),
    ),
    ...failures,
  },
})

/** The calls with which a traveller books. */
export function routes() {
  const api = apiRouter()
  api.openapi(read, async c => {
    const { id, number } = c.req.valid('param')
    const found = await readIn(c, c.req.valid('query').locale, ctx => getBooking(ctx, id, number))
    c.header('cache-control', 'no-store')
    const isOpen = found.state === 'open' || found.state === 'price_unknown'
    const openMatters = isOpen ? await getOpenMatters(c.get('context'), { planId: id, number }) : []
    return c.json({ data: { ...found, openMatters } }, 200)
  })
  api.openapi(accept, async c => {
    const { id, number } = c.req.valid('param')
    const answer = await acceptProposal(c.get('context'), { planId: id, number, ...c.req.valid('json') })
    if (!answer.ok) {
      const open = 'openMatters' in answer ? answer.openMatters : undefined
      return answerMoneyConflict(c, answer.reason, open ? { openMatters: open } : {})
    }
    const { at, ...accepted } = answer.accepted
    return c.json({ data: { ...accepted, at: at.toISOString() } }, 200)
  })
  api.openapi(deposit, async c => {
    const { id, number } = c.req.valid('param')
    const answer = await chargeDeposit(c.get('context'), { planId: id, number, ...c.req.valid('json') })
    if (!answer.ok) return answerMoneyConflict(c, answer.reason)
    const { invoice, checkoutUrl } = answer
    return c.json({ data: { invoice, checkoutUrl } }, 200)
  })
  return api
}
